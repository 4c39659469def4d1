internal import ScrollworkModel

/// Turns a YAML document into a scene. Goes on after a mistake, so that one run reports all of
/// them; what can't be read is nil or its default.
struct Decoder {
  let source: SourceText
  let schema = Schema.standard
  let limits: ReadingLimits
  let document: YAMLDocument
  /// Nodes from here on were read from the project file; their places are given as `useSite`.
  let foreignBase: Int
  var useSite = SourceSpan.none
  var findings: Findings
  var metrics: [String: Double] = [:]
  var templates = TemplateLibrary()
  /// The copies that are being made, innermost last.
  var copies: [CopyBinding] = []
  var viewCount = 0
  var viewDepth = 0
  /// True while a template is read by itself: `$i` and the like are still open.
  var isProbing = false
  /// True when a limit was met: nothing more is made.
  var isExhausted = false
  private var copiedNodes = 0
  private var copiedText = 0
  private var copiedConstraints = 0

  init(
    source: SourceText, document: YAMLDocument, foreignBase: Int? = nil, limits: ReadingLimits,
    findings: Findings
  ) {
    self.source = source
    self.document = document
    self.foreignBase = foreignBase ?? document.nodes.count
    self.limits = limits
    self.findings = findings
  }

  // MARK: Reporting

  /// The place of a node, or of what brought it in.
  func span(_ node: Int) -> SourceSpan {
    node < foreignBase ? document.nodes[node].span : useSite
  }

  mutating func report(
    _ rule: Rule, _ message: String, at node: Int, notes: [Diagnostic.Note] = [],
    help: String? = nil
  ) {
    findings.add(Diagnostic(rule, message, at: span(node), notes: notes, help: help))
  }

  mutating func report(_ rule: Rule, _ message: String, at span: SourceSpan, help: String? = nil) {
    findings.add(Diagnostic(rule, message, at: span, help: help))
  }

  // MARK: Budgets

  /// True while nodes are read that are, or may be, read more than once.
  var isCopying: Bool { !copies.isEmpty || !templates.active.isEmpty }

  mutating func chargeCopy(nodes: Int, at node: Int) {
    copiedNodes += nodes
    if copiedNodes > limits.copiedNodes, !isExhausted {
      isExhausted = true
      report(
        ReadingRules.copies,
        "The copies that repeat and templates make have more than \(limits.copiedNodes) YAML nodes, "
          + "which is the limit (copiedNodes).", at: node,
        help: "Repeat less, or raise the limit.")
    }
  }

  mutating func chargeCopiedConstraint(at node: Int) {
    copiedConstraints += 1
    if copiedConstraints > limits.copiedConstraints, !isExhausted {
      isExhausted = true
      report(
        ReadingRules.copies,
        "The copies that repeat and templates make have more than \(limits.copiedConstraints) "
          + "constraints, which is the limit (copiedConstraints).", at: node,
        help: "Repeat less, or raise the limit.")
    }
  }

  mutating func chargeCopy(text length: Int, at node: Int) {
    copiedText += length
    if copiedText > limits.copiedText, !isExhausted {
      isExhausted = true
      report(
        ReadingRules.copies,
        "The copies that repeat and templates make hold more than \(limits.copiedText) bytes of "
          + "text, which is the limit (copiedText).", at: node,
        help: "Repeat less, or raise the limit.")
    }
  }
}
