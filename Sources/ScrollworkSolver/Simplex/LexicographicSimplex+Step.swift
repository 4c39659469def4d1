// Going along an edge.

extension LexicographicSimplex {
  /// Goes from vertex to vertex until no edge improves.
  ///
  /// - Parameter verifies: Build the tableau anew at the end, however few the steps, and see whether
  ///   anything still improves. Later questions to a verified problem can do without.
  mutating func optimize(verifies: Bool = true) -> Outcome {
    var steps = 0
    var limit = 200 + 20 * (variableCount + rowCount)
    while let edge = improvingEdge() {
      guard step(edge.slot, up: edge.up, level: edge.level) else {
        evaluateRows()
        return .unbounded
      }
      steps += 1
      if pivotsSinceRefresh >= Self.refreshInterval { refresh() }
      if steps == limit {
        // Rounding has led in a circle: other infinitesimal shifts break it.
        reshuffle()
        refresh()
        limit = 4 * limit
        if limit > 200_000 + 5_000 * (variableCount + rowCount) { break }
      }
    }
    if verifies && pivotsSinceRefresh > 4 {
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

  @inline(__always)
  func passOnEdge(_ kink: Forms.Kink, rate: Double) {
    let amount = kink.jump * abs(rate)
    edgeSlope[Int(kink.level)] += amount
    edgeSize[Int(kink.level)] += amount
  }

  /// Whether the first slope of the edge that isn't zero is negative.
  var edgeDescends: Bool {
    for level in 0..<levelCount {
      let slope = edgeSlope[level]
      if abs(slope) > Self.slopeTolerance * edgeSize[level] { return slope < 0 }
    }
    return false
  }

  /// Goes along an edge to where it stops descending. False if it never does.
  mutating func step(_ slot: Int, up: Bool, level firstLevel: Int) -> Bool {
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
  func pass(_ index: Int, by row: Int, upwards: Bool) {
    let kink = forms.kink[index]
    raise(row, Int(rowForm[row]), Int(kink.level), by: upwards ? kink.jump : -kink.jump)
    rowPassed[row] += upwards ? 1 : -1
  }

  /// Holds `row`'s form at `kink` in place of the form in `slot`.
  mutating func exchange(
    _ slot: Int, _ row: Int, leavingValue: Double, leavingShift: Double, leavingPassed: Int,
    kink: Int
  ) {
    let leaving = slotForm[slot]
    let entering = rowForm[row]
    pivot(row, slot)
    pivotsSinceRefresh += 1
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
}
