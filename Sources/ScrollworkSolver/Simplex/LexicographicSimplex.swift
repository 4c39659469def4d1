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

  private(set) var forms: Forms
  let variableCount: Int
  let levelCount: Int

  /// Per slot (one for each variable): the form held, and its kink as an index into `forms.kink`;
  /// -1 for a variable without kinks, held at `resting`.
  private var slotForm: Buffer<Int32>
  private var slotKink: Buffer<Int32>
  /// Per tableau row: its form, value, infinitesimal part, and number of kinks below the value.
  private var rowForm: Buffer<Int32>
  private var rowValue: Buffer<Double>
  private var rowShift: Buffer<Double>
  private var rowPassed: Buffer<Int32>
  /// levelCount slopes a row, at its value.
  private var rowSlope: Buffer<Double>
  /// variableCount entries a row.
  private var tableau: Buffer<Double>
  /// Slot of a form, or -1 - row.
  private var place: Buffer<Int32>

  private var price: Buffer<Double>
  private var priceSize: Buffer<Double>
  private var candidates: Buffer<Int32>
  /// Slots with an edge that changes no level, while `flatSlotsAreKnown`.
  private var flatSlots: Buffer<Int32>
  private var flatSlotsAreKnown = false
  private var candidateMark: Buffer<UInt8>
  private var edgeSlope: Buffer<Double>
  private var edgeSize: Buffer<Double>
  private var cursor: Buffer<Int32>
  private var pivotColumns: Buffer<Int32>

  /// A slope this small against the numbers that made it counts as zero.
  private static let slopeTolerance = 1e-10
  /// What is left of a sum whose parts are that much larger is rounding.
  private static let cancellation = 1e-12
  /// Entries up to this are rounding; forms are scaled to 1.
  private static let smallestPivot = 1e-11
  /// Value of a variable that nothing holds.
  private let resting = 0.0

  init(variableCount: Int, levelCount: Int) {
    self.variableCount = variableCount
    self.levelCount = levelCount + 1
    forms = Forms(variableCount: variableCount, levelCount: levelCount + 1)
    slotForm = Buffer()
    slotKink = Buffer()
    rowForm = Buffer()
    rowValue = Buffer()
    rowShift = Buffer()
    rowPassed = Buffer()
    rowSlope = Buffer()
    tableau = Buffer()
    place = Buffer()
    price = Buffer(repeating: 0, count: variableCount)
    priceSize = Buffer(repeating: 0, count: variableCount)
    candidates = Buffer(capacity: variableCount)
    flatSlots = Buffer()
    candidateMark = Buffer(repeating: 0, count: variableCount)
    edgeSlope = Buffer(repeating: 0, count: levelCount + 1)
    edgeSize = Buffer(repeating: 0, count: levelCount + 1)
    cursor = Buffer()
    pivotColumns = Buffer()
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

  private var auxiliary: Int { levelCount - 1 }
  private var rowCount: Int { rowForm.count }

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
  private func ownBest(_ form: Int) -> Int32 {
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

  private mutating func appendTableauRow(_ form: Int) {
    let row = rowCount
    rowForm.append(Int32(form))
    rowValue.append(0)
    rowShift.append(0)
    rowPassed.append(0)
    for _ in 0..<levelCount { rowSlope.append(0) }
    for _ in 0..<variableCount { tableau.append(0) }
    place.append(Int32(-1 - row))
    let base = row * variableCount
    for slot in 0..<variableCount { priceSize[slot] = 0 }
    for term in forms.terms(of: form) {
      let coefficient = forms.coefficient[term]
      let home = place[forms.variable[term]]
      if home >= 0 {
        tableau[base + Int(home)] += coefficient
        priceSize[home] += abs(coefficient)
      } else {
        let other = (-1 - Int(home)) * variableCount
        for slot in 0..<variableCount {
          let part = coefficient * tableau[other + slot]
          tableau[base + slot] += part
          priceSize[slot] += abs(part)
        }
      }
    }
    for slot in 0..<variableCount
    where abs(tableau[base + slot])
      <= max(Self.cancellation * priceSize[slot], Self.smallestPivot)
    {
      tableau[base + slot] = 0
    }
  }

  /// Adds a form to a solved problem; the vertex stays.
  ///
  /// - Returns: the form, and the factor by which the sum is that form's multiple.
  mutating func addForm(
    _ variables: Buffer<Int32>, _ coefficients: Buffer<Double>
  ) -> (form: Int, factor: Double) {
    let before = forms.count
    let (form, factor) = forms.form(variables, coefficients)
    if form == before {
      appendTableauRow(form)
      evaluate(rowCount - 1)
    }
    return (form, factor)
  }

  /// The least value (`sign` 1) or minus the greatest (`sign` -1) of a form among the optima of all
  /// levels; nil if there is none.
  mutating func minimize(_ form: Int, sign: Double) -> Double? {
    forms.tilt(form, level: auxiliary, by: sign)
    relocate(form)
    let outcome = optimize()
    let value = value(of: form)
    forms.tilt(form, level: auxiliary, by: -sign)
    relocate(form)
    return outcome == .optimal ? sign * value : nil
  }

  /// Brings a form as near to `target` as the optima of all levels allow, and keeps it there.
  mutating func settle(_ form: Int, near target: Double) {
    flatSlotsAreKnown = false
    forms.tilt(form, level: auxiliary, by: -1)
    let added = forms.insertKink(at: target, level: auxiliary, jump: 2, into: form)
    let id = forms.kink[added].id
    for slot in 0..<variableCount where Int(slotKink[slot]) >= added { slotKink[slot] += 1 }
    if place[form] >= 0 && slotKink[place[form]] < 0 {
      // Nothing held the variable; its new kink does.
      slotKink[place[form]] = Int32(added)
      shiftRows(Int(place[form]), by: target - resting, forms.kink[added].shift)
    } else {
      relocate(form)
    }
    _ = optimize()
    let reached = value(of: form)
    forms.tilt(form, level: auxiliary, by: 1)
    forms.tilt(form, level: 0, by: -1)
    let heldID = place[form] >= 0 ? forms.kink[slotKink[place[form]]].id : -1
    for index in forms.kinks(of: form) where forms.kink[index].id == id {
      let isThere = abs(reached - target) <= 1e-9
      _ = forms.moveKink(index, of: form, to: isThere ? target : reached, level: 0)
      break
    }
    if heldID >= 0 {
      for index in forms.kinks(of: form) where forms.kink[index].id == heldID {
        slotKink[place[form]] = Int32(index)
      }
    }
    relocate(form)
    _ = optimize()
  }

  /// Adds to the values of all rows what moving a held form adds.
  private func shiftRows(_ slot: Int, by move: Double, _ shift: Double) {
    for row in 0..<rowCount {
      let entry = tableau[row * variableCount + slot]
      if entry == 0 { continue }
      rowValue[row] += entry * move
      rowShift[row] += entry * shift
      locate(row)
    }
  }

  /// Finds a form's slopes anew after its penalty changed.
  private func relocate(_ form: Int) {
    let home = place[form]
    if home < 0 { locate(-1 - Int(home)) }
  }

  // MARK: State

  /// Recomputes values from the held kinks, and what follows from them.
  private mutating func evaluateRows() {
    for row in 0..<rowCount { evaluate(row) }
  }

  private func evaluate(_ row: Int) {
    var value = 0.0
    var shift = 0.0
    let base = row * variableCount
    for slot in 0..<variableCount {
      let entry = tableau[base + slot]
      if entry == 0 { continue }
      let kink = slotKink[slot]
      if kink >= 0 {
        value += entry * forms.kink[kink].position
        shift += entry * forms.kink[kink].shift
      } else {
        value += entry * resting
      }
    }
    rowValue[row] = value
    rowShift[row] = shift
    locate(row)
  }

  /// Counts the kinks below a row's value and finds its slopes there.
  private func locate(_ row: Int) {
    let form = Int(rowForm[row])
    for level in 0..<levelCount {
      rowSlope[row * levelCount + level] = forms.leftSlope[form * levelCount + level]
    }
    let range = forms.kinks(of: form)
    var passed = 0
    let value = rowValue[row]
    let tolerance = 1e-9 * max(1, abs(value))
    for index in range {
      let kink = forms.kink[index]
      let distance = kink.position - value
      let isBelow =
        abs(distance) <= tolerance ? kink.shift < rowShift[row] : distance < 0
      if !isBelow { break }
      raise(row, form, Int(kink.level), by: kink.jump)
      passed += 1
    }
    rowPassed[row] = Int32(passed)
  }

  private func slotValue(_ slot: Int) -> Double {
    let kink = slotKink[slot]
    return kink >= 0 ? forms.kink[kink].position : resting
  }

  func value(of form: Int) -> Double {
    let home = place[form]
    return home >= 0 ? slotValue(Int(home)) : rowValue[-1 - Int(home)]
  }

  /// The slope of a held form on one side of its kink.
  private func slotSlope(_ slot: Int, level: Int, right: Bool) -> Double {
    let form = Int(slotForm[slot])
    var slope = forms.leftSlope[form * levelCount + level]
    let held = Int(slotKink[slot])
    if held < 0 { return slope }
    for index in Int(forms.kinkStart[form])..<(right ? held + 1 : held)
    where Int(forms.kink[index].level) == level {
      slope += forms.kink[index].jump
    }
    return forms.clean(slope, form: form, level: level)
  }

  /// Changes a row's slope at a level.
  @inline(__always)
  private func raise(_ row: Int, _ form: Int, _ level: Int, by jump: Double) {
    let index = row * levelCount + level
    rowSlope[index] = forms.clean(rowSlope[index] + jump, form: form, level: level)
  }

  /// Gives all kinks other infinitesimal shifts; the held kinks stay held.
  private mutating func reshuffle() {
    var held = Buffer<Int32>(capacity: variableCount)
    defer { held.deallocate() }
    for slot in 0..<variableCount {
      held.append(slotKink[slot] >= 0 ? forms.kink[slotKink[slot]].id : -1)
    }
    forms.reshuffle()
    for slot in 0..<variableCount {
      for index in forms.kinks(of: Int(slotForm[slot])) where forms.kink[index].id == held[slot] {
        slotKink[slot] = Int32(index)
      }
    }
  }

  // MARK: Optimising

  /// Goes from vertex to vertex until no edge improves.
  mutating func optimize() -> Outcome {
    var steps = 0
    var limit = 200 + 20 * (variableCount + rowCount)
    while let edge = improvingEdge() {
      guard step(edge.slot, up: edge.up, level: edge.level) else {
        evaluateRows()
        return .unbounded
      }
      steps += 1
      if steps % 64 == 0 { refresh() }
      if steps == limit {
        // Rounding has led in a circle: other infinitesimal shifts break it.
        reshuffle()
        refresh()
        limit = 4 * limit
        if limit > 200_000 + 5_000 * (variableCount + rowCount) { break }
      }
    }
    if steps > 4 {
      // Values were carried along; find them anew, and see whether anything still improves.
      refresh()
      var repairs = 0
      while repairs < 100, let edge = improvingEdge() {
        guard step(edge.slot, up: edge.up, level: edge.level) else {
          evaluateRows()
          return .unbounded
        }
        repairs += 1
      }
    }
    return .optimal
  }

  /// The edge that improves the highest level it can, the steepest of these.
  private mutating func improvingEdge() -> (slot: Int, up: Bool, level: Int)? {
    startCandidates()
    for level in 0..<levelCount {
      computePrices(level)
      var best = 0.0
      var found: (slot: Int, up: Bool, level: Int)?
      let kept = sortOut { slot, isUp in
        let (slope, tolerance) = edgeSlope(slot, up: isUp, level: level)
        if slope < -tolerance && slope < best { (best, found) = (slope, (slot, isUp, level)) }
        return slope <= tolerance
      }
      candidates.removeLast(candidates.count - kept)
      if found != nil { return found }
      if candidates.count == 0 { return nil }
    }
    return nil
  }

  /// Whether some edge of the vertex reached changes no level at all, the auxiliary one aside.
  mutating func hasFlatEdge() -> Bool {
    findFlatSlots()
    return flatSlots.count > 0
  }

  /// Whether a form has the same value at all optima: it doesn't change along any flat edge of the
  /// vertex, and all optima lie in the cone of these.
  mutating func isDetermined(_ form: Int) -> Bool {
    findFlatSlots()
    let home = place[form]
    for index in 0..<flatSlots.count {
      let slot = flatSlots[index]
      if home >= 0 {
        if slot == home { return false }
      } else if tableau[(-1 - Int(home)) * variableCount + Int(slot)] != 0 {
        return false
      }
    }
    return true
  }

  private mutating func findFlatSlots() {
    if flatSlotsAreKnown { return }
    startCandidates()
    for level in 0..<auxiliary where candidates.count > 0 {
      computePrices(level)
      let kept = sortOut { slot, isUp in
        let (slope, tolerance) = edgeSlope(slot, up: isUp, level: level)
        return abs(slope) <= tolerance
      }
      candidates.removeLast(candidates.count - kept)
    }
    flatSlots.removeAll()
    for index in 0..<candidates.count { flatSlots.append(candidates[index]) }
    flatSlotsAreKnown = true
  }

  /// Makes every edge a candidate: bit 0 of a slot's mark for upwards, bit 1 for downwards.
  private mutating func startCandidates() {
    candidates.removeAll()
    for slot in 0..<variableCount {
      candidateMark[slot] = 3
      candidates.append(Int32(slot))
    }
  }

  /// Goes through the candidates and moves those for which `isKept` is true to the front; returns
  /// how many these are.
  @inline(__always)
  private func sortOut(_ isKept: (_ slot: Int, _ isUp: Bool) -> Bool) -> Int {
    var kept = 0
    for index in 0..<candidates.count {
      let slot = Int(candidates[index])
      var mark = candidateMark[slot]
      if mark & 1 != 0 && !isKept(slot, true) { mark &= 2 }
      if mark & 2 != 0 && !isKept(slot, false) { mark &= 1 }
      candidateMark[slot] = mark
      if mark != 0 {
        candidates[kept] = Int32(slot)
        kept += 1
      }
    }
    return kept
  }

  /// The slope of an edge at the level whose prices were computed, and what counts as zero there.
  @inline(__always)
  private func edgeSlope(_ slot: Int, up: Bool, level: Int) -> (slope: Double, tolerance: Double) {
    let own = slotSlope(slot, level: level, right: up)
    let slope = up ? price[slot] + own : -price[slot] - own
    return (slope, Self.slopeTolerance * (priceSize[slot] + abs(own)))
  }

  /// Slopes that the tableau rows add to moving each candidate slot, at one level.
  private func computePrices(_ level: Int) {
    for index in 0..<candidates.count {
      price[candidates[index]] = 0
      priceSize[candidates[index]] = 0
    }
    let isAll = candidates.count == variableCount
    for row in 0..<rowCount {
      let slope = rowSlope[row * levelCount + level]
      if slope == 0 { continue }
      let entries = tableau.base + row * variableCount
      if isAll {
        for slot in 0..<variableCount {
          let part = entries[slot] * slope
          price.base[slot] += part
          priceSize.base[slot] += abs(part)
        }
      } else {
        for index in 0..<candidates.count {
          let slot = Int(candidates[index])
          let part = entries[slot] * slope
          price.base[slot] += part
          priceSize.base[slot] += abs(part)
        }
      }
    }
  }

  @inline(__always)
  private func passOnEdge(_ kink: Forms.Kink, rate: Double) {
    let amount = kink.jump * abs(rate)
    edgeSlope[Int(kink.level)] += amount
    edgeSize[Int(kink.level)] += amount
  }

  /// Whether the first slope of the edge that isn't zero is negative.
  private var edgeDescends: Bool {
    for level in 0..<levelCount {
      let slope = edgeSlope[level]
      if abs(slope) > Self.slopeTolerance * edgeSize[level] { return slope < 0 }
    }
    return false
  }

  /// Goes along an edge to where it stops descending. False if it never does.
  private mutating func step(_ slot: Int, up: Bool, level firstLevel: Int) -> Bool {
    flatSlotsAreKnown = false
    let direction = up ? 1.0 : -1.0
    for level in 0..<levelCount {
      edgeSlope[level] = 0
      edgeSize[level] = 0
      if level < firstLevel { continue }
      var slope = 0.0
      var size = 0.0
      for row in 0..<rowCount {
        let part = tableau[row * variableCount + slot] * rowSlope[row * levelCount + level]
        slope += part
        size += abs(part)
      }
      let own = slotSlope(slot, level: level, right: up)
      edgeSlope[level] = direction * (slope + own)
      edgeSize[level] = size + abs(own)
    }

    let ownForm = Int(slotForm[slot])
    let ownRange = forms.kinks(of: ownForm)
    let heldKink = Int(slotKink[slot])
    let heldValue = slotValue(slot)
    let heldShift = heldKink >= 0 ? forms.kink[heldKink].shift : 0
    var ownCursor = up ? heldKink + 1 : heldKink - 1
    if heldKink < 0 { ownCursor = up ? ownRange.upperBound : ownRange.lowerBound - 1 }

    cursor.removeAll()
    for row in 0..<rowCount {
      let rate = direction * tableau[row * variableCount + slot]
      let range = forms.kinks(of: Int(rowForm[row]))
      let next = range.lowerBound + Int(rowPassed[row])
      cursor.append(Int32(rate > 0 ? next : next - 1))
    }

    while true {
      // The nearest kink ahead, infinitesimals deciding between equal distances.
      var bestRow = -2
      var bestTime = Double.infinity
      var bestShift = Double.infinity
      var bestRate = 0.0
      if ownCursor >= ownRange.lowerBound && ownCursor < ownRange.upperBound {
        let kink = forms.kink[ownCursor]
        bestRow = -1
        bestTime = max(0, direction * (kink.position - heldValue))
        bestShift = direction * (kink.shift - heldShift)
        bestRate = 1
      }
      for row in 0..<rowCount {
        let rate = direction * tableau[row * variableCount + slot]
        if abs(rate) <= Self.smallestPivot { continue }
        let range = forms.kinks(of: Int(rowForm[row]))
        let index = Int(cursor[row])
        if index < range.lowerBound || index >= range.upperBound { continue }
        let kink = forms.kink[index]
        let time = max(0, (kink.position - rowValue[row]) / rate)
        if time > bestTime + 1e-9 * max(1, bestTime) { continue }
        let shift = (kink.shift - rowShift[row]) / rate
        let isTie = abs(time - bestTime) <= 1e-9 * max(1, bestTime)
        if isTie ? shift < bestShift : time < bestTime {
          (bestRow, bestTime, bestShift, bestRate) = (row, time, shift, rate)
        }
      }
      if bestRow == -2 { return false }
      let index = bestRow == -1 ? ownCursor : Int(cursor[bestRow])
      passOnEdge(forms.kink[index], rate: bestRate)
      if edgeDescends {
        let forward = bestRow == -1 ? (up ? 1 : -1) : (bestRate > 0 ? 1 : -1)
        if bestRow == -1 {
          ownCursor += forward
        } else {
          pass(index, by: bestRow, upwards: forward > 0)
          cursor[bestRow] += Int32(forward)
        }
        continue
      }
      let move = direction * bestTime
      let shift = direction * bestShift
      for row in 0..<rowCount {
        let entry = tableau[row * variableCount + slot]
        if entry == 0 { continue }
        rowValue[row] += entry * move
        rowShift[row] += entry * shift
      }
      if bestRow == -1 {
        slotKink[slot] = Int32(index)
      } else {
        exchange(
          slot, bestRow, leavingValue: heldValue + move, leavingShift: heldShift + shift,
          leavingPassed: (up ? ownCursor : ownCursor + 1) - ownRange.lowerBound, kink: index)
      }
      return true
    }
  }

  /// A row's value goes past a kink.
  @inline(__always)
  private func pass(_ index: Int, by row: Int, upwards: Bool) {
    let kink = forms.kink[index]
    raise(row, Int(rowForm[row]), Int(kink.level), by: upwards ? kink.jump : -kink.jump)
    rowPassed[row] += upwards ? 1 : -1
  }

  /// Holds `row`'s form at `kink` in place of the form in `slot`.
  private mutating func exchange(
    _ slot: Int, _ row: Int, leavingValue: Double, leavingShift: Double, leavingPassed: Int,
    kink: Int
  ) {
    let leaving = slotForm[slot]
    let entering = rowForm[row]
    pivot(row, slot)
    slotForm[slot] = entering
    slotKink[slot] = Int32(kink)
    place[entering] = Int32(slot)
    rowForm[row] = leaving
    place[leaving] = Int32(-1 - row)
    rowValue[row] = leavingValue
    rowShift[row] = leavingShift
    rowPassed[row] = Int32(leavingPassed)
    let form = Int(leaving)
    let first = Int(forms.kinkStart[form])
    for level in 0..<levelCount {
      rowSlope[row * levelCount + level] = forms.leftSlope[form * levelCount + level]
    }
    for index in first..<first + leavingPassed {
      let passed = forms.kink[index]
      raise(row, form, Int(passed.level), by: passed.jump)
    }
  }

  /// Exchanges the roles of tableau row `row` and column `slot`.
  private mutating func pivot(_ row: Int, _ slot: Int) {
    let own = tableau.base + row * variableCount
    let reciprocal = 1 / own[slot]
    // Most entries of a layout's tableau are zero; only the others are looked at.
    pivotColumns.removeAll()
    for column in 0..<variableCount where own[column] != 0 && column != slot {
      own[column] *= -reciprocal
      pivotColumns.append(Int32(column))
    }
    own[slot] = reciprocal
    for other in 0..<rowCount where other != row {
      let entries = tableau.base + other * variableCount
      let factor = entries[slot]
      if factor == 0 { continue }
      for index in 0..<pivotColumns.count {
        let column = Int(pivotColumns[index])
        let part = factor * own[column]
        let old = entries[column]
        let sum = old + part
        let size = max(abs(old), abs(part))
        entries[column] =
          abs(sum) <= max(Self.cancellation * size, Self.smallestPivot) ? 0 : sum
      }
      entries[slot] = factor * reciprocal
    }
  }

  /// Builds the tableau anew from the forms for the vertex held now.
  private mutating func refresh() {
    let wanted = Buffer<UInt8>(repeating: 0, count: forms.count)
    let kinkOf = Buffer<Int32>(repeating: -1, count: forms.count)
    let kinkValue = Buffer<Double>(repeating: 0, count: forms.count)
    defer {
      wanted.deallocate()
      kinkOf.deallocate()
      kinkValue.deallocate()
    }
    for slot in 0..<variableCount {
      wanted[slotForm[slot]] = 1
      kinkOf[slotForm[slot]] = slotKink[slot]
    }
    for variable in 0..<variableCount {
      slotForm[variable] = Int32(variable)
      place[variable] = Int32(variable)
    }
    tableau.reset(to: 0, count: rowCount * variableCount)
    for row in 0..<rowCount {
      let form = variableCount + row
      rowForm[row] = Int32(form)
      place[form] = Int32(-1 - row)
      for term in forms.terms(of: form) {
        tableau[row * variableCount + Int(forms.variable[term])] += forms.coefficient[term]
      }
    }
    // Bring the wanted forms in, each at the largest pivot there is for it.
    while let (row, slot) = largestPivot(wanted) {
      let entering = rowForm[row]
      let leaving = slotForm[slot]
      pivot(row, slot)
      slotForm[slot] = entering
      place[entering] = Int32(slot)
      rowForm[row] = leaving
      place[leaving] = Int32(-1 - row)
    }
    for slot in 0..<variableCount {
      let form = Int(slotForm[slot])
      slotKink[slot] = wanted[form] == 1 ? kinkOf[form] : ownBest(form)
    }
    evaluateRows()
  }

  private func largestPivot(_ wanted: Buffer<UInt8>) -> (row: Int, slot: Int)? {
    var best = Self.smallestPivot
    var found: (row: Int, slot: Int)?
    for row in 0..<rowCount where wanted[rowForm[row]] == 1 {
      for slot in 0..<variableCount where wanted[slotForm[slot]] == 0 {
        let size = abs(tableau[row * variableCount + slot])
        if size > best { (best, found) = (size, (row, slot)) }
      }
      if found != nil { return found }
    }
    return found
  }
}
