/// A key of a shape: what it takes, what holds when it is absent, and what it is for.
struct Field: Sendable {
  /// Which types of views a key is for.
  enum Owner: Sendable {
    case any, stackView, scrollView, pageControl
    /// `scrollEnabled` of text views too.
    case scrollViewOrTextView
  }

  var key: SchemaKey
  var kind: Kind
  /// The documented default; empty when there is none.
  var fallback: String
  /// One line for the schema and the reference page.
  var summary: String
  var owner: Owner
  var isRequired: Bool

  init(
    _ key: SchemaKey, _ kind: Kind, _ summary: String, default fallback: String = "",
    for owner: Owner = .any, required: Bool = false
  ) {
    self.key = key
    self.kind = kind
    self.fallback = fallback
    self.summary = summary
    self.owner = owner
    self.isRequired = required
  }
}

/// A mapping with fixed keys.
struct Shape: Sendable {
  /// With its article: `a view`.
  var name: String
  var fields: [Field]
  /// True when exactly one key must be given.
  var isChoice = false
}
