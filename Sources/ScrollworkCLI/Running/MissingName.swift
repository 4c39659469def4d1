import ScrollworkModel
import ScrollworkRendering

/// A name on the command line for something that scenes should have.
struct MissingName: Hashable, Comparable, Sendable {
  enum Kind: String, Sendable {
    case matrixEntry, scrollView, script, selection
  }

  var kind: Kind
  var name: String

  /// That no scene has it, and which names of its kind there are.
  ///
  /// - Parameter known: names that scenes have, of all kinds.
  func message(known: Set<MissingName>) -> String {
    let names = known.filter { $0.kind == kind }.map(\.name).sorted()
    let shown = TerminalText.escaped(name)
    var text: String
    switch kind {
    case .matrixEntry: text = "scrollwork: no scene has a matrix entry \"\(shown)\"\n"
    case .scrollView: text = "scrollwork: no scene has a scroll view \"\(shown)\", as --at wants\n"
    case .script: text = "scrollwork: no scene has a script \"\(shown)\"\n"
    case .selection:
      text = "scrollwork: nothing is called \"\(shown)\", as --select wants\n"
    }
    text += "help: "
    if let near = nearestName(to: name, in: names) {
      text += "Did you mean \(TerminalText.escaped(near))?"
    } else if names.isEmpty {
      switch kind {
      case .script: text += "There are no scripts."
      case .selection: text += "Write a view, or a value of one, such as list.contentOffset."
      case .matrixEntry, .scrollView: text += "There are no scroll views."
      }
    } else {
      let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
      let list = names.prefix(12).map(TerminalText.escaped).joined(separator: ", ")
      text += (names.count == 1 ? "There is only \(list)" : "There are \(list)\(rest)") + "."
    }
    return text + "\n"
  }

  static func < (a: MissingName, b: MissingName) -> Bool {
    (a.kind.rawValue, a.name) < (b.kind.rawValue, b.name)
  }
}
