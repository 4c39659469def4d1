/// A stretch of a source text, as offsets in Unicode code points from its beginning
/// (a byte-order mark not counted), end exclusive.
public struct SourceSpan: Hashable, Sendable {
  public var start: Int32
  public var end: Int32

  public init(start: Int32, end: Int32) {
    self.start = start
    self.end = end
  }

  /// The span of something that was made in code, not read from a text.
  public static let none = SourceSpan(start: -1, end: -1)

  public var isNone: Bool { start < 0 }
}

/// A value together with the place it was read from.
public struct Spanned<Value: Sendable>: Sendable {
  public var value: Value
  public var span: SourceSpan

  public init(_ value: Value, at span: SourceSpan = .none) {
    self.value = value
    self.span = span
  }
}

extension Spanned: Equatable where Value: Equatable {}
extension Spanned: Hashable where Value: Hashable {}
