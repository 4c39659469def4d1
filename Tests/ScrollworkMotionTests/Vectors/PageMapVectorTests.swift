import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// MAP: pages on a grid with holes. How often didScroll is sent (MAP-002, MAP-003, MAP-017) is a
/// scene's.
@Suite struct PageMapVectorTests {
  /// The published grid, of pages of 200 x 300 pt.
  private func grid(
    _ vector: Vector, rounding: PageMapAttributes.Rounding = .float32
  ) throws -> PageMap {
    let published: [[String?]] = [
      ["1", nil, "2"], ["3", "4", "5"], [nil, "6", "7"], [nil, nil, "8"],
    ]
    let rows = try vector.input.optional("map")?.list.map { row in
      try row.list.map { $0 == .null ? nil : try $0.text }
    }
    return PageMap(
      rows: rows ?? published, pageSize: Size(width: 200, height: 300), rounding: rounding)
  }

  private func cell(_ vector: Vector, _ key: String, in map: PageMap) throws -> PageMap.Cell {
    try #require(map.cell(named: try vector.input[key].text))
  }

  @Test(arguments: Vector.named("MAP-001"))
  func accessiblePoints(_ vector: Vector) throws {
    let map = try grid(vector)
    let accessible = try vector.input["points"].list.map { map.isAccessible(try $0.point) }
    #expect(try vector.difference("accessible", accessible) == nil)
  }

  @Test(arguments: Vector.named("MAP-002", "MAP-003", "MAP-017"))
  func refusedMoves(_ vector: Vector) throws {
    let map = try grid(vector)
    let offset = map.constrained(
      try vector.input["proposed"].point, base: try cell(vector, "page", in: map))
    #expect(try vector.difference("offset", offset) == nil)
    if vector.expected.optional("page") != nil {
      #expect(try vector.difference("page", map.name(map.cell(at: offset))) == nil)
    }
  }

  @Test(arguments: Vector.named("MAP-005"))
  func halfPages(_ vector: Vector) throws {
    let map = try grid(vector)
    var base = try cell(vector, "page", in: map)
    let steps = try vector.input["proposed"].list.map { proposed -> [FixtureValue] in
      let offset = map.constrained(try proposed.point, base: base)
      base = map.cell(at: offset)
      return [offset.fixture, map.name(base).fixture]
    }
    #expect(try vector.difference("steps", steps) == nil)
  }

  @Test(arguments: Vector.named("MAP-007"))
  func flickBeforeHalfWay(_ vector: Vector) throws {
    let map = try grid(vector)
    let start = try cell(vector, "page", in: map)
    let offset = map.constrained(try vector.input["drag_to"].point, base: start)
    let target = map.target(
      from: map.cell(at: offset), velocity: try vector.input["velocity"].point)
    #expect(try vector.difference("target", map.origin(target)) == nil)
    #expect(try vector.difference("target_page", map.name(target)) == nil)
  }

  @Test(arguments: Vector.named("MAP-008"))
  func baseFollowsTheDrag(_ vector: Vector) throws {
    let map = try grid(vector)
    var base = try cell(vector, "page", in: map)
    var offset = map.origin(base)
    for proposed in try vector.input["drag"].list {
      offset = map.constrained(try proposed.point, base: base)
      base = map.cell(at: offset)
    }
    #expect(try vector.difference("offset", offset) == nil)
    #expect(try vector.difference("page", map.name(base)) == nil)
  }

  @Test(arguments: Vector.named("MAP-009", "MAP-010"))
  func equalVelocities(_ vector: Vector) throws {
    let map = try grid(vector)
    let target = map.target(
      from: try cell(vector, "page", in: map), velocity: try vector.input["velocity"].point)
    #expect(try vector.difference("target", map.origin(target)) == nil)
    #expect(try vector.difference("target_page", map.name(target)) == nil)
  }

  @Test(arguments: Vector.named("MAP-011"))
  func velocityThreshold(_ vector: Vector) throws {
    let velocities = try vector.input["vx"].numbers
    let faithful = try grid(vector, rounding: .float32)
    #expect(try vector.difference("direction", velocities.map(faithful.direction)) == nil)
    let exact = try grid(vector, rounding: .tolerant)
    #expect(try vector.difference("direction_if_double", velocities.map(exact.direction)) == nil)
  }

