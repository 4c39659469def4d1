import ScrollworkModel
import Testing

/// Unknown, missing and excluded keys, and values of the wrong kind.
@Suite struct KeyTests {
  @Test func unknownKeysNameTheNearest() {
    let found = expectFindings(
      sceneWithView("id: a\n«typ»: label\n«intrinsik»: [1, 2]\n«colour»: red"),
      "SW019", "SW019", "SW019")
    #expect(found.map(\.help).prefix(2) == ["Did you mean type?", "Did you mean intrinsic?"])
  }

  @Test func unknownKeysEverywhere() {
    expectFindings(
      """
      scrollwork: 1
      «nam»: x
      viewport: {width: 1, height: 1, «scael»: 2}
      matrix: [{name: a, «widht»: 3}]
      root:
        font: {ascender: 1, descender: 2, «asc»: 3}
        text: {string: a, «sise»: 2}
        margins: {«topp»: 1}
        hugging: {«horizontl»: 1}
      expect: {«frame»: {}}
      """, "SW019", "SW019", "SW019", "SW019", "SW019", "SW019", "SW019", "SW019")
  }

  @Test func allMistakesInOneRun() {
    expectFindings(
      """
      scrollwork: 1
      viewport: {width: 1, height: «-1»}
      root:
        children:
          - {id: «a b», type: «lable»}
          - «12»
          - {id: b, hidden: «no»}
      constraints: «x»
      """, "SW023", "SW025", "SW031", "SW021", "SW021", "SW021")
  }

  @Test func missingKeys() {
    expectFindings("«scrollwork»: 1\n", "SW020")
    expectFindings("scrollwork: 1\nroot: {}\nviewport: «{»}\n", "SW020")
    expectFindings(
      sceneWithView("baseline: «{»first: 3}\nfont:\n  «ascender»: 2"), "SW020", "SW020")
    expectFindings(sceneWithView("guides: [«{»}]\nautoresizing: «{»in: [1, 2]}"), "SW020", "SW020")
    expectFindings(sceneWithView("text: «{»width: 3}"), "SW020")
    expectFindings(sceneWithView("text: «{»size: 3}"), "SW020")
  }

  @Test func wrongKinds() {
    expectFindings(
      sceneWithView(
        """
        id: «[a]»
        children: «{}»
        frame: «[1, 2]»
        size: «3»
        intrinsic: [1, «x»]
        hidden: «1»
        margins: «[1]»
        guides: [«g»]
        constraints: «a.width == 3»
        allow: «SW104»
        when: «3»
        autoresizing: [«flexible»]
        """), "SW021", "SW021", "SW021", "SW021", "SW028", "SW021", "SW021", "SW021", "SW021",
      "SW021", "SW034", "SW024")
  }

  @Test func codes() {
    expectFindings(
      sceneWithView("allow: [«SW12», «sw104», «104», SW001]"), "SW057", "SW024", "SW024")
  }

  @Test func keysThatExcludeEachOther() {
    expectFindings(sceneWithView("text: {string: a, «width»: 3}"), "SW035")
    expectFindings(sceneWithView("margins: {left: 1, «leading»: 2}"), "SW035")
    expectFindings(sceneWithView("frame: [0, 0, 1, 1]\nsize: «[1, 1]»"), "SW035")
    let both = expectFindings(
      sceneWithView("type: scrollView\npagingEnabled: «true»\npaging: {method: snap}"), "SW035")
    #expect(both.first?.severity == .error)
    let kept = expectFindings(
      sceneWithView("type: scrollView\npagingEnabled: «true»\npaging: {method: targetOffset}"),
      "SW035")
    #expect(kept.first?.severity == .warning)
  }

  @Test func keysWithoutEffect() throws {
    let found = expectFindings(
      sceneWithView("type: label\n«axis»: vertical\n«contentInset»: 3\n«for»: a"),
      "SW036", "SW036", "SW036")
    #expect(found.allSatisfy { $0.severity == .warning })
    expectFindings(sceneWithRoot("  «frame»: [0, 0, 1, 1]\n  «repeat»: 3\n"), "SW036", "SW036")
    _ = try readView("type: textView\nscrollEnabled: false")
    _ = try readView("type: pageControl\nfor: pager")
  }

  @Test func unknownTypes() {
    let found = expectFindings(sceneWithView("type: «lable»"), "SW031")
    #expect(found.first?.help == "Did you mean label?")
  }

  @Test func keysThatAreNoWords() {
    expectFindings(sceneWithView("«[a, b]»: 3"), "SW021")
  }
}
