extension LinkState {
  /// What a binding follows, at the last step.
  public func source(of binding: LinkBinding) -> Double { value(binding.sourceSlot) }

  /// What a binding gave, at the last step.
  public func result(of binding: LinkBinding) -> Double { value(binding.resultSlot) }
}

extension LinkProgram {
  /// The keys of a binding's stops, ascending, as of the last step, with what they are called where
  /// they are points of a view range; empty without stops.
  public func stopKeys(
    of binding: LinkBinding, _ state: LinkState
  ) -> [(key: Double, name: String?)] {
    guard let stops = LinkStops(self, binding, state) else { return [] }
    return stops.keys.indices.map { index in
      (stops.keys[index], stops.names.isEmpty ? nil : stops.names[index])
    }
  }
}
