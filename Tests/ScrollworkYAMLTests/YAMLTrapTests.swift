import ScrollworkModel
import Testing

/// YAML's traps: each has its own message at the place where something has to be changed.
@Suite struct YAMLTrapTests {
  @Test func commentSwallowsTheValue() {
    let found = expectFindings(
      sceneWithView("id: a\nbackgroundColor: «#fff»"), "SW018")
    #expect(found.first?.help?.contains("\"#fff\"") == true)
  }

  @Test func nullWithoutComment() {
    expectFindings(sceneWithView("id:«»\nhidden: «~»\ntext: «null»"), "SW018", "SW018", "SW018")
  }

  @Test func anchorInsteadOfAText() {
    let found = expectFindings(sceneWithView("text: «&name»"), "SW008")
    #expect(found.first?.help?.contains("\"&name\"") == true)
  }

  @Test func anchorBeforeAText() {
    let found = expectFindings(sceneWithView("text: «&Co» rest"), "SW038")
    #expect(found.first?.severity == .warning)
  }

  @Test func anchorSignAlone() {
    expectFindings(sceneWithView("text: «& more»"), "SW008")
  }

  @Test func aliasInsteadOfAText() {
    expectFindings(sceneWithView("text: «*bold»"), "SW008")
    expectFindings(sceneWithView("text: «*bold words»"), "SW008")
    expectFindings(sceneWithView("text: «* words»"), "SW008")
  }

  @Test func aliasInsideItsAnchor() {
    expectFindings(sceneWithView("guides: &g [«*g»]"), "SW008")
  }

  @Test func tagInsteadOfAText() {
    expectFindings(sceneWithView("text: «!important»"), "SW009")
    expectFindings(sceneWithView("text: !important «now»"), "SW009")
    expectFindings(sceneWithView("text: «!a!b c»"), "SW009")
  }

