import ScrollworkModel

/// How texts for people are written: with colours or plain.
public struct TextStyle: Hashable, Sendable {
  public enum Role: Sendable {
    case error, warning, info, success, emphasis, dim
  }

  public var usesColor: Bool

  public init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  public static let plain = TextStyle(usesColor: false)

  /// The text in the role's colour (ECMA-48 escape sequences).
  public func callAsFunction(_ text: String, _ role: Role) -> String {
    guard usesColor && !text.isEmpty else { return text }
    let code =
      switch role {
      case .error: "1;31"
      case .warning: "1;33"
      case .info: "1;36"
      case .success: "1;32"
      case .emphasis: "1"
      case .dim: "2"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  static func role(of severity: Severity) -> Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
