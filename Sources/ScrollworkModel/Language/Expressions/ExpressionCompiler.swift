/// Where an expression's name gets its value from.
public struct ExpressionSource: Hashable, Sendable {
  /// Index of the value among those that are handed to `ExpressionProgram.evaluate`.
  public var slot: Int
  public var quantity: Quantity

  public init(slot: Int, quantity: Quantity) {
    self.slot = slot
    self.quantity = quantity
  }
}

extension Expression {
  /// Looks the names up, checks the kinds of all values, and makes a program.
  ///
  /// - Parameters:
  ///   - quantity: what the result has to be; nil for anything.
  ///   - source: where a name's value comes from; throws with the range of the name, or of a part
  ///     of it.
  /// - Throws: `LanguageError` for names without a source, and for kinds that don't go together.
  public func compile(
    expecting quantity: Quantity? = nil,
    _ source: (Name) throws(LanguageError) -> ExpressionSource
  ) throws(LanguageError) -> ExpressionProgram {
    var compiler = ExpressionCompiler(expression: self)
    for node in nodes { try compiler.add(node, source) }
    return try compiler.program(expecting: quantity)
  }
}

/// Walks through the nodes with the kinds of the values on the stack.
struct ExpressionCompiler {
  /// What is known of a value on the stack.
  private struct Value {
    var quantity: Quantity
    var range: Range<Int>
    /// Set for numbers written in the expression.
    var literal: Double?
  }

  let expression: Expression
  private var stack: [Value] = []
  private var depth = 0
  private var instructions: [ExpressionProgram.Instruction] = []
  private var ranges: [Range<Int>] = []

  init(expression: Expression) {
    self.expression = expression
  }

  mutating func add(
    _ node: Expression.Node, _ source: (Expression.Name) throws(LanguageError) -> ExpressionSource
  ) throws(LanguageError) {
    let instruction: ExpressionProgram.Instruction
    var value = Value(quantity: .number, range: node.range, literal: nil)
    switch node.operation {
    case .number(let number, let quantity):
      value.quantity = quantity
      value.literal = number
      instruction = .push(number)
    case .name(let index):
      let found = try source(expression.names[index])
      value.quantity = found.quantity
      instruction = .load(found.slot)
    case .unary(let unary):
      let operand = stack.removeLast()
      value.quantity = operand.quantity
      if unary == .not {
        try expect(operand, .bool, "not")
      } else if !operand.quantity.isNumeric {
        throw wrong("\(describe(operand)), which has no sign.", node.range)
      }
      value.literal = unary == .negate ? operand.literal.map { -$0 } : nil
      instruction = .unary(unary)
    case .binary(let binary):
      let right = stack.removeLast()
      let left = stack.removeLast()
      value.quantity = try quantity(of: binary, left, right, node.range)
      instruction = .binary(binary)
    case .call(let function, let count, let isList):
      let arguments = Array(stack[(stack.count - count)...])
      stack.removeLast(count)
      value.quantity = try quantity(of: function, arguments, node.range)
      instruction = .call(function, count, isList: isList)
    }
    stack.append(value)
    depth = max(depth, stack.count)
    instructions.append(instruction)
    ranges.append(node.range)
  }

  func program(expecting expected: Quantity?) throws(LanguageError) -> ExpressionProgram {
    guard let result = stack.last else {
      throw LanguageError("The expression is empty.", at: 0..<0)
    }
    if let expected, Quantity.common(result.quantity, expected) == nil {
      throw wrong(
        "\(describe(result)), where \(expected.description) is needed.", result.range,
        help: expected == .bool ? "Compare it with something, such as a.width <= b.width." : nil)
    }
    return ExpressionProgram(
      instructions: instructions, ranges: ranges, stackDepth: depth, quantity: result.quantity)
  }

  // MARK: Kinds

  private func quantity(
    of binary: Expression.Binary, _ left: Value, _ right: Value, _ range: Range<Int>
  ) throws(LanguageError) -> Quantity {
    switch binary {
    case .and, .or:
      try expect(left, .bool, binary.rawValue)
      try expect(right, .bool, binary.rawValue)
      return .bool
    case .add, .subtract:
      guard left.quantity.isNumeric, let common = Quantity.common(left.quantity, right.quantity)
      else { throw mixed(left, right, range, "can't be added or subtracted") }
      return common
    case .multiply:
      guard let product = Quantity.product(left.quantity, right.quantity) else {
        throw mixed(left, right, range, "have no product")
      }
      return product
    case .divide:
      if right.literal == 0 { throw wrong("The divisor is 0.", right.range) }
      guard let quotient = Quantity.quotient(left.quantity, right.quantity) else {
        throw mixed(left, right, range, "have no quotient")
      }
      return quotient
    case .equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater:
      let isOrdered = binary != .equal && binary != .notEqual
      guard Quantity.common(left.quantity, right.quantity) != nil,
        left.quantity.isNumeric || !isOrdered
      else { throw mixed(left, right, range, "can't be compared") }
      return .bool
    }
  }

