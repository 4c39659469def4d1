/// The text of a scene as a feed screen has it: a scroll view with rows of an avatar, a title, a
/// subtitle and a button, each with its own constraints beside it. Every frame is determined.
struct FeedFile {
  /// Each row has five views.
  var rowCount: Int
  /// One avatar gets a second width.
  var isContradictory = false

  /// Root, scroll view and content view besides the rows.
  var viewCount: Int { 3 + 5 * rowCount }

  var text: String {
    var text = """
      scrollwork: 1
      name: Feed
      viewport: {width: 390, height: 844, scale: 3, safeArea: {top: 47, bottom: 34}}
      metrics: {margin: 16, gap: 12}

      root:
        children:
          - id: scroll
            type: scrollView
            children:
              - id: content
                children:

      """
    for row in 0..<rowCount { append(row, to: &text) }
    text += """

      constraints:
        - scroll.edges == root.edges
        - content.edges == scroll.content.edges
        - content.width == scroll.frame.width
        - row\(rowCount - 1).bottom == content.bottom

      """
    if isContradictory { text += "  - avatar\(rowCount / 2).width == 48\n" }
    return text
  }

  private func append(_ i: Int, to text: inout String) {
    // Every text fits: titles on their line, subtitles on three, beside the widest button.
    let titleWidth = 80 + 37 * i % 121
    let subtitleWidth = 60 + 53 * i % 541
    let buttonWidth = 44 + 29 * i % 45
    text += """
                - id: row\(i)
                  children:
                    - {id: avatar\(i), type: imageView, cornerRadius: 20}
                    - {id: title\(i), type: label, intrinsic: [\(titleWidth), 20]}
                    - id: subtitle\(i)
                      type: label
                      text: {width: \(subtitleWidth), lineHeight: 16, lines: 3}
                    - id: button\(i)
                      type: button
                      intrinsic: [\(buttonWidth), 32]
                      hugging: 252
                      compression: 751
                  constraints:
                    - horizontalEdges == super.horizontalEdges
                    - top == \(i == 0 ? "super.top" : "previous.bottom")
                    - avatar\(i).leading == leading + margin
                    - avatar\(i).top == top + gap
                    - avatar\(i).size == 40 x 40
                    - avatar\(i).bottom <= bottom - gap
                    - title\(i).leading == avatar\(i).trailing + gap
                    - title\(i).top == top + gap
                    - title\(i).trailing <= button\(i).leading - 8
                    - subtitle\(i).leading == title\(i).leading
                    - subtitle\(i).top == title\(i).bottom + 4
                    - subtitle\(i).trailing <= button\(i).leading - 8
                    - subtitle\(i).bottom == bottom - gap
                    - button\(i).trailing == trailing - margin
                    - button\(i).centerY == centerY

      """
  }
}
