internal import ScrollworkLayout
internal import ScrollworkLinkage
internal import ScrollworkModel

/// The solved layout that a script is played on: frames, contentOffsets, zoom scales.
struct Stage: Sendable {
  private(set) var scene: Scene
  private(set) var viewport: Viewport
  private(set) var resolved: ResolvedScene
  private(set) var layout: LayoutResult
  /// In the parent's coordinates, a scroll view's children in content coordinates; what page maps
  /// place is there already.
  private(set) var frames: [Rect] = []
  /// Of scroll views, by view.
  private(set) var offsets: [Point] = []
  /// Scale of zoomed views, by view; 1 for all others.
  private(set) var zoomScales: [Double] = []
  /// Frames that apps set by hand, by view.
  private var placed: [Int: Rect] = [:]
  /// Views that are out of the window for now.
  private(set) var absent: Set<Int> = []
  /// Something in a scroll view is tied to what doesn't scroll: the layout is another one at every
  /// offset.
  private(set) var dependsOnOffsets = false
  private var isStale = false
  private var patches: [(path: String, patch: ViewPatch)] = []
  private var constraintPatches: [ConstraintPatch] = []
  /// Items besides views whose rectangles are wanted, by their paths.
  private var measuredPaths: [String]
  /// What links drive; part of every solution.
  private var driven: [DrivenLayout.Value] = []
  /// Solves again what only `driven` changes.
  private var drivenLayout: DrivenLayout?
  /// Driven lengths aren't rounded to pixels.
  private var roundsToPixels = true
  /// Relative to the owning view's corner, in its content for what scrolls with it.
  private var measured: [LayoutItem: Rect] = [:]

  init(scene: Scene, viewport: Viewport, measuredPaths: [String]) {
    self.scene = scene
    self.viewport = viewport
    self.measuredPaths = measuredPaths
    (resolved, _) = SceneResolver.resolve(scene, viewport: viewport)
    var options = LayoutOptions()
    options.findsProblems = false
    layout = LayoutEngine.layout(resolved, options)
    prepare()
    solve()
  }

  // MARK: Changes

  mutating func resize(_ size: Size, safeArea: InsetSpecification?) {
    viewport.size = size
    viewport.device = nil
    viewport.safeArea = safeArea?.resolved(viewport.direction) ?? .zero
    resolve()
  }

  mutating func setKeyboardHeight(_ height: Double) {
    viewport.keyboardHeight = height
    resolved.viewport.keyboardHeight = height
    solve()
  }

  /// - Returns: false when there is no such view.
  mutating func patch(_ path: String, _ patch: ViewPatch) -> Bool {
    guard let view = resolved.view(at: path) else { return false }
    patches.append((path, patch))
    patch.apply(to: &resolved.views[view].node)
    solve()
    return true
  }

  /// - Returns: false when there is no such constraint.
  mutating func patch(_ change: ConstraintPatch) -> Bool {
    guard apply(change) else { return false }
    constraintPatches.append(change)
    solve()
    return true
  }

  mutating func insert(
    _ view: ViewNode, into parent: String, at place: Int?, constraints: [ConstraintDeclaration]
  ) -> Bool {
    guard let index = resolved.view(at: parent) else { return false }
    let path = SceneTree.path(to: index, in: scene.root, viewport: viewport)
    guard let path else { return false }
    SceneTree.change(&scene.root, at: path) { node in
      let count = node.children.count
      node.children.insert(view, at: min(max(place ?? count, 0), count))
    }
    scene.constraints += constraints
    resolve()
    return true
  }

  mutating func remove(_ view: String) -> Bool {
    guard let index = resolved.view(at: view), index > 0,
      let path = SceneTree.path(to: index, in: scene.root, viewport: viewport),
      let last = path.last
    else { return false }
    SceneTree.change(&scene.root, at: Array(path.dropLast())) { $0.children.remove(at: last) }
    resolve()
    return true
  }

