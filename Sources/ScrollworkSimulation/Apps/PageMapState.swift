internal import ScrollworkModel
internal import ScrollworkMotion

/// A page map at work on a scroll view.
struct PageMapState: Sendable {
  let attributes: PageMapAttributes
  let map: PageMap
  /// The page that counts as the current one.
  var position: PageMap.Cell
  /// Where the drag began.
  var dragStart: PageMap.Cell
  /// What there is of the map, for the window method.
  var window: PageWindow?
  /// Views that are pages, by name.
  var views: [String: Int]
  /// A rebuild sets the offset; page trackers must not take it for a turn.
  var isRebuilding = false

  var isConstraining: Bool { attributes.method == .constrain }

  init(_ attributes: PageMapAttributes, map: PageMap, views: [String: Int]) {
    self.attributes = attributes
    self.map = map
    self.views = views
    let start = attributes.start.flatMap { map.cell(named: $0.value) }
    position = start ?? PageMap.Cell(column: 0, row: 0)
    dragStart = position
    if attributes.method == .window { window = map.window(round: position) }
  }

  var contentSize: Size { window?.contentSize ?? map.contentSize }

  var offset: Point { window?.contentOffset ?? map.origin(position) }

  var pageName: String? { map.name(position) }

  func cell(at offset: Point) -> PageMap.Cell {
    window.map { map.cell(at: offset, in: $0) } ?? map.cell(at: offset)
  }

  /// Frames of the views that are pages, and those that don't exist in the window.
  var placement: (frames: [Int: Rect], absent: Set<Int>) {
    var frames: [Int: Rect] = [:]
    var absent: Set<Int> = []
    for (name, view) in views {
      var origin: Point?
      if let window {
        origin = window.pages.first { $0.name == name }?.origin
      } else {
        origin = map.cell(named: name).map(map.origin)
      }
      if let origin {
        frames[view] = Rect(
          x: origin.x, y: origin.y, width: map.pageSize.width, height: map.pageSize.height)
      } else {
        absent.insert(view)
      }
    }
    return (frames, absent)
  }
}
