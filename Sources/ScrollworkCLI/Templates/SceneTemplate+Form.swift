extension SceneTemplate {
  static let formScene = """
    # A form: fields below each other, and a button that stays at the bottom of the screen while there
    # is room, and scrolls with the fields when there isn't.
    scrollwork: 1
    name: Form
    viewport: {device: iphone-15}
    matrix:
      - {name: small, device: iphone-se}
      - {name: landscape, orientation: landscape}
      - {name: big-text, textScale: 2}
    metrics: {margin: 20}

    templates:
      field:                                   # every view of type `field` starts from this one
        children:
          - {id: title, type: label, text: {width: 96, lineHeight: 18, lines: 1}}
          - {id: input, type: textField, text: {width: 160, lineHeight: 22, lines: 1}}
        constraints:                           # a bare attribute means the view itself
          - V:|[title]-4-[input(>=34)]|
          - title.leading == leading
          - title.trailing <= trailing
          - input.horizontalEdges == horizontalEdges
          - horizontalEdges == super.horizontalEdges inset margin
          - top == previous.bottom + 16        # not made for the first field

    root:
      children:
        - id: scroll
          type: scrollView
          children:
            - id: content
              children:
                - {id: name, type: field}
                - {id: street, type: field}
                - {id: city, type: field}
                - {id: send, type: button, text: {width: 60, lineHeight: 22}}

    constraints:
      - scroll.edges == root.edges
      - content.edges == scroll.content.edges
      - content.width == scroll.frame.width
      # As high as what is visible, or higher when the fields need it. An equality for the same at a low
      # priority keeps it from growing without end.
      - content.height >= root.safeArea.height
      - fill: content.height == root.safeArea.height @ 100
      - name.top == content.top + margin
      - send.top >= city.bottom + margin
      - send.bottom == content.bottom - margin
      - send.height == 50
      - send.horizontalEdges == content.horizontalEdges inset margin

    expect:
      status: determined
      frames:
        name: [20, 20, 353, 56]
        city: [20, 164, 353, 56]
        send: [20, 689, 353, 50]
      contentSize: {scroll: [393, 759]}
      diagnostics: []

    """
}
