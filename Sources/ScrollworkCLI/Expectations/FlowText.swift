import ScrollworkLayout
import ScrollworkModel

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
    let members = items.map { "\(scalar($0.name)): \(list($0.attributes))" }
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
    "[\(texts.map(scalar).joined(separator: ", "))]"
  }

  /// The text as it is when YAML reads it back as that text, else in double quotes.
  static func scalar(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      let lower = byte | 0x20
      return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    let begins = text.utf8.first.map { $0 | 0x20 } ?? 0
    let beginsWithLetter = begins >= UInt8(ascii: "a") && begins <= UInt8(ascii: "z")
    let isWord = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
      .contains(text.lowercased())
    if isPlain && beginsWithLetter && !isWord { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16)
          quoted += "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
