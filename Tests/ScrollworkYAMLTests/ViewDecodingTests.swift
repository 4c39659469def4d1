import ScrollworkModel
import Testing

@Suite struct ViewDecodingTests {
  @Test func identity() throws {
    let view = try readView("id: a-b_1\ntype: label\nhidden: true\nfloating: true\narranged: false")
    #expect(view.id == "a-b_1")
    #expect(view.type == .label)
    #expect(view.hidden)
    #expect(view.floating)
    #expect(!view.arranged)
    #expect(view.copyIndex == nil)
    #expect(!view.isScope)
  }

  @Test func everyType() throws {
    for type in ViewType.allCases {
      #expect(try readView("type: \(type.rawValue)").type == type)
    }
  }

  @Test func spans() throws {
    let marked = MarkedScene(sceneWithView("«hidden: true\nid: «abc»»"))
    let view = try readView("hidden: true\nid: abc")
    #expect(view.span == marked.spans[0])
    #expect(view.idSpan == marked.spans[1])
    let nameless = MarkedScene(sceneWithView("«hidden»: true"))
    #expect(try readView("hidden: true").idSpan == nameless.spans[0])
  }

  @Test func intrinsic() throws {
    #expect(try readView("intrinsic: [~, 34]").intrinsic == PerAxis(horizontal: nil, vertical: 34))
    #expect(
      try readView("intrinsic: [null, null]").intrinsic == PerAxis(horizontal: nil, vertical: nil))
    #expect(try readView("id: a").intrinsic == nil)
  }

  @Test func texts() throws {
    #expect(
      try readView("text: Sign in").text
        == .estimated(string: "Sign in", size: nil, lines: nil, weight: nil))
    #expect(
      try readView("text: {string: 'It''s', size: 20, lines: 2, weight: bold}").text
        == .estimated(string: "It's", size: 20, lines: 2, weight: "bold"))
    #expect(
      try readView("text: {width: 5200, lineHeight: 20}").text
        == .measured(width: 5200, lineHeight: 20, lines: 0))
    #expect(
      try readView("text: {width: 10, lineHeight: 5, lines: 3}").text
        == .measured(width: 10, lineHeight: 5, lines: 3))
    #expect(
      try readView("text: \"\"").text == .estimated(string: "", size: nil, lines: nil, weight: nil))
  }

  @Test func priorities() throws {
    #expect(try readView("hugging: 251").hugging == PerAxis(251))
    #expect(
      try readView("hugging: {horizontal: low + 1, vertical: required}").hugging
        == PerAxis(horizontal: 251, vertical: 1000))
    #expect(
      try readView("compression: {vertical: 749.5}").compression
        == PerAxis(horizontal: nil, vertical: 749.5))
    #expect(try readView("compression: high").compression == PerAxis(750))
  }

  @Test func placesByHand() throws {
    let view = try readView(
      """
      frame: [-1, 2.5, 30, 40]
      autoresizing: {mask: [flexibleWidth, flexibleTopMargin], in: [100, 200]}
      """)
    #expect(view.frame == Rect(x: -1, y: 2.5, width: 30, height: 40))
    #expect(
      view.autoresizing
        == Autoresizing(
          mask: [.flexibleWidth, .flexibleTopMargin], reference: Size(width: 100, height: 200)))
    #expect(
      try readView("autoresizing: [flexibleHeight]").autoresizing
        == Autoresizing(mask: .flexibleHeight))
    #expect(try readView("size: [390, 44]").size == Size(width: 390, height: 44))
  }

  @Test func insets() throws {
    #expect(try readView("margins: 12").margins == InsetSpecification(12))
    #expect(
      try readView("margins: {top: 1, left: 2, right: 4}").margins
        == InsetSpecification(top: 1, near: 2, bottom: 0, far: 4))
    #expect(
      try readView("alignmentInsets: {leading: 2, trailing: 3, bottom: 4}").alignmentInsets
        == InsetSpecification(top: 0, near: 2, bottom: 4, far: 3, isDirectional: true))
    #expect(try readView("safeArea: {bottom: 34}").safeArea == InsetSpecification(bottom: 34))
  }

  @Test func fontsAndBaselines() throws {
    #expect(
      try readView("baseline: {first: 27, last: 7}").baseline == Baselines(first: 27, last: 7))
    #expect(
      try readView("font: {ascender: 12.3779, descender: 3.1357}").font
        == FontMetrics(ascender: 12.3779, descender: 3.1357))
    #expect(try readView("preferredMaxLayoutWidth: 300").preferredMaxLayoutWidth == 300)
  }

  @Test func marginsAndGuides() throws {
    let view = try readView(
      "preservesSuperviewMargins: true\ninsetsMarginsFromSafeArea: false\nguides: [{id: g}, {id: h}]"
    )
    #expect(view.preservesSuperviewMargins == true)
    #expect(view.insetsMarginsFromSafeArea == false)
    #expect(view.guides.map(\.id) == ["g", "h"])
    #expect(view.guides[0].span.end - view.guides[0].span.start == 1)
  }

  @Test func stackViews() throws {
    let stack = try readView(
      """
      type: stackView
      axis: vertical
      distribution: equalSpacing
      alignment: bottom
      spacing: standard
      customSpacing: {a: 20, b: standard}
      proportions: [1, 2]
      layoutMarginsRelativeArrangement: true
      baselineRelativeArrangement: true
      """
    ).stack
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .trailing)
    #expect(stack.spacing == 8)
    #expect(stack.customSpacing == ["a": 20, "b": 8])
    #expect(stack.proportions == [1, 2])
    #expect(stack.layoutMarginsRelativeArrangement)
    #expect(stack.baselineRelativeArrangement)
  }

  @Test func scrollViews() throws {
    let scroll = try readView(
      """
      type: scrollView
      contentSize: [100, 2000]
      contentOffset: [0, -47]
      contentInset: {top: 10, leading: 3}
      contentInsetAdjustmentBehavior: never
      alwaysBounceVertical: true
      """
    ).scroll
    #expect(scroll.contentSize == Size(width: 100, height: 2000))
    #expect(scroll.contentOffset == .point(Point(x: 0, y: -47)))
    #expect(scroll.contentInset == InsetSpecification(top: 10, near: 3, isDirectional: true))
    #expect(scroll.insetAdjustment == .never)
    #expect(scroll.alwaysBounceVertical)
    #expect(!scroll.alwaysBounceHorizontal)
    #expect(scroll.scrollEnabled)
    #expect(try !readView("type: textView\nscrollEnabled: false").scroll.scrollEnabled)
    #expect(try readView("type: scrollView\ncontentOffset: end").scroll.contentOffset == .end)
  }

  @Test func conditionsAndCodes() throws {
    let view = try readView("when: landscape and not compact width\nallow: [SW303, SW107]")
    #expect(view.when == .and(.landscape, .not(.compactWidth)))
    #expect(view.allow == ["SW303", "SW107"])
  }

  @Test func aliases() throws {
    let scene = try readScene(
      sceneWithRoot(
        """
          children:
            - {id: a, children: &two [{hidden: true}, {type: label}], frame: &f [1, 2, 3, 4]}
            - {id: b, children: *two, frame: *f}

        """))
    #expect(scene.root.children[1].children.map(\.type) == [.view, .label])
    #expect(scene.root.children[1].frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func rootWithoutAnything() throws {
    let scene = try readScene("scrollwork: 1\nviewport: {width: 0, height: 0}\nroot: {}\n")
    #expect(scene.root.id == "root")
    #expect(scene.viewport.size == .zero)
    expectFindings("scrollwork: 1\nviewport: {width: 1, height: 1}\nroot:«»\n", "SW018")
  }
}
