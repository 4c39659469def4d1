import ScrollworkModel
import Testing

@Suite struct ScrollBehaviorTests {
  @Test func defaults() throws {
    let view = try readView("type: scrollView")
    #expect(view.scrolling == ScrollBehavior())
    #expect(view.picture == PictureAttributes())
  }

  @Test func properties() throws {
    let scroll = try readView(Samples.scrollView).scrolling
    #expect(!scroll.bounces)
    #expect(scroll.directionalLockEnabled)
    #expect(scroll.decelerationRate == 0.99)
    #expect(!scroll.delaysContentTouches)
    #expect(!scroll.canCancelContentTouches)
    #expect(scroll.scrollsToTop)
    #expect(!scroll.shouldScrollToTop)
    #expect(scroll.keyboardDismissMode == .onDrag)
    #expect(scroll.transfersToParent == PerAxis(false))
    #expect(scroll.keep == .anchor)
    #expect(scroll.indicatorInsets.top == 1)
    #expect(scroll.indicatorStyle == .white)
    #expect(scroll.showsIndicator == PerAxis(false))
    #expect(scroll.zoom.minimum?.value == "scroll.width / photo.width")
    #expect(scroll.zoom.maximum?.value == "3")
    #expect(scroll.zoom.view?.value == "photo")
    #expect(scroll.axisStrategy == .none)
    #expect(scroll.model == .uikit)
    #expect(scroll.refreshHeight == 60)
  }

  @Test func appCode() throws {
    let scroll = try readView(Samples.scrollView).scrolling
    #expect(scroll.paging?.method == .targetOffset)
    #expect(scroll.paging?.boundaries == PerAxis([0, 300, 720, 1000]))
    let map = try #require(scroll.pageMap)
    #expect(map.rows.first == ["home", nil, "2"])
    #expect(map.rows.map(\.count) == [3, 3, 3, 3])
    #expect(map.pageSize == Size(width: 200, height: 300))
    #expect(map.pages["6"]?.value == "sixth")
    #expect(map.start?.value == "home")
    #expect(scroll.remorseful == RemorsefulAttributes())
    #expect(scroll.lazyImages?.items.value == "cell.*")
    #expect(scroll.lazyImages?.policy == .targetRect)
    #expect(scroll.lazyImages?.cached.map(\.value) == ["cell.3"])
    let reuse = try #require(scroll.reuse)
    #expect(reuse.items == 100)
    #expect(reuse.itemSize == Size(width: 240, height: 400))
    #expect(reuse.spacing == 20)
    #expect(reuse.window == 1)
  }

  @Test(arguments: [("normal", 0.998), ("fast", 0.99), ("0.995", 0.995), ("1 - 0.5", 0.5)])
  func decelerationRates(text: String, rate: Double) throws {
    let view = try readView("type: scrollView\ndecelerationRate: \(text)")
    #expect(view.scrolling.decelerationRate == rate)
  }

  @Test func pages() throws {
    func paging(_ text: String) throws -> PagingAttributes? {
      try readView("type: scrollView\n\(text)").scrolling.paging
    }
    let short = try paging("pagingEnabled: true")
    #expect(short?.method == .pagingEnabled)
    #expect(try paging("pagingEnabled: false") == nil)
    let system = try paging("paging: {method: pagingEnabled, padding: 20, bleed: true}")
    #expect(system?.padding == 20)
    #expect(system?.bleed == true)
    let snap = try paging("paging: {method: snap, pageSize: 310, origin: -37.5}")
    #expect(snap?.pageSize == PerAxis(310))
    #expect(snap?.origin == Point(x: -37.5, y: -37.5))
    let both = try paging(
      "paging: {method: snap, pageSize: [10, 20], origin: [1, 2], boundaries: {y: [0, 5]}}")
    #expect(both?.pageSize == PerAxis(horizontal: 10, vertical: 20))
    #expect(both?.origin == Point(x: 1, y: 2))
    #expect(both?.boundaries == PerAxis(horizontal: nil, vertical: [0, 5]))
  }

