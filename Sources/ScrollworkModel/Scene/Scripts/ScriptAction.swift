/// What happens in a script. Times are seconds, places points of the viewport unless they say
/// otherwise, view names are paths as written.
public enum ScriptAction: Sendable {
  public enum Place: Sendable {
    /// The centre of a view.
    case view(Spanned<String>)
    case point(ScriptPoint)
  }

  public enum Wait: Hashable, Sendable {
    /// Until nothing moves.
    case rest
    case time(Double)
  }

  case touch(at: ScriptPoint, finger: Int)
  case move(FingerMove)
  case hold(Double)
  case lift(finger: Int)
  /// The system takes touches away; nil: all of them.
  case cancel(finger: Int?)
  /// Another finger at the same time as the event before: it moves, or stays.
  case with(finger: Int, move: FingerMove?, hold: Double?)
  case wait(Wait)
  case tap(Place)
  /// Down, along, up. Shares are of the view's visible frame, or of the viewport.
  case drag(view: Spanned<String>?, from: ScriptPoint, move: FingerMove)
  /// Released with that velocity of contentOffset, in pt/s.
  case flick(view: Spanned<String>, velocity: Point)
  case setContentOffset(view: Spanned<String>, to: Point, animated: Bool)
  /// `rect` in content coordinates, or a view inside.
  case scrollRectToVisible(
    view: Spanned<String>, rect: Rect?, target: Spanned<String>?, animated: Bool)
  case tapStatusBar
  /// Nil `view`: whatever lies at the centre. Nil `center`: the view's. Nil `duration`: 300 ms.
  case pinch(view: Spanned<String>?, center: ScriptPoint?, scale: Double, duration: Double?)
  case zoomToRect(view: Spanned<String>, rect: Rect, animated: Bool)
  case resize(Size, safeArea: InsetSpecification?, duration: Double)
  case setView(Spanned<String>, ViewPatch)
  /// Nil values stay as they are.
  case setConstraint(Spanned<String>, constant: Double?, multiplier: Double?, priority: Double?)
  case insert(
    into: Spanned<String>, view: ViewNode, at: Int?, constraints: [ConstraintDeclaration])
  case remove(Spanned<String>)
  /// 0 hides it.
  case keyboard(height: Double, duration: Double)
  case beginRefreshing(Spanned<String>)
  case endRefreshing(Spanned<String>)
}

/// Some keys of a view with new values.
public struct ViewPatch: Sendable {
  /// The keys that are given, as the format names them, in the order of writing.
  public var keys: [String]
  /// A view that has the new values under those keys; all else in it is without meaning.
  public var values: ViewNode

  public init(keys: [String], values: ViewNode) {
    self.keys = keys
    self.values = values
  }
}
