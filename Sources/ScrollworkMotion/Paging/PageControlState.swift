/// A page control that follows a scroll view's offset as apps do it: round(x / width).
public struct PageControlState: Hashable, Sendable {
  public let numberOfPages: Int
  public private(set) var currentPage: Int

  public init(numberOfPages: Int, currentPage: Int = 0) {
    self.numberOfPages = max(numberOfPages, 0)
    self.currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
  }

  /// Takes over a fractional page, half away from zero; the control pins it to its range.
  ///
  /// - Returns: whether the page changed.
  @discardableResult
  public mutating func update(page: Double) -> Bool {
    let last = Double(max(numberOfPages - 1, 0))
    let before = currentPage
    currentPage = Int(min(max(page.isNaN ? 0 : page.rounded(), 0), last))
    return currentPage != before
  }
}
