internal import ScrollworkModel

/// Numbers: YAML's, and arithmetic on metrics and on the variables of copies.
extension Decoder {
  /// The number of a pair, in the range that the schema gives for its key.
  mutating func number(_ entry: Entry, in shape: ShapeID) -> Double? {
    guard case .number(let range) = field(entry, in: shape).kind else { return nil }
    return number(entry.node, range, .key(entry.key))
  }

  /// - Parameter names: what arithmetic can refer to beside metrics and copies' variables.
  mutating func number(
    _ node: Int, _ range: NumberRange, _ label: Label, names: [String: Double] = [:]
  ) -> Double? {
    guard let value = anyNumber(node, label, names) else { return nil }
    guard range.contains(value) else {
      reportRange(node, value, range, label)
      return nil
    }
    return value
  }

  private mutating func anyNumber(
    _ node: Int, _ label: Label, _ names: [String: Double]
  ) -> Double? {
    let data = document.nodes[node]
    guard data.kind == .scalar else {
      if data.kind != .invalid { reportWrongKind(node, label, expected: .anyNumber) }
      return nil
    }
    let bytes = document.bytes(node)
    if let value = decimal(bytes) { return value }
    if isNull(node) {
      reportNull(node, label, expected: .anyNumber)
      return nil
    }
    guard bytes.count <= Decoder.longestNumber else {
      report(
        ReadingRules.number,
        "\(text(of: label)) has \(bytes.count) bytes; numbers and arithmetic have at most "
          + "\(Decoder.longestNumber).", at: node, help: "Write a shorter number.")
      return nil
    }
    switch coreNumber(bytes) {
    case .finite(let value): return value
    case .notFinite:
      report(
        ReadingRules.number, "\(text(of: label)) is \(phrase(of: node)), which is not finite.",
        at: node, help: "Write a number that a 64-bit floating-point value can hold.")
      return nil
    case .none: break
    }
    if let hint = numberHint(node) {
      reportWrongKind(node, label, expected: .anyNumber, help: hint)
      return nil
    }
    return arithmetic(node, names)
  }

  /// The value of arithmetic in a scalar.
  private mutating func arithmetic(_ node: Int, _ names: [String: Double]) -> Double? {
    // Variables are values, not text: `-$i` of a negative value stays right.
    let text = document.string(node)
    if isCopying { chargeCopy(text: text.utf8.count, at: node) }
    let metrics = self.metrics
    let copies = self.copies
    do {
      return try Arithmetic.evaluate(text) { name in
        name.first == "$"
          ? copies.value(of: name.dropFirst())?.number
          : metrics[String(name)] ?? names[String(name)]
      } + 0
    } catch {
      guard !findings.isFull else {
        findings.omitError()
        return nil
      }
      if reportSwallowedLine(node) { return nil }
      if let name = variable(in: text, at: error.range) {
        if !isProbing { reportVariable(node, name) }
      } else {
        var error = error
        if error.help == nil { error.help = nameHint(text, error.range, names) }
        report(error, rule: ReadingRules.arithmetic, in: node, text: text)
      }
      return nil
    }
  }

  /// The variable that an error is about.
  private func variable(in text: String, at range: Range<Int>) -> String? {
    let name = String(
      String.UnicodeScalarView(
        text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)))
    return name.hasPrefix("$") ? name : nil
  }

  private func nameHint(
    _ text: String, _ range: Range<Int>, _ names: [String: Double]
  ) -> String? {
    let name = String(
      String.UnicodeScalarView(
        text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)))
    guard metrics.count <= 1000 else { return "Write a number, or the name of a metric." }
    let known = (Array(metrics.keys) + Array(names.keys)).sorted()
    if let near = nearestName(to: name, in: known) { return "Did you mean \(near)?" }
    if known.isEmpty { return "Write a number, or give the name under metrics." }
    return "The names are \(known.prefix(8).joined(separator: ", "))."
  }

  // MARK: YAML's numbers

  /// In bytes: more than enough for what people write.
  private static let longestNumber = 4096

  enum CoreNumber {
    case finite(Double)
    case notFinite, none
  }

  /// Plain decimals with few digits, by far the most: exact, since both the digits and the power
  /// of ten are doubles.
  private func decimal(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard !bytes.isEmpty, bytes.count <= 16 else { return nil }
    var index = bytes.startIndex
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
    var digits: Int64 = 0
    var count = 0
    var divisor = 1.0
    var hasPoint = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte >= 0x30, byte <= 0x39 {
        digits = digits * 10 + Int64(byte - 0x30)
        count += 1
        if hasPoint { divisor *= 10 }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        return nil
      }
      index += 1
    }
    guard count > 0, count <= 15 else { return nil }
    let value = Double(digits) / divisor
    return isNegative && digits != 0 ? -value : value
  }

  /// Whether a scalar's first character is one that numbers begin with: a sign, a point or a digit.
  func beginsLikeNumber(_ node: Int) -> Bool {
    guard let first = document.range(node).first else { return false }
    return document.text[first] <= UInt8(ascii: "9")
  }

  func coreNumber(_ bytes: ArraySlice<UInt8>) -> CoreNumber {
    var rest = bytes
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    guard let first = rest.first else { return .none }
    if first == UInt8(ascii: "."), rest.count == 4 {
      let word = String(decoding: rest, as: UTF8.self).lowercased()
      if word == ".inf" || word == ".nan" { return .notFinite }
    }
    if first == UInt8(ascii: "0"), rest.count > 2, rest.count == bytes.count {
      let digits = String(decoding: rest.dropFirst(2), as: UTF8.self)
      if rest.dropFirst().first == UInt8(ascii: "x"), let value = UInt64(digits, radix: 16) {
        return .finite(Double(value))
      }
      if rest.dropFirst().first == UInt8(ascii: "o"), let value = UInt64(digits, radix: 8) {
        return .finite(Double(value))
      }
    }
    guard isDecimal(rest), let value = Double(String(decoding: bytes, as: UTF8.self)) else {
      return .none
    }
    return value.isFinite ? .finite(value + 0) : .notFinite
  }

  /// `( \. digit+ | digit+ ( \. digit* )? ) ( [eE] [-+]? digit+ )?`
  private func isDecimal(_ bytes: ArraySlice<UInt8>) -> Bool {
    func digits(_ slice: inout ArraySlice<UInt8>) -> Int {
      let count = slice.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
      slice = slice.dropFirst(count)
      return count
    }
    var rest = bytes
    var count = digits(&rest)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      count += digits(&rest)
    }
    guard count > 0 else { return false }
    if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard digits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }
}
