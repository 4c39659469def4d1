/// An event as expectations write it: a view in front, the name, what it was given behind.
public struct EventName: Hashable, Sendable {
  /// Path of the view; `super` for what a scroll view itself makes of forwarded touches; empty
  /// when it isn't said.
  public var view: String
  /// UIKit's name without `scrollView`.
  public var name: String
  /// What stands in parentheses behind the name; nil without any.
  public var argument: String?

  public init(_ text: String) {
    var rest = text[...]
    argument = nil
    if rest.last == ")", let open = rest.firstIndex(of: "(") {
      argument = String(rest[rest.index(after: open)...].dropLast())
      rest = rest[..<open]
    }
    let dot = rest.lastIndex(of: ".")
    view = dot.map { String(rest[..<$0]) } ?? ""
    name = String(dot.map { rest[rest.index(after: $0)...] } ?? rest)
  }

  /// All names, in the order of the documentation.
  public static let known = [
    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging",
    "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation",
    "shouldScrollToTop", "didScrollToTop", "viewForZooming", "willBeginZooming", "didZoom",
    "didEndZooming",
    "didChangeAdjustedContentInset", "touchesBegan", "touchesMoved", "touchesEnded",
    "touchesCancelled", "touchesShouldBegin", "touchesShouldCancel", "imageRequested", "viewMade",
    "viewReused", "viewQueued", "pageChanged", "layout",
    "refreshControlValueChanged", "keyboardWillShow", "keyboardDidShow", "keyboardWillHide",
    "keyboardDidHide",
  ]

  /// What was probably meant by a name that there isn't; nil when nothing is near.
  public static func hint(for name: String) -> String? {
    if name.hasPrefix("scrollView") {
      let rest = name.dropFirst("scrollView".count)
      let short = (rest.first.map { $0.lowercased() } ?? "") + rest.dropFirst()
      if known.contains(short) { return "Write \(short), without scrollView." }
    }
    return nearestName(to: name, in: known).map { "Did you mean \($0)?" }
  }
}
