import ScrollworkModel

/// The `allow` lists of a scene, and which of their entries keep something from being reported.
struct AllowUse {
  private let scene: Scene
  /// Views with an `allow`.
  private let views: [ViewNode]
  /// Entries next to views and constraints.
  private let entries: [AllowList.Entry]
  private var used: Set<AllowList.Entry> = []

  init(_ scene: Scene) {
    self.scene = scene
    var views: [ViewNode] = []
    var entries = scene.constraints.flatMap(\.allow.entries)
    var rest = [scene.root]
    while let view = rest.popLast() {
      if !view.allow.isEmpty { views.append(view) }
      entries += view.allow.entries + view.constraints.flatMap(\.allow.entries)
      rest += view.children
    }
    self.views = views
    self.entries = entries
  }

  /// The findings about the scene's text without those that the view in which they are allows.
  mutating func filtered(_ found: [Diagnostic]) -> [Diagnostic] {
    guard !views.isEmpty else { return found }
    return found.filter { diagnostic in
      for view in views where view.span.contains(diagnostic.span) {
        guard !view.children.contains(where: { $0.span.contains(diagnostic.span) }) else {
          continue
        }
        let allowing = view.allow.entries.filter { $0.codes.contains(diagnostic.code) }
        used.formUnion(allowing)
        if !allowing.isEmpty { return false }
      }
      return true
    }
  }

  /// Takes in what was found at one viewport, the scene's own `allow` not yet applied.
  ///
  /// - Parameter usedElsewhere: Entries that layout and looking names up found a use for.
  mutating func note(_ found: [Diagnostic], _ usedElsewhere: Set<AllowList.Entry>) {
    used.formUnion(usedElsewhere)
    let codes = Set(found.lazy.map(\.code))
    used.formUnion(scene.allow.entries.filter { !$0.codes.isDisjoint(with: codes) })
  }

  /// A finding for each entry without use, when everything was looked at that it may be meant for.
  func unused(_ settings: Settings) -> [Diagnostic] {
    let all = scene.allow.entries + entries
    guard !all.isEmpty, settings.matrix == .all, !settings.viewport.changesAnything else {
      return []
    }
    // A code that no rule has is told by itself.
    let known = Set(RuleCatalogue.all.map(\.code))
    var seen: Set<SourceSpan> = []
    var result: [Diagnostic] = []
    for entry in all where !entry.span.isNone && !used.contains(entry) {
      guard !entry.codes.isDisjoint(with: known), seen.insert(entry.span).inserted else { continue }
      result.append(
        Diagnostic(
          ReadingRules.unusedAllow.code, ReadingRules.unusedAllow.severity,
          "\(entry.text) is allowed, but nothing of that kind is found here.", at: entry.span,
          help: "Take it out."))
    }
    return result.sorted { $0.span.start < $1.span.start }
  }
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool {
    !isNone && !other.isNone && start <= other.start && other.end <= end
  }
}
