internal import ScrollworkModel

extension Decoder {
  /// Adds `metrics`, each of which may be arithmetic on the ones before it.
  mutating func readMetrics(_ node: Int) {
    guard let pairs = pairs(of: node, .key(.metrics)) else { return }
    for (key, value) in pairs {
      let name = document.string(key)
      guard checkName(name, at: key, of: "metric") else { continue }
      metrics[name] = number(value, .any, .node(key))
    }
  }

  /// Names are `[A-Za-z_][A-Za-z0-9_-]*`, at most 256 characters.
  ///
  /// - Parameter isKey: the name is a mapping's key, not a value.
  mutating func checkName(
    _ name: String, at node: Int, of what: String, isKey: Bool = true
  ) -> Bool {
    let bytes = name.utf8
    guard bytes.count <= Identifier.longest else {
      report(
        ReadingRules.identifier,
        "The name of a \(what) has \(bytes.count) bytes; the most is \(Identifier.longest).",
        at: node, help: "Give it a shorter name.")
      return false
    }
    guard Identifier.isValid(bytes) else {
      if isKey, reportNoKey(node) || reportComma(before: node) { return false }
      if reportSwallowedLine(node) { return false }
      report(
        ReadingRules.identifier, "\(quoted(name)) can't be the name of a \(what).", at: node,
        help: Identifier.hint(for: name))
      return false
    }
    return true
  }
}
