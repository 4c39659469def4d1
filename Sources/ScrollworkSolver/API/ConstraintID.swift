/// A constraint of a `ConstraintSystem`.
public struct ConstraintID: Hashable, Sendable, Comparable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }

  @inlinable
  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.index < b.index }
}

/// An expression whose range is asked for and which settles ties; see
/// `ConstraintSystem.commitProbe`.
public struct ProbeID: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }
}

/// How a constraint's sum compares with its constant.
public enum Comparison: UInt8, Hashable, Sendable, BitwiseCopyable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}
