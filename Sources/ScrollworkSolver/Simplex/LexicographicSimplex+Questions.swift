// Asking a solved problem for ranges, and choosing among its optima.

extension LexicographicSimplex {
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

  /// The least and the greatest value of a sum among the optima of all levels, infinite where there
  /// is none. Nothing remains of the question, so that later steps don't pay for it.
  mutating func range(
    _ variables: Buffer<Int32>, _ coefficients: Buffer<Double>
  ) -> (low: Double, high: Double) {
    let before = forms.count
    let (form, factor) = addForm(variables, coefficients)
    let (low, high) = range(of: form)
    if forms.count > before { removeLastForm() }
    let ends = (factor * low, factor * high)
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }

  private mutating func range(of form: Int) -> (low: Double, high: Double) {
    if isDetermined(form) {
      let value = value(of: form)
      return (value, value)
    }
    let low = minimize(form, sign: 1) ?? -.infinity
    return (low, -(minimize(form, sign: -1) ?? -.infinity))
  }

  /// Takes the form that was added last away. Without kinks it was never held, so it still has the
  /// last row of the tableau.
  private mutating func removeLastForm() {
    forms.removeLastForm()
    _ = place.removeLast()
    _ = rowForm.removeLast()
    _ = rowValue.removeLast()
    _ = rowShift.removeLast()
    _ = rowPassed.removeLast()
    rowSlope.removeLast(levelCount)
    tableau.removeLast(variableCount)
  }

  /// The least value (`sign` 1) or minus the greatest (`sign` -1) of a form among the optima of all
  /// levels; nil if there is none.
  mutating func minimize(_ form: Int, sign: Double) -> Double? {
    forms.tilt(form, level: auxiliary, by: sign)
    relocate(form)
    let outcome = optimize(verifies: false)
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
    _ = optimize(verifies: false)
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
    _ = optimize(verifies: false)
  }

  /// Adds to the values of all rows what moving a held form adds.
  func shiftRows(_ slot: Int, by move: Double, _ shift: Double) {
    for row in 0..<rowCount {
      let entry = tableau[row * variableCount + slot]
      if entry == 0 { continue }
      rowValue[row] += entry * move
      rowShift[row] += entry * shift
      locate(row)
    }
  }

  /// Finds a form's slopes anew after its penalty changed.
  func relocate(_ form: Int) {
    let home = place[form]
    if home < 0 { locate(-1 - Int(home)) }
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

  mutating func findFlatSlots() {
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
}
