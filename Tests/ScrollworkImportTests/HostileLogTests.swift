import ScrollworkImport
import ScrollworkLayout
import ScrollworkModel
import Testing

/// Logs that are cut, stirred and blown up: none may trap or take long.
@Suite struct HostileLogTests {
  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 'id' V:|-(8)-[UILabel:0x7f01'It's']   (active, names: '|':UIView:0x7f02 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=-&- UIView:0x7f02.midY == + 70>",
        "<SnapKit.LayoutConstraint:0x3@Home.swift#33 UILabel:0x7f01.width == UIView:0x7f02.width * 0.5>",
        "<NSLayoutConstraint:0x4 (a.leading - b.leading) == 0.5*(c.leading - d.trailing)   (active, names: a:0x7f03, b:0x7f04 )>",
        "<NSContentSizeLayoutConstraint:0x5 H:[UILabel:0x7f01(120)] Hug:250 CompressionResistance:750>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0x7f01]   (active, names: '|':UIView:0x7f02 )>
    """

  private func run(_ text: String) {
    let log = ConsoleLog(SourceText(name: "a.log", bytes: Array(text.utf8)))
    for conflict in log.conflicts {
      let (scene, _) = SceneResolver.resolve(conflict.scene, viewport: conflict.scene.viewport)
      var options = LayoutOptions()
      options.isPartial = true
      _ = LayoutEngine.layout(scene, options)
    }
  }

  @Test func cutLogs() {
    let scalars = Array(HostileLogTests.log.unicodeScalars)
    for end in scalars.indices {
      run(String(String.UnicodeScalarView(scalars[..<end])))
      run(String(String.UnicodeScalarView(scalars[end...])))
    }
  }

  @Test func stirredLogs() {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let signs = Array("<>()[]'|.,:=*+-@^#0x9e \n\"é".unicodeScalars)
    for _ in 0..<400 {
      var scalars = Array(HostileLogTests.log.unicodeScalars)
      for _ in 0...random(8) {
        let place = random(scalars.count)
        switch random(3) {
        case 0: scalars[place] = signs[random(signs.count)]
        case 1: scalars.insert(signs[random(signs.count)], at: place)
        default: scalars.remove(at: place)
        }
      }
      run(String(String.UnicodeScalarView(scalars)))
    }
  }

  @Test(.timeLimit(.minutes(1))) func largeLogs() {
    run(String(repeating: "<", count: 50_000))
    run(String(repeating: "<NSLayoutConstraint:", count: 20_000))
    run("<NSLayoutConstraint:0x1 " + String(repeating: "(", count: 100_000) + ">")
    run("<NSLayoutConstraint:0x1 'a" + String(repeating: "'", count: 100_000) + ">")
    var nested = ""
    for index in 0..<1_000 {
      let inner = String(0x10000 + index, radix: 16)
      let outer = String(0x10001 + index, radix: 16)
      nested +=
        "<NSLayoutConstraint:0x\(index) V:|-(0)-[UIView:0x\(inner)]   (active, names: '|':UIView:0x\(outer) )>\n"
    }
    run(nested)
    let list = HostileLogTests.log
    run(String(repeating: list + "\n", count: 100))
  }
}
