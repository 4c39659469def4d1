/// A scene of 20 lines, for the time that the tool takes to start, solve and end.
let smallScene = """
  scrollwork: 1
  name: Small
  viewport: {width: 390, height: 844, scale: 3}
  metrics: {margin: 16}
  root:
    children:
      - id: scroll
        type: scrollView
        children:
          - id: content
            children:
              - {id: hero, type: imageView, intrinsic: [390, 260]}
              - {id: title, type: label, intrinsic: [220, 24]}
  constraints:
    - scroll.edges == root.edges
    - content.edges == scroll.content.edges
    - content.width == scroll.frame.width
    - V:|[hero(260)]-margin-[title]-margin-|
    - H:|[hero]|
    - H:|-margin-[title]-(>=margin)-|

  """
