internal import CLibYAML
internal import ScrollworkModel

/// Reads libyaml's events into a `YAMLDocument`. The only place that touches libyaml's pointers.
struct EventLoop {
  /// A collection that is still open.
  private struct Frame {
    var node: Int
    var isMapping: Bool
    var expectsKey = true
    /// Nodes inside, with aliases counted as what they stand for.
    var expanded = 1
    /// Levels inside, with aliases counted as what they stand for.
    var height: Int32 = 1
    var anchor: String?

    /// Takes a complete node in. True when it is an item, or a value that ends a pair.
    mutating func take(expanded: Int, height: Int32) -> Bool {
      self.expanded = saturatingSum(self.expanded, expanded)
      self.height = max(self.height, height + 1)
      if isMapping { expectsKey.toggle() }
      return expectsKey
    }
  }

  private struct Anchor {
    var node: Int
    var span: SourceSpan
    /// Nil while the node is still open.
    var expanded: Int?
    var height: Int32 = 0
    var isUsed = false
  }

  private let limits: ReadingLimits
  private let escapes: EscapePairs
  private let keys = KeyTable.standard
  private(set) var document = YAMLDocument()
  private(set) var problems: [DocumentProblem] = []
  private var frames: [Frame] = []
  private var anchors: [String: Anchor] = [:]
  private var aliasVisits = 0
  /// End of the node that was completed last.
  private var lastEnd: Int32 = 0
  /// Where the document ends, in code points of the text that libyaml reads.
  private var documentEnd: Int32 = 0

  /// The document in a text, and what is wrong with it while it can still be read.
  ///
  /// - Throws: `ParseFailure` when there is no document to go on with.
  static func parse(
    _ bytes: [UInt8], limits: ReadingLimits
  ) throws(ParseFailure) -> (YAMLDocument, [DocumentProblem]) {
    var loop = EventLoop(escapes: EscapePairs(bytes), limits: limits)
    try loop.run()
    loop.reportUnusedAnchors()
    return (loop.document, loop.problems)
  }

  private init(escapes: EscapePairs, limits: ReadingLimits) {
    self.escapes = escapes
    self.limits = limits
    document.text.reserveCapacity(escapes.bytes.count / 2)
    document.nodes.reserveCapacity(escapes.bytes.count / 12 + 16)
    frames.reserveCapacity(32)
  }

