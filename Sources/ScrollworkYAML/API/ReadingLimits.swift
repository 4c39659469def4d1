/// How much a scene may ask for before reading stops. Every limit is named in its message.
public struct ReadingLimits: Hashable, Sendable {
  /// Size of the input in bytes.
  public var bytes = 256 * 1024 * 1024
  /// Levels of nested lists and mappings, aliases and templates included.
  public var depth = 128
  /// Values and keys in the text.
  public var nodes = 2_000_000
  /// Nodes visited through aliases.
  public var aliasVisits = 1_000_000
  /// Views in the tree after `repeat` and templates.
  public var views = 50_000
  /// Constraints in the copies that `repeat` and templates make.
  public var copiedConstraints = 500_000
  /// YAML nodes visited again for the copies that `repeat` and templates make.
  public var copiedNodes = 4_000_000
  /// Bytes of text in the copies that `repeat` and templates make.
  public var copiedText = 32 * 1024 * 1024
  /// Findings reported for one text; more are only counted.
  public var findings = 200

  public init() {}
}
