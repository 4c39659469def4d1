import ScrollworkLayout
import ScrollworkModel

/// The names of one conflict set, those that the scene writes apart from generated ones.
struct ConflictNames {
  private let written: Set<String>
  private let all: Set<String>

  init(_ conflict: LayoutResult.Conflict) {
    all = Set(conflict.constraints)
    written = Set(
      zip(conflict.constraints, conflict.spans).lazy.filter { !$0.1.isNone }.map(\.0))
  }

  /// Whether a set as expectations list it means this conflict: all that the scene writes is
  /// listed, and everything listed belongs to it. Generated constraints may be left out.
  func matches(_ listed: Set<String>) -> Bool {
    written.isSubset(of: listed) && listed.isSubset(of: all)
  }
}