  private mutating func run() throws(ParseFailure) {
    let failure = escapes.bytes.withUnsafeBufferPointer { input -> ParseFailure? in
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { parser.deallocate() }
      guard yaml_parser_initialize(parser) == 1 else { return .outOfMemory }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_input_string(parser, input.baseAddress, input.count)
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      do throws(ParseFailure) {
        try readEvents(parser)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    guard !document.nodes.isEmpty else { throw .noDocument }
    if let next = contentBehindDocument() {
      throw .severalDocuments(at: SourceSpan(start: next, end: next + 3))
    }
  }

  /// Stops behind the first document: what follows it is looked at without libyaml.
  private mutating func readEvents(
    _ parser: UnsafeMutablePointer<yaml_parser_t>
  ) throws(ParseFailure) {
    var event = yaml_event_t()
    while true {
      guard yaml_parser_parse(parser, &event) == 1 else {
        throw parser.pointee.error == YAML_MEMORY_ERROR
          ? .outOfMemory : .syntax(report(parser.pointee))
      }
      defer { yaml_event_delete(&event) }
      let start = offset(event.start_mark)
      let end = offset(event.end_mark)
      // An anchor takes about as much as eight nodes.
      guard document.nodes.count + 8 * anchors.count <= limits.nodes else {
        throw .tooManyNodes(at: SourceSpan(start: start, end: max(end, start + 1)))
      }
      switch event.type {
      case YAML_SCALAR_EVENT:
        addScalar(event, start: start, end: end)
      case YAML_SEQUENCE_START_EVENT:
        let data = event.data.sequence_start
        try open(
          .sequence, data.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block, anchor: data.anchor,
          tag: data.tag, start: start, end: end)
      case YAML_MAPPING_START_EVENT:
        let data = event.data.mapping_start
        try open(
          .mapping, data.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block, anchor: data.anchor,
          tag: data.tag, start: start, end: end)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        close(end: end)
      case YAML_ALIAS_EVENT:
        try addAlias(String(cString: event.data.alias.anchor), start: start, end: end)
      case YAML_DOCUMENT_END_EVENT:
        documentEnd = Int32(clamping: event.start_mark.index)
        return
      case YAML_STREAM_END_EVENT:
        return
      default:
        break
      }
    }
  }

  private func report(_ parser: yaml_parser_t) -> SyntaxReport {
    let stage: SyntaxReport.Stage =
      switch parser.error {
      case YAML_READER_ERROR: .reader
      case YAML_SCANNER_ERROR: .scanner
      default: .parser
      }
    return SyntaxReport(
      stage: stage,
      context: parser.context.map { String(cString: $0) } ?? "",
      contextIndex: offset(parser.context_mark),
      problem: parser.problem.map { String(cString: $0) } ?? "",
      problemIndex: offset(parser.problem_mark),
      byteOffset: Int(clamping: parser.problem_offset))
  }

  private func offset(_ mark: yaml_mark_t) -> Int32 {
    escapes.sourceOffset(Int32(clamping: mark.index))
  }

  // MARK: Nodes

  private mutating func addScalar(_ event: yaml_event_t, start: Int32, end: Int32) {
    let data = event.data.scalar
    let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
    var node = YAMLNode(kind: .scalar, style: EventLoop.style(data.style), start: start, end: end)
    node.payload = Int32(clamping: document.text.count)
    node.count = Int32(clamping: bytes.count)
    document.text.append(contentsOf: bytes)
    if let frame = frames.last, frame.isMapping, frame.expectsKey {
      node.key = keys.index(of: bytes)
    } else {
      // To the end even after a hit: such a loop takes many bytes at once.
      node.hasDollar = bytes.reduce(0 as UInt8) { $0 | ($1 == UInt8(ascii: "$") ? 1 : 0) } != 0
    }
    let index = document.nodes.count
    node.next = Int32(index + 1)
    if data.tag != nil || data.anchor != nil, node.isPlain {
      // The event begins at the anchor or the tag; a plain scalar on one line at its text.
      let length = bytes.reduce(into: Int32(0)) { $0 += $1 & 0xC0 == 0x80 ? 0 : 1 }
      if length > 0 { node.start = max(start, end - length) }
    }
    if let tag = data.tag { check(tag: tag, on: &node) }
    document.nodes.append(node)
    if let anchor = data.anchor {
      let name = String(cString: anchor)
      define(name, node: index, at: start)
      finishAnchor(name, index, expanded: 1, height: 0)
      // An anchor without a value behind it is the decoder's to report.
      if node.isPlain, node.count == 0 { anchors[name]?.isUsed = true }
    }
    finishChild(index, expanded: 1, height: 0)
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLNode.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private mutating func open(
    _ kind: YAMLNode.Kind, _ style: YAMLNode.Style, anchor: UnsafeMutablePointer<yaml_char_t>?,
    tag: UnsafeMutablePointer<yaml_char_t>?, start: Int32, end: Int32
  ) throws(ParseFailure) {
    guard frames.count < limits.depth else {
      throw .tooDeep(at: SourceSpan(start: start, end: max(end, start + 1)))
    }
    var node = YAMLNode(kind: kind, style: style, start: start, end: end)
    if let tag { check(tag: tag, on: &node) }
    let index = document.nodes.count
    document.nodes.append(node)
    var frame = Frame(node: index, isMapping: kind == .mapping)
    if let anchor {
      let name = String(cString: anchor)
      frame.anchor = name
      define(name, node: index, at: start)
    }
    frames.append(frame)
  }

  private mutating func close(end: Int32) {
    guard let frame = frames.popLast() else { return }
    document.nodes[frame.node].next = Int32(clamping: document.nodes.count)
    // A block collection's end event lies where the next token starts; its last node ends before.
    if document.nodes[frame.node].style == .flow {
      document.nodes[frame.node].end = end
    } else if document.nodes[frame.node].count > 0 {
      document.nodes[frame.node].end = max(lastEnd, document.nodes[frame.node].start)
    }
    if let anchor = frame.anchor {
      finishAnchor(anchor, frame.node, expanded: frame.expanded, height: frame.height)
    }
    finishChild(frame.node, expanded: frame.expanded, height: frame.height)
  }

  private mutating func addAlias(
    _ name: String, start: Int32, end: Int32
  ) throws(ParseFailure) {
    let span = SourceSpan(start: start, end: end)
    var node = YAMLNode(kind: .alias, style: .plain, start: start, end: end)
    node.next = Int32(clamping: document.nodes.count + 1)
    var expanded = 1
    var height: Int32 = 0
    if let anchor = anchors[name] {
      anchors[name]?.isUsed = true
      if let size = anchor.expanded {
        node.payload = Int32(clamping: anchor.node)
        expanded = size
        height = anchor.height
        aliasVisits = saturatingSum(aliasVisits, size)
        if aliasVisits > limits.aliasVisits { throw .tooManyAliasVisits(at: span) }
        if frames.count + Int(height) > limits.depth { throw .tooDeep(at: span) }
      } else {
        node.kind = .invalid
        problems.append(DocumentProblem(kind: .aliasInsideItself(name), span: span))
      }
    } else {
      node.kind = .invalid
      problems.append(DocumentProblem(kind: .unknownAlias(name), span: span))
    }
    document.nodes.append(node)
    finishChild(document.nodes.count - 1, expanded: expanded, height: height)
  }

  /// Tells the collection round a node that the node is complete.
  private mutating func finishChild(_ node: Int, expanded: Int, height: Int32) {
    lastEnd = document.nodes[node].end
    guard let last = frames.indices.last else { return }
    if frames[last].take(expanded: expanded, height: height) {
      document.nodes[frames[last].node].count += 1
    }
  }

  // MARK: Anchors and tags

  private mutating func define(_ name: String, node: Int, at start: Int32) {
    let length = Int32(clamping: name.unicodeScalars.count + 1)
    anchors[name] = Anchor(node: node, span: SourceSpan(start: start, end: start + length))
  }

  private mutating func finishAnchor(_ name: String, _ node: Int, expanded: Int, height: Int32) {
    // The name may have been given to a node inside in the meantime.
    guard anchors[name]?.node == node else { return }
    anchors[name]?.expanded = expanded
    anchors[name]?.height = height
  }

  private mutating func reportUnusedAnchors() {
    let unused = anchors.filter { !$0.value.isUsed }.sorted { $0.value.node < $1.value.node }
    for (name, anchor) in unused {
      problems.append(DocumentProblem(kind: .unusedAnchor(name), span: anchor.span))
    }
  }

  /// Scenes know YAML's own tags only; `!!str` and `!` make a plain scalar text.
  private mutating func check(tag: UnsafeMutablePointer<yaml_char_t>, on node: inout YAMLNode) {
    let name = String(cString: tag)
    let prefix = "tag:yaml.org,2002:"
    let known = ["str", "int", "float", "bool", "null", "map", "seq"]
    if name == "!" || name == prefix + "str" {
      if node.kind == .scalar, node.isPlain { node.style = .doubleQuoted }
      return
    }
    if name.hasPrefix(prefix), known.contains(String(name.dropFirst(prefix.utf8.count))) { return }
    node.kind = .invalid
    problems.append(DocumentProblem(kind: .tag(name), span: node.span))
  }

  // MARK: The end

  /// The place of anything but comments behind the first document.
  private func contentBehindDocument() -> Int32? {
    let bytes = escapes.bytes
    var offset = documentEnd
    var index = byteIndex(of: documentEnd, in: bytes)
    var atLineStart = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        atLineStart = true
      } else if atLineStart, bytes[index...].starts(with: "...".utf8) {
        index += 3
        offset += 3
        atLineStart = false
        continue
      } else if byte == UInt8(ascii: "#") {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
          if bytes[index] & 0xC0 != 0x80 { offset += 1 }
          index += 1
        }
        continue
      } else if byte != 0x20 && byte != 0x09 {
        return escapes.sourceOffset(offset)
      } else {
        atLineStart = false
      }
      offset += 1
      index += 1
    }
    return nil
  }
}

private func saturatingSum(_ a: Int, _ b: Int) -> Int {
  let (sum, overflow) = a.addingReportingOverflow(b)
  return overflow ? Int.max : sum
}
