extension SceneTemplate {
  static let articleScene = """
    # An article: a picture, a headline and a text that scroll together.
    scrollwork: 1
    name: Article
    viewport: {device: iphone-15}
    matrix:                                    # the same on other screens
      - {name: small, device: iphone-se}
      - {name: big-text, textScale: 2}
    metrics: {margin: 16}

    root:
      children:
        - id: scroll
          type: scrollView
          children:
            - id: content                      # one view round everything that scrolls
              children:
                - {id: picture, type: imageView}
                # How wide the text would be on one line; it wraps at the width that it gets.
                - {id: headline, type: label, text: {width: 520, lineHeight: 34}}
                - {id: body, type: label, text: {width: 21000, lineHeight: 20}}

    constraints:
      - scroll.edges == root.edges
      # These two give the scroll view its content size: the first ties all four edges, the second
      # keeps the content from scrolling sideways.
      - content.edges == scroll.content.edges
      - content.width == scroll.frame.width
      # From top to bottom without a gap. Take the last distance out, and `scrollwork validate` says
      # what is missing.
      - V:|[picture]-margin-[headline]-8-[body]-margin-|
      - H:|[picture]|
      - H:|-margin-[headline]-margin-|
      - H:|-margin-[body]-margin-|
      - picture.height == 2/3 * picture.width

    expect:                                    # `scrollwork test --update` writes new numbers here
      status: determined
      frames:
        picture: [0, 0, 393, 262]
        headline: [16, 278, 361, 68]
        body: [16, 354, 361, 1180]
      contentSize: {scroll: [393, 1550]}
      diagnostics: []

    """
}
