public import ScrollworkModel

/// Repairs in words.
public enum RepairText {
  /// `Give box-bottom priority 999; then box is [0, 0, 375, 100].`
  public static func sentence(_ repair: Repair) -> String {
    var text = repair.title.prefix(1).uppercased() + repair.title.dropFirst()
    let effects = repair.effects.map(effect)
    if let last = effects.last {
      let first = effects.dropLast().joined(separator: ", ")
      text += "; then " + (first.isEmpty ? last : "\(first) and \(last)")
    }
    return text + "."
  }

  private static func effect(_ effect: Repair.Effect) -> String {
    switch effect {
    case .frame(let path, let frame):
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(LayoutTable.length)
      return "\(path) is [\(numbers.joined(separator: ", "))]"
    case .contentSize(let path, let size):
      return "the content of \(path) is \(LayoutTable.length(size.width)) x "
        + LayoutTable.length(size.height)
    }
  }
}
