import ScrollworkModel

/// A scroll view with N rows of an avatar, a title, a subtitle and a button.
struct Feed {
  var rowCount: Int

  var scene: Scene {
    let content = ViewNode(id: "content", children: (0..<rowCount).map(row))
    let scroll = ViewNode(id: "scroll", type: .scrollView, children: [content])
    return Scene(
      viewport: Viewport(size: Size(width: 390, height: 844), scale: 3),
      root: ViewNode(id: "root", children: [scroll]),
      constraints: [
        "scroll.edges == root.edges", "content.edges == scroll.content.edges",
        "content.width == scroll.frame.width", "row.last.bottom == content.bottom",
      ])
  }

  private func node(_ id: String, _ type: ViewType, width: Double, height: Double) -> ViewNode {
    var node = ViewNode(id: id, type: type)
    node.intrinsic = PerAxis(horizontal: width, vertical: height)
    return node
  }

  private func row(_ i: Int) -> ViewNode {
    let avatar = ViewNode(id: "avatar", type: .imageView)
    var title = node("title", .label, width: Double(80 + 37 * i % 241), height: 20)
    title.hugging = PerAxis(horizontal: 251, vertical: 250)
    let subtitle = node(
      "subtitle", .label, width: Double(60 + 53 * i % 261), height: [14, 16, 32, 48][i % 4])
    var button = node("button", .button, width: Double(44 + 29 * i % 45), height: 32)
    button.hugging = PerAxis(252)
    button.compression = PerAxis(751)
    var row = ViewNode(id: "row", children: [avatar, title, subtitle, button])
    row.copyIndex = i
    row.isScope = true
    row.constraints = [
      "leading == super.leading", "trailing == super.trailing",
      i == 0 ? "top == super.top" : "top == previous.bottom",
      "avatar.leading == leading + 16", "avatar.top == top + 12", "avatar.width == 40",
      "avatar.height == 40", "avatar.bottom <= bottom - 12",
      "title.leading == avatar.trailing + 12", "title.top == top + 12",
      "title.trailing <= button.leading - 8", "subtitle.leading == title.leading",
      "subtitle.top == title.bottom + 4", "subtitle.trailing <= button.leading - 8",
      "subtitle.bottom == bottom - 12", "button.trailing == trailing - 16",
      "button.centerY == centerY",
    ]
    return row
  }
}
