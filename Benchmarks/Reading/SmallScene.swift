import ScrollworkModel

/// A scene of 20 lines, for the time that the tool takes to start, solve and end.
enum SmallScene {
  private static let bar = 10.0

  static func time(_ tool: String, folder: String) {
    let path = folder + "/small.yaml"
    guard writeFile(text, to: path) else { fatalError("\(path) can't be written") }
    let runs = (0..<20).compactMap { _ in run(tool, ["solve", "--format", "json", path]) }
    guard let shortest = runs.map(\.wall).min(), runs.allSatisfy({ $0.status == 0 }) else {
      fatalError("\(tool) can't be run, or failed")
    }
    print(
      "scrollwork solve on a scene of 20 lines: \(fixed(shortest, 2)) ms of wall time, best of 20",
      "(bar: under \(formatNumber(bar))\(shortest < bar ? "" : ", MISSED"))")
  }

  private static let text = """
    scrollwork: 1
    name: Small
    viewport: {width: 390, height: 844, scale: 3}
    metrics: {margin: 16}
    root:
      children:
        - id: scroll
          type: scrollView
          children:
            - id: content
              children:
                - {id: hero, type: imageView, intrinsic: [390, 260]}
                - {id: title, type: label, intrinsic: [220, 24]}
    constraints:
      - scroll.edges == root.edges
      - content.edges == scroll.content.edges
      - content.width == scroll.frame.width
      - V:|[hero(260)]-margin-[title]-margin-|
      - H:|[hero]|
      - H:|-margin-[title]-(>=margin)-|

    """
}
