internal import ScrollworkModel
internal import ScrollworkSolver

/// Explains attributes of a solved layout.
struct ExplanationBuilder {
  private let scene: ResolvedScene
  private let runner: PassRunner
  private let names: ConstraintNames
  private let equations: EquationText
  private let generated: GeneratedEquations

  init(_ scene: ResolvedScene, _ runner: PassRunner) {
    self.scene = scene
    self.runner = runner
    names = ConstraintNames(scene: scene)
    equations = EquationText(scene: scene)
    generated = GeneratedEquations(runner.builder)
  }

  /// - Parameter depth: How often a value that another one follows from is explained in turn.
  func explanation(
    of item: LayoutItem, _ attribute: LayoutAttribute, called text: String, depth: Int = 3
  ) -> AttributeExplanation {
    let form = form(of: item, attribute)
    let upper = chain(form, isUpper: true)
    let lower = chain(form, isUpper: false)
    return AttributeExplanation(
      attribute: text, value: form.value(at: runner.values) + 0,
      range: upper == nil || lower == nil ? range(of: item, attribute) : nil,
      upper: upper?.chain, lower: lower?.chain,
      sources: depth > 0 ? sources(of: [upper, lower], besides: text, depth: depth) : [])
  }

  /// The attribute in the parent's coordinates.
  private func form(of item: LayoutItem, _ attribute: LayoutAttribute) -> LinearForm {
    var form = LinearForm()
    let writer = runner.builder.writer
    writer.append(1, attribute, of: item, to: &form)
    guard !attribute.isSize else { return form }
    let view = ConstraintItems.view(of: item, in: scene)
    // A guide's locations count from the view that owns it.
    let origin = item.kind == .view ? runner.builder.tables.views[Int(view)].parent : view
    if origin >= 0 { writer.appendOrigin(-1, of: origin, attribute.axis, to: &form) }
    return form
  }

  private func range(of item: LayoutItem, _ attribute: LayoutAttribute) -> AttributeExplanation
    .Range?
  {
    let wanted: LayoutResult.Ambiguity.Attribute? =
      switch attribute {
      case .left: .x
      case .top: .y
      case .width: .width
      case .height: .height
      default: nil
      }
    for open in runner.open {
      let probe = runner.builder.probes[Int(open.probe.index)]
      let kind: LayoutItem.Kind =
        switch probe.kind {
        case .view: .view
        case .guide: .guide
        case .content: .contentGuide
        }
      guard kind == item.kind, probe.index == item.index, probe.attribute == wanted else {
        continue
      }
      return AttributeExplanation.Range(
        minimum: open.minimum.map { $0 + probe.offset + 0 },
        maximum: open.maximum.map { $0 + probe.offset + 0 })
    }
    return AttributeExplanation.Range(minimum: nil, maximum: nil)
  }

  // MARK: Chains

  private struct Found {
    var chain: AttributeExplanation.Chain
    var constraints: [ConstraintID]
  }

  private func chain(_ form: LinearForm, isUpper: Bool) -> Found? {
    let system = runner.builder.system
    guard !form.terms.isEmpty else {
      return Found(chain: .init(steps: [], root: form.constant, background: []), constraints: [])
    }
    guard let reasons = system.reasons(for: form.terms, isUpper: isUpper, at: runner.values) else {
      return nil
    }
    var steps: [ConstraintID: AttributeExplanation.Step] = [:]
    var root = form.constant
    for (index, constraint) in reasons.constraints.enumerated() {
      let factor = reasons.factors.isEmpty ? 0 : reasons.factors[index]
      let (step, share) = self.step(constraint, factor)
      root += share
      steps[constraint] = step
    }
    let order = ordered(reasons.constraints, from: form)
    return Found(
      chain: AttributeExplanation.Chain(
        steps: order.compactMap { steps[$0] }, root: abs(root) < 1e-9 ? 0 : root,
        background: reasons.background.map { names.name(runner.builder.sources[Int($0.index)]) }),
      constraints: order)
  }

  /// A step, and what the root adds through its constraint.
  private func step(
    _ constraint: ConstraintID, _ factor: Double
  ) -> (AttributeExplanation.Step, root: Double) {
    let system = runner.builder.system
    let source = runner.builder.sources[Int(constraint.index)]
    var sum = 0.0
    for term in system.terms(of: constraint) {
      sum += term.coefficient * runner.values[Int(term.variable.index)]
    }
    // Whoever holds, holds with this sum; what isn't met contributes what there is of it.
    let missed = sum - system.constant(of: constraint)
    let held = abs(missed) > RelaxedConstraints.tolerance ? sum : system.constant(of: constraint)
    var share = 0.0
    var priority = ConstraintSystem.required
    var equation: String?
    if source.kind == .written {
      let written = scene.constraints[Int(source.index)]
      share = RootShare.share(of: written, runner.builder.writer)
      priority = written.priority
      var plain = written
      plain.priority = ConstraintSystem.required
      equation = equations.text(plain)
    } else {
      equation = generated.text(constraint)
      if source.kind == .hugging || source.kind == .compression {
        let facts = runner.builder.tables.views[Int(source.index)]
        let axis: Axis = source.detail == 0 ? .horizontal : .vertical
        priority = source.kind == .hugging ? facts.hugging[axis] : facts.compression[axis]
      }
    }
    let name = names.name(source)
    return (
      AttributeExplanation.Step(
        name: name, equation: equation ?? name, origin: source.origin(in: scene),
        priority: priority, contribution: factor * (held + share) + 0, factor: factor,
        error: abs(missed) > RelaxedConstraints.tolerance ? abs(missed) : 0,
        note: TextNote(scene, runner).text(for: source), span: names.span(source)),
      root: -factor * share
    )
  }

  /// The constraints in the order in which they hang together, the attribute's own last.
  private func ordered(_ constraints: [ConstraintID], from form: LinearForm) -> [ConstraintID] {
    let system = runner.builder.system
    var byVariable: [Int32: [Int]] = [:]
    let variables = constraints.map { system.terms(of: $0).map(\.variable.index) }
    for (index, own) in variables.enumerated() {
      for variable in own { byVariable[variable, default: []].append(index) }
    }
    var order: [Int] = []
    var isTaken = [Bool](repeating: false, count: constraints.count)
    var pending = Array(form.terms.map(\.variable.index).reversed())
    var seen: Set<Int32> = []
    while let variable = pending.popLast() {
      guard seen.insert(variable).inserted else { continue }
      for index in byVariable[variable] ?? [] where !isTaken[index] {
        isTaken[index] = true
        order.append(index)
        pending += variables[index].reversed()
      }
    }
    return order.reversed().map { constraints[$0] }
  }

  // MARK: Sources

  /// The widths at which texts wrap whose heights take part.
  private func sources(
    of chains: [Found?], besides text: String, depth: Int
  ) -> [AttributeExplanation] {
    var views: [Int32] = []
    for constraint in chains.compactMap({ $0 }).flatMap(\.constraints) {
      let source = runner.builder.sources[Int(constraint.index)]
      guard source.kind == .hugging || source.kind == .compression, source.detail == 1,
        runner.builder.tables.views[Int(source.index)].usesTextSize,
        let box = runner.builder.texts.box(of: source.index), box.preferredWidth == nil,
        box.maximumLines != 1, !views.contains(source.index)
      else { continue }
      views.append(source.index)
    }
    return views.prefix(4).map { view in
      explanation(
        of: LayoutItem(.view, view), .width, called: "\(scene.views[Int(view)].path).width",
        depth: depth - 1)
    }
  }
}
