extension SceneTemplate {
  static let pageMapScene = """
    # Pages on a grid with holes: one pages to the side, up and down, but never into a hole. The map is
    # the scroll view's; the views are placed in their cells by constraints.
    scrollwork: 1
    name: Page map
    viewport: {device: iphone-15}
    matrix:
      - {name: small, device: iphone-se}

    root:
      children:
        - id: map
          type: scrollView
          contentInsetAdjustmentBehavior: never
          pageMap:
            rows:                              # names of pages; ~ is a hole. Three columns, two rows
              - [home, news, ~]
              - [~, story, photos]
            start: home
          children:
            - {id: home, children: [{id: title, type: label, text: Home}]}
            - {id: news}
            - {id: story}
            - {id: photos}

    constraints:
      - map.edges == root.edges
      # A cell is as large as the screen.
      - home.size == map.frame.size
      - news.size == map.frame.size
      - story.size == map.frame.size
      - photos.size == map.frame.size
      # The first row
      - home.top == map.content.top
      - home.leading == map.content.leading
      - news.top == home.top
      - news.leading == home.trailing
      # The second row
      - story.top == home.bottom
      - story.leading == news.leading
      - photos.top == story.top
      - photos.leading == story.trailing
      # The last column and the last row end the content.
      - photos.trailing == map.content.trailing
      - photos.bottom == map.content.bottom
      - title.center == home.center

    expect:
      status: determined
      frames:
        news: [393, 0, 393, 852]
        photos: [786, 852, 393, 852]
      contentSize: {map: [1179, 1704]}
      diagnostics: []

    """
}
