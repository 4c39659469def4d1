import ScrollworkModel
import ScrollworkYAML

/// Reading the values of single options.
enum OptionValues {
  static func format(
    _ name: String?, _ command: Command
  ) throws(UsageError) -> OutputFormat {
    let known = command.formats
    guard let name else { return known.first ?? .text }
    if let format = known.first(where: { $0.rawValue == name }) { return format }
    let near = nearestName(to: name, in: known.map(\.rawValue))
    throw UsageError(
      "`\(command.rawValue)` has no format \"\(name)\".",
      help: near.map { "Did you mean \($0)?" }
        ?? "Its formats are: \(known.map(\.rawValue).joined(separator: ", ")).")
  }

  /// A whole number from 1, or nil when the option isn't given.
  static func count(_ arguments: Arguments, _ option: Option) throws(UsageError) -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let value = Int(text), value >= 1 else {
      throw UsageError("\(option.flag) needs a whole number from 1, not \"\(text)\".")
    }
    return value
  }

  /// A decimal number that is finite, or nil when the text isn't one.
  static func number(_ text: some StringProtocol) -> Double? {
    // Double's own reader also takes hexadecimal numbers, `inf` and `nan`.
    guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }),
      let value = Double(String(text)), value.isFinite
    else { return nil }
    return value
  }

  static func framesPerSecond(_ arguments: Arguments) throws(UsageError) -> Double? {
    guard let text = arguments.value(.fps) else { return nil }
    guard let value = number(text), (1...10_000).contains(value) else {
      throw UsageError("--fps needs a number from 1 to 10000, not \"\(text)\".")
    }
    return value
  }

  /// `VIEW=X,Y` each.
  static func offsets(_ texts: [String]) throws(UsageError) -> [ContentOffset] {
    var offsets: [ContentOffset] = []
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let numbers = parts.count == 2 ? parts[1].split(separator: ",").map { number($0) } : []
      guard let name = parts.first, !name.isEmpty, numbers.count == 2, let x = numbers[0],
        let y = numbers[1]
      else {
        throw UsageError(
          "--at can't read \"\(text)\".",
          help: "Write a scroll view and its offset: --at scroll=0,300")
      }
      offsets.append(ContentOffset(path: String(name), point: Point(x: x, y: y)))
    }
    return offsets
  }

  /// Names of parts with commas; all parts when nil.
  static func parts(_ text: String?) throws(UsageError) -> Set<ExpectationPart> {
    guard let text else { return Set(ExpectationPart.allCases) }
    var parts: Set<ExpectationPart> = []
    for name in text.split(separator: ",") {
      guard let part = ExpectationPart(rawValue: String(name)) else {
        let names = ExpectationPart.allCases.map(\.rawValue)
        let near = nearestName(to: String(name), in: names)
        throw UsageError(
          "--only knows no part \"\(name)\".",
          help: near.map { "Did you mean \($0)?" }
            ?? "The parts are: \(names.joined(separator: ", ")).")
      }
      parts.insert(part)
    }
    guard !parts.isEmpty else { throw UsageError("--only names no part.") }
    return parts
  }

  /// The codes of rules with commas between them; nil when the option isn't given.
  static func rules(_ arguments: Arguments, _ option: Option) throws(UsageError) -> Set<String>? {
    guard let texts = arguments.values[option] else { return nil }
    var codes: Set<String> = []
    for name in texts.flatMap({ $0.split(separator: ",") }).map(String.init) {
      let named = RuleCatalogue.codes(named: name).union(
        RuleCatalogue.codes(named: name.uppercased()))
      guard !named.isEmpty else {
        let near = RuleCatalogue.nearest(to: name)
        throw UsageError(
          "\(option.flag) knows no rule \"\(name)\".",
          help: near.map { "Did you mean \($0)?" } ?? "`scrollwork rules` lists all rules.")
      }
      codes.formUnion(named)
    }
    guard !codes.isEmpty else { throw UsageError("\(option.flag) names no rule.") }
    return codes
  }

  /// What makes the tool end with `ExitStatus.findings`.
  static func failingSeverity(_ arguments: Arguments) throws(UsageError) -> Severity {
    guard let word = arguments.value(.failOn) else {
      return arguments.has(.strict) ? .warning : .error
    }
    guard !arguments.has(.strict) else {
      throw UsageError("--strict is short for --fail-on warning; one of them has to go.")
    }
    return Severity(rawValue: word) ?? .error
  }

  static func limits(_ arguments: Arguments) throws(UsageError) -> ReadingLimits {
    var limits = ReadingLimits()
    for limit in LimitOption.all {
      if let value = try count(arguments, limit.option) { limits[keyPath: limit.path] = value }
    }
    return limits
  }
}