  private func quantity(
    of function: Expression.Function, _ arguments: [Value], _ range: Range<Int>
  ) throws(LanguageError) -> Quantity {
    switch function {
    case .if:
      try expect(arguments[0], .bool, "if")
      return try common(arguments[1...], range)
    case .min, .max, .clamp, .snap, .wrap, .mirror, .abs, .floor, .ceil, .round:
      let common = try common(arguments[...], range)
      guard common.isNumeric else {
        throw wrong(
          "\(describe(arguments[0])); \(function.rawValue) takes numbers.", arguments[0].range)
      }
      return common
    case .mix:
      try expectFactor(arguments[2], "mix")
      let common = try common(arguments[..<2], range)
      guard common.isNumeric else {
        throw wrong("\(describe(arguments[0])); mix takes numbers.", arguments[0].range)
      }
      return common
    case .smoothstep:
      let common = try common(arguments[...], range)
      guard common.isNumeric else {
        throw wrong("\(describe(arguments[0])); smoothstep takes numbers.", arguments[0].range)
      }
      return .ratio
    case .sign:
      guard arguments[0].quantity.isNumeric else {
        throw wrong("\(describe(arguments[0])), which has no sign.", arguments[0].range)
      }
      return .number
    case .sqrt:
      try expectFactor(arguments[0], "sqrt")
      return arguments[0].quantity
    case .sin, .cos:
      try expect(arguments[0], .angle, function.rawValue)
      return .ratio
    }
  }

  private func common(
    _ values: ArraySlice<Value>, _ range: Range<Int>
  ) throws(LanguageError) -> Quantity {
    guard let first = values.first else { return .number }
    var result = first
    for value in values.dropFirst() {
      guard let quantity = Quantity.common(result.quantity, value.quantity) else {
        throw mixed(result, value, value.range, "don't go together")
      }
      if quantity != result.quantity { result = value }
    }
    return result.quantity
  }

  private func expect(
    _ value: Value, _ quantity: Quantity, _ what: String
  ) throws(LanguageError) {
    guard Quantity.common(value.quantity, quantity) == nil else { return }
    let help: String
    switch (value.quantity, quantity) {
    case (.length, .angle): help = "Divide by a length and multiply by degrees: x / 100pt * 90deg."
    case (.ratio, .angle), (.page, .angle): help = "Multiply it by degrees: x * 90deg."
    case (_, .bool): help = "Compare it with something: x > 0."
    default: help = "Write \(quantity.sample)."
    }
    throw wrong(
      "\(describe(value)); \(what) needs \(quantity.description).", value.range, help: help)
  }

  private func expectFactor(_ value: Value, _ what: String) throws(LanguageError) {
    guard value.quantity != .number, value.quantity != .ratio else { return }
    throw wrong(
      "\(describe(value)); \(what) needs a ratio.", value.range,
      help: "Divide it by its unit: points over points are a ratio.")
  }

  // MARK: Messages

  private func describe(_ value: Value) -> String {
    let scalars = Array(expression.text.unicodeScalars[...].dropFirst(value.range.lowerBound))
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.prefix(value.range.count))
    return "\(quoted(String(text))) is \(value.quantity.description)"
  }

  private func mixed(
    _ left: Value, _ right: Value, _ range: Range<Int>, _ problem: String
  ) -> LanguageError {
    wrong(
      "\(describe(left)) and \(describe(right)); they \(problem).", range,
      help: help(left.quantity, right.quantity))
  }

  /// How two kinds that don't go together are brought to one.
  private func help(_ left: Quantity, _ right: Quantity) -> String {
    guard left.isNumeric, right.isNumeric else {
      return "Conditions stand in if(c, a, b), and between and, or, not."
    }
    switch Set([left, right]) {
    case [.page, .length]: return "Multiply the page by a length: a page times 100pt is a length."
    case [.ratio, .length]:
      return "Multiply the share by a length, or divide the length by one: points over points are "
        + "a share."
    case [.length]: return "Divide one of them by a length, as by 100pt, which makes it a share."
    case [.velocity, .length]:
      return "Multiply the velocity by a time, as by 0.1s, which makes it a length."
    default: return "Divide each by its own unit, as by 100pt and 1s: shares go together."
    }
  }

  private func wrong(
    _ message: String, _ range: Range<Int>, help: String? = nil
  ) -> LanguageError {
    LanguageError(message, at: range, help: help, rule: LanguageRules.expressionTypes)
  }
}
