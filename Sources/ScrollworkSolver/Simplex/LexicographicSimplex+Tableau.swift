// How forms depend on the held ones.

extension LexicographicSimplex {
  mutating func appendTableauRow(_ form: Int) {
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

  /// Exchanges the roles of tableau row `row` and column `slot`.
  mutating func pivot(_ row: Int, _ slot: Int) {
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
  mutating func refresh() {
    pivotsSinceRefresh = 0
    let wanted = Buffer<UInt8>(repeating: 0, count: forms.count)
    let kinkOf = Buffer<Int32>(repeating: -1, count: forms.count)
    defer {
      wanted.deallocate()
      kinkOf.deallocate()
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

  func largestPivot(_ wanted: Buffer<UInt8>) -> (row: Int, slot: Int)? {
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
