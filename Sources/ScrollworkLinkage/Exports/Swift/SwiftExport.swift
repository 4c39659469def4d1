public import ScrollworkModel

/// Links as Swift code for an app: a class that takes the views and sets, whenever one of the scroll
/// views moves, whatever the scene's links drive.
///
/// What needs a clock (smoothing, springs, velocities, the time, a bar that snaps) is in it as well:
/// then the class has a `step(by:)` for a display link. Formulas are those of the engine, in the same
/// order, so that the numbers are the same to the last bits, but for sines and powers, which come from
/// the system.
public struct SwiftExport: Sendable {
  /// The whole file.
  public let text: String

  /// - Parameter file: the scene's name, for the comment at the top.
  public init(_ scene: ResolvedScene, _ program: LinkProgram, file: String = "a scene") {
    var writer = SwiftWriter(scene, program)
    writer.write()
    text = writer.text(file)
  }
}

/// Writes the parts of an exported file.
struct SwiftWriter {
  let scene: ResolvedScene
  let program: LinkProgram
  var names: SwiftNames
  /// By slot: the code that gives its value.
  var code: [Int32: SwiftCode] = [:]
  /// Lines that are being written.
  var lines: [String] = []
  /// What is left to do after everything is set: remembering.
  var commits: [String] = []
  /// Expressions that are true while the class wants to be called once a frame.
  var frameConditions: [String] = []
  /// Declarations of what is remembered, and of constant tables.
  var memory: [String] = []
  var tables: [String] = []
  /// Lines of `step(by:)`, and of what a changed phase does.
  var clock: [String] = []
  var phases: [(view: String, name: String)] = []
  /// By the offset's code: the name of its velocity.
  var velocities: [String: String] = [:]
  var usesElapsed = false
  var usesTime = false
  private var tableNames: [String: String] = [:]
  private var sampleOf: [Int32: InputSample] = [:]
  /// By slot: what it is best called.
  private var wanted: [Int32: String] = [:]
  private var uses: [Int32: Int] = [:]
  /// By arguments: what pages are called, and the lines that work them out.
  var pageNames: [String: String] = [:]
  var front: [String] = []
  /// The update, in sections.
  private var shared: [String] = []
  private var lengths: [String] = []
  private var rest: [String] = []
  private(set) var passes = false

  init(_ scene: ResolvedScene, _ program: LinkProgram) {
    self.scene = scene
    self.program = program
    names = SwiftNames(scene)
    for sample in program.samples { sampleOf[sample.slot] = sample }
  }

  // MARK: Sections

  /// Outputs whose code stands together.
  private struct Block {
    var outputs: [LinkProgram.Output] = []
    var nodes: [Node] = []
    /// For pictures of copies of a repeated view.
    var copy: (family: String, number: Int)?
  }

  mutating func write() {
    let access = NodeAccess(program: program)
    var blocks = self.blocks()
    let users = share(&blocks, access)
    nameProperties(users.all)
    findNames()
    passes = !program.layoutOutputs.isEmpty && readsGeometry(users.all)
    for slot in users.samples { define(slot, value(slot)) }
    for node in users.shared { emit(node) }
    shared = taken()
    var place = 0
    var sections: [(isLength: Bool, text: [String])] = []
    while place < blocks.count {
      var end = place + 1
      if let family = blocks[place].copy?.family {
        while end < blocks.count, blocks[end].copy?.family == family { end += 1 }
      }
      sections += text(of: Array(blocks[place..<end]))
      place = end
    }
    lengths = SwiftWriter.joined(sections.filter(\.isLength).map(\.text))
    rest = SwiftWriter.joined(sections.filter { !$0.isLength }.map(\.text))
  }

  /// Names what the class is made with before anything else gets a name.
  private mutating func nameProperties(_ slots: Set<Int32>) {
    for sample in program.samples where slots.contains(sample.slot) { _ = self.sample(sample) }
    for output in program.outputs {
      switch output.target {
      case .variable(let name): _ = names.variable(name)
      case .constant(let index), .multiplier(let index): _ = names.constraint(index)
      case .frame(let view, let part) where scene.views[Int(view)].node.frame == nil:
        _ = names.constraint(view, part)
      default: if let view = output.target.view { _ = names.view(view) }
      }
    }
    if !program.layoutOutputs.isEmpty { _ = names.view(0) }
  }

