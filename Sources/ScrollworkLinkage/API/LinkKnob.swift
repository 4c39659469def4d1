public import ScrollworkModel

/// A view inside a plain view that may lead a link on one axis: whoever moves it in its track
/// scrolls the link's other members.
public struct LinkKnob: Hashable, Sendable {
  /// Indexes of views.
  public var view: Int32
  public var track: Int32
  public var axis: Axis
  /// Links move it as well, so that its place is one of their outputs.
  public var isDriven: Bool

  /// The part of its frame that says where it is.
  public var target: LinkTarget { .frame(view, axis == .horizontal ? .x : .y) }
}
