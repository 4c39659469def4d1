/// Where a program's slots move: those of batches behind all others, each batch's in one piece.
struct SlotMap {
  /// By old slot; -1: not placed yet.
  private var places: [Int32]
  private var runs: [(slots: [Int32], filling: Int)] = []
  /// Slots afterwards.
  private(set) var count = 0

  init(count: Int) {
    places = Array(repeating: -1, count: count)
    self.count = count
  }

  /// Puts slots behind all others, with unused ones up to a multiple of `lanes`.
  mutating func move(_ slots: [Int32], fillingUpTo lanes: Int) {
    let size = (slots.count + lanes - 1) / lanes * lanes
    runs.append((slots, size - slots.count))
    for slot in slots { places[Int(slot)] = 0 }
  }

  /// The map with a place for each slot.
  consuming func finished() -> SlotMap {
    var next: Int32 = 0
    for slot in places.indices where places[slot] < 0 {
      places[slot] = next
      next += 1
    }
    for run in runs {
      for slot in run.slots {
        places[Int(slot)] = next
        next += 1
      }
      next += Int32(run.filling)
    }
    count = Int(next)
    return self
  }

  /// The new place of a slot; what is none stays.
  subscript(slot: Int32) -> Int32 { slot < 0 ? slot : places[Int(slot)] }
}
