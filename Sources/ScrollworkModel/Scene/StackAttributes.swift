/// What a stack view says beyond a plain view (UIStackView's properties).
public struct StackAttributes: Hashable, Sendable {
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// `top` and `bottom` are read as `leading` and `trailing`.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// In points; `standard` is 8.
  public var spacing: Double
  /// Spacing after a child, by its id.
  public var customSpacing: [String: Double]
  /// Natural sizes of the arranged children for `fillProportionally`, in order.
  public var proportions: [Double]?
  public var layoutMarginsRelativeArrangement: Bool
  public var baselineRelativeArrangement: Bool

  public init() {
    axis = .horizontal
    distribution = .fill
    alignment = .fill
    spacing = 0
    customSpacing = [:]
    proportions = nil
    layoutMarginsRelativeArrangement = false
    baselineRelativeArrangement = false
  }
}
