/// Whether a touch inside a scroll view is the content's or a drag: the table of states that
/// `delaysContentTouches`, `canCancelContentTouches`, `touchesShouldBegin(_:with:in:)` and
/// `touchesShouldCancel(in:)` describe.
///
/// One value follows one touch. It knows neither times nor places: the caller runs the timer, finds
/// out what was hit, and says of every move whether it is far enough for a drag.
public struct TouchDelivery: Hashable, Sendable {
  public enum State: String, Hashable, Sendable {
    case idle
    /// The timer runs; the content knows nothing yet.
    case waiting
    /// The content has the touch; it may be taken back.
    case offered
    /// The content has no part in this touch.
    case refused
    /// The content keeps the touch; nothing scrolls.
    case locked
    /// The touch scrolls.
    case drag

    /// The letter of the published state diagram: n(o touch of the content's), s(crolling), m(ine:
    /// the content's own), e(nd).
    public var letter: Character? {
      switch self {
      case .refused: "n"
      case .drag: "s"
      case .locked: "m"
      case .idle: "e"
      case .waiting, .offered: nil
      }
    }
  }

  /// What happens, in order.
  public enum Output: String, Hashable, Sendable {
    case timerStarts, timerStops
    case asksShouldBegin = "touchesShouldBegin"
    case asksShouldCancel = "touchesShouldCancel"
    case began = "child.began"
    case moved = "child.moved"
    case ended = "child.ended"
    case cancelled = "child.cancelled"
    case dragBegins = "willBeginDragging"
  }

  public struct Answers: Hashable, Sendable {
    public var delaysContentTouches: Bool
    public var canCancelContentTouches: Bool
    public var touchesShouldBegin: Bool
    public var touchesShouldCancel: Bool

    public init(
      delaysContentTouches: Bool = true, canCancelContentTouches: Bool = true,
      touchesShouldBegin: Bool = true, touchesShouldCancel: Bool = true
    ) {
      self.delaysContentTouches = delaysContentTouches
      self.canCancelContentTouches = canCancelContentTouches
      self.touchesShouldBegin = touchesShouldBegin
      self.touchesShouldCancel = touchesShouldCancel
    }
  }

  public private(set) var state = State.idle
  public var answers: Answers

  public init(answers: Answers = Answers()) {
    self.answers = answers
  }

  /// A finger comes down.
  ///
  /// - Parameters:
  ///   - hitsContent: false when it is the scroll view itself that is hit.
  ///   - isMoving: the scroll view decelerates or animates: the touch stops it and drags at once.
  public mutating func down(hitsContent: Bool, isMoving: Bool = false) -> [Output] {
    if isMoving {
      state = .drag
      return [.dragBegins]
    }
    guard hitsContent else {
      state = .refused
      return []
    }
    guard answers.delaysContentTouches else { return offer() }
    state = .waiting
    return [.timerStarts]
  }

  /// The timer, 150 ms after the touch.
  public mutating func timer() -> [Output] {
    state == .waiting ? offer() : []
  }

  /// - Parameter isFar: beyond the hysteresis, in a direction in which a scroll view can scroll.
  public mutating func move(isFar: Bool) -> [Output] {
    switch state {
    case .idle, .drag: return []
    case .waiting:
      guard isFar else { return [] }
      state = .drag
      return [.timerStops, .dragBegins]
    case .offered:
      guard isFar else { return [.moved] }
      guard answers.canCancelContentTouches else {
        state = .locked
        return [.moved]
      }
      guard answers.touchesShouldCancel else {
        state = .locked
        return [.asksShouldCancel, .moved]
      }
      state = .drag
      return [.asksShouldCancel, .cancelled, .dragBegins]
    case .refused:
      guard isFar else { return [] }
      state = .drag
      return [.dragBegins]
    case .locked: return [.moved]
    }
  }

  /// The finger lifts; what a drag does then isn't this table's.
  public mutating func up() -> [Output] {
    defer { state = .idle }
    switch state {
    case .idle, .refused, .drag: return []
    case .waiting:
      return [.timerStops, .asksShouldBegin] + (answers.touchesShouldBegin ? [.began, .ended] : [])
    case .offered, .locked: return [.ended]
    }
  }

  /// The system takes the touch away, or a pinch does.
  public mutating func cancel() -> [Output] {
    defer { state = .idle }
    switch state {
    case .idle, .refused, .drag: return []
    case .waiting: return [.timerStops]
    case .offered, .locked: return [.cancelled]
    }
  }

  private mutating func offer() -> [Output] {
    state = answers.touchesShouldBegin ? .offered : .refused
    return [.asksShouldBegin] + (answers.touchesShouldBegin ? [.began] : [])
  }
}
