/// A `when` condition on the viewport.
public indirect enum Condition: Hashable, Sendable {
  case landscape, portrait
  case compactWidth, regularWidth, compactHeight, regularHeight
  case rightToLeft, leftToRight
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)
}
