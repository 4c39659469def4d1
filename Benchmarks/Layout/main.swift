// Lays out a feed: a scroll view with N rows of an avatar, a title, a subtitle and a button.
// Usage: layout-benchmark [rows] [repetitions]
import ScrollworkLayout
import ScrollworkModel

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let rowCount = max(1, arguments.first ?? 1000)
let repetitions = max(1, arguments.dropFirst().first ?? 10)

func node(_ id: String, _ type: ViewType, width: Double, height: Double) -> ViewNode {
  var node = ViewNode(id: id, type: type)
  node.intrinsic = PerAxis(horizontal: width, vertical: height)
  return node
}

func row(_ i: Int) -> ViewNode {
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

let content = ViewNode(id: "content", children: (0..<rowCount).map(row))
let scroll = ViewNode(id: "scroll", type: .scrollView, children: [content])
let scene = Scene(
  viewport: Viewport(size: Size(width: 390, height: 844), scale: 3),
  root: ViewNode(id: "root", children: [scroll]),
  constraints: [
    "scroll.edges == root.edges", "content.edges == scroll.content.edges",
    "content.width == scroll.frame.width", "row.last.bottom == content.bottom",
  ])

let clock = ContinuousClock()
var resolveTimes: [Duration] = []
var layoutTimes: [Duration] = []
var height = 0.0
var status = LayoutStatus.determined
for _ in 0..<repetitions {
  var resolved: (scene: ResolvedScene, diagnostics: [Diagnostic])?
  resolveTimes.append(
    clock.measure { resolved = SceneResolver.resolve(scene, viewport: scene.viewport) })
  guard let resolved else { continue }
  for diagnostic in resolved.diagnostics.prefix(3) { print(diagnostic.message) }
  var result: LayoutResult?
  layoutTimes.append(clock.measure { result = resolved.scene.layout() })
  height = result?.views[1].scroll?.contentSize.height ?? 0
  status = result?.status ?? .unsatisfiable
}
resolveTimes.sort()
layoutTimes.sort()
print("rows \(rowCount), content height \(formatNumber(height)), \(status)")
print("resolve \(resolveTimes[repetitions / 2]), layout \(layoutTimes[repetitions / 2]) (medians)")
