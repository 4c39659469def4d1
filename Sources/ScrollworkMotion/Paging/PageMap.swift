public import ScrollworkModel

/// Pages on a grid with holes, and the two published ways of keeping a scroll view on them.
public struct PageMap: Hashable, Sendable {
  /// A place on the grid, counted from 0.
  public struct Cell: Hashable, Sendable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// Names of the pages, nil for a hole.
  public let rows: [[String?]]
  /// In pt.
  public let pageSize: Size
  public let rounding: PageMapAttributes.Rounding

  public init(
    rows: [[String?]], pageSize: Size, rounding: PageMapAttributes.Rounding = .float32
  ) {
    self.rows = rows
    self.pageSize = Size(
      width: max(pageSize.width, 1e-9), height: max(pageSize.height, 1e-9))
    self.rounding = rounding
  }

  /// As many columns as the first row has, as many rows as there are.
  public var contentSize: Size {
    Size(
      width: Double(rows.first?.count ?? 0) * pageSize.width,
      height: Double(rows.count) * pageSize.height)
  }

  /// The page's name; nil for a hole and outside the grid.
  public func name(_ cell: Cell) -> String? {
    guard rows.indices.contains(cell.row), rows[cell.row].indices.contains(cell.column) else {
      return nil
    }
    return rows[cell.row][cell.column]
  }

  public func cell(named name: String) -> Cell? {
    for (row, names) in rows.enumerated() {
      if let column = names.firstIndex(of: name) { return Cell(column: column, row: row) }
    }
    return nil
  }

  public func origin(_ cell: Cell) -> Point {
    Point(x: Double(cell.column) * pageSize.width, y: Double(cell.row) * pageSize.height)
  }

  /// Whether an offset shows no hole: the cells at the floors and at the ceilings of the two
  /// quotients are pages.
  public func isAccessible(_ point: Point) -> Bool {
    let x = bounds(point.x, pageSize.width)
    let y = bounds(point.y, pageSize.height)
    return name(Cell(column: x.floor, row: y.floor)) != nil
      && name(Cell(column: x.ceil, row: y.ceil)) != nil
  }

  /// The cell nearest to an offset, half away from zero.
  public func cell(at point: Point) -> Cell {
    Cell(
      column: PageMap.whole((point.x / pageSize.width).rounded()),
      row: PageMap.whole((point.y / pageSize.height).rounded()))
  }

  /// The offset that is allowed in place of a proposed one: the smaller displacement from the base
  /// page is put back (a tie keeps x), and then, where a hole would show, all of it.
  ///
  /// - Parameter reach: how many pages from the base the offset may be; nil: any number.
  public func constrained(
    _ proposed: Point, base: Cell, refusal: PageMapAttributes.Refusal = .base, reach: Int? = nil
  ) -> Point {
    let start = origin(base)
    var point = proposed
    let isVertical =
      (proposed.x - start.x).magnitude < (proposed.y - start.y).magnitude
    if isVertical { point.x = start.x } else { point.y = start.y }
    if let reach = reach.map(Double.init) {
      let (width, height) = (reach * pageSize.width, reach * pageSize.height)
      point.x = min(max(point.x, start.x - width), start.x + width)
      point.y = min(max(point.y, start.y - height), start.y + height)
    }
    if isAccessible(point) { return point }
    switch refusal {
    case .base: return start
    case .clampToEdge: return farthest(from: base, towards: point, isVertical: isVertical)
    }
  }

  /// The page to settle on when a finger lifts: the neighbour in the direction of the larger
  /// component (vertical on a tie) when it moves at 0.1 pt/ms or more and is no hole.
  ///
  /// - Parameter velocity: in pt/ms, with the sign of the offset's change.
  public func target(from current: Cell, velocity: Point) -> Cell {
    var cell = current
    if velocity.x.magnitude > velocity.y.magnitude {
      cell.column += direction(velocity.x)
    } else {
      cell.row += direction(velocity.y)
    }
    return name(cell) == nil ? current : cell
  }

  /// 1, -1, or 0 below 0.1 pt/ms. The published code takes the magnitude in 32 bits.
  public func direction(_ velocity: Double) -> Int {
    let magnitude =
      rounding == .float32 ? Double(Float(velocity).magnitude) : velocity.magnitude
    if magnitude < 0.1 { return 0 }
    return velocity < 0 ? -1 : 1
  }

  /// Whole numbers round a quotient.
  private func bounds(_ value: Double, _ length: Double) -> (floor: Int, ceil: Int) {
    switch rounding {
    case .float32:
      // The published code divides in 64 bits and rounds with the functions for 32.
      let quotient = Float(value / length)
      return (
        PageMap.whole(Double(quotient.rounded(.down))), PageMap.whole(Double(quotient.rounded(.up)))
      )
    case .tolerant:
      let quotient = value / length
      let nearest = quotient.rounded()
      let snapped = (quotient - nearest).magnitude <= 1e-6 ? nearest : quotient
      return (PageMap.whole(snapped.rounded(.down)), PageMap.whole(snapped.rounded(.up)))
    }
  }

  /// The last page in a row from the base towards a point.
  private func farthest(from base: Cell, towards point: Point, isVertical: Bool) -> Point {
    let start = origin(base)
    let isForward = isVertical ? point.y > start.y : point.x > start.x
    var cell = base
    while true {
      var next = cell
      if isVertical { next.row += isForward ? 1 : -1 } else { next.column += isForward ? 1 : -1 }
      guard name(next) != nil else { return origin(cell) }
      let reached = origin(next)
      let passed =
        isVertical
        ? (isForward ? reached.y > point.y : reached.y < point.y)
        : (isForward ? reached.x > point.x : reached.x < point.x)
      if passed { return point }
      cell = next
    }
  }

  /// An integer that is far enough out to be no cell for what doesn't fit.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? -1 : Int(min(max(value, -1e9), 1e9))
  }
}