  private mutating func resolve() {
    let before = Dictionary(
      zip(resolved.views.map(\.path), offsets), uniquingKeysWith: { first, _ in first })
    let scales = Dictionary(
      zip(resolved.views.map(\.path), zoomScales), uniquingKeysWith: { first, _ in first })
    let paths = resolved.views.map(\.path)
    (resolved, _) = SceneResolver.resolve(scene, viewport: viewport)
    // What links drive is known by indexes.
    if resolved.views.map(\.path) != paths { driven = [] }
    for (path, patch) in patches {
      if let view = resolved.view(at: path) { patch.apply(to: &resolved.views[view].node) }
    }
    for patch in constraintPatches { _ = apply(patch) }
    placed = [:]
    absent = []
    prepare()
    for (index, view) in resolved.views.enumerated() {
      offsets[index] = before[view.path] ?? .zero
      zoomScales[index] = scales[view.path] ?? 1
    }
    solve()
  }

  private mutating func apply(_ patch: ConstraintPatch) -> Bool {
    let names = resolved.names(of: Array(resolved.constraints.indices))
    var isFound = false
    for (index, name) in names.enumerated() where name == patch.name {
      isFound = true
      patch.apply(to: &resolved.constraints[index])
    }
    return isFound
  }

  private mutating func prepare() {
    dependsOnOffsets = OffsetDependence.isPresent(in: resolved)
    offsets = Array(repeating: .zero, count: resolved.views.count)
    zoomScales = Array(repeating: 1, count: resolved.views.count)
  }

  // MARK: Links

  /// Measures what links read, and keeps lengths exact where they drive some.
  mutating func prepareForLinks(_ program: LinkProgram) {
    measuredPaths += program.items.filter { $0.kind != .view }.map { resolved.path(of: $0) }
    if program.drivesLayout { roundsToPixels = false }
    solve()
  }

  /// Solves the layout with what links drive.
  mutating func drive(_ values: [DrivenLayout.Value]) {
    driven = values
    solve(onlyDriven: true)
  }

  func measuredRect(of item: LayoutItem) -> Rect? { measured[item] }

  // MARK: Solving

  mutating func setOffset(_ offset: Point, of view: Int) {
    guard offsets[view] != offset else { return }
    offsets[view] = offset
    if dependsOnOffsets { isStale = true }
  }

  mutating func setZoomScale(_ scale: Double, of view: Int) {
    zoomScales[view] = scale
  }

  /// Puts views where an app's code has them; all others are where the layout has them.
  mutating func place(_ frames: [Int: Rect], absent: Set<Int>) {
    placed = frames
    self.absent = absent
    for (view, frame) in frames { self.frames[view] = frame }
  }

  /// Solves the layout again if offsets have changed it.
  ///
  /// - Returns: whether it was.
  mutating func refresh() -> Bool {
    guard isStale else { return false }
    solve()
    return true
  }

  /// - Parameter onlyDriven: nothing but what links drive has changed.
  private mutating func solve(onlyDriven: Bool = false) {
    isStale = false
    var options = LayoutOptions()
    options.findsProblems = false
    if dependsOnOffsets {
      for (index, view) in resolved.views.enumerated() where view.node.type == .scrollView {
        options.contentOffsets[view.path] = offsets[index]
      }
    }
    let items = measuredPaths.compactMap { path in
      (try? resolved.item(at: path, suggests: false)).flatMap { $0 }
    }
    options.measuredItems = items
    options.roundsToPixels = roundsToPixels
    // With offsets that change the layout the options are others in each step.
    if !onlyDriven || dependsOnOffsets { drivenLayout = nil }
    if driven.isEmpty {
      layout = LayoutEngine.layout(resolved, options)
    } else {
      var drivenLayout = drivenLayout ?? DrivenLayout(resolved, options)
      self.drivenLayout = nil
      layout = drivenLayout.layout(driven)
      self.drivenLayout = drivenLayout
    }
    frames = layout.views.map(\.frame)
    for (view, frame) in placed { frames[view] = frame }
    measured = [:]
    for (item, rect) in zip(items, layout.measured) {
      let owner = self.owner(of: item)
      var relative = rect
      relative.x -= layout.views[owner].absolute.x
      relative.y -= layout.views[owner].absolute.y
      if scrollsWithOwner(item), dependsOnOffsets {
        relative.x += offsets[owner].x
        relative.y += offsets[owner].y
      }
      measured[item] = relative
    }
  }

