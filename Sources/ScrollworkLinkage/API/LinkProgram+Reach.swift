extension LinkState {
  /// What a binding follows, at the last step.
  public func source(of binding: LinkBinding) -> Double { value(binding.sourceSlot) }

  /// What a binding gave, at the last step.
  public func result(of binding: LinkBinding) -> Double { value(binding.resultSlot) }
}

extension LinkProgram {
  /// The keys of a binding's stops, ascending, as of the last step; empty without stops.
  public func stopKeys(of binding: LinkBinding, _ state: LinkState) -> [Double] {
    if binding.table >= 0 { return tables[Int(binding.table)].keys }
    if binding.openTable >= 0 {
      return openTables[Int(binding.openTable)].keys.map { state.value($0) }
    }
    return []
  }
}
