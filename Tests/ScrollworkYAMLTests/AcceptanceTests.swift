import ScrollworkModel
import Testing

/// Parts that later stages read are accepted when they are right, and typos in them answered.
@Suite struct AcceptanceTests {
  @Test func article() throws {
    let scene = try readScene(Samples.article)
    #expect(scene.name == "Article")
    #expect(scene.viewport.scale == 3)
    #expect(scene.metrics == ["margin": 16])
    #expect(scene.constraints.count == 7)
    let content = try #require(scene.root.children.first?.children.first)
    #expect(content.children.map(\.id) == ["hero", "title", "body"])
    #expect(scene.dialect == .uikit)
    #expect(scene.expect?.contentSize?.first?.values.map(\.value) == [390, 624])
  }

  @Test func topLevel() throws {
    let scene = try readScene(
      sceneWithRoot("  {}\n") + "description: what it shows\ndialect: linear\nallow: [SW107]\n"
        + "physics: {rubberBand: 0.55, decelerationModel: continuous}\nlet: {fast: a > 3}\n")
    #expect(scene.details == "what it shows")
    #expect(scene.dialect == .linear)
    #expect(scene.allow == ["SW107"])
  }

  @Test func scrollViewKeys() throws {
    _ = try readView(Samples.scrollView)
    expectFindings(
      sceneWithView(
        """
        type: scrollView
        decelerationRate: «fat»
        keep: «offsett»
        paging: «{»padding: «-1»}
        pageMap: {rows: [[a, ~], [«[x]»]], «strt»: a}
        axisStrategy: «both»
        nesting: {remorseful: {«treshold»: 3}}
        lazyImages: {items: c.*, policy: «eager»}
        reuse: {items: «x», itemSize: «[1]»}
        zoomView: «[a]»
        minimumZoomScale: «~»
        """), "SW024", "SW024", "SW020", "SW023", "SW021", "SW019", "SW024", "SW019", "SW024",
      "SW028", "SW021", "SW021", "SW018")
  }

  @Test func pictureKeys() throws {
    _ = try readView(
      """
      alpha: 0.5
      transform: {scale: [1, 2], rotate: 20deg, translate: [3, 4]}
      zPosition: -3
      clipsToBounds: true
      backgroundColor: "#1e90ff"
      cornerRadius: 4
      userInteractionEnabled: false
      touchesShouldBegin: false
      touchesShouldCancel: false
      """)
    expectFindings(
      sceneWithView(
        "backgroundColor: «\"#12345\"»\ntransform: {rotate: «up», scale: «x»}\ncornerRadius: «-1»"),
      "SW021", "SW021", "SW028", "SW023")
  }

  @Test func scripts() throws {
    _ = try readScene(sceneWithRoot("  {}\n") + Samples.scripts)
    expectFindings(
      sceneWithRoot("  {}\n")
        + """
        scripts:
          a:
            profile: «modren»
            events:
              - touch: «{»finger: 1}
              - «lft»
              - move: {to: [1, 2], over: «-3ms»}
              - «drg»: {view: a}
              - drag: {from: [90%, «x%»], to: «[1]»}
              - hold: «soon»
              - «{»wait: rest, lift: {finger: 1}}
              - set: {view: a, «txt»: 3}
          b: «{}»
        """.replacingFirst("«{}»", "«{»}"), "SW024", "SW020", "SW024", "SW023", "SW019", "SW021",
      "SW021", "SW021", "SW035", "SW019", "SW020")
  }

  @Test func links() throws {
    _ = try readScene(sceneWithRoot("  {}\n") + Samples.links)
    let found = expectFindings(
      sceneWithRoot("  {}\n")
        + """
        links:
          - {«driv»: a.x, by: b}
          - {link: [a, b], as: «progres»}
          - {strip: a, pager: b, «algn»: center}
          - {drive: a.x, «bye»: b, stops: «3», outside: [clamp, «never»]}
          - «x»
          - {collapse: bar, enter: «never»}
          - {pages: p, keep: {v: «{»at: [1]}}}
        """.replacingFirst("{«driv»: a.x, by: b}", "«{»driv: a.x, by: b}"), "SW020", "SW024",
      "SW019", "SW019", "SW021", "SW024", "SW021", "SW024", "SW020")
    #expect(found.first?.help == "Did you mean drive?")
  }
}
