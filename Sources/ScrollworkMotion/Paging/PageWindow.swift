public import ScrollworkModel

/// The part of a page map that exists round one page: the rectangle that the page and its
/// neighbours span. Points in pt, in the window's own coordinates.
public struct PageWindow: Hashable, Sendable {
  public struct Page: Hashable, Sendable {
    public var name: String
    public var origin: Point
  }

  /// By rows.
  public var pages: [Page]
  /// Cells of the rectangle without a page, which a diagonal move could show.
  public var holes: [Point]
  public var contentSize: Size
  /// At which the page itself shows.
  public var contentOffset: Point
  /// The cell at the window's corner.
  public var corner: PageMap.Cell
}

extension PageMap {
  public func window(round cell: Cell) -> PageWindow {
    func isPage(_ columns: Int, _ rows: Int) -> Bool {
      name(Cell(column: cell.column + columns, row: cell.row + rows)) != nil
    }
    let left = cell.column - (isPage(-1, 0) ? 1 : 0)
    let right = cell.column + (isPage(1, 0) ? 1 : 0)
    let top = cell.row - (isPage(0, -1) ? 1 : 0)
    let bottom = cell.row + (isPage(0, 1) ? 1 : 0)
    let corner = Cell(column: left, row: top)
    var pages: [PageWindow.Page] = []
    var holes: [Point] = []
    for row in top...bottom {
      for column in left...right {
        let origin = Point(
          x: Double(column - left) * pageSize.width, y: Double(row - top) * pageSize.height)
        if let name = name(Cell(column: column, row: row)) {
          pages.append(PageWindow.Page(name: name, origin: origin))
        } else {
          holes.append(origin)
        }
      }
    }
    return PageWindow(
      pages: pages, holes: holes,
      contentSize: Size(
        width: Double(right - left + 1) * pageSize.width,
        height: Double(bottom - top + 1) * pageSize.height),
      contentOffset: Point(
        x: Double(cell.column - left) * pageSize.width,
        y: Double(cell.row - top) * pageSize.height),
      corner: corner)
  }

  /// The cell of the whole map that a window's offset is nearest to.
  public func cell(at point: Point, in window: PageWindow) -> Cell {
    let local = cell(at: point)
    return Cell(column: local.column + window.corner.column, row: local.row + window.corner.row)
  }
}
