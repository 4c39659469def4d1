extension SceneTemplate {
  static let photoScene = """
    # A photo that can be zoomed: as large as possible without being cut, in the middle of the screen.
    scrollwork: 1
    name: Photo
    viewport: {device: iphone-15}
    matrix:
      - {name: landscape, orientation: landscape}
      - {name: small, device: iphone-se}
    metrics: {photoWidth: 1600, photoHeight: 1000}     # of the file, in pixels

    root:
      children:
        - id: scroll
          type: scrollView
          contentInsetAdjustmentBehavior: never
          minimumZoomScale: 1
          maximumZoomScale: 4
          zoomView: canvas
          children:
            - id: canvas                       # what is zoomed: as large as the screen
              children:
                # No size of its own: the ratio and the four limits decide.
                - {id: photo, type: imageView}
        - {id: caption, type: label, text: {width: 620, lineHeight: 18}}

    constraints:
      - scroll.edges == root.edges
      - canvas.edges == scroll.content.edges
      - canvas.size == scroll.frame.size
      - photo.center == canvas.center
      - photo.width <= canvas.width
      - photo.height <= canvas.height
      - photo.width == photoWidth / photoHeight * photo.height
      - grow: photo.width == canvas.width @ high       # as wide as that allows
      # The caption stays where it is: it is tied to the screen, not to the content.
      - caption.horizontalEdges == root.safeArea.horizontalEdges inset 16
      - caption.bottom == root.safeArea.bottom - 16

    expect:
      status: determined
      frames: {photo: [0, 303.333333, 393, 245.333333], caption: [16, 766, 361, 36]}
      contentSize: {scroll: [393, 852]}
      diagnostics: []

    """
}
