import ScrollworkModel

extension LocatedDiagnostic {
  /// The message, the notes that have no place of their own, and the help, for formats that show
  /// one text.
  var paragraphs: [String] {
    var result = [diagnostic.message]
    result += diagnostic.notes.filter { hasNoPlace(of: $0) }.map(\.message)
    if !variants.isEmpty { result.append("Found only in: \(variants.joined(separator: ", ")).") }
    result += help.map { "\($0.label): \($0.text)" }
    return result
  }

  /// What to do: the repairs, or where there are none the diagnostic's own words.
  var help: [(label: String, text: String)] {
    guard !diagnostic.repairs.isEmpty else { return diagnostic.help.map { [("Help", $0)] } ?? [] }
    return diagnostic.repairs.enumerated().map { place, repair in
      (place == 0 ? "Help" : "Or", RepairText.sentence(repair))
    }
  }

  /// Notes that say where something else stands.
  var placedNotes: [Diagnostic.Note] { diagnostic.notes.filter { !hasNoPlace(of: $0) } }

  /// A note about the diagnostic's own place needs no second one.
  private func hasNoPlace(of note: Diagnostic.Note) -> Bool {
    note.span.isNone || note.span == diagnostic.span
  }
}
