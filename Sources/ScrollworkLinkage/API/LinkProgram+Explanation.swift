extension LinkProgram {
  /// How a property came to its value: what was followed, the segment of the stops, the ease, the
  /// value; one line each. A colour has one name. Empty for names that no link writes.
  public func explanation(of name: String, _ state: LinkState) -> [String] {
    guard
      let output = outputs.first(where: {
        $0.name == name || $0.target.property($0.name) == name
      })
    else { return [] }
    let property = output.target.property(output.name)
    let parts = outputs.filter { $0.target.property($0.name) == property }
    return LinkExplanation(program: self, state: state, property: property, parts: parts).lines
  }
}