  /// A template may switch paging on that the view itself describes.
  @Test func pagingOfTemplates() throws {
    let scene = try readScene(
      """
      scrollwork: 1
      viewport: {width: 390, height: 844}
      templates: {pager: {type: scrollView, pagingEnabled: true}}
      root: {children: [{id: a, type: pager}, {id: b, type: pager, pagingEnabled: false}]}

      """)
    #expect(scene.root.children.map(\.scrolling.paging?.method) == [.pagingEnabled, nil])
  }

  @Test func pagingExcludes() {
    func scene(_ flag: String, _ method: String) -> String {
      sceneWithView("type: scrollView\npagingEnabled: \(flag)\npaging: {method: \(method)}")
    }
    expectFindings(scene("«true»", "snap"), "SW035")
    expectFindings(scene("«false»", "pagingEnabled"), "SW035")
    let kept = expectFindings(scene("«true»", "targetOffset"), "SW035")
    #expect(kept.first?.severity == .warning)
    expectFindings(scene("true", "pagingEnabled"))
    expectFindings(scene("false", "snap"))
  }

  @Test func mistakes() {
    let found = expectFindings(
      sceneWithView(
        """
        type: scrollView
        decelerationRate: «1»
        paging: {method: pagingEnabled, pageSize: «310», boundaries: «[0, 3]»}
        pageMap: {rows: [[home, ~, b], [«b»]], start: «hmoe», pages: {«q»: v}, pageSize: [«0», 3]}
        lazyImages: «{»policy: naive}
        reuse: {items: «-1», itemSize: [3, «0»]}
        refresh: {height: «-3»}
        nesting: «{»}
        """), "SW023", "SW036", "SW036", "SW027", "SW024", "SW024", "SW023", "SW020", "SW023",
      "SW023", "SW023", "SW020")
    #expect(found[4].help == "Did you mean home?")
  }

  @Test func pageOrder() {
    expectFindings(
      sceneWithView(
        """
        type: scrollView
        paging: {method: snap, boundaries: [0, 300, «300», «20», 500]}
        """), "SW023", "SW023")
    expectFindings(
      sceneWithView("type: scrollView\npaging: {method: snap, boundaries: «[]»}"), "SW023")
    expectFindings(sceneWithView("type: scrollView\npageMap: {rows: «[[~], []]»}"), "SW023")
  }

  @Test func pictures() throws {
    let picture = try readView(
      """
      type: pageControl
      alpha: 0.5
      transform: {scale: [1, 2], rotate: 20deg, translate: [3, 4]}
      zPosition: -3
      clipsToBounds: true
      backgroundColor: "#1e90ff"
      cornerRadius: 4
      userInteractionEnabled: false
      touchesShouldBegin: false
      touchesShouldCancel: true
      for: pager
      """
    ).picture
    #expect(picture.alpha == 0.5)
    #expect(picture.transform.scale == Point(x: 1, y: 2))
    #expect(picture.transform.rotation == 20)
    #expect(picture.transform.translation == Point(x: 3, y: 4))
    #expect(picture.zPosition == -3)
    #expect(picture.clipsToBounds == true)
    #expect(picture.backgroundColor == "#1e90ff")
    #expect(picture.cornerRadius == 4)
    #expect(picture.userInteractionEnabled == false)
    #expect(!picture.touchesShouldBegin)
    #expect(picture.touchesShouldCancel == true)
    #expect(picture.pageControlTarget?.value == "pager")
  }

  @Test func transforms() throws {
    let view = try readView("transform: {scale: 2, rotate: 3.141592653589793rad}")
    #expect(view.picture.transform.scale == Point(x: 2, y: 2))
    #expect(view.picture.transform.rotation == 180)
  }

  @Test func copies() throws {
    let scene = try readScene(
      sceneWithView("repeat: [20deg, 3]\nalpha: $i / 2\ntransform: {rotate: $item}"))
    #expect(scene.root.children.map(\.picture.alpha) == [0, 0.5])
    #expect(scene.root.children.map(\.picture.transform.rotation) == [20, 3])
  }
}
