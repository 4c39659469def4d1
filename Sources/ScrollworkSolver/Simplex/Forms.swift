/// The distinct linear forms of a problem, each with the kinks that its rows put on it.
///
/// Rows that are multiples of one another share a form: y = a * x, scaled so that its largest
/// coefficient is 1. An equality at p adds weight * |y - p| to its level, a bound the part on its
/// wrong side; so on each form every level sees a convex, piecewise linear penalty with one kink a
/// row. Form j < variableCount is variable j itself.
struct Forms {
  /// One corner of the penalty on a form: passing it upwards raises the slope of `level` by `jump`.
  struct Kink: BitwiseCopyable {
    var position: Double
    /// Infinitesimal shift of the position that keeps any two kinks apart.
    var shift: Double
    var level: Int32
    var jump: Double
    /// Number in the order of arrival, which survives rearranging.
    var id: Int32 = -1
  }

  private(set) var variableCount = 0
  private(set) var levelCount = 0
  private(set) var start = Buffer<Int32>()
  private(set) var variable = Buffer<Int32>()
  private(set) var coefficient = Buffer<Double>()
  /// Kinks of all forms as they came, each with its form.
  private var pending = Buffer<Kink>()
  private var pendingForm = Buffer<Int32>()
  /// Kinks by form, ascending; those of form f at kinkStart[f] ..< kinkStart[f + 1].
  private(set) var kinkStart = Buffer<Int32>()
  private(set) var kink = Buffer<Kink>()
  /// Slopes far to the left: levelCount numbers a form.
  private(set) var leftSlope = Buffer<Double>()
  /// Sum of the jumps of a form at a level: the size that its slopes are to be measured by.
  private(set) var jumpSum = Buffer<Double>()
  /// First form with more than one term whose first variable is the index, and the next such one.
  private var firstForm = Buffer<Int32>()
  private var nextForm = Buffer<Int32>()
  private var shiftState: UInt64 = 0
  private var isArranged = false

  var count: Int { start.count - 1 }

  /// Makes the variables the only forms, without kinks.
  mutating func clear(variableCount: Int, levelCount: Int) {
    self.variableCount = variableCount
    self.levelCount = levelCount
    start.removeAll()
    variable.removeAll()
    coefficient.removeAll()
    pending.removeAll()
    pendingForm.removeAll()
    kinkStart.removeAll()
    kink.removeAll()
    leftSlope.reset(to: 0, count: variableCount * levelCount)
    jumpSum.removeAll()
    firstForm.reset(to: -1, count: variableCount)
    nextForm.reset(to: -1, count: variableCount)
    shiftState = 0x5EED
    isArranged = false
    start.append(0)
    for index in 0..<variableCount {
      variable.append(Int32(index))
      coefficient.append(1)
      start.append(Int32(index + 1))
    }
  }

  func deallocate() {
    start.deallocate()
    variable.deallocate()
    coefficient.deallocate()
    pending.deallocate()
    pendingForm.deallocate()
    kinkStart.deallocate()
    kink.deallocate()
    leftSlope.deallocate()
    jumpSum.deallocate()
    firstForm.deallocate()
    nextForm.deallocate()
  }

