/// A variable of a `ConstraintSystem`: a real number to be found.
public struct Variable: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }
}

/// coefficient x variable.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  @inlinable
  public init(_ coefficient: Double, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
