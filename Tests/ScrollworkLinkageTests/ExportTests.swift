import Foundation
import ScrollworkLayout
import ScrollworkModel
import Testing

@testable import ScrollworkCLI
@testable import ScrollworkLinkage

/// Exported code compiles and does what the links do.
@Suite struct ExportTests {
  static let scene = """
    scrollwork: 1
    viewport: {width: 300, height: 400}
    root:
      children:
        - id: titles
          type: scrollView
          frame: [0, 0, 300, 44]
          contentSize: [560, 44]
          children:
            - {id: tab, repeat: [60, 90, 120, 80, 140, 70], frame: [93 * $i, 0, $item, 40]}
            - {id: line, frame: [0, 40, 60, 4]}
        - {id: pager, type: scrollView, frame: [0, 44, 300, 356], contentSize: [1650, 356], children: [{id: star, frame: [400, 0, 10, 10]}]}
        - {id: list, type: scrollView, frame: [0, 44, 300, 356], contentSize: [300, 1650], contentInset: {top: 20, bottom: 30}, children: [{id: card, frame: [0, 600, 300, 100]}]}
        - {id: dots, type: pageControl, frame: [0, 380, 300, 20]}
        - {id: side, type: scrollView, frame: [0, 44, 100, 356], contentSize: [100, 700], children: [{frame: [0, 0, 100, 700]}]}
        - {id: box, frame: [0, 0, 100, 100]}
    links:
    """

  static let links = """

      - {strip: titles, pager: pager, indicator: line}
      - {drive: dots.currentPage, by: pager.pageIndex}
      - {link: [list, side], as: progress, both: true}
      - {drive: box.alpha, by: pager.contentOffset.x, stops: {0: [1, ease-in-out], 400: [0.2, quad-out], 900: 1}}
      - {drive: box.rotate, by: pager.progress.x, stops: {0: 0deg, 1: 90deg}, outside: extend}
      - {drive: box.scale, by: pager.page, stops: {0: 1, 1: 2, 2: 1.5, 4: 1}}
      - {drive: box.translate.x, by: "clamp(pager.contentOffset.x / 3, 0pt, 200pt)"}
      - {drive: box.backgroundColor, by: list.contentOffset.y, stops: {0: "#000000", 500: "#3296fa"}}
      - {drive: card.hidden, by: list.contentOffset.y, stops: {0: false, 300: true}}
      - {drive: var seen, by: card in list, stops: {entry 0%: 0, entry 100%: 1, exit 0%: 1, exit 100%: 0}}
      - {drive: tab.*.alpha, by: abs(pager.page - self.index), stops: {0: 1, 1: 0.5}}
      - {drive: var late, by: pager.contentOffset.x, smooth: 0.1s}
    """

