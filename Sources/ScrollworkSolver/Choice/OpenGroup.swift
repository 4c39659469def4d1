/// Nodes that are open together, with all that still restricts them.
enum OpenGroup {
  /// One node, anywhere between two values.
  case interval(low: Double, high: Double)
  /// An optimised simplex; variable i is the i-th node.
  case simplex(SimplexBox)
  /// All nodes have their values.
  case settled
}

/// A linear form over the nodes of one group, without the nodes that have their values.
struct GroupForm: Hashable {
  var group: Int
  var nodes: [Int32]
  var weights: [Double]
}

/// Holds a simplex in one place: it owns memory, so copies must not be changed apart.
final class SimplexBox {
  var simplex: LexicographicSimplex

  init(_ simplex: LexicographicSimplex) { self.simplex = simplex }

  deinit { simplex.deallocate() }
}
