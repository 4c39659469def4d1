/// A scene of five scroll views, and a script that keeps them moving for a minute.
enum FiveScrollViews {
  static var yaml: String {
    var views = ""
    for index in 0..<4 {
      views += """

              - id: list\(index)
                type: scrollView
                frame: [\(index * 400), 0, 400, 600]
                contentSize: [400, 8000]
                children: [{id: rows\(index), frame: [0, 0, 400, 8000]}]
        """
    }
    var events = ""
    // Two seconds each: a flick of a list, and a turn of the page while it slows down.
    for turn in 0..<30 {
      let down = turn / 3 % 2 == 0 ? 1500 : -1500
      events += """

              - flick: {view: list\(turn % 3), velocity: [0, \(down)]}
              - wait: 1.2s
              - flick: {view: pager, velocity: [\(turn % 2 == 0 ? 700 : -700), 0]}
              - wait: 0.6s
        """
    }
    return """
      scrollwork: 1
      viewport: {width: 400, height: 600, scale: 3}
      root:
        children:
          - id: pager
            type: scrollView
            frame: [0, 0, 400, 600]
            contentSize: [1600, 600]
            pagingEnabled: true
            children:\(views)
      scripts:
        minute:
          fps: 120
          events:\(events)
      """
  }
}
