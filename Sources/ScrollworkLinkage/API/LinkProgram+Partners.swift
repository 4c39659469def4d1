extension LinkProgram {
  /// What moves together with a member of links of which any member may lead: all that can be come
  /// to from it, without it.
  public func partners(of target: LinkTarget) -> [LinkTarget] {
    let members = groups.map { group in
      group.outputs.indices.map { bindings[Int(group.binding) + $0].target }
    }
    var found = [target]
    var next = 0
    while next < found.count {
      for group in members where group.contains(found[next]) {
        found += group.filter { !found.contains($0) }
      }
      next += 1
    }
    return Array(found.dropFirst())
  }
}
