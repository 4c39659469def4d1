import ScrollworkModel

extension LocatedDiagnostic {
  /// The message, the notes that have no place of their own, and the help, for formats that show
  /// one text.
  var paragraphs: [String] {
    var result = [diagnostic.message]
    result += diagnostic.notes.filter { hasNoPlace(of: $0) }.map(\.message)
    if !variants.isEmpty { result.append("Found only in: \(variants.joined(separator: ", ")).") }
    if let help = diagnostic.help { result.append("Help: \(help)") }
    return result
  }

  /// Notes that say where something else stands.
  var placedNotes: [Diagnostic.Note] { diagnostic.notes.filter { !hasNoPlace(of: $0) } }

  /// A note about the diagnostic's own place needs no second one.
  private func hasNoPlace(of note: Diagnostic.Note) -> Bool {
    note.span.isNone || note.span == diagnostic.span
  }
}
