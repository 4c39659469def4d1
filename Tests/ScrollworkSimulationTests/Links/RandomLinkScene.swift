/// A list, a pager, scroll views that follow, and boxes with random links of all kinds on them.
struct RandomLinkScene {
  let text: String

  init(seed: UInt64) {
    var chance = Chance(seed: seed)
    var links = (0..<chance.int(2...8)).map { Self.link($0, &chance) }
    if chance.int(0...1) == 0 { links.append(Self.collapse(&chance)) }
    if chance.int(0...1) == 0 { links.append(Self.follower(&chance)) }
    let inset = chance.pick([0, 0, chance.number(0...90)])
    let paging = chance.pick(["", ", pagingEnabled: true"])
    let boxes = (0..<10).map { "{id: box\($0), frame: [\(20 * $0), 700, 20, 20]}" }
    let views = [
      "{id: list, type: scrollView, frame: [0, 0, 200, 600], contentInset: {top: \(inset)}, "
        + "contentSize: [200, \(chance.number(650...4000))], "
        + "children: [{id: card, frame: [0, \(chance.number(0...900)), 200, \(chance.number(20...400))]}]}",
      "{id: pager, type: scrollView, frame: [200, 0, 200, 300], "
        + "contentSize: [\(chance.number(400...1500)), 300]\(paging)}",
      "{id: follower, type: scrollView, scrollEnabled: false, frame: [200, 300, 100, 300], "
        + "contentSize: [100, \(chance.number(300...2000))]}",
      "{id: partner, type: scrollView, frame: [300, 300, 100, 300], "
        + "contentSize: [100, \(chance.number(350...2000))]}",
      "{id: bar, frame: [0, 600, 400, 100]}",
    ]
    text =
      """
      scrollwork: 1
      viewport: {width: 400, height: 800}
      root:
        children:
      \((views + boxes).map { "    - \($0)\n" }.joined())
      links:
      \(links.map { "  - \($0)\n" }.joined())
      scripts:
        it:
          events:
      \(chance.events(chance.int(3...9), on: ["list", "pager", "partner"]).map { "      - \($0)\n" }.joined())
      """
  }

  private static func stops(_ chance: inout Chance, _ keys: ClosedRange<Double>) -> String {
    var key = chance.number(keys)
    let eases = ["linear", "ease", "ease-in-out", "back-out", "bounce-out", "circ-in", "cubic-in"]
    let rows = (0..<chance.int(2...6)).map { _ -> String in
      defer { key += (keys.upperBound - keys.lowerBound) / 3 * chance.double(0.1...1) }
      return "[\(key), \(chance.number(-100...100)), \(chance.pick(eases))]"
    }
    let outside = chance.pick(["clamp", "extend", "mirror", "[clamp, extend]"])
    // An ease on the last stop would be one too many.
    let last = rows[rows.count - 1].replacing(/, [a-z-]+\]/, with: "]")
    return "stops: [\((rows.dropLast() + [last]).joined(separator: ", "))], outside: \(outside)"
  }

  private static func memory(_ chance: inout Chance) -> String {
    switch chance.int(0...3) {
    case 0: "smooth: \(chance.number(0.25...2) / 8)s"
    case 1: "spring: {response: \(chance.number(1...4) / 5), damping: \(chance.number(1...6) / 5)}"
    default: "motion: keep"
    }
  }

  private static func link(_ index: Int, _ chance: inout Chance) -> String {
    let box = "box\(index)"
    let offset = chance.pick([
      "list.contentOffset.y", "follower.contentOffset.y", "partner.contentOffset.y",
    ])
    switch chance.int(0...8) {
    case 0:
      return
        "{drive: \(box).translate.y, by: \(offset), \(stops(&chance, -50...900)), \(memory(&chance))}"
    case 1:
      return "{drive: \(box).rotate, by: pager.page, \(stops(&chance, -1...3)), \(memory(&chance))}"
    case 2:
      return
        "{drive: \(box).translate.x, by: pager.contentOffset.x, ratio: \(chance.number(-2...2)), \(memory(&chance))}"
    case 3:
      return "{drive: \(box).cornerRadius, by: \"if(abs(list.velocity.y) > 900pt/s, 40, 0)\", "
        + "smooth: \(chance.number(1...4) / 10)s}"
    case 4:
      return
        "{drive: \(box).alpha, by: card in list, stops: {entry 0%: 0, entry 100%: 1, exit 0%: 1, exit 100%: 0}}"
    case 5:
      return
        "{drive: \(box).translate.y, by: list.direction.y, \(stops(&chance, -1...1)), \(memory(&chance))}"
    case 6: return "{drive: \(box).zPosition, by: pager.pageIndex}"
    case 7:
      return
        "{drive: \(box).width, by: \(offset), stops: {0: 20, \(chance.number(100...900)): 60}, "
        + "\(memory(&chance))}"
    default:
      return
        "{drive: \(box).translate.x, by: \"list.overscroll.top + list.overscroll.bottom\", "
        + "spring: {response: 0.4, damping: 0.5}}"
    }
  }

  private static func collapse(_ chance: inout Chance) -> String {
    "{collapse: bar, in: list, height: 100, min: \(chance.number(0...40)), "
      + "enter: \(chance.pick(["atTop", "always", "collapsed"])), "
      + "snap: \(chance.pick(["none", "nearest", "direction"]))}"
  }

  private static func follower(_ chance: inout Chance) -> String {
    switch chance.int(0...3) {
    case 0, 1:
      "{link: [list, partner], as: \(chance.pick(["progress", "points"])), both: true}"
    case 2: "{drive: follower.contentOffset.y, by: list.contentOffset.y * 0.7, smooth: 0.1s}"
    default: "{link: [list, follower], as: progress}"
    }
  }
}
