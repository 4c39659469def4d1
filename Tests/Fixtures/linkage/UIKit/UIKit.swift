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
    var o = CGAffineTransform()
    (o.a, o.b, o.c, o.d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
    return after(o)
  }

  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    var o = CGAffineTransform()
    (o.a, o.d) = (x, y)
    return after(o)
  }
}

public struct UIColor: Equatable {
  public var red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

open class CALayer {
  public var cornerRadius: CGFloat = 0
  public var zPosition: CGFloat = 0
  public init() {}
}

open class UILayoutGuide {
  public var layoutFrame = CGRect.zero
  public init() {}
}

open class NSLayoutConstraint {
  public var constant: CGFloat = 0
  public init() {}
}

open class UIView: NSObject {
  public var center = CGPoint.zero
  public var bounds = CGRect.zero
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var transform = CGAffineTransform()
  public var backgroundColor: UIColor?
  public let layer = CALayer()
}

open class UIPageControl: UIView {
  public var currentPage = 0
}

public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
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
  public var isDragging = false
  public var isDecelerating = false
}

public enum UIAccessibility {
  nonisolated(unsafe) public static var isReduceMotionEnabled = false
}
