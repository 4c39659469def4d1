internal import ScrollworkModel
internal import ScrollworkMotion

/// The rows of a scroll view whose images are loaded while it scrolls.
struct ImageRows: Sendable {
  /// Paths, in document order.
  let paths: [String]
  /// Indexes in the resolved scene; nil for views that are gone.
  var views: [Int?]
  var loader: ImageLoader
  /// When everything visible had its image for the first time at the place of rest, in s.
  var fullTime: Double?

  /// The rows whose rectangles show in a rectangle, both in content coordinates.
  static func visible(_ rects: [Rect?], in bounds: Rect) -> [Int] {
    let stretch = ImageLoader.Stretch(bounds)
    return rects.indices.filter { rects[$0].map(stretch.overlaps) ?? false }
  }
}
