/// A scene of five scroll views, and a script that keeps them moving for a minute.
enum FiveScrollViews {
  static var yaml: String {
    var views = ""
    for index in 0..<4 {
      views += """

            - id: list\(index)
              type: scrollView
              frame: [\(index * 100), 100, 100, 500]
              contentSize: [100, 8000]
              children: [{id: rows\(index), frame: [0, 0, 100, 8000]}]
        """
    }
    var events = ""
    // Two seconds each: all lists are flicked, and the pager turns a page while they slow down.
    for turn in 0..<30 {
      let down = turn / 3 % 2 == 0 ? 1500 : -1500
      for list in 0..<4 {
        events += """

                - flick: {view: list\(list), velocity: [0, \(down)]}
          """
      }
      events += """

              - flick: {view: pager, velocity: [\(turn % 2 == 0 ? 700 : -700), 0]}
              - wait: 1.5s
        """
    }
    return """
      scrollwork: 1
      viewport: {width: 400, height: 600, scale: 3}
      root:
        children:
          - id: pager
            type: scrollView
            frame: [0, 0, 400, 100]
            contentSize: [1600, 100]
            pagingEnabled: true\(views)
      scripts:
        minute:
          fps: 120
          events:\(events)
      """
  }
}
