extension SceneTemplate {
  static let chatScene = """
    # A chat: bubbles that are as wide as their text, and a bar that stands on the keyboard.
    scrollwork: 1
    name: Chat
    viewport: {device: iphone-15}
    matrix:
      - {name: small, device: iphone-se}
      - {name: big-text, textScale: 1.5}
    metrics: {margin: 12}

    root:
      children:
        - id: list
          type: scrollView
          contentOffset: end                   # begins with the newest message
          children:
            - id: row
              repeat:                          # a row for each; $item.width is a value of its mapping
                - {width: 420, mine: 0}        # the text's width on one line
                - {width: 40, mine: 1}
                - {width: 900, mine: 0}
              children:
                - id: bubble
                  children:
                    - {id: words, type: label, text: {width: $item.width, lineHeight: 20}}
              constraints:
                - words.edges == bubble.edges inset 10
                - bubble.verticalEdges == verticalEdges inset 4
                - bubble.width <= 0.75 * width
                # Tied loosely to both sides; the stronger wish wins: 251 for theirs, 249 when it is
                # mine.
                - bubble.leading >= leading + margin
                - bubble.trailing <= trailing - margin
                - theirs: bubble.leading == leading + margin @ 251 - 2 * $item.mine
                - mine: bubble.trailing == trailing - margin @ 250
                - horizontalEdges == list.content.horizontalEdges
                - width == list.frame.width
                - top == previous.bottom       # not made for the first row
        - id: bar
          children:
            - {id: draft, type: textField}
            - {id: send, type: button, text: {width: 36, lineHeight: 20}}
          constraints:
            - H:|-margin-[draft]-margin-[send]-margin-|
            - V:|-8-[draft(>=36)]-8-|
            - send.centerY == draft.centerY

    constraints:
      - list.top == root.top
      - list.horizontalEdges == root.horizontalEdges
      - list.bottom == bar.top
      - bar.horizontalEdges == root.horizontalEdges
      - bar.bottom == root.keyboard.top        # the safe area's bottom while there is no keyboard
      - row.first.top == list.content.top
      - row.last.bottom == list.content.bottom

    expect:
      status: determined
      frames:
        bar: [0, 766, 393, 52]
        row.0.bubble: [12, 4, 294.666667, 60]
        row.1.bubble: [321, 4, 60, 40]
      contentSize: {list: [393, 224]}
      diagnostics: []

    """
}