  @Test(arguments: Vector.named("MAP-012"))
  func noNeighbour(_ vector: Vector) throws {
    let map = try grid(vector)
    let start = try cell(vector, "page", in: map)
    let targets = try vector.input["velocities"].list.map {
      map.origin(map.target(from: start, velocity: try $0.point))
    }
    #expect(try vector.difference("targets", targets) == nil)
  }

  @Test(arguments: Vector.named("MAP-013"))
  func publishedFlow(_ vector: Vector) throws {
    let map = try grid(vector)
    let velocities: [String: Point] = [
      "left": Point(x: -1, y: 0), "right": Point(x: 1, y: 0), "up": Point(x: 0, y: -1),
      "down": Point(x: 0, y: 1),
    ]
    var cell = try cell(vector, "start", in: map)
    let pages = try vector.input["directions"].texts.map { direction in
      cell = map.target(from: cell, velocity: try #require(velocities[direction]))
      return map.name(cell)
    }
    #expect(try vector.difference("pages", pages) == nil)
  }

  @Test(arguments: Vector.named("MAP-014"))
  func startOnAHole(_ vector: Vector) throws {
    let map = try grid(vector)
    var base = map.cell(at: try vector.input["start"].point)
    let offsets = try vector.input["proposed"].list.map { proposed in
      let offset = map.constrained(try proposed.point, base: base)
      base = map.cell(at: offset)
      return offset
    }
    #expect(try vector.difference("offsets", offsets) == nil)
    #expect(try vector.difference("page_after", map.name(base)) == nil)
  }

  @Test(arguments: Vector.named("MAP-015"))
  func floatingPageLine(_ vector: Vector) throws {
    let offset = try vector.input["offset"].number
    let page = try vector.input["page"].number
    let quotient = offset / page
    #expect(
      try vector.difference("double", [quotient.rounded(.down), quotient.rounded(.up)]) == nil)
    let single = Float(quotient)
    #expect(
      try vector.difference(
        "float32", [Double(single.rounded(.down)), Double(single.rounded(.up))]) == nil)
    let wanted = try vector.expected["accessible_if_4_is_a_hole"]
    for rounding in [PageMapAttributes.Rounding.float32, .tolerant] {
      let map = PageMap(
        rows: [["0", "1", "2", "3", nil]], pageSize: Size(width: page, height: page),
        rounding: rounding)
      #expect(map.isAccessible(Point(x: offset, y: 0)) == (try wanted["float32"].boolean))
    }
    // Rounding that neither forgives would refuse the place.
    #expect((quotient.rounded(.up) < 4) == (try wanted["double"].boolean))
  }

  @Test(arguments: Vector.named("MAP-016"))
  func floatingPageLineBelow(_ vector: Vector) throws {
    let offset = try vector.input["offset"].number
    let page = try vector.input["page"].number
    #expect(try vector.difference("double_floor", (offset / page).rounded(.down)) == nil)
    // Only the page at the faithful floor exists.
    let floor = try vector.expected["float32_floor"].integer
    let row = (0...floor).map { $0 == floor ? "page" : nil }
    let map = PageMap(rows: [row], pageSize: Size(width: page, height: page), rounding: .float32)
    #expect(map.isAccessible(Point(x: offset, y: 0)))
  }

  @Test(arguments: Vector.named("MAP-020"))
  func raggedRows(_ vector: Vector) throws {
    let map = try grid(vector)
    #expect(map.pageSize == (try vector.input["page"].size))
    #expect(try vector.difference("contentSize", map.contentSize) == nil)
    let unreachable = map.rows.flatMap { $0.compactMap(\.self) }.filter { name in
      map.cell(named: name).map { map.origin($0).x >= map.contentSize.width } ?? true
    }
    #expect(try vector.difference("unreachable", unreachable) == nil)
    let beyond = try #require(unreachable.first)
    let cell = try #require(map.cell(named: beyond))
    #expect(map.isAccessible(map.origin(cell)))
  }

  @Test(arguments: Vector.named("MAP-021"))
  func windows(_ vector: Vector) throws {
    let map = try grid(vector)
    var windows: [String: FixtureValue] = [:]
    for name in map.rows.flatMap({ $0.compactMap(\.self) }) {
      let window = map.window(round: try #require(map.cell(named: name)))
      var pages: [String: FixtureValue] = [:]
      for page in window.pages { pages[page.name] = page.origin.fixture }
      windows[name] = .object([
        "pages": .object(pages), "holes": window.holes.fixture,
        "contentSize": window.contentSize.fixture, "contentOffset": window.contentOffset.fixture,
      ])
    }
    #expect(try vector.difference("windows", windows) == nil)
  }
}
