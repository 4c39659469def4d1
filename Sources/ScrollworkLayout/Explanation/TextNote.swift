internal import ScrollworkModel

/// Says where an intrinsic size comes from when a text makes it.
struct TextNote {
  private let scene: ResolvedScene
  private let runner: PassRunner

  init(_ scene: ResolvedScene, _ runner: PassRunner) {
    self.scene = scene
    self.runner = runner
  }

  /// `15 lines of 20 at a width of 358`; nil for constraints that no text makes.
  func text(for source: ConstraintSource) -> String? {
    guard source.kind == .hugging || source.kind == .compression,
      runner.builder.tables.views[Int(source.index)].usesTextSize,
      let box = runner.builder.texts.box(of: source.index)
    else { return nil }
    guard source.detail == 1 else { return "the text on one line" }
    let width =
      box.preferredWidth
      ?? runner.builder.tables.alignmentSpan(source.index, .horizontal).sizeValue(
        at: runner.values)
    var lines = box.neededLines(atWidth: width)
    var cut = ""
    if box.maximumLines > 0, lines > Double(box.maximumLines) {
      cut = " (\(formatNumber(lines)) needed)"
      lines = Double(box.maximumLines)
    }
    let count = lines == 1 ? "1 line" : "\(formatNumber(lines)) lines"
    return "\(count) of \(formatNumber(box.lineHeight))\(cut) at a width of \(formatNumber(width))"
  }
}
