internal import ScrollworkModel

/// What is wrong with a script, found while it runs.
enum ScriptFinding {
  case fingerAlreadyDown(Int)
  case liftWithoutTouch(Int)
  case moveWithoutTouch(Int)
  case cancelWithoutTouch
  case touchOutside(Point)
  case touchesNothing(Point)
  case unknownView(String)
  case noScrollView(String)
  case viewExists(String)
  case viewNotVisible(String)
  case unknownConstraint(String)
  case cannotZoom(String, String)
  case noScrollToTop([String])
  case neverRests(Double, touches: [Int], moving: [String])
  case targetIgnoredWhilePaging(String, wanted: Point, kept: Point)
  case targetBehind(String, Point)
  case slowRetarget(String, Double)
  case animationWhileDecelerating(String)
  case restsOffPage(String, Point)
  case blankAtRest(String, [String])
  case layoutBreaks([String])
  case linkBreaksLayout([String])

  var rule: Rule {
    switch self {
    case .fingerAlreadyDown: ScrollingRules.fingerAlreadyDown
    case .liftWithoutTouch, .moveWithoutTouch, .cancelWithoutTouch: ScrollingRules.fingerNotDown
    case .touchOutside, .viewNotVisible: ScrollingRules.outsideViewport
    case .touchesNothing: ScrollingRules.touchesNothing
    case .unknownView, .unknownConstraint: ScrollingRules.unknownView
    case .viewExists: LanguageRules.duplicateID
    case .noScrollView, .cannotZoom: ScrollingRules.wrongKindOfView
    case .noScrollToTop: ScrollingRules.severalScrollToTop
    case .neverRests: ScrollingRules.neverRests
    case .targetIgnoredWhilePaging, .animationWhileDecelerating:
      ScrollingRules.targetChangedWhilePaging
    case .targetBehind, .slowRetarget: ScrollingRules.targetBehindMotion
    case .restsOffPage: ScrollingRules.restsOffPage
    case .blankAtRest: ScrollingRules.blankAtRest
    case .layoutBreaks, .linkBreaksLayout: ScrollingRules.layoutBreaks
    }
  }

  var message: String {
    switch self {
    case .fingerAlreadyDown(let finger): "Finger \(finger) is down already."
    case .liftWithoutTouch(let finger): "Finger \(finger) lifts, but it isn't down."
    case .moveWithoutTouch(let finger): "Finger \(finger) moves, but it isn't down."
    case .cancelWithoutTouch: "No finger is down whose touch could be cancelled."
    case .touchOutside(let point):
      "The touch at \(text(point)) is outside the viewport."
    case .touchesNothing(let point):
      "The touch at \(text(point)) lands on the window itself: nothing there scrolls or takes it."
    case .unknownView(let path): "There is no view \(quoted(path)) at this moment of the script."
    case .noScrollView(let path): "\(quoted(path)) is no scroll view."
    case .viewExists(let id): "There is a view called \(quoted(id)) already; nothing is inserted."
    case .viewNotVisible(let path):
      "\(quoted(path)) isn't visible, so no finger can be put on it."
    case .unknownConstraint(let name): "There is no constraint \(quoted(name))."
    case .cannotZoom(let path, let obstacle): "\(quoted(path)) doesn't zoom: \(obstacle)."
    case .noScrollToTop(let paths):
      paths.isEmpty
        ? "A tap on the status bar scrolls nothing: no scroll view on screen has scrollsToTop."
        : "A tap on the status bar scrolls nothing: \(paths.joined(separator: ", ")) all have "
          + "scrollsToTop, and only one on screen may."
    case .neverRests(let limit, let touches, let moving):
      "The script doesn't come to rest within \(formatNumber(limit)) s: "
        + (touches.isEmpty
          ? moving.isEmpty
            ? "something goes on moving." : "\(moving.joined(separator: ", ")) goes on."
          : "finger \(touches.map { "\($0)" }.joined(separator: ", ")) is still down.")
    case .targetIgnoredWhilePaging(let path, let wanted, let kept):
      "The delegate of \(quoted(path)) changes the target to \(text(wanted)), but pagingEnabled is "
        + "on: the view goes to \(text(kept))."
    case .targetBehind(let path, let target):
      "The new target \(text(target)) of \(quoted(path)) lies behind the motion: UIKit is known to "
        + "jump there without animation."
    case .slowRetarget(let path, let speed):
      "\(quoted(path)) is released at \(formatNumber((speed * 1000).rounded() / 1000)) pt/ms with a "
        + "changed target: below about 0.27 UIKit is known to slide there linearly."
    case .animationWhileDecelerating(let path):
      "\(quoted(path)) decelerates while setContentOffset(_:animated: true) is called: the "
        + "deceleration goes on and overrides it."
    case .restsOffPage(let path, let offset):
      "\(quoted(path)) pages, and rests between two pages at \(text(offset))."
    case .blankAtRest(let path, let rows):
      "\(quoted(path)) rests with \(rows.count) visible "
        + (rows.count == 1 ? "row" : "rows") + " without image: "
        + rows.prefix(5).joined(separator: ", ") + (rows.count > 5 ? ", …." : ".")
    case .linkBreaksLayout(let constraints):
      "What a link drives contradicts the layout: "
        + (constraints.isEmpty ? "constraints" : constraints.joined(separator: ", "))
        + " can't hold together."
    case .layoutBreaks(let constraints):
      "After this event the layout is contradictory: "
        + (constraints.isEmpty ? "constraints" : constraints.joined(separator: ", "))
        + " can't hold together."
    }
  }

