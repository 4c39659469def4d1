public import ScrollworkModel

/// A finding that is no longer there.
public struct RepairedFinding: Sendable {
  /// The rule's code.
  public var code: String
  /// What was done.
  public var repair: Repair

  public init(code: String, repair: Repair) {
    self.code = code
    self.repair = repair
  }
}
