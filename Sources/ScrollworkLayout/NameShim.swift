internal import ScrollworkModel

extension ResolvedScene {
  func constraintName(_ index: Int) -> String { EquationText(scene: self).text(constraints[index]) }
}
