/// A constraint as a scene writes it, before names are looked up.
public struct ConstraintDeclaration: Sendable {
  public enum Form: Sendable {
    /// A one-line equation (without its name) or a VFL string.
    case text(String)
    indirect case mapping(ConstraintMapping)
  }

  /// The explicit name.
  public var name: String?
  public var form: Form
  /// What few constraints say, out of line so that all others stay small.
  var details: ConstraintDetails?
  /// Where the text, or the mapping, stands. For a text whose every character stands for itself
  /// in the source, offset k of the text is at `span.start + k`.
  public var span: SourceSpan
  /// True when offsets into the text can be added to `span.start`.
  public var textIsVerbatim: Bool

  public init(
    _ form: Form, name: String? = nil, span: SourceSpan = .none, textIsVerbatim: Bool = false
  ) {
    self.name = name
    self.form = form
    self.details = nil
    self.span = span
    self.textIsVerbatim = textIsVerbatim
  }
}

extension ConstraintDeclaration: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(.text(text))
  }
}

/// Who added a constraint.
public enum ConstraintOrigin: String, Hashable, Sendable {
  /// The scene's author.
  case author
  /// A host such as a table view; never blamed first.
  case host
  case stackView
  case autoresizing
  case intrinsic
  /// `size: [w, h]`.
  case size
  /// Facts of layout, such as sizes not being negative.
  case background
}

/// The mapping form of a constraint, as generated files write it.
public struct ConstraintMapping: Sendable {
  public var item: Spanned<String>
  public var attribute: Spanned<String>
  public var relation: Relation
  public var toItem: Spanned<String>?
  public var toAttribute: Spanned<String>?
  public var multiplier: Double
  public var constant: Double
  public var priority: Double

  public init(
    item: Spanned<String>, attribute: Spanned<String>, relation: Relation = .equal,
    toItem: Spanned<String>? = nil, toAttribute: Spanned<String>? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000
  ) {
    self.item = item
    self.attribute = attribute
    self.relation = relation
    self.toItem = toItem
    self.toAttribute = toAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

/// How the two sides of a constraint compare.
public enum Relation: String, Hashable, Sendable {
  case equal = "=="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="
}

extension Relation {
  /// The same with both sides exchanged.
  public var turned: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