  /// Outputs in order, those of one view's picture together; pictures of copies at the end.
  private func blocks() -> [Block] {
    var result: [Block] = []
    var copies: [Block] = []
    var places: [String: Int] = [:]
    var families: [String] = []
    for output in program.outputs {
      guard output.target.effect == .picture, let view = output.target.view else {
        result.append(Block(outputs: [output]))
        continue
      }
      let path = scene.views[Int(view)].path
      // A view that belongs to a copy goes along with it: cell.3.photo with cell.3.
      let parts = path.split(separator: ".").map(String.init)
      if let place = parts.firstIndex(where: { Int($0) != nil }), place > 0,
        let number = Int(parts[place])
      {
        let family = parts[..<place].joined(separator: ".")
        if let known = places["\(family).\(number)"] {
          copies[known].outputs.append(output)
        } else {
          places["\(family).\(number)"] = copies.count
          if !families.contains(family) { families.append(family) }
          copies.append(Block(outputs: [output], copy: (family, number)))
        }
      } else if let known = places[path] {
        result[known].outputs.append(output)
      } else {
        places[path] = result.count
        result.append(Block(outputs: [output]))
      }
    }
    for family in families {
      result += copies.filter { $0.copy?.family == family }
        .sorted { ($0.copy?.number ?? 0) < ($1.copy?.number ?? 0) }
    }
    return result
  }

  /// Gives each block the nodes that only it needs, and the nodes and samples that more need.
  private mutating func share(
    _ blocks: inout [Block], _ access: NodeAccess
  ) -> (shared: [Node], samples: [Int32], all: Set<Int32>) {
    var producer: [Int32: Int] = [:]
    for (index, node) in program.nodes.enumerated() {
      for slot in access.writes(node) { producer[slot] = index }
    }
    var users = Array(repeating: -1, count: program.nodes.count)
    var all: Set<Int32> = []
    for index in blocks.indices {
      var seen: Set<Int32> = []
      var queue = blocks[index].outputs.map(\.slot)
      for slot in queue { uses[slot, default: 0] += 1 }
      while let slot = queue.popLast() {
        guard seen.insert(slot).inserted else { continue }
        all.insert(slot)
        guard let place = producer[slot] else { continue }
        if users[place] == index { continue }
        let isFirst = users[place] == -1
        users[place] = isFirst ? index : -2
        let reads = access.reads(program.nodes[place])
        if isFirst { for read in reads { uses[read, default: 0] += 1 } }
        queue += reads
      }
    }
    var shared: [Node] = []
    for (index, node) in program.nodes.enumerated() where users[index] != -1 {
      if users[index] == -2 || node.kind == .group {
        shared.append(node)
      } else {
        blocks[users[index]].nodes.append(node)
      }
    }
    // Numbers of views that several blocks read stand in front of all of them.
    var readers: [Int32: Int] = [:]
    var samples: [Int32] = []
    for index in blocks.indices {
      for slot in Set(blocks[index].nodes.flatMap { access.reads($0) }) where sampleOf[slot] != nil
      {
        if let other = readers[slot], other != index { samples.append(slot) }
        readers[slot] = index
      }
    }
    for slot in Set(shared.flatMap { access.reads($0) }) where sampleOf[slot] != nil {
      if readers[slot] != nil { samples.append(slot) }
    }
    return (shared, Set(samples).sorted(), all)
  }

  /// Whether anything that is read may move when a length is set.
  private func readsGeometry(_ slots: Set<Int32>) -> Bool {
    program.samples.contains { sample in
      guard slots.contains(sample.slot) else { return false }
      switch sample.field {
      case .frame, .low, .high, .range, .contentSize, .bounds, .inset: return true
      default: return false
      }
    }
  }

  // MARK: Names of values

  private mutating func findNames() {
    for binding in program.bindings {
      for operand in binding.operands where wanted[operand.slot] == nil {
        wanted[operand.slot] = SwiftNames.identifier(operand.name)
      }
    }
    for sample in program.samples {
      wanted[sample.slot] = SwiftNames.identifier(names.path(sample, program))
    }
    let read = Set(wanted.values)
    for output in program.outputs where wanted[output.slot] == nil {
      var name = SwiftNames.identifier(plain(output.name))
      if read.contains(name) || names.isUsed(name) {
        name = "new" + name.prefix(1).uppercased() + name.dropFirst()
      }
      wanted[output.slot] = name
    }
    for binding in program.bindings {
      let name = SwiftNames.identifier(plain(binding.name))
      if wanted[binding.sourceSlot] == nil { wanted[binding.sourceSlot] = name + "Source" }
      if wanted[binding.mappedSlot] == nil { wanted[binding.mappedSlot] = name + "Value" }
    }
  }

  /// `var q` and `constraint top` are called by their names.
  func plain(_ name: String) -> String {
    name.replacing("constraint ", with: "").replacing("var ", with: "")
  }

  // MARK: Values

  /// The code of a slot's value; numbers of views get a name where they are needed more than once.
  mutating func value(_ slot: Int32) -> SwiftCode {
    if let known = code[slot] { return known }
    guard let sample = sampleOf[slot] else {
      return .literal(program.initialValues[Int(slot)])
    }
    let read = self.sample(sample)
    guard uses[slot, default: 0] > 1, read.text.contains("(") else { return read }
    define(slot, read)
    return code[slot] ?? read
  }

  func isSample(_ slot: Int32) -> Bool { sampleOf[slot] != nil }

