extension LayoutRules {
  public static let stretched = Rule(
    "SW407", "stretched", .info,
    "A view is larger than its content for an unusual reason.",
    page: RulePage(
      explanation: """
        Most views that are tied to both sides of something are larger than their content, and of
        these nothing is said. Two reasons are easily overlooked: an optional constraint that makes a
        view higher, and, in a scroll view with room to spare, the content of another view. The
        latter is what happens when edges alone give the content its size: it is as wide as the
        widest view in it, and not as wide as the screen.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 200}
        root:
          children:
            - id: scroll
              type: scrollView
              children:
                - {id: name, type: label, intrinsic: [120, 20]}
                - {id: street, type: label, intrinsic: [200, 20]}
        constraints:
          - scroll.edges == root.edges
          - name.horizontalEdges == scroll.content.horizontalEdges
          - street.horizontalEdges == scroll.content.horizontalEdges
          - V:|[name]-8-[street]|
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 200}
        root:
          children:
            - id: scroll
              type: scrollView
              children:
                - {id: name, type: label, intrinsic: [120, 20]}
                - {id: street, type: label, intrinsic: [200, 20]}
        constraints:
          - scroll.edges == root.edges
          - scroll.content.width == scroll.frame.width
          - name.horizontalEdges == scroll.content.horizontalEdges
          - street.horizontalEdges == scroll.content.horizontalEdges
          - V:|[name]-8-[street]|
        """))
}