  @Test func yamlsOwnTags() throws {
    #expect(
      try readView("text: !!str 12").text
        == .estimated(string: "12", size: nil, lines: nil, weight: nil))
    #expect(try readView("preferredMaxLayoutWidth: !!int 12").preferredMaxLayoutWidth == 12)
  }

  @Test func blockSigns() {
    let found = expectFindings(sceneWithView("text: «>= 100»"), "SW010")
    #expect(found.first?.help?.contains("\">= 100\"") == true)
    expectFindings(sceneWithView("text: «| more»"), "SW010")
    expectFindings(sceneWithView("{text: «> 3»}"), "SW010")
  }

  @Test func formatStringWithASpace() {
    let found = expectFindings(sceneWithConstraints("  - «H: |[a]|»"), "SW011")
    #expect(found.first?.help?.contains("H:|[a]|") == true)
    expectFindings(sceneWithConstraints("  - «V: [a]»"), "SW011")
    expectFindings(sceneWithConstraints("  - {«H: \"|[a]|\"», allow: [SW303]}"), "SW011")
  }

  @Test func formatStringWithoutDirection() {
    let found = expectFindings(sceneWithConstraints("  - «[a(44)]»"), "SW011")
    #expect(found.first?.help?.contains("V:[a(44)]") == true)
    expectFindings(sceneWithConstraints("  - «|-[a]-|»"), "SW011")
    expectFindings(sceneWithConstraints("  - side: «[a(44)]»"), "SW011")
  }

  @Test func formatStringInBrackets() {
    expectFindings(
      sceneWithRoot("  children: [{id: a}]\nconstraints: [«V:|[a]|», a.width == 3]"), "SW011")
    expectFindings(
      sceneWithRoot("  children: [{id: a}]\nconstraints: [«H:|-8-[a]»]"), "SW011")
    expectFindings(sceneWithConstraints("  - {side: «H:|[a]|»}"), "SW011")
  }

  @Test func colonWithoutSpace() {
    let found = expectFindings(
      sceneWithView("id: a\nsafeArea: {«top:1», left: 2}"), "SW012")
    #expect(found.first?.help == "Put a space behind the colon: top: 1")
  }

  @Test func colonWithoutSpaceInTables() {
    expectFindings(
      sceneWithRoot("  {}\n") + "links:\n  - {drive: a.x, by: b, stops: {«0:0», «1:1»}}\n",
      "SW012", "SW012")
  }

  @Test func colonWithoutSpaceAtTheStartOfALine() {
    expectFindings(sceneWithView("id: a\n«hidden:»true"), "SW012")
    expectFindings(sceneWithView("id: a\n«hidden:»true\ntype: label"), "SW012")
    expectFindings(sceneWithView("type: label\n  «id:»a"), "SW012")
    expectFindings(sceneWithView("alpha: 1\n  «id:»a"), "SW012")
    expectFindings(sceneWithView("hidden: true\n  «id:»a"), "SW012")
    expectFindings(sceneWithView("id: a\n  «alpha:»1"), "SW012")
    expectFindings("«scrollwork:»1\nname: x\n", "SW012")
  }

  @Test func commaInsideParentheses() {
    expectFindings(
      sceneWithRoot("  {}\n") + "links:\n  - {drive: a.x, by: min(1, «2)»}\n", "SW619")
  }

  @Test func commaInATextInsideBraces() {
    let copies = sceneWithView(
      "type: label\ntext: $item.text\nrepeat: [{text: Great. Bring a jacket, «it gets cold.»}]")
    #expect(
      expectFindings(copies, "SW003").first?.help == "Put the value with the comma in quotes.")
    expectFindings(
      sceneWithView("type: label\ntext: $item.text\nrepeat: [{text: Hello, «world»}]"), "SW003")
    expectFindings(
      sceneWithRoot("  {children: [{type: label, text: Hi, «all of you»}]}\n"), "SW003")
    // A key that is nearly right is one.
    expectFindings(sceneWithRoot("  {children: [{type: view, «hiden»}]}\n"), "SW019")
  }

  @Test func colonWithoutSpaceInMetrics() {
    let found = expectFindings(sceneWithRoot("  {}\n") + "metrics: {«margin:16»}\n", "SW012")
    #expect(found.first?.help == "Put a space behind the colon: margin: 16")
    expectFindings(sceneWithView("id: «a:16»"), "SW025")
  }

  @Test func ratioForANumber() {
    let found = expectFindings(sceneWithView("preferredMaxLayoutWidth: «16:9»"), "SW021")
    #expect(found.first?.help?.contains("16 / 9") == true)
  }

  @Test(arguments: ["yes", "on", "no", "off"])
  func wordsForTrueAndFalse(word: String) {
    let found = expectFindings(sceneWithView("hidden: «\(word)»"), "SW021")
    let truth = word == "yes" || word == "on" ? "true" : "false"
    #expect(found.first?.help?.hasPrefix("Write \(truth)") == true)
    expectFindings(sceneWithView("preferredMaxLayoutWidth: «\(word)»"), "SW021")
  }

  @Test func wordsThatAreTexts() throws {
    #expect(
      try readView("text: no").text
        == .estimated(string: "no", size: nil, lines: nil, weight: nil))
  }

  @Test func tabs() {
    expectFindings("scrollwork: 1\nroot:\n«\t»id: root\n", "SW004")
    expectFindings("scrollwork: 1\n«\t»viewport: 2\n", "SW004")
    expectFindings("«\t»scrollwork: 1\n", "SW004")
  }

  @Test func escapePairsInJSON() throws {
    let text = #"""
      {"scrollwork": 1, "name": "a \ud83d\ude00\uD83D\uDE01 b", "viewport": {"width": 3, "height": 4},
       "root": {"children": [{"id": "a"}]}}
      """#
    #expect(try readScene(text).name == "a 😀😁 b")
  }

  @Test func placesBehindEscapePairs() {
    expectFindings(
      #"{"scrollwork": 1, "name": "\ud83d\ude00", «"nam"»: 2, "viewport": {"width": 3, "height": 4}, "root": {}}"#,
      "SW019")
  }

  @Test func halfAnEscapePair() {
    expectFindings(#"{"scrollwork": 1, "name": "x«\ud83d»y"}"#, "SW007")
    expectFindings(#"scrollwork: 1"# + "\n" + #"name: "«\ud83d»\ude00""#, "SW007")
    expectFindings(#"scrollwork: 1"# + "\n" + #"name: "a«\q»b""#, "SW007")
  }

  @Test func backslashBeforeAnEscape() throws {
    let text =
      #"{"scrollwork": 1, "name": "\\ud83d\\ude00", "viewport": {"width": 3, "height": 4}, "root": {}}"#
    #expect(try readScene(text).name == #"\ud83d\ude00"#)
  }

  @Test func keysTwice() {
    let found = expectFindings(
      sceneWithView("id: a\nhidden: true\n«hidden»: false"), "SW014")
    let first = MarkedScene(sceneWithView("id: a\n«hidden»: true\nhidden: false")).spans.first
    #expect(found.first?.notes.first?.span == first)
    expectFindings(
      "scrollwork: 1\nviewport: {width: 1, height: 1}\nroot: {}\nmetrics: {a: 1, «a»: 2}", "SW014")
  }

  @Test func mergeKeys() {
    let found = expectFindings(
      sceneWithView("<<: {hidden: true}".replacingFirst("<<", "«<<»")), "SW013")
    #expect(found.first?.help?.contains("templates") == true)
  }

  @Test func longKeys() {
    let key = String(repeating: "k", count: 1100)
    expectFindings("scrollwork: 1\n«\(key)»: 1\n", "SW006")
    expectFindings("{\"scrollwork\": 1, «\"\(key)\"»: 1}", "SW006")
  }

  @Test func valueThatBeginsWithASign() {
    expectFindings(sceneWithView("text: «@home»"), "SW003")
    expectFindings(sceneWithView("text: «`code`»"), "SW003")
    expectFindings(sceneWithView("text: «%d of 3»"), "SW003")
  }
}

extension String {
  func replacingFirst(_ word: String, _ other: String) -> String {
    guard let range = firstRange(of: word) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }

  private func firstRange(of word: String) -> Range<String.Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(word) { return index..<self.index(index, offsetBy: word.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
