/// Scenes with one recipe each, of random measures, and a random script.
struct RecipeScene {
  let name: String
  /// All but the links and the script.
  let head: String
  let links: String
  let script: String

  var text: String { head + links + script }

  /// The scroll view that leads, its axis, and what follows it: a path of what links set, how far it
  /// may go for each point of the leader, and how far by itself in a second.
  let leader: String
  let isHorizontal: Bool
  let followers: [(path: String, ratio: Double, speed: Double)]

  static let names = [
    "strip", "strip hold", "sticky", "sticky siblings", "stretchy", "collapse",
    "collapse always", "collapse always snap", "collapse collapsed", "parallax", "parallax fit",
    "pages",
  ]

  init(_ name: String, seed: UInt64) {
    var chance = Chance(seed: seed)
    self.name = name
    let height = chance.number(80...300)
    let least = chance.number(0...height / 2)
    var followers: [(path: String, ratio: Double, speed: Double)] = []
    var views: [String]
    var link: String
    var leader = "list"
    switch name {
    case "strip", "strip hold":
      leader = "pager"
      let widths = (0..<chance.int(1...8)).map { _ in chance.number(30...400) }
      var x = 0.0
      var titles: [String] = []
      for (index, width) in widths.enumerated() {
        titles.append("{id: t\(index), frame: [\(x), 0, \(width), 40]}")
        x += width
      }
      views = [
        "{id: titles, type: scrollView, frame: [0, 0, 300, 44], contentSize: [\(x), 44], "
          + "children: [\(titles.joined(separator: ", ")), {id: line, frame: [0, 40, 60, 4]}]}",
        "{id: pager, type: scrollView, pagingEnabled: true, frame: [0, 44, 300, 556], "
          + "contentSize: [\(300 * widths.count), 556]}",
      ]
      let align = chance.pick(["center", "leading", "trailing", "progressive"])
      link =
        "{strip: titles, pager: pager, indicator: line, align: \(align)"
        + (name == "strip hold" ? ", mode: hold}" : "}")
      // From one title to the next a place moves by their widths at most, and so does the port.
      let most = zip(widths, widths.dropFirst()).map { $0 + $1 }.max() ?? 0
      let ghost = max(widths.first ?? 0, widths.last ?? 0)
      followers = [
        ("titles", (most + 300) / 300, 0), ("line.x", max(most, ghost) / 300, 0),
        ("line.width", most / 300, 0),
      ]
    case "sticky":
      let heads = "children: [{id: head, frame: [0, \(chance.number(0...30)), 400, 40]}]"
      views = [
        Self.list(
          inset: chance.number(0...90),
          "{id: section, repeat: 5, frame: [0, 300 * $i, 400, 300], \(heads)}")
      ]
      link = "{sticky: section.*.head, in: list, top: \(chance.number(-20...60))}"
      followers = (0..<5).map { ("section.\($0).head.translate.y", 1, 0) }
    case "sticky siblings":
      views = [
        Self.list("{id: head, repeat: 7, frame: [0, \(chance.number(60...250)) * $i, 400, 40]}")
      ]
      link = "{sticky: head.*, in: list}"
      followers = (0..<7).map { ("head.\($0).translate.y", 1, 0) }
    case "stretchy":
      views = [
        Self.list(inset: height, "{id: photo, frame: [0, \(-height), 400, \(height)]}")
      ]
      link = "{stretchy: photo, in: list, height: \(height), min: \(least)}"
      followers = [("photo.y", 1, 0), ("photo.height", 1, 0)]
    case "parallax":
      views = [
        Self.list("{id: card, frame: [0, 500, 400, 100]}"), "{id: back, frame: [0, 0, 9, 9]}",
      ]
      let speed = chance.number(-1...2)
      link = "{parallax: [card, back], in: list, speed: \(speed)}"
      followers = [
        ("card.translate.y", abs(1 - speed), 0), ("back.translate.y", abs(speed), 0),
      ]
    case "parallax fit":
      let photo = "children: [{id: photo, type: imageView, frame: [0, 0, 400, \(100 + height)]}]"
      views = [Self.list("{id: cell, repeat: 8, frame: [0, 200 * $i, 400, 100], \(photo)}")]
      link = "{parallax: cell.*.photo, in: list}"
      followers = (0..<8).map { ("cell.\($0).photo.translate.y", height / 700, 0) }
    case "pages":
      leader = "pager"
      views = [
        "{id: pager, type: scrollView, pagingEnabled: true, frame: [0, 0, 400, 600], "
          + "contentSize: [1600, 600], children: [{id: rocket, frame: [0, 0, 20, 20]}]}",
        "{id: sky, frame: [0, 0, 9, 9]}",
      ]
      link =
        "{pages: pager, set: {sky.alpha: {0: 1, 1: [0.5, ease-in-out], 3: 0}, sky.rotate: {0: 0, 2: 90}, "
        + "sky.backgroundColor: {0: \"#000000\", 3: \"#ff8000\"}, sky.hidden: {0: false, 2: true}}, "
        + "keep: {rocket: {pages: [0, 1, 3], at: [0, 1, 2], edge: center}}}"
      followers = [("sky.rotate", 45.0 / 400, 0), ("rocket.x", 2, 0)]
    default:
      views = [
        Self.list("{id: child, frame: [0, 0, 9, 9]}"), "{id: bar, frame: [0, 0, 400, \(height)]}",
      ]
      let words = name.split(separator: " ").dropFirst()
      let options = words.map { $0 == "snap" ? ", snap: nearest" : ", enter: \($0)" }.joined()
      link = "{collapse: bar, in: list, height: \(height), min: \(least)\(options)}"
      // The steepest part of `ease` is below 2.
      followers = [("bar.height", 1, words.contains("snap") ? 2 * (height - least) / 0.3 : 0)]
    }
    self.leader = leader
    isHorizontal = leader == "pager"
    self.followers = followers
    head = """
      scrollwork: 1
      viewport: {width: 400, height: 600}
      root:
        children:
      \(views.map { "    - \($0)\n" }.joined())
      """
    links = "links:\n  - \(link)\n"
    script =
      "scripts:\n  it:\n    events:\n"
      + chance.events(chance.int(3...9), on: [leader]).map { "      - \($0)\n" }.joined()
  }

  private static func list(inset: Double = 0, _ child: String) -> String {
    "{id: list, type: scrollView, frame: [0, 0, 400, 600], contentSize: [400, 1700], "
      + "contentInset: {top: \(inset)}, children: [\(child)]}"
  }
}
