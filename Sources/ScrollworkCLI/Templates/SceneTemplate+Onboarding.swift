extension SceneTemplate {
  static let onboardingScene = """
    # The first screens of an app: a page for each step, with a picture that gives way to the text, and
    # a button that is always there.
    scrollwork: 1
    name: Onboarding
    viewport: {device: iphone-15}
    matrix:
      - {name: small, device: iphone-se}
      - {name: big-text, textScale: 1.5}
      - {name: right-to-left, direction: rtl}
    metrics: {margin: 24}

    root:
      children:
        - id: pager
          type: scrollView
          pagingEnabled: true
          contentInsetAdjustmentBehavior: never
          children:
            - id: step
              repeat: 3
              children:
                # The lowest compression resistance: when room is short, the picture shrinks first.
                - {id: picture, type: imageView, intrinsic: [280, 320], compression: 100}
                - {id: headline, type: label, text: {width: 260, lineHeight: 34}}
                - {id: body, type: label, text: {width: 760, lineHeight: 22}}
              constraints:
                - size == pager.frame.size
                - verticalEdges == pager.content.verticalEdges
                - leading == previous.trailing # not made for the first step
                - picture.top >= top + margin
                - picture.bottom == headline.top - margin
                - picture.centerX == centerX
                - picture.width == 7/8 * picture.height
                - headline.bottom == body.top - 12
                - body.bottom <= bottom - margin
                - middle: body.bottom == bottom - 64 @ low
                - headline.horizontalEdges == horizontalEdges inset margin
                - body.horizontalEdges == horizontalEdges inset margin
        - {id: dots, type: pageControl, for: pager, intrinsic: [66, 26]}
        - {id: next, type: button, text: {width: 48, lineHeight: 22}}

    constraints:
      - pager.top == root.safeArea.top
      - pager.horizontalEdges == root.horizontalEdges
      - step.first.leading == pager.content.leading
      - step.last.trailing == pager.content.trailing
      - V:[pager][dots]-12-[next(50)]
      - dots.centerX == root.centerX
      - next.horizontalEdges == root.horizontalEdges inset margin
      - next.bottom == root.safeArea.bottom - 12

    expect:
      status: determined
      frames:
        step.0.picture: [56.666667, 139, 280, 320]
        step.2: [786, 0, 393, 659]
        next: [24, 756, 345, 50]
      contentSize: {pager: [1179, 659]}
      diagnostics: []

    """
}
