/// Scenes and parts of scenes that are right.
enum Samples {
  static let article = """
    scrollwork: 1                          # format version; required
    name: Article
    viewport: {width: 390, height: 844, scale: 3, safeArea: {top: 47, bottom: 34}}
    metrics: {margin: 16}                  # named numbers for constraints and VFL

    root:                                  # the window's view: id "root", fixed to the viewport
      children:
        - id: scroll
          type: scrollView
          children:
            - id: content                  # the content view
              children:
                - {id: hero,  type: imageView, intrinsic: [390, 260]}
                - {id: title, type: label, intrinsic: [220, 24]}
                - {id: body,  type: label, text: {width: 5200, lineHeight: 20}}

    constraints:
      - scroll.edges == root.edges
      - content.edges == scroll.content.edges
      - content.width == scroll.frame.width
      - V:|[hero(260)]-margin-[title]-8-[body]-margin-|
      - H:|[hero]|
      - H:|-margin-[title]-(>=margin)-|
      - H:|-margin-[body]-margin-|

    expect:
      status: determined
      frames: {title: [16, 276, 220, 24], body: [16, 308, 358, 300]}
      contentSize: {scroll: [390, 624]}

    """

  static let scrollView = """
    type: scrollView
    contentSize: [390, 2000]
    contentOffset: end
    contentInset: 3
    scrollIndicatorInsets: {top: 1}
    contentInsetAdjustmentBehavior: scrollableAxes
    scrollEnabled: true
    bounces: false
    directionalLockEnabled: true
    decelerationRate: fast
    delaysContentTouches: false
    canCancelContentTouches: false
    minimumZoomScale: scroll.width / photo.width
    maximumZoomScale: 3
    zoomScale: 1
    bouncesZoom: true
    zoomView: photo
    scrollsToTop: true
    showsHorizontalScrollIndicator: false
    showsVerticalScrollIndicator: false
    indicatorStyle: white
    keyboardDismissMode: onDrag
    transfersHorizontalScrollingToParent: false
    transfersVerticalScrollingToParent: false
    shouldScrollToTop: false
    keep: anchor
    paging: {method: targetOffset, boundaries: [0, 300, 720, 1000]}
    pageMap:
      pageSize: [200, 300]
      rows: [[home, ~, "2"], ["3", "4", "5"], [~, "6", "7"], [~, ~, "8"]]
      start: home
      method: constrain
      rebuild: decelerating
      rounding: float32
      base: live
      refusal: base
      pages: {"6": sixth}
    axisStrategy: none
    nesting: {remorseful: {thresholdX: 12, thresholdY: 4, reset: false}}
    model: uikit
    lazyImages: {items: cell.*, policy: targetRect, cached: [cell.3]}
    reuse: {items: 100, itemSize: [240, 400], spacing: 20, unit: view, window: 1, order: fifo}
    refresh: {height: 60}
    """

  static let scripts = """
    scripts:
      flick:
        profile: modern
        fps: 120
        touchRate: 60
        events:
          - touch: {at: [300, 400]}
          - move: {to: [120, 404], over: 120ms}
          - hold: 100ms
          - lift
          - lift: {finger: 2}
          - wait: rest
          - wait: 0.3s
          - tap: save
          - drag: {view: pager, from: [90%, 50%], to: [10%, 50%], over: 150ms}
          - flick: {view: scroll, velocity: [-1200, 0]}
          - setContentOffset: {view: scroll, to: [0, 300], animated: true}
          - scrollRectToVisible: {view: scroll, rect: [0, 600, 100, 40], animated: true}
          - scrollRectToVisible: {view: scroll, target: notes}
          - tapStatusBar
          - pinch: {view: scroll, center: [200, 300], scale: 2, over: 300ms}
          - zoomToRect: {view: scroll, rect: [0, 0, 100, 100], animated: true}
          - resize: {width: 844, height: 390}
          - set: {constraint: title-top, constant: 40}
          - set: {view: body, text: {width: 9000, lineHeight: 20}}
          - set: {view: scroll, contentOffset: [0, 3]}
          - insert: {into: content, view: {id: extra, size: [390, 44]}, at: 0}
          - remove: extra
          - keyboard: {height: 300, over: 250ms}
          - beginRefreshing: scroll
          - endRefreshing: scroll
          - with: {finger: 2, move: {to: [1, 2], over: 10ms}}

    """

  static let links = """
    links:
      - strip: titles
        pager: pager
        align: center
        indicator: underline
        mode: move
      - drive: dots.currentPage
        by: pager.pageIndex
      - drive: titles.*.alpha
        by: abs(pager.page - self.index)
        stops: {0: 1, 1: 0.5}
      - each: bubbles.*
        drive: self.scale
        by: (self.centerX - bubbles.contentOffset.x - bubbles.width / 2) / 220pt
        stops: {-1: [0.7, ease-in-out], 0: [1, ease-in-out], 1: 0.7}
        outside: extend
      - link: [titles, texts]
        as: page
        axis: x
      - pages: intro
        set:
          cloud.translate.x: {0: 0, 1: -120, 2: -320}
          sky.backgroundColor: {0: "#0b1d3a", 2: "#7ec8ff"}
          constraint title-top: {0: 80, 1: 140}
        keep:
          rocket: {pages: [1, 2, 2.5], at: [1, 2, 3], edge: center}
      - stretchy: photo
        in: list
        height: 240
        min: 88
      - sticky: list.sections.*.header
        in: list
        top: -152
      - collapse: bar
        in: feed
        height: 200
        min: 56
        enter: always
        snap: nearest
        through: constraint bar-height
      - link: [grid, thumb in map]
        as: progress
        axis: both
        both: true
      - drive: [thumb.width, thumb.height]
        by: [grid.width / grid.content.width * map.width, grid.height]
      - parallax: photo
        in: list
        speed: 0.5
      - drive: self.photo.translate.y
        by: self in list
        stops: {cover 0%: 0, cover 100%: self.height - self.photo.height}
        smooth: 0.15s
        spring: {response: 0.5, damping: 1}
        round: px
        motion: keep
        settle: 4
        add: true
        when: list.contentOffset.y > 3
        else: base
        ease: [0.1, 0.2, 0.3, 1]
    let: {fast: abs(list.velocity.y) > 2000pt/s}

    """
}