  var help: String? {
    switch self {
    case .fingerAlreadyDown: "Lift it first, or give this touch another finger: 2."
    case .liftWithoutTouch, .moveWithoutTouch, .cancelWithoutTouch:
      "Begin with touch: {at: [x, y]}."
    case .touchOutside: "Points are of the viewport, from its upper left corner."
    case .touchesNothing: "Touch inside a scroll view, or on a view that takes touches."
    case .unknownView: "Look at the paths that solve prints."
    case .noScrollView: "Name a view of type scrollView."
    case .viewExists: "Give the new view another id."
    case .viewNotVisible: "Scroll to it first, or name another view."
    case .unknownConstraint: "Give the constraint a name: title-top: title.top == root.top + 20."
    case .cannotZoom:
      "Give it zoomView, and a maximumZoomScale above its minimumZoomScale."
    case .noScrollToTop(let paths):
      paths.isEmpty ? nil : "Set scrollsToTop: false on all but one."
    case .neverRests: "Lift all fingers, or raise physics: {timeLimit}."
    case .targetIgnoredWhilePaging:
      "Set pagingEnabled: false; paging: {method: targetOffset} settles on pages by itself."
    case .targetBehind, .slowRetarget:
      "Settle after the motion (paging: {method: snap}), or on the page in its direction."
    case .animationWhileDecelerating: "Wait for rest, or call it without animation first."
    case .restsOffPage: "Scroll to a page's offset, or set keep: page for changes of size."
    case .blankAtRest: "Ask for all visible rows when scrolling has ended, in every way it can."
    case .layoutBreaks: "Solve the scene as it is then to see what contradicts."
    case .linkBreaksLayout:
      "Give the constraint that holds the length a priority below 1000, or drive its constant."
    }
  }

  private func text(_ point: Point) -> String {
    "(\(quotedNumber(point.x)), \(quotedNumber(point.y)))"
  }
}

extension Simulator {
  /// At most this many findings are kept: a script of a million events may be wrong in each.
  private static let findingLimit = 100

  mutating func report(_ finding: ScriptFinding, at span: SourceSpan) {
    guard findings.count < Simulator.findingLimit else { return }
    let rule = finding.rule
    let diagnostic = Diagnostic(
      rule.code, rule.severity, finding.message, at: span.isNone ? script.span : span,
      help: finding.help)
    if !findings.contains(where: { $0.message == diagnostic.message && $0.span == diagnostic.span })
    {
      findings.append(diagnostic)
    }
  }
}
