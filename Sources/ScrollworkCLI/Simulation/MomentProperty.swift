import ScrollworkModel
import ScrollworkSimulation

/// A value as it is at a moment of a script.
enum MomentValue: Equatable, Sendable {
  case number(Double)
  case boolean(Bool)
  case numbers([Double])
  case text(String)
}

/// Something that has a value at every moment of a script: `list.contentOffset`, `pager.page`,
/// `card.top`, `photo.transform`.
struct MomentProperty: Sendable {
  enum Source: Equatable, Sendable {
    case scroll(ScrollProperty)
    /// Of a page control.
    case currentPage
    /// In the parent's coordinates.
    case frame
    /// In root coordinates.
    case attribute(LayoutItem, FrameAttribute)
    case picture(PictureProperty)
    case hidden
  }

  /// What scroll views have.
  enum ScrollProperty: String, CaseIterable, Sendable {
    case contentOffset
    case contentOffsetX = "contentOffset.x"
    case contentOffsetY = "contentOffset.y"
    case velocity
    case velocityX = "velocity.x"
    case velocityY = "velocity.y"
    case tracking, dragging, decelerating, zooming, zoomScale
    case contentSize
    case contentWidth = "contentSize.width"
    case contentHeight = "contentSize.height"
    case page
    case pageX = "page.x"
    case pageY = "page.y"
    case pageIndex
  }

  enum PictureProperty: String, CaseIterable, Sendable {
    case alpha, zPosition, cornerRadius, backgroundColor, transform, translate
    case translateX = "translate.x"
    case translateY = "translate.y"
    case scale, rotate
  }

  /// The view's path, or the item's.
  let path: String
  /// The view that a frame or picture is of.
  let view: Int
  let source: Source

  /// - Parameters:
  ///   - text: a path with a property behind it.
  ///   - property: a property by itself, `text` then being a view's path. `x` and `y` are a scroll
  ///     view's offset; with both empty a scroll view stands for its contentOffset.
  /// - Throws: `LanguageError` for a view or property that isn't there.
  init(_ text: String, property: String? = nil, in scene: ResolvedScene) throws(LanguageError) {
    if let property {
      try self.init(view: text, property, in: scene)
      return
    }
    if scene.view(at: text) != nil {
      try self.init(view: text, "", in: scene)
      return
    }
    // The longest beginning that is an item; what is behind it is the property.
    var words = text.split(separator: ".", omittingEmptySubsequences: false)
    var rest: [Substring] = []
    while words.count > 1 {
      rest.insert(words.removeLast(), at: 0)
      let path = words.joined(separator: ".")
      let name = rest.joined(separator: ".")
      guard let item = try? scene.item(at: path, suggests: false) else { continue }
      if let attribute = FrameAttribute(rawValue: name) {
        self.init(path: path, view: Int(item.index), source: .attribute(item, attribute))
        return
      }
      try self.init(view: path, name, in: scene)
      return
    }
    // Nothing is there: the error says what is near.
    _ = try scene.item(at: text)
    throw LanguageError(
      "\(quoted(text)) isn't there at this viewport.", at: 0..<text.unicodeScalars.count)
  }

  private init(path: String, view: Int, source: Source) {
    self.path = path
    self.view = view
    self.source = source
  }

  private init(
    view path: String, _ property: String, in scene: ResolvedScene
  ) throws(LanguageError) {
    guard let item = try scene.item(at: path), item.kind == .view else {
      throw LanguageError("\(quoted(path)) is no view.", at: 0..<path.unicodeScalars.count)
    }
    let view = Int(item.index)
    let type = scene.views[view].node.type
    let source: Source
    if type == .scrollView, let own = MomentProperty.scroll(property) {
      source = .scroll(own)
    } else if type == .pageControl, property == "currentPage" || property.isEmpty {
      source = .currentPage
    } else if property == "frame" {
      source = .frame
    } else if property == "hidden" {
      source = .hidden
    } else if let picture = PictureProperty(rawValue: property) {
      source = .picture(picture)
    } else if let attribute = FrameAttribute(rawValue: property) {
      source = .attribute(item, attribute)
    } else {
      throw MomentProperty.unknown(property, path, type)
    }
    self.init(path: scene.views[view].path, view: view, source: source)
  }

  private static func scroll(_ name: String) -> ScrollProperty? {
    switch name {
    case "": .contentOffset
    case "x": .contentOffsetX
    case "y": .contentOffsetY
    default: ScrollProperty(rawValue: name)
    }
  }

  private static func unknown(_ name: String, _ path: String, _ type: ViewType) -> LanguageError {
    var names = FrameAttribute.allCases.map(\.rawValue) + PictureProperty.allCases.map(\.rawValue)
    if type == .scrollView { names += ScrollProperty.allCases.map(\.rawValue) }
    if type == .pageControl { names.append("currentPage") }
    let near = nearestName(to: name, in: names)
    return LanguageError(
      name.isEmpty
        ? "\(quoted(path)) is a \(type.rawValue) and has no contentOffset."
        : "A \(type.rawValue) has no \(quoted(name)).", at: 0..<path.unicodeScalars.count,
      help: near.map { "Did you mean \($0)?" } ?? "Name a property such as frame or alpha.")
  }

  // MARK: Values