  /// Scenes besides the examples, for what these don't have: name and links.
  private static let more: [(name: String, links: String)] =
    [
      ("Usual", links),
      (
        "Eases",
        [
          "linear", "hold", "ease", "ease-in", "ease-out", "ease-in-out", "quad-in", "cubic-out",
          "quart-in-out", "back-in", "back-out", "back-in-out", "bounce-in", "bounce-out",
          "bounce-in-out", "circ-in", "circ-out", "circ-in-out", "\"steps(4)\"",
          "\"steps(3, jump-start)\"", "\"steps(3, jump-none)\"", "\"steps(2, jump-both)\"",
          "step-start", "\"linear(0, 0.4 20%, 0.3, 1)\"", "[0.3, 1.6, 0.7, -0.4]",
        ].enumerated().map {
          """

            - {drive: var ease\($0.offset), by: pager.progress.x, stops: {0: 0, 1: 100}, outside: extend, ease: \($0.element)}
            - {drive: var down\($0.offset), by: list.contentOffset.y, stops: {500: 3, 200: -40, 100: 7}, ease: \($0.element)}
          """
        }.joined()
      ),
      (
        "Rules",
        """

          - {drive: var a, by: pager.contentOffset.x, stops: {100: 0, 300: 10, 400: 4}, outside: repeat}
          - {drive: var b, by: pager.contentOffset.x, stops: {100: 0, 300: 10, 400: 4}, outside: mirror}
          - {drive: var c, by: pager.contentOffset.x, stops: {100: 0, 300: 10}, outside: [identity, extend]}
          - {drive: var d, by: "snap(pager.contentOffset.x, 50pt)", round: 1}
          - {drive: var e, by: "snap(pager.page, [0, 1.5, 4])"}
          - {drive: var f, by: "wrap(pager.contentOffset.x, 20pt, 170pt) + mirror(list.contentOffset.y, 20pt, 170pt)"}
          - {drive: var g, by: "smoothstep(100pt, 700pt, pager.contentOffset.x) + sqrt(max(pager.progress.x, 0)) + sin(90deg * pager.progress.x)"}
          - {drive: var h, by: "if(list.contentOffset.y > 200pt and not (pager.page < 1), sign(list.contentOffset.y), floor(pager.page) + ceil(pager.page))"}
          - {drive: var sight, by: card.visible}
          - {drive: var j, by: list.overscroll.top + list.overscroll.bottom}
          - {drive: var k, by: card in list inset 10 30, stops: {contain 10%: 0, contain 90% + 20pt: 1, exit-crossing 50%: 3, exit 100%: 4}}
          - {drive: var l, by: pager.contentOffset.x, ratio: 0.25}
          - {drive: box.alpha, by: list.progress.y, when: list.contentOffset.y > 100pt, else: 0.3}
          - {drive: box.width, by: pager.contentOffset.x, ratio: 0.1, add: true}
          - {drive: list.contentInset.top, by: pager.contentOffset.x, stops: {0: 20, 1000: 60}}
          - {drive: side.contentOffset.y, by: list.contentOffset.y, stops: {0: 0, 900: 300}}
          - {drive: box.cornerRadius, by: list.lowest.y - list.contentOffset.y, stops: {-50: 4, 0: 9}}
          - {drive: box.zPosition, by: list.range.y / 100pt}
          - {drive: box.backgroundColor, by: list.contentOffset.y, in: linear, stops: {0: "#0a8", 400: "#ff000080"}}
        """
      ),
      (
        // Words of the language, and a name that would end a comment.
        "Names",
        """

          - {drive: var class, by: pager.contentOffset.x}
          - {drive: var min, by: class / 2}
          - {drive: var 3, by: list.contentOffset.y}
          - {drive: "var one\\nlet two", by: list.contentOffset.y}
          - {drive: box.alpha, by: min / 100 + class / 100}
        """
      ),
      (
        "Times",
        """

          - {drive: var way, by: list.direction.y}
          - {drive: var late, by: list.contentOffset.y, smooth: 0.1s}
          - {drive: var soft, by: list.contentOffset.y, spring: {response: 0.5, damping: 0.4}}
          - {drive: var just, by: list.contentOffset.y, spring: {response: 0.5, damping: 1}}
          - {drive: var slow, by: list.contentOffset.y, spring: {response: 0.5, damping: 1.7}}
          - {drive: var fast, by: abs(list.velocity.y) > 1000pt/s}
          - {drive: var turn, by: time, stops: {0s: 0, 1s: 10}, outside: repeat}
          - {drive: var held, by: "if(list.tracking, 1, if(list.decelerating, 2, 3))"}
          - {drive: box.alpha, by: list.phase == dragging, stops: {0: 0.5, 1: 1}, smooth: 0.2s}
        """
      ),
    ]
    + ["always", "collapsed", "atTop"].flatMap { enter in
      ["none", "nearest", "direction"].map { snap in
        (
          "Collapse\(enter)\(snap)".replacing("_", with: ""),
          "\n  - {collapse: box, in: list, height: 90, min: 30, enter: \(enter), snap: \(snap)}"
        )
      }
    }
    + ["leading", "trailing", "progressive"].map {
      (
        "Strip\($0)",
        "\n  - {strip: titles, pager: pager, indicator: line, align: \($0), mode: hold}"
      )
    }

  /// Moves to offsets inside and outside the range of every scroll view, in turn.
  private static func moves(_ scene: LinkedScene) -> [ExportedLinks.Move] {
    var result: [ExportedLinks.Move] = []
    for (index, view) in scene.program.scrollViews.enumerated() {
      let scroll = scene.inputs.scrolls[index]
      let path = scene.scene.views[Int(view)].path
      for (step, share) in [0, 0.13, 0.5, 0.77, 1, 1.06, 0.4, -0.07, 0.21].enumerated() {
        func place(_ low: Double, _ high: Double) -> Double {
          high > low ? low + share * (high - low) : low
        }
        let point = Point(
          x: place(scroll.lowest.x, scroll.highest.x), y: place(scroll.lowest.y, scroll.highest.y))
        result.append(
          ExportedLinks.Move(
            offsets: [(path, point)], elapsed: step % 3 == 2 ? 0.25 : 1.0 / 60,
            phase: (path, step % 4 < 2 ? .dragging : .decelerating)))
        if step % 4 == 3 {
          result.append(ExportedLinks.Move(phase: (path, .idle)))
          result += [0.1, 0.05, 0.2].map { ExportedLinks.Move(elapsed: $0) }
        }
      }
    }
    // A little back and forth, for what comes back.
    guard let list = scene.scene.view(at: "list"),
      scene.program.scrollViews.contains(Int32(list))
    else { return result }
    for (first, last) in [(300.0, 282.0), (250, 262), (252, 252.5), (0, 22), (8, -3), (3, 41)] {
      for (place, phase) in [(first, LinkScroll.Phase.dragging), (last, .decelerating)] {
        result.append(
          ExportedLinks.Move(
            offsets: [("list", Point(x: 0, y: place))], elapsed: 1.0 / 60, phase: ("list", phase)))
      }
      result.append(ExportedLinks.Move(phase: ("list", .idle)))
      result += [0.1, 0.05, 0.2].map { ExportedLinks.Move(elapsed: $0) }
    }
    return result
  }

