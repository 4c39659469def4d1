internal import ScrollworkModel

/// A binding's stops as they are at the moment, in the order of their keys.
struct LinkStops {
  private(set) var keys: [Double] = []
  private(set) var values: [Double] = []
  /// What the keys are called where they are points of a view range; else empty.
  private(set) var names: [String] = []
  private(set) var eases: [Ease] = []
  /// Written from the largest key down: segments are eased from there.
  private(set) var isReversed = false

  /// Nil without stops.
  init?(_ program: LinkProgram, _ binding: LinkBinding, _ state: LinkState) {
    if binding.table >= 0 {
      let table = program.tables[Int(binding.table)]
      (keys, values, eases) = (table.keys, table.values, table.eases)
      isReversed = table.isReversed
    } else if binding.openTable >= 0 {
      let table = program.openTables[Int(binding.openTable)]
      let places = table.keys.map { state.value($0) }
      let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
      keys = order.map { places[$0] }
      values = order.map { state.value(table.values[$0]) }
      if binding.keyNames.count == places.count { names = order.map { binding.keyNames[$0] } }
      eases = table.eases
      isReversed = table.isReversed
    } else {
      return nil
    }
  }

  /// A key as it is written, with the offset where that isn't the same.
  func key(_ index: Int) -> String {
    names.isEmpty ? formatNumber(keys[index]) : "\(names[index]) (\(formatNumber(keys[index])))"
  }
}