  // MARK: Rectangles

  /// An item in root coordinates at the present offsets and scales, without transforms.
  func rect(of item: LayoutItem) -> Rect {
    let owner = owner(of: item)
    guard resolved.views.indices.contains(owner) else { return .zero }
    let map = map(of: owner)
    let size = frames[owner].size
    switch item.kind {
    case .view, .frameGuide:
      return map.rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    case .contentGuide:
      let content = layout.views[owner].scroll?.contentSize ?? size
      return map.rect(
        Rect(
          x: -offsets[owner].x, y: -offsets[owner].y, width: content.width, height: content.height))
    case .keyboard:
      let height = max(viewport.safeArea.bottom, viewport.keyboardHeight)
      return Rect(
        x: 0, y: viewport.size.height - height, width: viewport.size.width, height: height)
    case .guide, .safeArea, .margins, .readable:
      guard var rect = measured[item] else {
        return map.rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
      }
      if scrollsWithOwner(item) {
        rect.x -= offsets[owner].x
        rect.y -= offsets[owner].y
      }
      return map.rect(rect)
    }
  }

  func rect(of view: Int) -> Rect { rect(of: LayoutItem(.view, Int32(view))) }

  /// What of a view's frame lies in the viewport and in every scroll view around it; nil: nothing.
  func visibleRect(of view: Int) -> Rect? {
    var rect = rect(of: view)
    var current = resolved.views[view].parent.map(Int.init)
    while let outer = current {
      if outer == 0 || resolved.views[outer].node.type == .scrollView {
        guard let common = rect.intersection(self.rect(of: outer)) else { return nil }
        rect = common
      }
      current = resolved.views[outer].parent.map(Int.init)
    }
    return rect
  }

  /// A view's frame in a scroll view's content coordinates.
  func frame(of view: Int, inContentOf scrollView: Int) -> Rect {
    var rect = frames[view]
    rect.width *= zoomScales[view]
    rect.height *= zoomScales[view]
    var current = resolved.views[view].parent.map(Int.init)
    while let outer = current, outer != scrollView {
      let scale = zoomScales[outer]
      rect.x = (rect.x - offsets[outer].x) * scale + frames[outer].x
      rect.y = (rect.y - offsets[outer].y) * scale + frames[outer].y
      rect.width *= scale
      rect.height *= scale
      current = resolved.views[outer].parent.map(Int.init)
    }
    return rect
  }

  /// From a view's own coordinates, its corner being zero, to the root's.
  struct Map {
    var scale = 1.0
    var x = 0.0
    var y = 0.0

    func rect(_ rect: Rect) -> Rect {
      Rect(
        x: rect.x * scale + x, y: rect.y * scale + y, width: rect.width * scale,
        height: rect.height * scale)
    }
  }

  private func map(of view: Int) -> Map {
    var chain: [Int] = [view]
    while let parent = resolved.views[chain[chain.count - 1]].parent { chain.append(Int(parent)) }
    var map = Map()
    for index in chain.reversed() {
      let parent = resolved.views[index].parent.map(Int.init)
      let offset = parent.map { offsets[$0] } ?? .zero
      map.x += (frames[index].x - offset.x) * map.scale
      map.y += (frames[index].y - offset.y) * map.scale
      map.scale *= zoomScales[index]
    }
    return map
  }

  private func owner(of item: LayoutItem) -> Int {
    item.kind == .guide ? Int(resolved.guides[Int(item.index)].owner) : Int(item.index)
  }

  /// A scroll view's own guides from `guides` are in its content.
  private func scrollsWithOwner(_ item: LayoutItem) -> Bool {
    item.kind == .guide && resolved.views[owner(of: item)].node.type == .scrollView
  }
}

extension Rect {
  /// What two rectangles have in common; nil when that has no area.
  func intersection(_ other: Rect) -> Rect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  var center: Point { Point(x: x + width / 2, y: y + height / 2) }
}
