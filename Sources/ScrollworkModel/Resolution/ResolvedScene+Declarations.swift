extension ResolvedScene {
  /// The declaration that a constraint comes from; nil for one that was made in code.
  public func declaration(of constraint: ResolvedConstraint) -> ConstraintDeclaration? {
    guard names.declarations.indices.contains(Int(constraint.declaration)) else { return nil }
    return written(names.declarations[Int(constraint.declaration)])
  }

  /// Whether a constraint is written inside a copy made by `repeat` or an instance of a template,
  /// where names are local and one text stands for several constraints.
  public func isInCopy(_ constraint: ResolvedConstraint) -> Bool {
    guard names.declarations.indices.contains(Int(constraint.declaration)) else { return false }
    return names.owner(ofScope: scope(of: names.declarations[Int(constraint.declaration)])) != nil
  }

  /// Whether a view can be named from outside, in the scene's own constraints.
  public func isAddressable(_ view: Int32) -> Bool {
    view == 0 || self.view(at: views[Int(view)].path) == Int(view)
  }
}

extension ConstraintDeclaration {
  /// The equation or visual format string in normal spacing, without a name in front; nil when it
  /// is too long to be shown whole.
  public var equation: String? {
    let text = ConstraintNaming.parts(of: self).text
    return text.hasSuffix("…") ? nil : text
  }
}

extension ResolvedConstraint {
  /// A constraint that no text says, required and between existing items: for trying things out.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = 1000
  ) {
    self.init(
      terms: terms, relation: relation, constant: constant, priority: priority, origin: .author,
      owner: nil, declaration: -1, suffix: "", span: .none, allow: [], isRelativeToParent: false)
  }
}
