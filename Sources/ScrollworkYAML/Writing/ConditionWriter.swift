internal import ScrollworkModel

/// Conditions as `when` takes them.
enum ConditionWriter {
  /// - Note: Conditions join 64 words at most.
  static func text(_ condition: Condition) -> String {
    switch condition {
    case .landscape: "landscape"
    case .portrait: "portrait"
    case .compactWidth: "compact width"
    case .regularWidth: "regular width"
    case .compactHeight: "compact height"
    case .regularHeight: "regular height"
    case .rightToLeft: "rtl"
    case .leftToRight: "ltr"
    case .not(let inner): "not \(operand(inner))"
    case .and(let a, let b): "\(operand(a)) and \(operand(b))"
    case .or(let a, let b): "\(operand(a)) or \(operand(b))"
    }
  }

  private static func operand(_ condition: Condition) -> String {
    switch condition {
    case .and, .or: "(\(text(condition)))"
    default: text(condition)
    }
  }
}