  /// A constant's value.
  func constant(_ slot: Int32) -> Double? {
    isSample(slot) || code[slot] != nil ? nil : program.initialValues[Int(slot)]
  }

  mutating func define(_ slot: Int32, _ value: SwiftCode) {
    let isShort = SwiftCode.width(value.text) < 50 && value.level > .choice
    let isName = !value.text.contains { "( +-*/".contains($0) }
    if isName || wanted[slot] == nil && uses[slot, default: 0] < 2 && isShort {
      code[slot] = value
      return
    }
    let name = local(slot)
    write("let \(name) = \(value.text)")
    code[slot] = SwiftCode(text: name)
  }

  /// Adds lines.
  mutating func write(_ text: String) {
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A name for a slot's value.
  mutating func local(_ slot: Int32) -> String {
    names.unique(wanted[slot].flatMap { $0.isEmpty ? nil : $0 } ?? "part")
  }

  /// What a slot is best called, for things that belong to it.
  func title(_ slot: Int32) -> String { wanted[slot] ?? "part" }

  /// The name of a constant table; equal ones are one.
  mutating func table(_ code: String, _ slot: Int32) -> String {
    if let known = tableNames[code] { return known }
    let name = names.unique(family(slot) + "Stops")
    tableNames[code] = name
    tables.append(
      code.replacing("Stops(", with: "private static let \(name) = Stops(", maxReplacements: 1))
    return name
  }

  /// A name for all copies of what a slot is.
  private func family(_ slot: Int32) -> String {
    guard let binding = program.bindings.first(where: { $0.mappedSlot == slot }) else {
      return title(slot)
    }
    let parts = plain(binding.name).split(separator: ".").filter { Int($0) == nil }
    return SwiftNames.identifier(parts.joined(separator: "."))
  }

  mutating func taken() -> [String] {
    defer { lines = [] }
    return lines
  }

  // MARK: Blocks

  /// The code of some blocks: a loop where they are the copies of a view and differ in nothing else.
  private mutating func text(of blocks: [Block]) -> [(isLength: Bool, text: [String])] {
    let before = lines
    lines = []
    defer { lines = before }
    let memories = memory.count
    var texts: [[String]] = []
    for block in blocks {
      for output in block.outputs { comment(output) }
      for node in block.nodes { emit(node) }
      emit(block.outputs)
      texts.append(taken())
    }
    if let family = blocks.first?.copy?.family, memory.count == memories,
      blocks.enumerated().allSatisfy({ $0.offset == $0.element.copy?.number }),
      let folded = SwiftLoop.fold(texts, isUsed: { names.isUsed($0) })
    {
      let array = array(folded, family, blocks.count)
      return [
        (false, ["for i in \(array) {"] + folded.map { "  " + $0 } + ["}"])
      ]
    }
    return zip(blocks, texts).map { block, text in
      (block.outputs.contains { $0.target.effect == .layout }, text)
    }
  }

  /// What a loop goes through: an array of views that its code uses.
  private func array(_ lines: [String], _ family: String, _ count: Int) -> String {
    let arrays = names.properties.filter { $0.type.hasPrefix("[") }
    let used = arrays.first { property in
      lines.contains { $0.contains("\(property.name)[i]") }
        && names.count(of: property.path) == count
    }
    return used.map { "\($0.name).indices" } ?? "0..<\(count)"
  }

  private mutating func comment(_ output: LinkProgram.Output) {
    if case .backgroundColor(_, let channel) = output.target, channel != .red { return }
    for binding in program.bindings where binding.target == output.target {
      var name = output.name
      if case .backgroundColor = output.target { name = String(name.dropLast(".red".count)) }
      let comment = "// \(name) follows \(binding.source)"
      lines.append(
        SwiftCode.comment(
          SwiftCode.width(comment) > 90 ? "// \(name) follows an expression" : comment))
    }
  }

  private static func joined(_ sections: [[String]]) -> [String] {
    Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  // MARK: The update

  /// Lines of `update`, behind its guard.
  var updateLines: [String] {
    var result = front + shared
    func add(_ lines: [String]) {
      if !lines.isEmpty, !result.isEmpty { result.append("") }
      result += lines
    }
    if passes {
      let first = lengths.isEmpty ? [] : ["var hasMoved = false"] + lengths
      add(first)
      if !lengths.isEmpty {
        add([
          "if hasMoved, pass < \(program.passLimit) {", "  root.layoutIfNeeded()", "  continue",
          "}",
        ])
      }
    } else {
      add(lengths)
    }
    add(rest)
    add(commits)
    if !frameConditions.isEmpty, !usesTime {
      add(
        ["needsFrames =", "  \(frameConditions[0])"]
          + frameConditions.dropFirst().map { "  || \($0)" })
    }
    guard passes, !lengths.isEmpty else { return result }
    return ["// A length that is set may move what others follow."]
      + ["for pass in 0...\(program.passLimit) {"] + result.map { $0.isEmpty ? "" : "  " + $0 }
      + ["  break", "}"]
  }
}
