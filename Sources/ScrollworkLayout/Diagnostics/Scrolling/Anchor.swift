internal import ScrollworkModel

/// An edge or the centre of an item along one axis.
struct Anchor: Hashable {
  /// Near is where reading starts: the top; the left, or the right in right-to-left layouts.
  enum Place: UInt8 {
    case near, center, far

    /// Where along its item a place is, in shares of the size.
    var share: Double {
      switch self {
      case .near: 0
      case .center: 0.5
      case .far: 1
      }
    }

    /// The attribute that a scene would name it by.
    func attribute(_ axis: Axis) -> LayoutAttribute {
      switch (self, axis) {
      case (.near, .horizontal): .leading
      case (.center, .horizontal): .centerX
      case (.far, .horizontal): .trailing
      case (.near, .vertical): .top
      case (.center, .vertical): .centerY
      case (.far, .vertical): .bottom
      }
    }
  }

  var item: LayoutItem
  var place: Place

  init(_ item: LayoutItem, _ place: Place) {
    self.item = item
    self.place = place
  }
}

extension LayoutAttribute {
  /// Which place of its item an attribute is; nil for sizes and for baselines, which are somewhere
  /// inside.
  func place(isRightToLeft: Bool) -> Anchor.Place? {
    switch self {
    case .top, .leading: .near
    case .bottom, .trailing: .far
    case .left: isRightToLeft ? .far : .near
    case .right: isRightToLeft ? .near : .far
    case .centerX, .centerY: .center
    case .width, .height, .firstBaseline, .lastBaseline: nil
    }
  }
}
