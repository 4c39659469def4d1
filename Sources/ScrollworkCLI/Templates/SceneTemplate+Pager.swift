extension SceneTemplate {
  static let pagerScene = """
    # Pages side by side, each as large as the pager, with a page control below.
    scrollwork: 1
    name: Pager
    viewport: {device: iphone-15}
    matrix:
      - {name: small, device: iphone-se}
      - {name: landscape, orientation: landscape}
      - {name: right-to-left, direction: rtl}

    root:
      children:
        - id: pager
          type: scrollView
          pagingEnabled: true
          children:
            - id: page
              repeat: [First, Second, Third]   # a page for each; $item is the word, $i the number
              children:
                - {id: title, type: label, text: $item page}
              constraints:
                - size == pager.frame.size
                - verticalEdges == pager.content.verticalEdges
                - leading == previous.trailing # not made for the first page
                - title.center == center
        - {id: dots, type: pageControl, for: pager, intrinsic: [66, 26]}

    constraints:
      - pager.top == root.safeArea.top
      - pager.horizontalEdges == root.horizontalEdges
      - pager.bottom == dots.top - 8
      - dots.centerX == root.centerX
      - dots.bottom == root.safeArea.bottom - 8
      # The first page begins the content and the last one ends it: three pages wide.
      - page.first.leading == pager.content.leading
      - page.last.trailing == pager.content.trailing

    expect:
      status: determined
      frames:
        pager: [0, 59, 393, 717]
        page.2: [786, 0, 393, 717]
      contentSize: {pager: [1179, 717]}
      diagnostics: []

    """
}
