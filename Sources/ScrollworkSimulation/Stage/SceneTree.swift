internal import ScrollworkModel

/// Finds views of a resolved scene in the tree that it was made from, and changes that tree.
enum SceneTree {
  /// The places among children that lead from the root to a view; nil when there is none.
  ///
  /// - Parameter index: of the view in the scene resolved at this viewport.
  static func path(to index: Int, in root: ViewNode, viewport: Viewport) -> [Int]? {
    if index == 0 { return [] }
    var count = 0
    var stack: [(nodes: [ViewNode], next: Int)] = [(root.children, 0)]
    while let top = stack.last {
      guard top.next < top.nodes.count else {
        stack.removeLast()
        continue
      }
      let node = top.nodes[top.next]
      stack[stack.count - 1].next += 1
      guard node.when?.holds(in: viewport) ?? true else { continue }
      count += 1
      if count == index { return stack.map { $0.next - 1 } }
      stack.append((node.children, 0))
    }
    return nil
  }

  /// Changes the view at a path.
  static func change(_ node: inout ViewNode, at path: [Int], _ change: (inout ViewNode) -> Void) {
    guard let first = path.first else {
      change(&node)
      return
    }
    guard node.children.indices.contains(first) else { return }
    SceneTree.change(&node.children[first], at: Array(path.dropFirst()), change)
  }
}
