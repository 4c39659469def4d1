/// How constraints are called.
enum ConstraintNaming {
  /// A hash (FNV-1a) of what makes the name of a declaration without an explicit one: its scope
  /// and the beginning of its text without spaces, which is in the name even when that is cut.
  /// Declarations of one name have one hash.
  static func fingerprint(_ declaration: ConstraintDeclaration, scope: Int32) -> UInt64 {
    var text =
      switch declaration.form {
      case .text(let text): text
      case .mapping(let mapping): self.text(of: mapping)
      }
    return text.withUTF8 { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(UInt32(bitPattern: scope))
      var count = 0
      for byte in bytes where !TextScanner.isSpace(byte) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        count += 1
        if count == 64 { break }
      }
      return hash
    }
  }

  /// How many bytes of a text make a name.
  private static let nameLimit = 300

  /// The explicit name, in front of the text or beside it, else nil; and the text in normal
  /// spacing, cut when it is very long.
  static func parts(of declaration: ConstraintDeclaration) -> (name: String?, text: String) {
    switch declaration.form {
    case .mapping(let mapping): return (declaration.name, text(of: mapping))
    case .text(let text):
      var scanner = TextScanner(text)
      scanner.skipSpaces()
      var name: String?
      let start = scanner.position
      if TextScanner.isNameStart(scanner.current) {
        scanner.skipName()
        let range = start..<scanner.position
        scanner.skipSpaces()
        if !scanner.matches(range, "H"), !scanner.matches(range, "V"),
          scanner.take(UInt8(ascii: ":"))
        {
          name = scanner.text(range)
        } else {
          scanner.position = start
        }
      }
      let normal = normalized(&scanner)
      guard normal.utf8.count > nameLimit else { return (declaration.name ?? name, normal) }
      return (
        declaration.name ?? name,
        String(decoding: normal.utf8.prefix(nameLimit), as: UTF8.self) + "…"
      )
    }
  }

  /// The equation that a mapping stands for.
  static func text(of mapping: ConstraintMapping) -> String {
    var text = "\(mapping.item.value).\(mapping.attribute.value) \(mapping.relation.rawValue) "
    if let item = mapping.toItem, !item.value.isEmpty {
      if mapping.multiplier != 1 { text += "\(formatNumber(mapping.multiplier)) * " }
      text += "\(item.value).\((mapping.toAttribute ?? mapping.attribute).value)"
      if mapping.constant > 0 { text += " + \(formatNumber(mapping.constant))" }
      if mapping.constant < 0 { text += " - \(formatNumber(-mapping.constant))" }
    } else {
      text += formatNumber(mapping.constant)
    }
    if mapping.priority != 1000 { text += " @\(formatNumber(mapping.priority))" }
    return text
  }

  /// The rest of a constraint's text in normal spacing: one space round relations and operators,
  /// none after a sign, `@` close to its number; visual format strings without spaces.
  private static func normalized(_ scanner: inout TextScanner) -> String {
    scanner.skipSpaces()
    let isVisualFormat =
      (scanner.current == UInt8(ascii: "H") || scanner.current == UInt8(ascii: "V"))
      && scanner.peek(1) == UInt8(ascii: ":")
    return isVisualFormat ? withoutSpaces(scanner) : spaced(&scanner)
  }

  private static func withoutSpaces(_ scanner: TextScanner) -> String {
    var result: [UInt8] = []
    let bytes = scanner.bytes
    for index in scanner.position..<bytes.count {
      guard TextScanner.isSpace(bytes[index]) else {
        result.append(bytes[index])
        continue
      }
      // `(==b - 8)`: without its spaces the - would belong to the name.
      let isBesideMinus =
        index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "-")
        || bytes[index - 1] == UInt8(ascii: "-")
      if isBesideMinus, isInParentheses(index, bytes, from: scanner.position) {
        result.append(UInt8(ascii: " "))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isInParentheses(_ index: Int, _ bytes: [UInt8], from start: Int) -> Bool {
    let before = bytes[start..<index].last { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
    return before == UInt8(ascii: "(")
  }

  private static func spaced(_ scanner: inout TextScanner) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(scanner.bytes.count + 8)
    // What stands before decides whether a - is a sign or an operator.
    var isAfterOperand = false
    var isTight = true
    func space() {
      if !isTight { result.append(UInt8(ascii: " ")) }
    }
    while true {
      scanner.skipSpaces()
      guard !scanner.isAtEnd else { break }
      let start = scanner.position
      let byte = scanner.current
      if TextScanner.isNameStart(byte) || TextScanner.isDigit(byte) || byte == UInt8(ascii: ".") {
        space()
        // The x of `96x144` is no name.
        let isTimes =
          isAfterOperand && byte == UInt8(ascii: "x") && TextScanner.isDigit(scanner.peek(1))
        if !isTimes { skipOperand(&scanner) }
        scanner.position = max(scanner.position, start + 1)
        result += scanner.bytes[start..<scanner.position]
        isAfterOperand = !isTimes
        isTight = false
        continue
      }
      scanner.position += 1
      switch byte {
      case UInt8(ascii: "("):
        space()
        result.append(byte)
        isAfterOperand = false
        isTight = true
      case UInt8(ascii: ")"):
        result.append(byte)
        isAfterOperand = true
        isTight = false
      case UInt8(ascii: "@"):
        space()
        result.append(byte)
        isAfterOperand = false
        isTight = true
      case UInt8(ascii: ":"):
        result.append(byte)
        isAfterOperand = false
        isTight = true
      case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
        space()
        result.append(byte)
        while scanner.take(UInt8(ascii: "=")) { result.append(UInt8(ascii: "=")) }
        isAfterOperand = false
        isTight = false
      case UInt8(ascii: "-") where !isAfterOperand, UInt8(ascii: "+") where !isAfterOperand:
        space()
        result.append(byte)
        isTight = true
      default:
        space()
        result.append(byte)
        isAfterOperand = false
        isTight = false
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Moves over a name, a path or a number; a path stops before the - of `width-8`.
  private static func skipOperand(_ scanner: inout TextScanner) {
    if scanner.isAtNumber {
      while TextScanner.isDigit(scanner.current) || scanner.current == UInt8(ascii: ".") {
        scanner.position += 1
      }
      let isExponent =
        scanner.current | 0x20 == UInt8(ascii: "e")
        && (TextScanner.isDigit(scanner.peek(1))
          || (scanner.peek(1) == UInt8(ascii: "-") || scanner.peek(1) == UInt8(ascii: "+"))
            && TextScanner.isDigit(scanner.peek(2)))
      if isExponent {
        scanner.position += 2
        while TextScanner.isDigit(scanner.current) { scanner.position += 1 }
      }
      return
    }
    guard TextScanner.isNameStart(scanner.current) else { return }
    let word = scanner.skipPath()
    let dash = scanner.bytes[word..<scanner.position].firstIndex(of: UInt8(ascii: "-"))
    if let dash, dash + 1 < scanner.position, TextScanner.isDigit(scanner.bytes[dash + 1]),
      scanner.attribute(word..<dash) != nil
    {
      scanner.position = dash
    }
  }
}
