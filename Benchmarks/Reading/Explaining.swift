import ScrollworkModel

/// What explaining one conflict in a scene of 10,000 views costs, against solving the scene without
/// it: the tool's processes, from file to report.
enum Explaining {
  private static let bar = 2.0

  static func time(_ tool: String, folder: String) {
    let feed = FeedFile(rowCount: 2000)
    let (plain, broken) = (folder + "/plain.yaml", folder + "/conflict.yaml")
    let contradictory = FeedFile(rowCount: feed.rowCount, isContradictory: true)
    guard writeFile(feed.text, to: plain), writeFile(contradictory.text, to: broken) else {
      fatalError("\(folder) can't be written to")
    }
    // By turns, so that a slow moment of the machine hits both.
    var solving = Double.infinity
    var explaining = Double.infinity
    for _ in 0..<9 {
      guard let solved = run(tool, ["solve", plain]), solved.status == 0,
        let explained = run(tool, ["validate", broken]), explained.status == 1
      else { fatalError("\(tool) can't be run, or doesn't find the conflict") }
      solving = min(solving, solved.cpu)
      explaining = min(explaining, explained.cpu)
    }
    let ratio = explaining / solving
    print(
      """
      one conflict in a feed of \(feed.viewCount) views; CPU milliseconds of the process, best of 9
        solve, without it  \(fixed(solving, 1))
        validate, with it  \(fixed(explaining, 1)), \(fixed(ratio, 2)) times that \
      (bar: at most 2\(ratio <= bar ? "" : ", MISSED"))
      """)
  }
}