  @Test func swiftCodeDoesTheSame() throws {
    var all: [ExportedLinks] = []
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    let folder = parts.joined(separator: "/") + "/Examples"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where file.hasPrefix("link-") && file.hasSuffix(".yaml") {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      all.append(try ExportedLinks(SwiftNames.identifier("Example-\(file.dropLast(5))"), text))
    }
    for (name, links) in Self.more { all.append(try ExportedLinks(name, Self.scene + links)) }
    for (name, text) in Self.whole { all.append(try ExportedLinks(name, text)) }
    for index in all.indices {
      for move in Self.moves(all[index].scene) { try all[index].move(move) }
    }
    let printed = try UIKitProgram.output(
      all.map { ($0.name, $0.code) },
      main: all.map(\.run).joined() + all.map { "run\($0.name)()\n" }.joined())
    var lines = printed.split(separator: "\n")[...]
    for links in all {
      for (step, values) in links.steps.map(\.values).enumerated() {
        for ((name, target), value) in zip(links.compared, values) {
          let next = lines.popFirst()
          let line = try #require(next)
          let number = try #require(Double(line), "\(links.name) \(name): \(line)")
          #expect(
            Self.agrees(number, value, target),
            "\(links.name): \(name) is \(number) and not \(value) in step \(step)")
        }
      }
    }
    #expect(lines.isEmpty)
  }

  private static func agrees(_ number: Double, _ value: Double, _ target: LinkTarget) -> Bool {
    switch target {
    case .rotate:
      let turns = (number - value) / 360
      return abs(turns - turns.rounded()) < 1e-9
    case .currentPage: return number == max((value + 0.5).rounded(.down), 0)
    case .scale, .scaleAxis: return abs(number - abs(value)) < 1e-9
    default: return abs(number - value) <= 1e-9 * max(1, abs(value))
    }
  }

  /// Scenes with views of their own.
  private static let whole: [(name: String, text: String)] = [
    (
      "PageRules",
      """
      scrollwork: 1
      viewport: {width: 300, height: 400, direction: rtl}
      root:
        children:
          - {id: cards, type: scrollView, frame: [0, 0, 300, 100], contentSize: [1000, 100], paging: {method: snap, pageSize: 130, origin: [40, 0]}, children: [{frame: [0, 0, 1000, 100]}]}
          - {id: steps, type: scrollView, frame: [0, 100, 300, 100], contentSize: [1000, 100], paging: {method: snap, boundaries: [0, 90, 400, 650]}, children: [{frame: [0, 0, 1000, 100]}]}
          - {id: strip, type: scrollView, frame: [0, 200, 300, 40], contentSize: [700, 40], children: [{id: tab, repeat: 6, frame: [110 * $i, 0, 90, 40]}, {id: line, frame: [0, 36, 90, 4]}]}
          - {id: follower, type: scrollView, frame: [0, 300, 200, 40], contentSize: [900, 40], children: [{frame: [0, 0, 900, 40]}]}
          - {id: dots, type: pageControl, frame: [0, 350, 300, 20]}
      links:
        - {strip: strip, pager: cards, indicator: line}
        - {drive: dots.currentPage, by: steps.pageIndex}
        - {drive: var page, by: cards.page + steps.page}
        - {link: [cards, follower], as: page}
      """
    ),
    (
      "Lengths",
      """
      scrollwork: 1
      viewport: {width: 300, height: 400}
      root:
        children:
          - {id: list, type: scrollView, frame: [0, 0, 300, 400], contentSize: [300, 2000], children: [{id: header, repeat: 4, frame: [0, 400 * $i, 300, 40]}, {id: back, frame: [0, 100, 300, 600]}, {id: frame, frame: [0, 900, 300, 100], children: [{id: inner, frame: [0, 0, 300, 160]}]}]}
          - {id: far, frame: [0, 0, 300, 900]}
          - id: bar
            constraints: [top == super.top, leading == super.leading, height == 80, "half: width == 0.5 * super.width"]
          - id: note
            constraints: ["gap: top == bar.bottom + 10", leading == super.leading, width == 40]
      links:
        - {sticky: header.*, in: list}
        - {drive: header.*.alpha, by: self in list, stops: {entry 0%: 0, entry 100%: 1, exit 0%: 1, exit 100%: 0}}
        - {parallax: back, in: list, speed: 0.5}
        - {parallax: far, in: list, speed: 0.1}
        - {parallax: inner, in: list}
        - {drive: constraint gap, by: list.contentOffset.y, stops: {0: 10, 500: 50}}
        - {drive: constraint half.multiplier, by: list.progress.y, stops: {0: 0.5, 1: 0.9}}
        - {drive: note.height, by: list.contentOffset.y, stops: {0: 20, 500: 70}}
        - {drive: note.alpha, by: note.height + note.top, stops: {0: 0, 300: 1}}
      """
    ),
  ]
}
