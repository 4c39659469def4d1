/// A visual format string, read but with its names not looked up.
struct VisualFormat {
  /// `>=50@500`: compares a size or a distance.
  struct Predicate {
    var relation: Relation
    var constant: Double
    /// Attributes in it, as a range of `VisualFormat.terms`; empty in connections.
    var terms: Range<Int>
    var priority: Double
    var range: Range<Int>
  }

  /// What stands between two neighbours.
  enum Connection {
    /// Nothing: they touch.
    case flush
    /// `-`: the standard distance, or the parent's margin.
    case standard
    case predicates([Predicate])
  }

  struct View {
    var path: Range<Int>
    var predicates: [Predicate]
  }

  var axis: Axis
  /// The connection to a `|` in front; nil when there is none.
  var leading: Connection?
  var views: [View]
  /// One fewer than views.
  var between: [Connection]
  var trailing: Connection?
  var terms: [EquationTerm]
}
