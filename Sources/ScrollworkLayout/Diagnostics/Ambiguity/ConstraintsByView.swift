internal import ScrollworkModel

/// The scene's constraints by the views, guides and content areas that they are about: looking
/// through all of them for each open attribute would take long in a large scene.
struct ConstraintsByView {
  private var views: [Int32: [Int]] = [:]
  private var guides: [Int32: [Int]] = [:]

  init(_ scene: ResolvedScene) {
    for (index, constraint) in scene.constraints.enumerated() {
      for term in constraint.terms {
        if term.item.kind == .guide {
          Self.add(index, to: &guides[term.item.index, default: []])
        } else {
          Self.add(index, to: &views[term.item.index, default: []])
        }
      }
    }
  }

  private static func add(_ index: Int, to list: inout [Int]) {
    if list.last != index { list.append(index) }
  }

  /// Constraints with a term about a view, or about a part of it, in document order.
  func about(view: Int32) -> [Int] { views[view] ?? [] }

  func about(guide: Int32) -> [Int] { guides[guide] ?? [] }
}
