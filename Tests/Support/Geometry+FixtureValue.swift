public import ScrollworkModel

extension FixtureValue {
  /// `[x, y]`.
  public var point: Point {
    get throws {
      let numbers = try numbers
      guard numbers.count == 2 else { throw Missing(description: "\(self) isn't a point") }
      return Point(x: numbers[0], y: numbers[1])
    }
  }

  /// `[width, height]`.
  public var size: Size {
    get throws {
      let point = try point
      return Size(width: point.x, height: point.y)
    }
  }

  /// `[x, y, width, height]`.
  public var rect: Rect {
    get throws {
      let numbers = try numbers
      guard numbers.count == 4 else { throw Missing(description: "\(self) isn't a rectangle") }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

extension Point: FixtureConvertible {
  public var fixture: FixtureValue { [x, y].fixture }
}

extension Size: FixtureConvertible {
  public var fixture: FixtureValue { [width, height].fixture }
}

extension Rect: FixtureConvertible {
  public var fixture: FixtureValue { [x, y, width, height].fixture }
}

extension ClosedRange: FixtureConvertible where Bound == Double {
  public var fixture: FixtureValue { [lowerBound, upperBound].fixture }
}
