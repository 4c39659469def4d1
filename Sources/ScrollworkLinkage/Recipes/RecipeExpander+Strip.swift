internal import ScrollworkModel

extension RecipeExpander {
  /// The titles of a strip: the children of the scroll view, or those of the only view in it; not
  /// the indicator.
  private func titles(of strip: Int32, indicator: Int32?) -> [Int32] {
    var view = strip
    while true {
      let children = scene.views[Int(view)].children.filter { $0 != indicator }
      guard children.count == 1, let only = children.first,
        !scene.views[Int(only)].children.isEmpty
      else { return children }
      view = only
    }
  }

  mutating func expand(_ recipe: StripDeclaration) {
    guard let strip = scroller(recipe.strip), let pager = scroller(recipe.pager) else { return }
    var indicator: Int32?
    if let text = recipe.indicator {
      guard let view = view(text) else { return }
      indicator = view
    }
    let titles = titles(of: strip, indicator: indicator)
    guard !titles.isEmpty else {
      report(
        LinkingRules.unknownLinkName, "\(quoted(recipe.strip.text)) has no titles.",
        at: recipe.strip.span, help: "Put views into the scroll view.")
      return
    }
    let s = path(strip)
    let page = "\(path(pager)).page"
    // Places of titles in content coordinates, whatever lies between them and the scroll view.
    func place(_ title: Int32, _ attribute: String) -> String {
      var result = "\(path(title)).\(attribute)"
      var parent = scene.views[Int(title)].parent
      while let view = parent, view != strip {
        result += " + \(path(view)).x"
        parent = scene.views[Int(view)].parent
      }
      return result
    }
    if recipe.mode == .hold {
      let name = "\(s)-line".replacing(".", with: "-")
      var line = drive("var \(name)", by: page)
      line.stops = stops(
        titles.enumerated().map {
          (
            "\($0.offset)",
            "\(place($0.element, "x")) - \(start($0.element, $0.offset, titles.count, s, recipe.alignment))"
          )
        })
      line.reducedMotion = .keep
      add(line)
      add(
        drive(
          "\(s).contentOffset.x", by: "clamp(\(name), \(s).lowest.x, \(s).highest.x)"))
    } else {
      var offset = drive("\(s).contentOffset.x", by: page)
      offset.stops = stops(
        titles.enumerated().map {
          (
            "\($0.offset)",
            "clamp(\(place($0.element, "x")) - \(start($0.element, $0.offset, titles.count, s, recipe.alignment)), \(s).lowest.x, \(s).highest.x)"
          )
        })
      add(offset)
    }
    if let indicator {
      let places = titles.map { place($0, "x") }
      addIndicator(indicator, titles, strip, page, places)
    }
  }

  /// How far from the port's left edge a title goes.
  private func start(
    _ title: Int32, _ index: Int, _ count: Int, _ strip: String,
    _ alignment: StripDeclaration.Alignment
  ) -> String {
    let width = "\(path(title)).width"
    let isRightToLeft = scene.viewport.direction == .rightToLeft
    let left = "\(strip).adjustedContentInset.left"
    let right = "(\(strip).width - \(strip).adjustedContentInset.right - \(width))"
    switch alignment {
    case .center: return "(\(strip).width - \(width)) / 2"
    case .leading: return isRightToLeft ? right : left
    case .trailing: return isRightToLeft ? left : right
    case .progressive:
      guard count > 1 else { return isRightToLeft ? right : left }
      let share = "\(index) / \(count - 1)"
      return isRightToLeft
        ? "mix(\(right), \(left), \(share))" : "mix(\(left), \(right), \(share))"
    }
  }

  /// Beyond the ends a title of the end title's width is assumed.
  private mutating func addIndicator(
    _ indicator: Int32, _ titles: [Int32], _ strip: Int32, _ page: String,
    _ places: [String]
  ) {
    let isRightToLeft = scene.viewport.direction == .rightToLeft
    var xs: [(String, String)] = []
    var widths: [(String, String)] = []
    func ghost(_ index: Int, isBefore: Bool) -> String {
      let sign = isBefore != isRightToLeft ? "-" : "+"
      return "\(places[index]) \(sign) \(path(titles[index])).width"
    }
    xs.append(("-1", ghost(0, isBefore: true)))
    for (index, title) in titles.enumerated() {
      xs.append(("\(index)", places[index]))
      widths.append(("\(index)", "\(path(title)).width"))
    }
    xs.append(("\(titles.count)", ghost(titles.count - 1, isBefore: false)))
    let isInside = isInside(indicator, strip)
    let name = "\(path(indicator))-place".replacing(".", with: "-")
    var x = drive(isInside ? "\(path(indicator)).x" : "var \(name)", by: page)
    x.stops = stops(xs)
    x.before = .extend
    x.after = .extend
    add(x)
    if !isInside {
      // Beside the strip it has to go along with it.
      let s = path(strip)
      add(drive("\(path(indicator)).x", by: "\(name) - \(s).contentOffset.x + \(s).x"))
    }
    var width = drive("\(path(indicator)).width", by: page)
    width.stops = stops(widths)
    add(width)
  }
}
