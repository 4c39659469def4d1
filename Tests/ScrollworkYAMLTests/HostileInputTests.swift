import ScrollworkModel
import ScrollworkYAML
import Testing

/// Inputs made to hang or crash a reader. None may; each has an answer.
@Suite(.timeLimit(.minutes(2))) struct HostileInputTests {
  private func codes(_ text: String, limits: ReadingLimits = ReadingLimits()) -> [String] {
    readCodes(SourceText(name: "s", bytes: Array(text.utf8)), limits: limits)
  }

  @Test(arguments: ["[", "{a: ", "- ", "[{a: ", "? "])
  func deepNesting(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(codes("scrollwork: 1\nroot: " + text).first != nil)
    #expect(codes(text) == ["SW071"])
  }

  @Test func depthIsALimit() {
    let nested = String(repeating: "[", count: 20) + String(repeating: "]", count: 20)
    var limits = ReadingLimits()
    limits.depth = 20
    #expect(codes(nested, limits: limits) == ["SW015"])
    limits.depth = 19
    #expect(codes(nested, limits: limits) == ["SW071"])
  }

  @Test func aliasBomb() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let items = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    #expect(codes(text) == ["SW072"])
  }

  @Test func aliasesAreALimit() {
    var limits = ReadingLimits()
    limits.aliasVisits = 8
    let text =
      "scrollwork: 1\nviewport: {width: 1, height: 1}\nroot: &r {}\nmetrics: {a: &n 1, b: *n, c: *n}\n"
    #expect(codes(text, limits: limits) == ["SW038"])
    limits.aliasVisits = 1
    #expect(codes(text, limits: limits) == ["SW072"])
  }

  @Test func deepAliases() {
    var text = "a0: &a0 [x]\n"
    for level in 1...300 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(codes(text) == ["SW071"])
  }

  @Test func inputSize() {
    var limits = ReadingLimits()
    limits.bytes = 10
    #expect(codes("scrollwork: 1\n", limits: limits) == ["SW070"])
  }

  @Test func nodeCount() {
    let text = "scrollwork: 1\nviewport: {width: 1, height: 1}\nroot: {children: [{}, {}, {}]}\n"
    var limits = ReadingLimits()
    limits.nodes = 5
    #expect(codes(text, limits: limits) == ["SW077"])
    limits.nodes = 50
    #expect(codes(text, limits: limits).isEmpty)
  }

  @Test func largeScalars() {
    let large = String(repeating: "x", count: 500_000)
    #expect(
      codes("scrollwork: 1\nviewport: {width: 1, height: 1}\nroot: {}\nname: \(large)\n") == [])
    #expect(codes("scrollwork: 1\nviewport: {width: \(large), height: 1}\nroot: {}\n") == ["SW022"])
    #expect(
      codes("scrollwork: 1\nviewport: {width: 1, height: 1}\nroot: {\(large): 1}\n").count == 1)
    #expect(codes("scrollwork: 1\nname: \"\(large)").first == "SW005")
  }

  @Test func manyMistakes() {
    let keys = (0..<3000).map { "k\($0): 1" }.joined(separator: "\n")
    let found = codes("scrollwork: 1\nviewport: {width: 1, height: 1}\nroot: {}\n\(keys)\n")
    #expect(found.count == 201)
    #expect(found.last == "SW075")
  }

  @Test func copiedText() {
    let large = String(repeating: "x", count: 100_000)
    var limits = ReadingLimits()
    limits.copiedText = 1_000_000
    #expect(
      codes(
        sceneWithView("repeat: 40000\ntext: $item \(large)".replacingFirst("$item ", "$i ")),
        limits: limits)
        == ["SW074"])
  }

  @Test func copiedNodes() {
    let codeList = Array(repeating: "1", count: 1000).joined(separator: ", ")
    var limits = ReadingLimits()
    limits.copiedNodes = 50_000
    #expect(
      codes(
        sceneWithView("type: stackView\nrepeat: 40000\nproportions: [\(codeList)]"), limits: limits
      )
        == ["SW074"])
  }

  @Test func copiedConstraints() {
    var limits = ReadingLimits()
    limits.copiedConstraints = 50
    #expect(
      codes(sceneWithView("repeat: 100\nconstraints: [top == super.top]"), limits: limits)
        == ["SW074"])
  }

  @Test func variablesInsideVariables() {
    let big = String(repeating: "$item", count: 1000)
    let text = sceneWithView(
      """
      repeat: ["\(big)"]
      children:
        - repeat: ["\(big)"]
          children:
            - repeat: ["\(big)"]
              children: [{text: "\(big)"}]
      """)
    var limits = ReadingLimits()
    limits.copiedText = 1_000_000
    #expect(codes(text, limits: limits) == ["SW074"])
  }

  @Test func directives() {
    let lines = (0..<50_000).map { "%TAG !a\($0)! x\n" }.joined()
    #expect(codes(lines + "---\na: 1\n") == ["SW003"])
  }

  @Test func cutAnywhere() {
    let bytes = Array((Samples.article + Samples.scripts + Samples.links).utf8)
    // Each byte of the scene itself; the rest, whose parts are much alike, in steps.
    let ends =
      Array(0..<Samples.article.utf8.count)
      + Array(stride(from: Samples.article.utf8.count, to: bytes.count, by: 7))
    for end in ends {
      let source = SourceText(name: "s", bytes: Array(bytes[..<end]))
      let result = SceneReader().read(source)
      checkPlaces(result, in: source)
    }
  }

  @Test(arguments: 0..<8)
  func mutations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(
      (Samples.article + Samples.scripts + Samples.links
        + "templates: {card: {children: [{id: x, repeat: [1, {a: 2}]}]}}\n").utf8)
    let signs = Array("[]{}:,-#&*!|>'\"%@`$\t\n \\?~<=.0123456789aü".utf8)
    for _ in 0..<60 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(signs.randomElement(using: &random) ?? 0x20, at: place)
        case 2: bytes[place] = signs.randomElement(using: &random) ?? 0x20
        default:
          let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
          bytes.insert(
            contentsOf: bytes[place..<end], at: Int.random(in: 0..<place + 1, using: &random))
        }
      }
      let (source, problem) = SourceText.decoding(bytes, name: "seed \(seed)")
      if problem == nil { checkPlaces(SceneReader().read(source), in: source) }
    }
  }

  @Test(arguments: 0..<8)
  func randomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1000)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<200, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let source = SourceText(name: "seed \(seed)", bytes: bytes)
      let result = SceneReader().read(source)
      #expect(result.scene == nil)
      checkPlaces(result, in: source)
      _ = SourceText.decoding(bytes, name: "s")
      _ = SceneSniffer.looksLikeScene(bytes)
    }
  }

  /// Every place lies in the text, and every finding has a message and a help.
  private func checkPlaces(_ result: ReadResult, in source: SourceText) {
    let length = Int32(String(decoding: source.bytes, as: UTF8.self).unicodeScalars.count)
    #expect((result.scene == nil) == result.diagnostics.contains { $0.severity == .error })
    for finding in result.diagnostics where finding.code != "SW075" {
      #expect(finding.span.start >= 0 && finding.span.start <= finding.span.end, "\(finding)")
      #expect(finding.span.start <= length, "\(finding)")
      #expect(!finding.message.isEmpty && finding.help?.isEmpty == false, "\(finding)")
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers for a seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
