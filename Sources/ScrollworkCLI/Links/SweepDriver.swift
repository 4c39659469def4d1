import ScrollworkLinkage
import ScrollworkModel

/// Finds what `--drive` names.
enum SweepDriver {
  case found(LinkSweep.Driver, ClosedRange<Double>)
  case missing(String, help: String?)

  static func find(
    _ name: String, _ scene: ResolvedScene, _ program: LinkProgram, _ facts: LinkFacts
  ) -> SweepDriver {
    if name == "time" { return .found(.time, 0...1) }
    var axis: Axis?
    var path = name
    for (suffix, found) in [(".contentOffset.x", Axis.horizontal), (".contentOffset.y", .vertical)]
    where name.hasSuffix(suffix) {
      axis = found
      path = String(name.dropLast(suffix.count))
    }
    guard let axis else {
      return .missing(
        "\(quoted(name)) can't be moved.",
        help: "Write a scroll view's contentOffset.x or contentOffset.y, or time.")
    }
    guard let view = scene.view(at: path), scene.views[view].node.type == .scrollView else {
      let scrollers = scene.views.filter { $0.node.type == .scrollView }.map(\.path)
      return .missing(
        "\(quoted(path)) is no scroll view.",
        help: nearestName(to: path, in: scrollers).map { "Did you mean \($0)?" })
    }
    guard let index = program.scrollViews.firstIndex(of: Int32(view)) else {
      return .missing("No link reads \(quoted(path)).", help: nil)
    }
    let scroll = facts.scrolls[view] ?? LinkScroll()
    let low = axis == .horizontal ? scroll.lowest.x : scroll.lowest.y
    let high = axis == .horizontal ? scroll.highest.x : scroll.highest.y
    return .found(.offset(index, axis), low...max(low, high))
  }
}
