internal import ScrollworkModel

extension RepairWriter {
  /// Puts other constraints in the place of several. Those that one text says are written anew
  /// together.
  func replacements(_ changed: [(index: Int, constraint: ResolvedConstraint)]) -> RepairDraft? {
    var scratch = scene
    var views: [Int32] = []
    var changes: [(span: SourceSpan, changes: [SceneChange])] = []
    for (index, constraint) in changed {
      // The text of one that shares another's is written from the scene with that one changed.
      guard let draft = RepairWriter(scratch).replacement(of: index, with: constraint) else {
        return nil
      }
      draft.apply(&scratch)
      views += draft.views
      let span = scene.constraints[index].span
      changes.removeAll { $0.span == span && !span.isNone }
      changes.append((span, draft.changes))
    }
    let equations = EquationText(scene: scene)
    let texts = changed.map { equations.text($0.constraint) }
    return RepairDraft(
      title: "write \(enumeration(texts)) instead", changes: changes.flatMap(\.changes),
      views: views
    ) { scene in
      for (index, constraint) in changed { scene.constraints[index] = constraint }
    }
  }
}
