/// A view that a recipe keeps below the top edge of a scroll view, in texts of the language.
struct StickyPlace {
  var view: Int32
  var scroller: Int32
  /// How far it goes along with the port.
  var slide: String
  /// How far below the port's top edge it stands meanwhile.
  var edge: String
}