  @inline(__always)
  func terms(of form: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(start[form]), Int(start[form + 1])))
  }

  @inline(__always)
  func kinks(of form: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(kinkStart[form]), Int(kinkStart[form + 1])))
  }

  /// The slope, or 0 if it is what rounding leaves of jumps that cancel.
  @inline(__always)
  func clean(_ slope: Double, form: Int, level: Int) -> Double {
    abs(slope) <= 1e-13 * jumpSum[form * levelCount + level] ? 0 : slope
  }

  /// Adds the row: sum of `coefficients` * `variables` compared with `constant`, at `level`.
  mutating func addRow(
    _ variables: Buffer<Int32>, _ coefficients: Buffer<Double>, _ comparison: Comparison,
    _ constant: Double, level: Int
  ) {
    let (form, factor) = form(variables, coefficients)
    let weight = abs(factor)
    let position = constant / factor
    let slopeIndex = form * levelCount + level
    switch (comparison, factor > 0) {
    case (.equal, _):
      leftSlope[slopeIndex] -= weight
      append(position, level, 2 * weight, to: form)
    case (.lessThanOrEqual, true), (.greaterThanOrEqual, false):
      append(position, level, weight, to: form)
    case (.greaterThanOrEqual, true), (.lessThanOrEqual, false):
      leftSlope[slopeIndex] -= weight
      append(position, level, weight, to: form)
    }
  }

  /// The form of which the given sum is a multiple, and the factor.
  mutating func form(_ variables: Buffer<Int32>, _ coefficients: Buffer<Double>) -> (Int, Double) {
    if variables.count == 1 { return (Int(variables[0]), coefficients[0]) }
    sort(variables, coefficients)
    var factor = coefficients[0]
    for index in 1..<coefficients.count where abs(coefficients[index]) > abs(factor) {
      factor = coefficients[index]
    }
    var candidate = firstForm[variables[0]]
    while candidate >= 0 {
      if matches(Int(candidate), variables, coefficients, factor) {
        return (Int(candidate), factor)
      }
      candidate = nextForm[candidate]
    }
    let form = count
    for index in 0..<variables.count {
      variable.append(variables[index])
      coefficient.append(coefficients[index] / factor)
    }
    start.append(Int32(variable.count))
    nextForm.append(firstForm[variables[0]])
    firstForm[variables[0]] = Int32(form)
    for _ in 0..<levelCount { leftSlope.append(0) }
    if isArranged {
      kinkStart.append(kinkStart[form])
      for _ in 0..<levelCount { jumpSum.append(0) }
    }
    return (form, factor)
  }

  private func matches(
    _ form: Int, _ variables: Buffer<Int32>, _ coefficients: Buffer<Double>, _ factor: Double
  ) -> Bool {
    let range = terms(of: form)
    guard range.count == variables.count else { return false }
    for index in 0..<variables.count {
      let term = range.lowerBound + index
      if variable[term] != variables[index]
        || abs(coefficient[term] - coefficients[index] / factor) > 1e-13
      {
        return false
      }
    }
    return true
  }

  /// Insertion sort by variable; rows are short.
  private func sort(_ variables: Buffer<Int32>, _ coefficients: Buffer<Double>) {
    for index in 1..<variables.count {
      let (key, value) = (variables[index], coefficients[index])
      var place = index
      while place > 0 && variables[place - 1] > key {
        variables[place] = variables[place - 1]
        coefficients[place] = coefficients[place - 1]
        place -= 1
      }
      variables[place] = key
      coefficients[place] = value
    }
  }

  private mutating func append(_ position: Double, _ level: Int, _ jump: Double, to form: Int) {
    pending.append(
      Kink(
        position: position, shift: nextShift(), level: Int32(level), jump: jump,
        id: Int32(pending.count)))
    pendingForm.append(Int32(form))
  }

  /// A number in (-1, 1) from a fixed sequence (SplitMix64, Steele et al. 2014).
  private mutating func nextShift() -> Double {
    shiftState &+= 0x9E37_79B9_7F4A_7C15
    var z = shiftState
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Double(z >> 11) * 0x1p-52 - 1
  }

  /// Adds to the slope of `form` at `level`, everywhere.
  func tilt(_ form: Int, level: Int, by slope: Double) {
    leftSlope[form * levelCount + level] += slope
  }

  /// Puts the kinks in order, by form and position. Rows can't be added afterwards.
  mutating func arrange() {
    isArranged = true
    kinkStart.reset(to: 0, count: count + 1)
    for index in 0..<pending.count { kinkStart[pendingForm[index] + 1] += 1 }
    for form in 0..<count { kinkStart[form + 1] += kinkStart[form] }
    jumpSum.reset(to: 0, count: count * levelCount)
    for index in 0..<pending.count {
      jumpSum[Int(pendingForm[index]) * levelCount + Int(pending[index].level)] +=
        pending[index].jump
    }
    var place = Buffer<Int32>(capacity: count)
    defer { place.deallocate() }
    for form in 0..<count { place.append(kinkStart[form]) }
    kink.reset(to: Kink(position: 0, shift: 0, level: 0, jump: 0), count: pending.count)
    for index in 0..<pending.count {
      let form = pendingForm[index]
      kink[place[form]] = pending[index]
      place[form] += 1
    }
    for form in 0..<count {
      let range = kinks(of: form)
      if range.count > 1 { sortKinks(range) }
    }
  }

  /// Sorts kinks by position. Positions that differ by rounding only become equal, so that the
  /// infinitesimal shifts alone decide their order.
  private func sortKinks(_ range: Range<Int>) {
    var own = UnsafeMutableBufferPointer(start: kink.base + range.lowerBound, count: range.count)
    own.sort { ($0.position, $0.shift) < ($1.position, $1.shift) }
    var snapped = false
    for index in range.dropFirst() {
      let before = kink[index - 1].position
      let gap = kink[index].position - before
      if gap > 0 && isSame(before, kink[index].position) {
        kink[index].position = before
        snapped = true
      }
    }
    if snapped { own.sort { ($0.position, $0.shift) < ($1.position, $1.shift) } }
  }

  // MARK: Changes after arranging

  /// Takes the form that was added last away again; it has no kinks.
  mutating func removeLastForm() {
    let form = count - 1
    let range = terms(of: form)
    firstForm[variable[range.lowerBound]] = nextForm[form]
    _ = nextForm.removeLast()
    variable.removeLast(range.count)
    coefficient.removeLast(range.count)
    _ = start.removeLast()
    _ = kinkStart.removeLast()
    leftSlope.removeLast(levelCount)
    jumpSum.removeLast(levelCount)
  }

  /// Inserts a kink without touching the slope on its left; indexes from the returned one on move
  /// up by one.
  mutating func insertKink(
    at position: Double, level: Int, jump: Double, into form: Int
  ) -> Int {
    var added = Kink(
      position: position, shift: nextShift(), level: Int32(level), jump: jump,
      id: Int32(kink.count))
    let index = place(for: &added, in: kinks(of: form))
    kink.append(added)
    var moving = kink.count - 1
    while moving > index {
      kink[moving] = kink[moving - 1]
      moving -= 1
    }
    kink[index] = added
    for later in form + 1...count { kinkStart[later] += 1 }
    jumpSum[form * levelCount + level] += jump
    return index
  }

  /// Moves a kink of `form` to another position and level; returns its new index.
  func moveKink(_ index: Int, of form: Int, to position: Double, level: Int) -> Int {
    var moved = kink[index]
    jumpSum[form * levelCount + Int(moved.level)] -= moved.jump
    jumpSum[form * levelCount + level] += moved.jump
    moved.position = position
    moved.level = Int32(level)
    let range = kinks(of: form)
    for later in index..<range.upperBound - 1 { kink[later] = kink[later + 1] }
    let target = place(for: &moved, in: range.lowerBound..<range.upperBound - 1)
    var moving = range.upperBound - 1
    while moving > target {
      kink[moving] = kink[moving - 1]
      moving -= 1
    }
    kink[target] = moved
    return target
  }

  /// Where a kink belongs in a sorted range; its position snaps to an equal one but for rounding.
  private func place(for added: inout Kink, in range: Range<Int>) -> Int {
    for index in range where isSame(kink[index].position, added.position) {
      added.position = kink[index].position
      break
    }
    var index = range.lowerBound
    while index < range.upperBound,
      (kink[index].position, kink[index].shift) < (added.position, added.shift)
    {
      index += 1
    }
    return index
  }

  private func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-10 * max(1, abs(a)) }

  /// Other infinitesimal shifts for all kinks; the order of kinks in one place may change.
  mutating func reshuffle() {
    for index in 0..<kink.count { kink[index].shift = nextShift() }
    for form in 0..<count where kinks(of: form).count > 1 { sortKinks(kinks(of: form)) }
  }
}
