internal import ScrollworkModel

extension RecipeExpander {
  // MARK: Sticky

  mutating func expand(_ recipe: StickyDeclaration) {
    for text in recipe.views {
      guard let views = views(text) else { return }
      for (index, view) in views.enumerated() {
        guard let scroller = scroller(recipe.scroller, round: view) else { return }
        guard isInside(view, scroller) else {
          report(
            LinkingRules.unknownLinkName,
            "\(quoted(path(view))) isn't inside \(quoted(path(scroller))).", at: text.span,
            help: "Name a scroll view round it.")
          return
        }
        addSticky(view, scroller, next: pusher(of: view, in: views[(index + 1)...]), recipe.top)
      }
    }
  }

  /// The sibling that pushes a sticky view away.
  private func pusher(of view: Int32, in others: ArraySlice<Int32>) -> Int32? {
    let parent = scene.views[Int(view)].parent
    return others.first { scene.views[Int($0)].parent == parent }
  }

  private mutating func addSticky(
    _ view: Int32, _ scroller: Int32, next: Int32?, _ top: LinkText?
  ) {
    let v = path(view)
    let s = path(scroller)
    let natural = "\(v).in(\(s)).y"
    let edge = "\(s).adjustedContentInset.top" + (top.map { " + \(length($0))" } ?? "")
    let parent = scene.views[Int(view)].parent ?? scroller
    let limit =
      next.map { "\(path($0)).in(\(s)).y" }
      ?? (parent == scroller
        ? "\(s).contentSize.height - \(s).contentOffset.y"
        : "\(path(parent)).in(\(s)).bottom")
    var drive = drive(
      "\(v).translate.y",
      by: "clamp(\(edge), \(natural), max(\(natural), \(limit) - \(v).height)) - \(natural)")
    drive.reducedMotion = .keep
    add(drive)
    let room =
      next.map { "\(path($0)).y" }
      ?? (parent == scroller ? "\(s).contentSize.height" : "\(path(parent)).height")
    stickies.append(
      StickyPlace(
        view: view, scroller: scroller, slide: "max(0pt, \(room) - \(v).y - \(v).height)",
        edge: edge))
  }

  // MARK: Stretchy

  mutating func expand(_ recipe: StretchyDeclaration) {
    guard let view = view(recipe.view), let scroller = scroller(recipe.scroller, round: view) else {
      return
    }
    guard checkHeights(recipe.height, recipe.least, recipe.view) else { return }
    let v = path(view)
    let s = path(scroller)
    guard let height = recipe.height.map({ length($0) }) ?? ownHeight(view) else {
      report(
        LinkingRules.linkRange, "\(quoted(v)) has no height of its own.", at: recipe.view.span,
        help: "Add height: with points.")
      return
    }
    let pulled = "\(height) - (\(s).contentOffset.y - \(s).lowest.y)"
    if isInside(view, scroller) { add(drive("\(v).y", by: "\(s).contentOffset.y")) }
    let least = recipe.least.map { "min(\(length($0)), \(height))" } ?? "0pt"
    add(drive("\(v).height", by: "max(\(pulled), \(least))"))
  }

  /// The height that a view's frame or size gives.
  private func ownHeight(_ view: Int32) -> String? {
    let node = scene.views[Int(view)].node
    return (node.frame?.height ?? node.size?.height ?? node.intrinsic?.vertical ?? nil).map {
      "\(formatNumber($0))pt"
    }
  }

  private mutating func checkHeights(
    _ height: LinkText?, _ least: LinkText?, _ view: LinkText
  ) -> Bool {
    guard let least else { return true }
    let low = constant(least)
    if let low, let high = constant(height), low > high {
      report(
        LinkingRules.linkRange,
        "The least height \(formatNumber(low)) is above the height \(formatNumber(high)).",
        at: least.span, help: "Write a min of at most \(formatNumber(high)).")
      return false
    }
    if let low, low < 0 {
      report(
        LinkingRules.linkRange, "The least height \(formatNumber(low)) is negative.",
        at: least.span, help: "Write a min of 0 or more.")
      return false
    }
    return true
  }

  // MARK: Collapse

