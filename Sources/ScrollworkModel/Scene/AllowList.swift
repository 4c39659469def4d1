/// Rules that aren't reported of something, each with the place where that is said.
public struct AllowList: Sendable {
  public struct Entry: Hashable, Sendable {
    /// As written: a code, the beginning of codes, or a name.
    public var text: String
    /// The codes that it stands for.
    public var codes: Set<String>
    public var span: SourceSpan

    public init(_ text: String, codes: Set<String>, at span: SourceSpan = .none) {
      self.text = text
      self.codes = codes
      self.span = span
    }
  }

  public private(set) var entries: [Entry]

  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  public var isEmpty: Bool { entries.isEmpty }
  public var codes: Set<String> { entries.reduce(into: []) { $0.formUnion($1.codes) } }

  public func contains(_ code: String) -> Bool {
    entries.contains { $0.codes.contains(code) }
  }

  public mutating func append(_ other: AllowList) {
    entries += other.entries
  }
}

/// Codes by themselves, for scenes that are made in code.
extension AllowList: ExpressibleByArrayLiteral {
  public init(arrayLiteral codes: String...) {
    self.init(codes.map { Entry($0, codes: [$0]) })
  }
}

/// Two lists are alike when they allow the same codes.
extension AllowList: Equatable {
  public static func == (a: AllowList, b: AllowList) -> Bool { a.codes == b.codes }
}
