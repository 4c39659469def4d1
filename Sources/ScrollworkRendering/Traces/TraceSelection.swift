/// Which values and events of a trace are written: those whose name one of some patterns fits.
///
/// Values are called `list.contentOffset`, events `list.didScroll`. In a pattern `*` stands for any
/// characters and `?` for one; a pattern for what is in front of a dot (`list`) takes all behind it.
public struct TraceSelection: Sendable {
  private let patterns: [[UInt8]]

  /// - Parameter patterns: none takes everything.
  public init(_ patterns: [String] = []) {
    self.patterns = patterns.map { Array($0.utf8) }
  }

  public var isEmpty: Bool { patterns.isEmpty }

  public func includes(_ name: String) -> Bool {
    guard !patterns.isEmpty else { return true }
    let bytes = Array(name.utf8)
    return patterns.contains { TraceSelection.fits(bytes, $0) }
  }

  /// Whether a pattern ends with an event's name, rather than taking all of a view.
  func mentions(_ event: String) -> Bool {
    let bytes = Array(event.utf8)
    return patterns.contains { $0.suffix(bytes.count).elementsEqual(bytes) }
  }

  /// Whether a pattern takes a value, or a part of it: `list.contentOffset.x` takes the pair.
  func includes(_ name: String, parts: [StaticString]) -> Bool {
    guard !patterns.isEmpty else { return true }
    return includes(name) || parts.contains { includes("\(name).\($0)") }
  }

  private static func fits(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    if matches(name[...], pattern[...]) { return true }
    for (index, byte) in name.enumerated() where byte == UInt8(ascii: ".") {
      if matches(name[..<index], pattern[...]) { return true }
    }
    return false
  }

  /// Goes back to the last `*` only, which is enough: linear in the name times the pattern.
  private static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (n, p) = (name.startIndex, pattern.startIndex)
    var star: (pattern: Int, name: Int)?
    while n < name.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        star = (p + 1, n)
        p += 1
      } else if p < pattern.endIndex, pattern[p] == UInt8(ascii: "?") || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        p = last.pattern
        n = last.name + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
