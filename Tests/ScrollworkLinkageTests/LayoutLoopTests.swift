import ScrollworkModel
import Testing

@testable import ScrollworkCLI

/// What a link changes of the layout counts as a circle only where it reads just that.
@Suite struct LayoutLoopTests {
  private static func bar(_ link: String) -> String {
    """
    scrollwork: 1
    viewport: {width: 400, height: 600}
    root:
      children:
        - {id: bar}
        - {id: list, type: scrollView, contentSize: [400, 3000], children: [{id: row, frame: [0, 0, 400, 3000]}]}
        - {id: track, frame: [390, 0, 10, 600], children: [{id: knob, frame: [0, 0, 10, 120]}]}
    constraints:
      - bar.top == root.top
      - bar.horizontalEdges == root.horizontalEdges
      - "bh: bar.height == 120"
      - list.top == bar.bottom
      - list.horizontalEdges == root.horizontalEdges
      - list.bottom == root.bottom
    links:
      - \(link)
    """
  }

  @Test(arguments: [
    // They read the low end of the range, which stays, of a list whose height changes.
    ("{collapse: bar, in: list, height: 120, min: 44, through: constraint bh}", false),
    (
      "{collapse: bar, in: list, height: 120, min: 44, snap: nearest, through: constraint bh}",
      false
    ),
    ("{drive: constraint bh, by: \"max(120pt - list.overscroll.top, 44pt)\"}", false),
    // A knob's own place is no circle, whether it leads or not.
    ("{link: [list, knob in track], as: progress}", false),
    ("{link: [list, knob in track], as: progress, both: true}", false),
    // The high end and the size change with the bar.
    ("{drive: constraint bh, by: list.progress.y * 100pt}", true),
    ("{drive: constraint bh, by: list.height / 5}", true),
    ("{drive: constraint bh, by: bar.bottom / 2}", true),
  ])
  func circles(link: String, isCircle: Bool) throws {
    let scene = try LinkedScene(Self.bar(link))
    let codes = LinkFindings.diagnostics(scene.scene).map(\.code)
    #expect(codes.contains("SW604") == isCircle, "\(codes)")
  }
}
