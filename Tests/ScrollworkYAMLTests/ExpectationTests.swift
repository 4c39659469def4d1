import ScrollworkModel
import Testing

@Suite struct ExpectationTests {
  private func scene(_ expect: String) -> String {
    sceneWithRoot("  children: [{id: a}]\nexpect:\n") + expect + "\n"
  }

  @Test func everything() throws {
    let marked = MarkedScene(
      scene(
        """
          status: «determined»
          frames: {«title»: [«16», «~», 2 * 4, null]}
          contentSize: {scroll: [390, ~]}
          ambiguous: {label: [x], scroll.content: [width, height]}
          conflicts: «[[a, b.c], «["x == 3"]»]»
          diagnostics: [SW104]
          noDiagnostics: [«SW617»]
          check: [«save.bottom <= root.keyboard.top», "photo.width == 2 * photo.height"]
          tolerance: 0.5
          adjustedContentInset: {scroll: {top: 47, bottom: 34}, other: 3}
          offsetRange: {scroll: {y: [-47, ~], x: [0, 0]}}
        """))
    let result = try #require(try readScene(marked.text).expect)
    #expect(result.status == Spanned(.determined, at: marked.spans[0]))
    let frames = try #require(result.frames?.first)
    #expect(frames.path == Spanned("title", at: marked.spans[1]))
    #expect(frames.values.map(\.value) == [16, nil, 8, nil])
    #expect(frames.values[0].span == marked.spans[2])
    #expect(frames.values[1].span == marked.spans[3])
    #expect(result.contentSize?.first?.values.map(\.value) == [390, nil])
    #expect(result.ambiguous?.value.map(\.path.value) == ["label", "scroll.content"])
    #expect(result.ambiguous?.value.last?.attributes.map(\.value) == ["width", "height"])
    #expect(result.conflicts?.span == marked.spans[4])
    #expect(result.conflicts?.value.map { $0.value.map(\.value) } == [["a", "b.c"], ["x == 3"]])
    #expect(result.conflicts?.value.last?.span == marked.spans[5])
    #expect(result.diagnostics?.value.map(\.value) == ["SW104"])
    #expect(result.noDiagnostics == [Spanned("SW617", at: marked.spans[6])])
    #expect(result.check?.first == Spanned("save.bottom <= root.keyboard.top", at: marked.spans[7]))
    #expect(result.tolerance == 0.5)
    #expect(result.adjustedContentInset?[0].values.map(\.value) == [47, nil, 34, nil])
    #expect(result.adjustedContentInset?[1].values.map(\.value) == [3, 3, 3, 3])
    #expect(result.offsetRange?.map(\.axis) == [.vertical, .horizontal])
    #expect(result.offsetRange?.first?.low.value == -47)
    #expect(result.offsetRange?.first?.high.value == nil)
  }

  @Test func defaults() throws {
    let result = try #require(try readScene(scene("  diagnostics: []")).expect)
    #expect(result.tolerance == 0.01)
    #expect(result.diagnostics?.value.isEmpty == true)
    #expect(result.frames == nil)
    #expect(result.status == nil)
  }

  @Test func mistakes() {
    expectFindings(
      scene(
        """
          status: «determind»
          frames: {a: «[1, 2]», b: «3», c: [1, 2, 3, «x»], «a»: [1, 2, 3, 4]}
          contentSize: «[1, 2]»
          ambiguous: {label: [«left»]}
          conflicts: [«a»]
          diagnostics: [«104»]
          tolerance: «-1»
          adjustedContentInset: {scroll: {«leading»: 3}}
          offsetRange: {scroll: {«z»: [1, 2], y: «[1]»}}
        """), "SW024", "SW021", "SW021", "SW028", "SW014", "SW021", "SW024", "SW021", "SW024",
      "SW023", "SW019", "SW019", "SW021")
  }
}
