// Values of the forms at the vertex, and what follows from them.

extension LexicographicSimplex {
  /// Recomputes values from the held kinks, and what follows from them.
  mutating func evaluateRows() {
    for row in 0..<rowCount { evaluate(row) }
  }

  func evaluate(_ row: Int) {
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
  func locate(_ row: Int) {
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

  func slotValue(_ slot: Int) -> Double {
    let kink = slotKink[slot]
    return kink >= 0 ? forms.kink[kink].position : resting
  }

  func value(of form: Int) -> Double {
    let home = place[form]
    return home >= 0 ? slotValue(Int(home)) : rowValue[-1 - Int(home)]
  }

  /// The slope of a held form on one side of its kink.
  func slotSlope(_ slot: Int, level: Int, right: Bool) -> Double {
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
  func raise(_ row: Int, _ form: Int, _ level: Int, by jump: Double) {
    let index = row * levelCount + level
    rowSlope[index] = forms.clean(rowSlope[index] + jump, form: form, level: level)
  }

  /// Gives all kinks other infinitesimal shifts; the held kinks stay held.
  mutating func reshuffle() {
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
}
