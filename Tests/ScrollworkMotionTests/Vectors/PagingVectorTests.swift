import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// PAG: where paging and snapping lead. PAG-002 and PAG-016 are scenes'.
@Suite struct PagingVectorTests {
  @Test(arguments: Vector.named("PAG-001"))
  func pagingEnabled(_ vector: Vector) throws {
    let boundaries = PageStops(
      length: try vector.input["page"].number, range: 0...(try vector.input["max"].number))
    let targets = try vector.input["cases"].list.map {
      boundaries.offset(
        of: boundaries.target(
          from: try $0["offset"].number, velocity: try $0["velocity"].number,
          start: try $0["start"].number))
    }
    #expect(try vector.difference("targets", targets) == nil)
  }

  @Test(arguments: Vector.named("PAG-004"))
  func flutter(_ vector: Vector) throws {
    let page = try vector.input["page"].number
    let targets = try vector.input["cases"].list.map {
      Flutter.pageTarget(from: try $0["offset"].number, velocity: try $0["v"].number, page: page)
    }
    #expect(try vector.difference("targets", targets) == nil)
  }

  @Test(arguments: Vector.named("PAG-005"))
  func viewPager(_ vector: Vector) throws {
    let targets = try vector.input["cases"].list.map {
      Android.viewPagerTarget(
        page: try $0["page"].integer, fraction: try $0["frac"].number,
        velocity: try $0["v"].number, drag: try $0["dx"].number, current: try $0["cur"].integer)
    }
    #expect(try vector.difference("targets", targets) == nil)
  }

  @Test(arguments: Vector.named("PAG-007"))
  func winObjC(_ vector: Vector) throws {
    let page = try vector.input["page"].number
    let count = try vector.input["pages"].integer
    let targets = try vector.input["cases"].list.map {
      WinObjC.pageTarget(
        from: try $0["offset"].number, start: try $0["start"].number,
        speed: try $0["inches_per_s"].number, page: page, count: count)
    }
    #expect(try vector.difference("targets", targets) == nil)
  }

  // MARK: React Native

  @Test(arguments: Vector.named("PAG-008"))
  func snapToInterval(_ vector: Vector) throws {
    let interval = try vector.input["interval"].number
    let targets = try vector.input["cases"].list.map {
      ReactNative.snapped(
        target: try $0["target"].number, velocity: try $0["v"].number, interval: interval)
    }
    #expect(try vector.difference("targets", targets) == nil)
  }

  @Test(arguments: Vector.named("PAG-009"))
  func disableIntervalMomentum(_ vector: Vector) throws {
    let targets = try vector.input["disableIntervalMomentum"].list.map {
      ReactNative.snapped(
        target: try vector.input[try $0.boolean ? "offset" : "projected"].number,
        velocity: try vector.input["v"].number, interval: try vector.input["interval"].number)
    }
    #expect(try vector.difference("targets", targets) == nil)
  }

  @Test(arguments: Vector.named("PAG-010"))
  func snapToAlignment(_ vector: Vector) throws {
    let alignment = try #require(
      ReactNative.Alignment(rawValue: try vector.input["alignment"].text))
    let target = ReactNative.snapped(
      target: try vector.input["target"].number, velocity: try vector.input["v"].number,
      interval: try vector.input["interval"].number, alignment: alignment,
      frame: try vector.input["frame"].number)
    #expect(try vector.difference("target", target) == nil)
  }

  @Test(arguments: Vector.named("PAG-011", "PAG-012"))
  func snapToOffsets(_ vector: Vector) throws {
    let targets = try vector.input["cases"].list.map {
      ReactNative.snapped(
        target: try $0["target"].number, velocity: try $0.optional("v")?.number ?? 0,
        offsets: try vector.input["offsets"].numbers, maximum: try vector.input["max"].number,
        from: try $0.optional("offset")?.number ?? 0,
        snapToEnd: try vector.input.optional("snapToEnd")?.boolean ?? true)
    }
    #expect(try vector.difference("targets", targets) == nil)
  }

  // MARK: Apps

  @Test(arguments: Vector.named("PAG-013"))
  func nearestMultiple(_ vector: Vector) throws {
    let boundaries = PageStops(length: try vector.input["page"].number, range: 0...10_000)
    func snapped(_ key: String) throws -> Double {
      boundaries.offset(of: boundaries.index(at: try vector.input[key].number))
    }
    #expect(try vector.difference("method2_target", try snapped("offset")) == nil)
    #expect(try vector.difference("method3_target", try snapped("projected")) == nil)
  }

  @Test(arguments: Vector.named("PAG-014"))
  func snapPastTheEnd(_ vector: Vector) throws {
    let diameter = try vector.input["diameter"].number
    let page = diameter + (try vector.input["padding"].number)
    let width = try vector.input["view_width"].number
    // The first bubble is centred; half a view is left behind the last one's place.
    let content = (width - diameter) / 2 + (try vector.input["bubbles"].number) * page + width / 2
    #expect(try vector.difference("contentWidth", content) == nil)
    let range = AxisExtent(content: content, bounds: width).range
    #expect(try vector.difference("max", range.upperBound) == nil)
    // The app rounds without looking at the range; boundaries within it end at its end.
    let unlimited = PageStops(length: page, range: 0...content)
    let offset = try vector.input["offset"].number
    let snap = unlimited.offset(of: unlimited.index(at: offset))
    #expect(try vector.difference("snap", snap) == nil)
    #expect(try vector.difference("past_edge_by", snap - range.upperBound) == nil)
    let limited = PageStops(length: page, range: range)
    #expect(limited.offset(of: limited.index(at: offset)) == range.upperBound)
  }

  @Test(arguments: Vector.named("PAG-015"))
  func pageControl(_ vector: Vector) throws {
    let width = try vector.input["width"].number
    var control = PageControlState(
      numberOfPages: try vector.input["pages"].integer,
      currentPage: try vector.expected["before_first_didScroll"].integer)
    #expect(try vector.difference("before_first_didScroll", control.currentPage) == nil)
    let pages = try vector.input["offsets"].numbers.map { offset in
      control.update(page: offset / width)
      return control.currentPage
    }
    #expect(try vector.difference("currentPage", pages) == nil)
  }

  @Test(arguments: Vector.named("PAG-018"))
  func betterScrollMomentum(_ vector: Vector) throws {
    let momentum = BetterScroll.momentum(
      position: try vector.input["current"].number, start: try vector.input["start"].number,
      time: try vector.input["time_ms"].number / 1000)
    #expect(try vector.difference("destination", momentum.destination) == nil)
    #expect(try vector.difference("duration_ms", momentum.duration * 1000) == nil)
  }

  @Test(arguments: Vector.named("PAG-019"))
  func androidFling(_ vector: Vector) throws {
    let fling = Android.fling(velocity: try vector.input["velocity"].number)
    #expect(try vector.difference("distance_px", fling.distance) == nil)
    #expect(try vector.difference("duration_ms", fling.duration * 1000) == nil)
  }
}
