internal import ScrollworkSolver

/// A sum of coefficient x variable, plus a constant; reused from constraint to constraint.
struct LinearForm {
  private(set) var terms: [Term] = []
  private(set) var constant = 0.0
  /// Some constant in it follows from insets, which may change from pass to pass.
  var dependsOnInsets = false

  mutating func clear() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
    dependsOnInsets = false
  }

  mutating func add(_ coefficient: Double, variable: Int32) {
    terms.append(Term(coefficient, Variable(index: variable)))
  }

  mutating func add(constant value: Double) { constant += value }

  /// Adds coefficient x (near edge x `nearWeight` + size x `sizeWeight`).
  mutating func add(
    _ coefficient: Double, near nearWeight: Double, size sizeWeight: Double, of span: AxisSpan
  ) {
    if nearWeight != 0 {
      let weight = coefficient * nearWeight
      if span.nearVariable >= 0 { add(weight, variable: span.nearVariable) }
      constant += weight * span.near
    }
    if sizeWeight != 0 {
      let weight = coefficient * sizeWeight
      if span.sizeVariable >= 0 { add(weight, variable: span.sizeVariable) }
      constant += weight * span.size
    }
  }

  /// The value at a solution.
  func value(at values: [Double]) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * values[Int(term.variable.index)] }
    return sum
  }
}

extension AxisSpan {
  func nearValue(at values: [Double]) -> Double {
    nearVariable >= 0 ? values[Int(nearVariable)] + near : near
  }

  func sizeValue(at values: [Double]) -> Double {
    sizeVariable >= 0 ? values[Int(sizeVariable)] + size : size
  }
}
