/// What the equation parser has to know of names: it decides by them what is a number, and asks
/// for words when a name is wrong.
protocol EquationNames {
  /// Whether a lone attribute means something: the constraint is written next to a view.
  var isInsideView: Bool { get }

  func metric(_ name: ArraySlice<UInt8>) -> Double?

  /// What is said of a lone name that is no metric (and no attribute of this view).
  func errorForLoneName(_ word: Range<Int>, _ scanner: TextScanner) -> LanguageError

  /// What is said of a path whose last word is no attribute.
  func errorForAttribute(
    _ word: Range<Int>, ofItem path: Range<Int>, _ scanner: TextScanner
  ) -> LanguageError
}
