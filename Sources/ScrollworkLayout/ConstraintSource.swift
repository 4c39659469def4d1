internal import ScrollworkModel

/// Where a constraint of the linear system comes from. Names are made from it when they are needed.
struct ConstraintSource: Hashable {
  enum Kind: UInt8, Hashable {
    /// `index` counts the scene's constraints.
    case written
    /// `index` is the view; `detail` the axis.
    case hugging, compression, size, contentSize
    /// `index` is the view; `detail` 0...3 for x, y, width, height.
    case autoresizing
    /// `index` is the stack view.
    case canvasConnection, spacing, alignment, distributingEdge, fillEqually, fillProportionally
    /// Weak ones that settle a stack view's size and where hidden views are parked.
    case stackFit
    /// `index` is the stack view; `detail` the hidden view.
    case hiding
    /// Facts: `index` is the view, the guide or the scroll view; `detail` the axis.
    case viewNotNegative, guideNotNegative, contentNotNegative
    /// A scroll view without subviews has no content; `index` is the view.
    case emptyContent
  }

  var kind: Kind
  var index: Int32
  var detail: Int32

  init(_ kind: Kind, _ index: Int32, _ detail: Int32 = 0) {
    self.kind = kind
    self.index = index
    self.detail = detail
  }

  init(_ kind: Kind, _ index: Int32, _ axis: Axis) {
    self.init(kind, index, axis.offset)
  }

  /// Written, and not said to be of somebody else.
  func isAuthors(in scene: ResolvedScene) -> Bool {
    kind == .written && scene.constraints[Int(index)].origin == .author
  }

  func origin(in scene: ResolvedScene) -> ConstraintOrigin {
    switch kind {
    case .written: scene.constraints[Int(index)].origin
    case .hugging, .compression: .intrinsic
    case .size, .contentSize: .size
    case .autoresizing: .autoresizing
    case .canvasConnection, .spacing, .alignment, .distributingEdge, .fillEqually,
      .fillProportionally, .stackFit, .hiding:
      .stackView
    case .viewNotNegative, .guideNotNegative, .contentNotNegative, .emptyContent: .background
    }
  }
}
