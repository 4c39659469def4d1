import ScrollworkModel
import ScrollworkYAML

/// Finds the edits that make a scene's repairs in its text.
struct RepairEdits: Sendable {
  /// Longer texts are no one's writing: repairs are told in words, and the text isn't read again.
  private static let byteLimit = 16 << 20

  /// Nil when no finding has a repair.
  private let editor: SceneEditor?

  init(of diagnostics: some Sequence<Diagnostic>, in source: SourceText, limits: ReadingLimits) {
    let isNeeded =
      source.bytes.count <= Self.byteLimit && diagnostics.contains { !$0.repairs.isEmpty }
    editor = isNeeded ? SceneEditor(source, limits: limits) : nil
  }

  /// The edits of each repair; none for one that can't be made in the text.
  func edits(for diagnostic: Diagnostic) -> [[TextEdit]] {
    diagnostic.repairs.map { repair in
      do throws(EditRefusal) {
        return try editor?.edits(for: repair.changes) ?? []
      } catch {
        // It is still told in words.
        return []
      }
    }
  }
}
