// The part of UIKit that exported code uses, enough to compile it and to run it anywhere.
@_exported import Foundation

public struct UIEdgeInsets: Equatable {
  public var top: CGFloat = 0
  public var left: CGFloat = 0
  public var bottom: CGFloat = 0
  public var right: CGFloat = 0
  public init() {}
}

public struct CGAffineTransform: Equatable {
  public var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1
  public var tx: CGFloat = 0, ty: CGFloat = 0
  public init() {}
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.tx = tx
    self.ty = ty
  }
  public init(rotationAngle angle: CGFloat) {
    (a, b, c, d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
  }
  public init(scaleX: CGFloat, y: CGFloat) { (a, d) = (scaleX, y) }

  /// This transform after another.
  private func after(_ o: CGAffineTransform) -> CGAffineTransform {
    var r = CGAffineTransform()
    r.a = o.a * a + o.b * c
    r.b = o.a * b + o.b * d
    r.c = o.c * a + o.d * c
    r.d = o.c * b + o.d * d
    r.tx = o.tx * a + o.ty * c + tx
    r.ty = o.tx * b + o.ty * d + ty
    return r
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    after(CGAffineTransform(rotationAngle: angle))
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    after(CGAffineTransform(scaleX: x, y: y))
  }
}

public struct UIColor: Equatable {
  public var red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

@MainActor
open class CALayer {
  public var cornerRadius: CGFloat = 0
  public var zPosition: CGFloat = 0
  public init() {}
}

@MainActor
open class CADisplayLink {
  public var isPaused = false
  public init() {}
}

@MainActor
open class UILayoutGuide {
  public var layoutFrame = CGRect.zero
  public init() {}
}

public struct UILayoutPriority: Equatable, Sendable {
  public var rawValue: Float
}

@MainActor
open class NSLayoutConstraint {
  public enum Attribute: Sendable { case width, height, left, top, notAnAttribute }
  public enum Relation: Sendable { case equal }

  public var constant: CGFloat = 0
  public let multiplier: CGFloat
  public let firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public let secondItem: AnyObject?
  public let secondAttribute: Attribute
  public var priority = UILayoutPriority(rawValue: 1000)
  public var identifier: String?
  public var isActive = false

  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = item as AnyObject
    firstAttribute = attribute
    self.relation = relation
    secondItem = other as AnyObject
    secondAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }
}

@MainActor
open class UIView {
  public var center = CGPoint.zero
  public var bounds = CGRect.zero
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var transform = CGAffineTransform()
  public var backgroundColor: UIColor?
  public let layer = CALayer()
  /// What a layout would do.
  public var layout: () -> Void = {}
  public init() {}
  public func layoutIfNeeded() { layout() }
}

open class UIPageControl: UIView {
  public var currentPage = 0
}

@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

open class UIScrollView: UIView {
  public weak var delegate: UIScrollViewDelegate?
  public var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { delegate?.scrollViewDidScroll(self) } }
  }
  public var contentSize = CGSize.zero
  public var contentInset = UIEdgeInsets()
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  public var zoomScale: CGFloat = 1
  /// Where an animation was to go.
  public private(set) var requested: CGPoint?
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { requested = offset }
}

@MainActor
public enum UIAccessibility {
  public static var isReduceMotionEnabled = false
}
