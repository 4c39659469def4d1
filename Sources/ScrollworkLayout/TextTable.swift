internal import ScrollworkModel
internal import ScrollworkSolver

/// The texts of a scene, measured at the viewport's text scale.
struct TextTable {
  /// One view's text.
  struct Box {
    var view: Int32
    /// Width of each paragraph on one line, in points.
    var paragraphs: [Double]
    var lineHeight: Double
    /// The most lines shown; 0 is unlimited.
    var maximumLines: Int
    /// Room between the text and the view's edges, at each side.
    var inset: PerAxis<Double>
    /// Given: the text wraps at this width and never at another.
    var preferredWidth: Double?
    var isEstimated: Bool
    /// Steps that widths and heights are rounded up to; nil leaves them as they are.
    var pixel: Double?
    /// Intrinsic height of this pass, and of the pass before.
    var height = 0.0
    var previousHeight = 0.0
    /// The constraints that hold the intrinsic height, and the probe that aims at it.
    var heightConstraints: [ConstraintID] = []
    var heightProbe: ProbeID?
  }

  /// UITextView's default text container inset and line fragment padding.
  static let textViewInset = PerAxis(horizontal: 5.0, vertical: 8.0)
  /// What a system button adds above and below its title: 15 pt text in a 30 pt button.
  static let buttonInset = PerAxis(horizontal: 0.0, vertical: 6.0)

  var boxes: [Box] = []
  /// Index into `boxes` by view; empty when the scene has no text at all.
  private var boxOfView: [Int32] = []

  init(_ scene: ResolvedScene) {
    for index in scene.views.indices {
      guard let text = scene.views[index].node.text,
        let box = Self.box(
          for: text, of: scene.views[index].node, view: Int32(index), viewport: scene.viewport)
      else { continue }
      if boxOfView.isEmpty { boxOfView = Array(repeating: -1, count: scene.views.count) }
      boxOfView[index] = Int32(boxes.count)
      boxes.append(box)
    }
  }

  func box(of view: Int32) -> Box? {
    guard !boxOfView.isEmpty, boxOfView[Int(view)] >= 0 else { return nil }
    return boxes[Int(boxOfView[Int(view)])]
  }

  func boxIndex(of view: Int32) -> Int? {
    guard !boxOfView.isEmpty, boxOfView[Int(view)] >= 0 else { return nil }
    return Int(boxOfView[Int(view)])
  }

  private static func box(
    for text: TextContent, of node: ViewNode, view: Int32, viewport: Viewport
  ) -> Box? {
    let scale = viewport.textScale
    let preferred = node.preferredMaxLayoutWidth.flatMap { $0 > 0 ? $0 : nil }
    var box: Box
    switch text {
    case .measured(let width, let lineHeight, let lines):
      box = Box(
        view: view, paragraphs: [width * scale], lineHeight: lineHeight * scale,
        maximumLines: max(0, lines), inset: PerAxis(0), preferredWidth: preferred,
        isEstimated: false)
    case .estimated(let string, let size, let lines, let weight):
      let metrics = TextMetrics(
        size: (size ?? node.type.defaultFontSize) * scale, weight: TextMetrics.weight(named: weight)
      )
      let defaultLines = node.type == .textView ? 0 : 1
      let inset: PerAxis<Double> =
        switch node.type {
        case .textView: textViewInset
        case .button: buttonInset
        default: PerAxis(0)
        }
      box = Box(
        view: view, paragraphs: metrics.paragraphWidths(string), lineHeight: metrics.lineHeight,
        maximumLines: max(0, lines ?? defaultLines), inset: inset, preferredWidth: preferred,
        isEstimated: true,
        pixel: viewport.scale.flatMap { $0 > 0 && $0.isFinite ? 1 / $0 : nil })
    }
    box.height = box.height(atWidth: preferred)
    box.previousHeight = box.height
    return box
  }
}

extension TextTable.Box {
  /// Width of the widest paragraph on one line, with the insets.
  var oneLineWidth: Double {
    let widest = paragraphs.max() ?? 0
    return roundedUp(widest) + 2 * inset.horizontal
  }

  /// The intrinsic width: that of one line, or less where a preferred width says so.
  var width: Double { preferredWidth.map { min($0, oneLineWidth) } ?? oneLineWidth }

  /// Lines needed at a view's width, before `maximumLines`; nil is one line per paragraph.
  func neededLines(atWidth width: Double?) -> Double {
    var lines = 0.0
    let room = width.map { $0 - 2 * inset.horizontal } ?? 0
    for paragraph in paragraphs {
      lines += room > 0 ? max(1, (paragraph / room - 1e-9).rounded(.up)) : 1
    }
    return max(1, lines)
  }

  /// Height of the view at a width; nil is the first pass, in which nothing wraps.
  func height(atWidth width: Double?) -> Double {
    var lines = neededLines(atWidth: width)
    if maximumLines > 0 { lines = min(lines, Double(maximumLines)) }
    return roundedUp(lines * lineHeight) + 2 * inset.vertical
  }

  private func roundedUp(_ length: Double) -> Double {
    guard let pixel else { return length }
    return (length / pixel - 1e-6).rounded(.up) * pixel
  }
}