  mutating func expand(_ recipe: CollapseDeclaration) {
    guard let view = view(recipe.view), let scroller = scroller(recipe.scroller, round: view) else {
      return
    }
    guard checkHeights(recipe.height, recipe.least, recipe.view) else { return }
    let v = path(view)
    let s = path(scroller)
    guard let height = recipe.height.map({ length($0) }) ?? ownHeight(view) else {
      report(
        LinkingRules.linkRange, "\(quoted(v)) has no height of its own.", at: recipe.view.span,
        help: "Add height: with points.")
      return
    }
    let target = recipe.through ?? text("\(v).height")
    if recipe.enter == .atTop, recipe.snap == .none {
      let least = recipe.least.map { length($0) } ?? "0pt"
      let shown = "\(height) - (\(s).contentOffset.y - \(s).lowest.y)"
      add(
        DriveDeclaration(
          targets: [target], sources: [text("clamp(\(shown), \(least), \(height))")]))
      return
    }
    var kept = recipe
    kept.scroller = text(s)
    kept.height = text(height)
    kept.least = recipe.least.map { text(length($0)) }
    kept.through = target
    add(kept)
  }

  // MARK: Parallax

  mutating func expand(_ recipe: ParallaxDeclaration) {
    for text in recipe.views {
      guard let views = views(text) else { return }
      for view in views {
        guard let scroller = scroller(recipe.scroller, round: view) else { return }
        addParallax(view, scroller, recipe.speed)
      }
    }
  }

  private mutating func addParallax(_ view: Int32, _ scroller: Int32, _ speed: LinkText?) {
    let v = path(view)
    let s = path(scroller)
    let isInside = isInside(view, scroller)
    for (letter, size) in axes(of: scroller) {
      if let speed {
        let way = "(\(s).contentOffset.\(letter) - \(s).lowest.\(letter))"
        let factor = isInside ? "(1 - (\(speed.text)))" : "-(\(speed.text))"
        add(drive("\(v).translate.\(letter)", by: "\(factor) * \(way)"))
        continue
      }
      let parent = scene.views[Int(view)].parent ?? 0
      guard isInside, parent != scroller else {
        report(
          LinkingRules.linkRange,
          "\(quoted(v)) has no frame round it inside \(quoted(s)) to be fitted to.",
          at: current.span, help: "Add speed: such as 0.5.")
        return
      }
      let frame = path(parent)
      var fit = drive("\(v).translate.\(letter)", by: "\(frame) in \(s)")
      // From one edge on the frame's to the other, wherever the layout has put it.
      fit.stops = stops([
        ("cover 0%", "0pt - \(v).\(letter)"),
        ("cover 100%", "\(frame).\(size) - \(v).\(size) - \(v).\(letter)"),
      ])
      add(fit)
    }
  }

  /// The axes on which parallax is wanted: the one that scrolls.
  private func axes(of scroller: Int32) -> [(letter: String, size: String)] {
    mainAxes[Int(scroller)] == .horizontal ? [("x", "width")] : [("y", "height")]
  }

  // MARK: Pages

  mutating func expand(_ recipe: PagesDeclaration) {
    guard let scroller = scroller(recipe.scroller) else { return }
    let s = path(scroller)
    for property in recipe.properties {
      var drive = DriveDeclaration(targets: [property.target], sources: [text("\(s).page")])
      drive.stops = property.stops
      add(drive, isGenerated: false)
    }
    for kept in recipe.kept {
      guard let view = view(kept.view) else { continue }
      let times = kept.times.isEmpty ? kept.pages : kept.times
      guard times.count == kept.pages.count, !times.isEmpty else {
        report(
          LinkingRules.stopValues,
          "\(kept.pages.count) pages have \(times.count) times.", at: kept.span,
          help: "Write as many numbers under at: as under pages:.")
        continue
      }
      let share =
        switch kept.edge {
        case .leading: "0"
        case .center: "0.5"
        case .trailing: "1"
        }
      var drive = drive("\(path(view)).x", by: "\(s).page")
      drive.stops = stops(
        zip(times, kept.pages).map {
          let place =
            "(\(formatNumber($1)) + \(share)) * \(s).width - \(share) * \(path(view)).width"
          // Pages are counted from the right there.
          return (
            formatNumber($0),
            scene.viewport.direction == .rightToLeft
              ? "\(s).contentSize.width - (\(place)) - \(path(view)).width" : place
          )
        })
      add(drive)
    }
  }
}
