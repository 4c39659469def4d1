import ScrollworkLayout
import ScrollworkModel
import ScrollworkYAML

/// Values of an expectation as YAML on one line.
enum FlowText {
  /// `{label: [x, y], scroll.content: [width]}`
  static func ambiguous(_ open: [LayoutResult.Ambiguity]) -> String {
    var items: [(name: String, attributes: [String])] = []
    var places: [String: Int] = [:]
    for ambiguity in open {
      if let place = places[ambiguity.item] {
        items[place].attributes.append(ambiguity.attribute.rawValue)
      } else {
        places[ambiguity.item] = items.count
        items.append((ambiguity.item, [ambiguity.attribute.rawValue]))
      }
    }
    let members = items.map { "\(ScalarText.flow($0.name)): \(list($0.attributes))" }
    return "{\(members.joined(separator: ", "))}"
  }

  /// `[[a, b], [c]]`
  static func conflicts(_ conflicts: [LayoutResult.Conflict]) -> String {
    let sets = conflicts.map { conflict in
      // Generated constraints may join a set, so only what the scene writes is kept, if anything.
      let written = zip(conflict.constraints, conflict.spans).filter { !$0.1.isNone }.map(\.0)
      return list(written.isEmpty ? conflict.constraints : written)
    }
    return "[\(sets.joined(separator: ", "))]"
  }

  /// `{top: 47, left: 0, bottom: 34, right: 0}`, or one number when all sides are alike.
  static func insets(_ insets: EdgeInsets) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map(formatNumber)
    if Set(sides).count == 1 { return sides[0] }
    let members = zip(["top", "left", "bottom", "right"], sides).map { name, side in
      "\(name): \(side)"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  /// `[a, "b: c"]`
  static func list(_ texts: [String]) -> String {
    "[\(texts.map(ScalarText.flow).joined(separator: ", "))]"
  }
}
