/// Minimises piecewise linear convex penalties level by level: the sum at level 0 first, then at
/// level 1 among the optima of level 0, and so on.
///
/// A vertex is a choice of as many forms as there are variables, each held at one of its kinks; the
/// tableau expresses all other forms through them. Letting one held form go up or down is an edge;
/// its slopes at all levels decide, in lexicographic order, whether it improves. A step passes every
/// kink on the way as long as the slopes stay negative (Barrodale and Roberts, 1973), and the form
/// whose kink stops it is held instead. Kinks are moved apart by infinitesimal shifts, so a step
/// never has length zero and the method ends (the perturbation method for degenerate linear
/// programs, Charnes 1952).
///
/// The last level is an auxiliary one that holds no rows; `minimize` uses it.
struct LexicographicSimplex {
  enum Outcome { case optimal, unbounded }

  var forms = Forms()
  private(set) var variableCount = 0
  private(set) var levelCount = 0

  /// Per slot (one for each variable): the form held, and its kink as an index into `forms.kink`;
  /// -1 for a variable without kinks, held at `resting`.
  var slotForm = Buffer<Int32>()
  var slotKink = Buffer<Int32>()
  /// Per tableau row: its form, value, infinitesimal part, and number of kinks below the value.
  var rowForm = Buffer<Int32>()
  var rowValue = Buffer<Double>()
  var rowShift = Buffer<Double>()
  var rowPassed = Buffer<Int32>()
  /// levelCount slopes a row, at its value.
  var rowSlope = Buffer<Double>()
  /// variableCount entries a row.
  var tableau = Buffer<Double>()
  /// Slot of a form, or -1 - row.
  var place = Buffer<Int32>()

  var price = Buffer<Double>()
  var priceSize = Buffer<Double>()
  var candidates = Buffer<Int32>()
  /// Slots with an edge that changes no level, while `flatSlotsAreKnown`.
  var flatSlots = Buffer<Int32>()
  var flatSlotsAreKnown = false
  /// Pivots since the tableau was last built from the forms; rounding adds up with them.
  var pivotsSinceRefresh = 0
  static let refreshInterval = 100
  var candidateMark = Buffer<UInt8>()
  var edgeSlope = Buffer<Double>()
  var edgeSize = Buffer<Double>()
  var cursor = Buffer<Int32>()
  var pivotColumns = Buffer<Int32>()

  /// A slope this small against the numbers that made it counts as zero.
  static let slopeTolerance = 1e-10
  /// What is left of a sum whose parts are that much larger is rounding.
  static let cancellation = 1e-12
  /// Entries up to this are rounding; forms are scaled to 1.
  static let smallestPivot = 1e-11
  /// Value of a variable that nothing holds.
  let resting = 0.0

  /// Starts a problem without rows, in the memory of the one before.
  mutating func clear(variableCount: Int, levelCount: Int) {
    self.variableCount = variableCount
    self.levelCount = levelCount + 1
    forms.clear(variableCount: variableCount, levelCount: levelCount + 1)
    slotForm.removeAll()
    slotKink.removeAll()
    rowForm.removeAll()
    rowValue.removeAll()
    rowShift.removeAll()
    rowPassed.removeAll()
    rowSlope.removeAll()
    tableau.removeAll()
    place.removeAll()
    price.reset(to: 0, count: variableCount)
    priceSize.reset(to: 0, count: variableCount)
    candidateMark.reset(to: 0, count: variableCount)
    edgeSlope.reset(to: 0, count: levelCount + 1)
    edgeSize.reset(to: 0, count: levelCount + 1)
    flatSlotsAreKnown = false
    pivotsSinceRefresh = 0
  }

  func deallocate() {
    forms.deallocate()
    slotForm.deallocate()
    slotKink.deallocate()
    rowForm.deallocate()
    rowValue.deallocate()
    rowShift.deallocate()
    rowPassed.deallocate()
    rowSlope.deallocate()
    tableau.deallocate()
    place.deallocate()
    price.deallocate()
    priceSize.deallocate()
    candidates.deallocate()
    flatSlots.deallocate()
    candidateMark.deallocate()
    edgeSlope.deallocate()
    edgeSize.deallocate()
    cursor.deallocate()
    pivotColumns.deallocate()
  }

  var auxiliary: Int { levelCount - 1 }
  var rowCount: Int { rowForm.count }

  // MARK: Problem

  mutating func addRow(
    _ variables: Buffer<Int32>, _ coefficients: Buffer<Double>, _ comparison: Comparison,
    _ constant: Double, level: Int
  ) {
    forms.addRow(variables, coefficients, comparison, constant, level: level)
  }

  /// Sets up the first vertex: every variable at the best of its own kinks.
  mutating func start() {
    forms.arrange()
    for variable in 0..<variableCount {
      slotForm.append(Int32(variable))
      slotKink.append(ownBest(variable))
      place.append(Int32(variable))
    }
    for form in variableCount..<forms.count { appendTableauRow(form) }
    evaluateRows()
  }

  /// The kink at which a form, left alone, is best; -1 if it has none.
  func ownBest(_ form: Int) -> Int32 {
    let range = forms.kinks(of: form)
    if range.isEmpty { return -1 }
    for level in 0..<levelCount {
      edgeSlope[level] = forms.leftSlope[form * levelCount + level]
      edgeSize[level] = abs(edgeSlope[level])
    }
    for index in range {
      passOnEdge(forms.kink[index], rate: 1)
      if !edgeDescends { return Int32(index) }
    }
    return Int32(range.upperBound - 1)
  }
}
