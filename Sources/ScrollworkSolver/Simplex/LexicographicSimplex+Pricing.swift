// Which edge of the vertex to take.

extension LexicographicSimplex {
  /// The edge that improves the highest level it can, the steepest of these.
  mutating func improvingEdge() -> (slot: Int, up: Bool, level: Int)? {
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

  /// Makes every edge a candidate: bit 0 of a slot's mark for upwards, bit 1 for downwards.
  mutating func startCandidates() {
    candidates.removeAll()
    for slot in 0..<variableCount {
      candidateMark[slot] = 3
      candidates.append(Int32(slot))
    }
  }

  /// Goes through the candidates and moves those for which `isKept` is true to the front; returns
  /// how many these are.
  @inline(__always)
  func sortOut(_ isKept: (_ slot: Int, _ isUp: Bool) -> Bool) -> Int {
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
  func edgeSlope(_ slot: Int, up: Bool, level: Int) -> (slope: Double, tolerance: Double) {
    let own = slotSlope(slot, level: level, right: up)
    let slope = up ? price[slot] + own : -price[slot] - own
    return (slope, Self.slopeTolerance * (priceSize[slot] + abs(own)))
  }

  /// Slopes that the tableau rows add to moving each candidate slot, at one level.
  func computePrices(_ level: Int) {
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
}