  /// The value at a moment; nil when the view isn't there any more, or has no such value.
  func value(in moment: SimulationMoment) -> MomentValue? {
    switch source {
    case .scroll(let property):
      return moment.scrollView(at: path).flatMap { MomentProperty.value(property, of: $0) }
    case .currentPage:
      return moment.pageControls.first { $0.path == path }.map { .number(Double($0.currentPage)) }
    case .frame:
      guard moment.scene.views.indices.contains(view) else { return nil }
      let frame = moment.frame(of: view)
      return .numbers([frame.x, frame.y, frame.width, frame.height])
    case .attribute(let item, let attribute):
      let frame = moment.rect(of: item)
      return .number(attribute.value(in: frame, direction: moment.scene.viewport.direction))
    case .hidden:
      return linked("hidden", in: moment) ?? node(in: moment).map { .boolean($0.hidden) }
    case .picture(let property):
      return linked(property.rawValue, in: moment)
        ?? node(in: moment).flatMap {
          MomentProperty.value(property, of: driven($0.picture, in: moment))
        }
    }
  }

  /// What a link sets, whatever path the property was asked for by.
  private func linked(_ property: String, in moment: SimulationMoment) -> MomentValue? {
    let name = "\(path).\(property)"
    switch moment.settings.first(where: { $0.path == name })?.value {
    case .number(let value): return .number(value)
    case .boolean(let value): return .boolean(value)
    case .text(let value): return .text(value)
    case .point, nil: return nil
    }
  }

  /// A view's transform with the parts of it that links drive.
  private func driven(
    _ picture: PictureAttributes, in moment: SimulationMoment
  ) -> PictureAttributes {
    func number(_ name: String) -> Double? {
      guard case .number(let value)? = linked(name, in: moment) else { return nil }
      return value
    }
    var picture = picture
    if let x = number("translate.x") { picture.transform.translation.x = x }
    if let y = number("translate.y") { picture.transform.translation.y = y }
    if let angle = number("rotate") { picture.transform.rotation = angle }
    if let scale = number("scale") { picture.transform.scale = Point(x: scale, y: scale) }
    if let x = number("scale.x") { picture.transform.scale.x = x }
    if let y = number("scale.y") { picture.transform.scale.y = y }
    return picture
  }

  private func node(in moment: SimulationMoment) -> ViewNode? {
    moment.scene.views.indices.contains(view) ? moment.scene.views[view].node : nil
  }

  private static func value(_ property: ScrollProperty, of scroll: ScrollSnapshot) -> MomentValue? {
    switch property {
    case .contentOffset: .numbers([scroll.contentOffset.x, scroll.contentOffset.y])
    case .contentOffsetX: .number(scroll.contentOffset.x)
    case .contentOffsetY: .number(scroll.contentOffset.y)
    case .velocity: .numbers([scroll.velocity.x, scroll.velocity.y])
    case .velocityX: .number(scroll.velocity.x)
    case .velocityY: .number(scroll.velocity.y)
    case .tracking: .boolean(scroll.flags.tracking)
    case .dragging: .boolean(scroll.flags.dragging)
    case .decelerating: .boolean(scroll.flags.decelerating)
    case .zooming: .boolean(scroll.flags.zooming)
    case .zoomScale: .number(scroll.zoomScale)
    case .contentSize: .numbers([scroll.contentSize.width, scroll.contentSize.height])
    case .contentWidth: .number(scroll.contentSize.width)
    case .contentHeight: .number(scroll.contentSize.height)
    case .page: page(of: scroll)
    case .pageX: scroll.page.horizontal.map { .number($0) }
    case .pageY: scroll.page.vertical.map { .number($0) }
    case .pageIndex: scroll.pageIndex.map { .number(Double($0)) }
    }
  }

  private static func page(of scroll: ScrollSnapshot) -> MomentValue? {
    if let name = scroll.pageName { return .text(name) }
    switch (scroll.page.horizontal, scroll.page.vertical) {
    case (let x?, let y?): return .numbers([x, y])
    case (let value?, nil), (nil, let value?): return .number(value)
    case (nil, nil): return nil
    }
  }

  private static func value(
    _ property: PictureProperty, of picture: PictureAttributes
  ) -> MomentValue? {
    let transform = picture.transform
    switch property {
    case .alpha: return .number(picture.alpha)
    case .zPosition: return .number(picture.zPosition)
    case .cornerRadius: return .number(picture.cornerRadius)
    case .backgroundColor: return picture.backgroundColor.map { .text($0) }
    case .translate: return .numbers([transform.translation.x, transform.translation.y])
    case .translateX: return .number(transform.translation.x)
    case .translateY: return .number(transform.translation.y)
    case .rotate: return .number(transform.rotation)
    case .scale:
      return transform.scale.x == transform.scale.y
        ? .number(transform.scale.x) : .numbers([transform.scale.x, transform.scale.y])
    case .transform:
      let sine = ElementaryFunctions.sine(degrees: transform.rotation)
      let cosine = ElementaryFunctions.cosine(degrees: transform.rotation)
      return .numbers([
        transform.scale.x * cosine, transform.scale.x * sine, -transform.scale.y * sine,
        transform.scale.y * cosine, transform.translation.x, transform.translation.y,
      ])
    }
  }
}
