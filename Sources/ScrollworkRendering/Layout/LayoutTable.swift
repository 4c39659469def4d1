import ScrollworkLayout
import ScrollworkModel

/// A solved scene as a tree with its frames in columns, and beneath it what is open, contradictory
/// or relaxed. Lengths are shown to a thousandth of a point.
///
/// ```
/// article.yaml  "Article"  390 x 844 @3x: determined
///
/// id         type        x    y  width  height
/// root       view        0    0    390     844
///   scroll   scrollView  0    0    390     844  content 390 x 624
///     title  label      16  276    220      24
/// ```
public struct LayoutTable: Sendable {
  private let solved: SolvedScene
  private let style: TextStyle

  public static func render(_ solved: SolvedScene, style: TextStyle) -> String {
    let table = LayoutTable(solved: solved, style: style)
    return table.heading + "\n" + table.tree + table.findings
  }

  private var heading: String {
    let viewport = solved.scene.viewport
    var parts = [style(TerminalText.escaped(solved.file), .emphasis)]
    if let name = solved.scene.name { parts.append("\"\(TerminalText.escaped(name))\"") }
    if let variant = solved.variant { parts.append("[\(TerminalText.escaped(variant))]") }
    var size = LayoutTable.size(viewport.size)
    if let scale = viewport.scale { size += " @\(formatNumber(scale))x" }
    if let device = viewport.device { size += " \(TerminalText.escaped(device))" }
    if viewport.direction == .rightToLeft { size += " rtl" }
    if viewport.textScale != 1 { size += " text x \(formatNumber(viewport.textScale))" }
    parts.append(size)
    let status = solved.layout.status
    return parts.joined(separator: "  ") + ": "
      + style(status.rawValue, status == .determined ? .success : .error) + "\n"
  }

  private var tree: String {
    var table = TextTable([
      ("id", .left), ("type", .left), ("x", .decimal), ("y", .decimal), ("width", .decimal),
      ("height", .decimal), ("", .left),
    ])
    let open = openAttributes
    var depths: [Int] = []
    depths.reserveCapacity(solved.scene.views.count)
    let names = LocalNames(solved.scene)
    for (index, view) in solved.scene.views.enumerated() where index < solved.layout.views.count {
      let depth = view.parent.map { depths[Int($0)] + 1 } ?? 0
      depths.append(depth)
      let result = solved.layout.views[index]
      let openHere = open.views[Int32(truncatingIfNeeded: index)] ?? []
      func cell(_ attribute: LayoutResult.Ambiguity.Attribute, _ value: Double) -> String {
        LayoutTable.length(value) + (openHere.contains(attribute) ? "?" : "")
      }
      // Deep trees stay readable: from the twentieth level on the depth is written as a number.
      let indent = depth <= 20 ? String(repeating: "  ", count: depth) : "(\(depth)) "
      table.add([
        indent + TerminalText.escaped(names[index]), view.node.type.rawValue,
        cell(.x, result.frame.x), cell(.y, result.frame.y), cell(.width, result.frame.width),
        cell(.height, result.frame.height), remarks(index, open: open.contents),
      ])
    }
    return table.text(style: style)
  }

  private func remarks(
    _ index: Int, open: [Int32: Set<LayoutResult.Ambiguity.Attribute>]
  ) -> String {
    var remarks: [String] = []
    let result = solved.layout.views[index]
    if let scroll = result.scroll {
      let openHere = open[Int32(truncatingIfNeeded: index)] ?? []
      let width = LayoutTable.length(scroll.contentSize.width)
      let height = LayoutTable.length(scroll.contentSize.height)
      remarks.append(
        "content \(width)\(openHere.contains(.width) ? "?" : "")"
          + " x \(height)\(openHere.contains(.height) ? "?" : "")")
      if let range = LayoutTable.range(scroll.offsetRangeX) { remarks.append("scrolls x \(range)") }
      if let range = LayoutTable.range(scroll.offsetRangeY) { remarks.append("scrolls y \(range)") }
      let offset = scroll.contentOffset
      if offset != .zero {
        remarks.append("offset \(LayoutTable.length(offset.x)), \(LayoutTable.length(offset.y))")
      }
    }
    if solved.scene.views[index].node.hidden { remarks.append("hidden") }
    if result.isEstimated { remarks.append("estimated") }
    return remarks.joined(separator: ", ")
  }

  private typealias OpenByView = [Int32: Set<LayoutResult.Ambiguity.Attribute>]

  private var openAttributes: (views: OpenByView, contents: OpenByView) {
    var views: OpenByView = [:]
    var contents: OpenByView = [:]
    for ambiguity in solved.layout.ambiguous {
      guard let view = ambiguity.view else { continue }
      if ambiguity.isContentArea {
        contents[view, default: []].insert(ambiguity.attribute)
      } else {
        views[view, default: []].insert(ambiguity.attribute)
      }
    }
    return (views, contents)
  }

  private var findings: String {
    LayoutFindings(layout: solved.layout, style: style).text
      + DiagnosticList(diagnostics: solved.diagnostics, style: style).text
  }

  static func length(_ value: Double) -> String {
    guard abs(value) < 1e9 else { return formatNumber(value) }
    // By way of millionths, so that the last bits of a number in the middle don't decide.
    return formatNumber(((value * 1e6).rounded() / 1000).rounded() / 1000)
  }

  static func size(_ size: Size) -> String {
    "\(length(size.width)) x \(length(size.height))"
  }

  /// `low to high`, or nil when there is nowhere to go.
  private static func range(_ range: ClosedRange<Double>) -> String? {
    guard range.upperBound > range.lowerBound else { return nil }
    return "\(length(range.lowerBound)) to \(length(range.upperBound))"
  }
}
