/// coefficient x an attribute of an item that is still a name.
struct EquationTerm {
  /// The item's path in the text's bytes; empty for the view itself.
  var path: Range<Int>
  var attribute: WrittenAttribute
  var attributeRange: Range<Int>
  var coefficient: Double

  /// The item with its attribute.
  var range: Range<Int> {
    path.isEmpty ? attributeRange : path.lowerBound..<attributeRange.upperBound
  }
}

/// A constraint's text, read but with its names not looked up.
struct Equation {
  /// The number that a side adds: one, or one for each axis (`96 x 144`).
  struct Constant {
    var horizontal: Double
    var vertical: Double
    var isPair: Bool
  }

  /// `inset …`: distances inwards from the four sides.
  struct Insets {
    var top = 0.0
    var leading = 0.0
    var bottom = 0.0
    var trailing = 0.0
    var range: Range<Int>

    /// The constant that the inset adds to a side of the right item.
    func constant(for side: LayoutAttribute) -> Double {
      switch side {
      case .top: top
      case .leading: leading
      case .bottom: -bottom
      case .trailing: -trailing
      default: 0
      }
    }
  }

  /// The left side's terms, then, from `rightStart` on, the right side's.
  var terms: [EquationTerm]
  var rightStart: Int
  var left: Constant
  var relation: Relation
  var relationRange: Range<Int>
  var right: Constant
  var insets: Insets?
  var priority: Double
  /// The whole, without a name in front.
  var range: Range<Int>
}
