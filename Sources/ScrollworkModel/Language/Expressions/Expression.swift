/// An expression of the link language, read but with its names not looked up: numbers with `pt`,
/// `%`, `deg`, `s`, `ms`, `pt/s`, ratios `16:9`, names, `+ - * /`, comparisons, `and`, `or`, `not`,
/// and functions.
///
/// There are no loops and no assignments: an expression is a finite tree, kept as a list in the
/// order of evaluation.
public struct Expression: Sendable {
  /// A name in an expression: a path with a property, such as `save.bottom`.
  public struct Name: Hashable, Sendable {
    public var text: String
    /// Offsets in code points.
    public var range: Range<Int>
  }

  package enum Unary: Hashable, Sendable { case negate, not }

  package enum Binary: String, Hashable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case and, or

    package var isComparison: Bool {
      switch self {
      case .equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater: true
      default: false
      }
    }
  }

  package enum Function: String, Hashable, Sendable, CaseIterable {
    case `if`, min, max, clamp, mix, abs, sign, floor, ceil, round, snap, wrap, mirror, smoothstep
    case sqrt, sin, cos

    /// How many arguments it takes.
    var arity: ClosedRange<Int> {
      switch self {
      case .abs, .sign, .floor, .ceil, .round, .sqrt, .sin, .cos: 1...1
      case .if, .clamp, .mix, .wrap, .mirror, .smoothstep: 3...3
      case .min, .max: 2...Expression.argumentLimit
      // The step, or the listed values.
      case .snap: 2...Expression.argumentLimit
      }
    }

    var signature: String {
      switch self {
      case .if: "if(condition, a, b)"
      case .min: "min(a, b, …)"
      case .max: "max(a, b, …)"
      case .clamp: "clamp(x, low, high)"
      case .mix: "mix(a, b, u)"
      case .snap: "snap(x, step) or snap(x, [a, b, …])"
      case .wrap: "wrap(x, low, high)"
      case .mirror: "mirror(x, low, high)"
      case .smoothstep: "smoothstep(a, b, x)"
      default: "\(rawValue)(x)"
      }
    }
  }

  enum Operation: Hashable, Sendable {
    case number(Double, Quantity)
    /// Index into `names`.
    case name(Int)
    case unary(Unary)
    case binary(Binary)
    /// With the number of arguments, and whether `snap` got a list.
    case call(Function, Int, isList: Bool)
  }

  struct Node: Hashable, Sendable {
    var operation: Operation
    /// Offsets in code points of the whole subexpression.
    var range: Range<Int>
  }

  static let nestingLimit = 64
  static let argumentLimit = 64
  static let nodeLimit = 4096

  public let text: String
  public let names: [Name]
  /// In the order of evaluation: operands before operators.
  let nodes: [Node]

  /// Reads an expression.
  ///
  /// Binding, from loose to tight: `or`; `and`; `not`; comparisons, of which one may stand between
  /// two sums; `+ -`; `* /`; the sign.
  ///
  /// - Throws: `LanguageError` at the wrong token.
  public static func parse(_ text: String) throws(LanguageError) -> Expression {
    var parser = ExpressionParser(text)
    try parser.whole()
    return Expression(text: text, names: parser.names, nodes: parser.nodes)
  }
}
