public import ScrollworkModel

extension ResolvedScene {
  /// Lays the scene out and explains attributes of it.
  ///
  /// - Returns: one explanation for each path, in order. In a contradictory scene they are of the
  ///   layout that is left after leaving constraints out.
  public func explanations(
    of paths: [AttributePath], _ options: LayoutOptions = LayoutOptions()
  ) -> [AttributeExplanation] {
    var runner = PassRunner(self, options)
    runner.run()
    let builder = ExplanationBuilder(self, runner)
    return paths.map { builder.explanation(of: $0.item, $0.attribute, called: $0.text) }
  }
}
