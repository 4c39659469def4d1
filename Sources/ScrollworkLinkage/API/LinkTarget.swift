public import ScrollworkModel

/// A property that a link writes. Views, constraints are indexes into the resolved scene's.
public enum LinkTarget: Hashable, Sendable {
  public enum FramePart: String, Hashable, Sendable, CaseIterable { case x, y, width, height }
  public enum Edge: String, Hashable, Sendable, CaseIterable { case top, left, bottom, right }
  public enum Channel: Int, Hashable, Sendable, CaseIterable { case red, green, blue, alpha }

  /// A scroll view's contentOffset, in points.
  case contentOffset(Int32, Axis)
  /// Of the layout frame, in points.
  case frame(Int32, FramePart)
  /// In points.
  case contentInset(Int32, Edge)
  case hidden(Int32)
  /// A constraint's constant in points.
  case constant(Int32)
  case multiplier(Int32)
  /// In points.
  case translate(Int32, Axis)
  case scale(Int32)
  case scaleAxis(Int32, Axis)
  /// In degrees, clockwise.
  case rotate(Int32)
  case alpha(Int32)
  /// 0...255, alpha 0...1.
  case backgroundColor(Int32, Channel)
  case cornerRadius(Int32)
  case zPosition(Int32)
  /// A page control's page.
  case currentPage(Int32)
  case variable(String)

  /// What has to be done with its value.
  public enum Effect: Hashable, Sendable {
    /// A scroll view is moved.
    case scroll
    /// The layout is solved again.
    case layout
    /// Only the picture changes.
    case picture
    /// A page control or a variable.
    case state
  }

  public var effect: Effect {
    switch self {
    case .contentOffset: .scroll
    case .frame, .contentInset, .hidden, .constant, .multiplier: .layout
    case .translate, .scale, .scaleAxis, .rotate, .alpha, .backgroundColor, .cornerRadius,
      .zPosition:
      .picture
    case .currentPage, .variable: .state
    }
  }

  /// The view it belongs to; nil for constraints and variables.
  public var view: Int32? {
    switch self {
    case .contentOffset(let view, _), .frame(let view, _), .contentInset(let view, _),
      .hidden(let view), .translate(let view, _), .scale(let view), .scaleAxis(let view, _),
      .rotate(let view), .alpha(let view), .backgroundColor(let view, _), .cornerRadius(let view),
      .zPosition(let view), .currentPage(let view):
      view
    case .constant, .multiplier, .variable: nil
    }
  }

  /// A target's name without a colour's channel.
  func property(_ name: String) -> String {
    guard case .backgroundColor(_, let channel) = self else { return name }
    return String(name.dropLast("\(channel)".count + 1))
  }

  /// Transforms are what Reduce Motion drops.
  var isMotion: Bool {
    switch self {
    case .translate, .scale, .scaleAxis, .rotate: true
    default: false
    }
  }

  /// What values it takes.
  var quantity: Quantity {
    switch self {
    case .contentOffset, .frame, .contentInset, .constant, .translate, .cornerRadius: .length
    case .hidden: .bool
    case .rotate: .angle
    case .currentPage: .page
    case .scale, .scaleAxis, .multiplier, .alpha: .ratio
    case .zPosition, .variable: .number
    case .backgroundColor: .colour
    }
  }
}

extension LinkTarget.Edge {
  func value(in insets: EdgeInsets) -> Double {
    switch self {
    case .top: insets.top
    case .left: insets.left
    case .bottom: insets.bottom
    case .right: insets.right
    }
  }
}
