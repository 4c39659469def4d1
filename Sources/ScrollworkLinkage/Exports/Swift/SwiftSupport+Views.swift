extension SwiftSupport {
  /// What is asked of views and constraints, and set on them.
  static let views: [Piece] = [
    Piece(
      uses: ["ownFrame"],
      code: """
        extension UIView {
          /// The frame without the view's transform.
          fileprivate var ownFrame: CGRect {
            let size = bounds.size
            return CGRect(
              x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
              height: size.height)
          }
        }
        """),
    Piece(
      uses: [".setFrame("],
      code: """
        extension UIView {
          /// Sets parts of the frame, whatever the transform; whether one has changed.
          @discardableResult
          fileprivate func setFrame(
            x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil
          ) -> Bool {
            let before = ownFrame
            var frame = before
            if let x, x.isFinite { frame.origin.x = CGFloat(x) }
            if let y, y.isFinite { frame.origin.y = CGFloat(y) }
            if let width, width.isFinite { frame.size.width = CGFloat(max(width, 0)) }
            if let height, height.isFinite { frame.size.height = CGFloat(max(height, 0)) }
            let change = max(
              abs(frame.minX - before.minX), abs(frame.minY - before.minY),
              abs(frame.width - before.width), abs(frame.height - before.height))
            guard change > 1e-9 else { return false }
            bounds.size = frame.size
            center = CGPoint(x: frame.midX, y: frame.midY)
            return true
          }
        }
        """),
    Piece(
      uses: [".set(isHidden:"],
      code: """
        extension UIView {
          @discardableResult
          fileprivate func set(isHidden hidden: Bool) -> Bool {
            guard hidden != isHidden else { return false }
            isHidden = hidden
            return true
          }
        }
        """),
    Piece(
      uses: [".set(constant:"],
      code: """
        extension NSLayoutConstraint {
          @discardableResult
          fileprivate func set(constant value: Double) -> Bool {
            guard value.isFinite, abs(Double(constant) - value) > 1e-9 else { return false }
            constant = CGFloat(value)
            return true
          }
        }
        """),
    Piece(
      uses: [".set(multiplier:"],
      code: """
        extension NSLayoutConstraint {
          /// A multiplier can't be changed: a new constraint takes the old one's place.
          @discardableResult
          fileprivate func set(multiplier value: Double, in place: inout NSLayoutConstraint) -> Bool {
            guard value.isFinite, abs(Double(multiplier) - value) > 1e-9, let first = firstItem else {
              return false
            }
            let new = NSLayoutConstraint(
              item: first, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
              attribute: secondAttribute, multiplier: CGFloat(value), constant: constant)
            new.priority = priority
            new.identifier = identifier
            isActive = false
            new.isActive = true
            place = new
            return true
          }
        }
        """),
    Piece(
      uses: [".setInset("],
      code: """
        extension UIScrollView {
          @discardableResult
          fileprivate func setInset(
            _ edge: WritableKeyPath<UIEdgeInsets, CGFloat>, _ value: Double
          ) -> Bool {
            guard value.isFinite, abs(Double(contentInset[keyPath: edge]) - value) > 1e-9 else {
              return false
            }
            contentInset[keyPath: edge] = CGFloat(value)
            return true
          }
        }
        """),
    Piece(
      uses: [".move(x:", ".move(y:"],
      code: """
        extension UIScrollView {
          fileprivate func move(x: Double? = nil, y: Double? = nil) {
            var offset = contentOffset
            if let x, x.isFinite { offset.x = CGFloat(x) }
            if let y, y.isFinite { offset.y = CGFloat(y) }
            if offset != contentOffset { contentOffset = offset }
          }
        }
        """),
    Piece(
      uses: [".lowest(", ".highest("],
      code: """
        private enum Axis { case horizontal, vertical }

        extension UIScrollView {
          /// The lowest offset at rest.
          fileprivate func lowest(_ axis: Axis) -> Double {
            -Double(axis == .horizontal ? adjustedContentInset.left : adjustedContentInset.top)
          }

          /// The highest offset at rest.
          fileprivate func highest(_ axis: Axis) -> Double {
            let end =
              axis == .horizontal
              ? contentSize.width + adjustedContentInset.right - bounds.size.width
              : contentSize.height + adjustedContentInset.bottom - bounds.size.height
            return max(lowest(axis), Double(end))
          }
        }
        """),
  ]
}
