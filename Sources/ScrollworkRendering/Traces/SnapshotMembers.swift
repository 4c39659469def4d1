import ScrollworkModel
import ScrollworkSimulation

/// What is written of a scroll view in one step: all of it, or what changed.
struct SnapshotMembers {
  private let scroll: ScrollSnapshot
  private var members: [Member] = []

  private enum Member {
    case contentOffset, velocity, tracking, dragging, decelerating
    case zooming, zoomScale, contentSize, page, pageName
  }

  /// - Parameters:
  ///   - old: the state that was written before; nil writes everything.
  ///   - isZoomed: the scroll view zooms.
  init(
    _ scroll: ScrollSnapshot, since old: ScrollSnapshot?, isZoomed: Bool,
    _ selection: TraceSelection
  ) {
    self.scroll = scroll
    func add(_ member: Member, _ name: String, _ changed: Bool, parts: [StaticString] = []) {
      guard old == nil || changed else { return }
      if !selection.isEmpty, !selection.includes("\(scroll.path).\(name)", parts: parts) { return }
      members.append(member)
    }
    add(
      .contentOffset, "contentOffset", old?.contentOffset != scroll.contentOffset,
      parts: ["x", "y"])
    add(.velocity, "velocity", old?.velocity != scroll.velocity, parts: ["x", "y"])
    add(.tracking, "tracking", old?.flags.tracking != scroll.flags.tracking)
    add(.dragging, "dragging", old?.flags.dragging != scroll.flags.dragging)
    add(.decelerating, "decelerating", old?.flags.decelerating != scroll.flags.decelerating)
    if isZoomed {
      add(.zooming, "zooming", old?.flags.zooming != scroll.flags.zooming)
      add(.zoomScale, "zoomScale", old?.zoomScale != scroll.zoomScale)
    }
    add(
      .contentSize, "contentSize", old?.contentSize != scroll.contentSize,
      parts: ["width", "height"])
    if scroll.page.horizontal != nil || scroll.page.vertical != nil {
      add(.page, "page", old?.page != scroll.page, parts: ["x", "y"])
    }
    if scroll.pageName != nil { add(.pageName, "pageName", old?.pageName != scroll.pageName) }
  }

  /// Keys that steps have themselves.
  private static let reserved: Set<String> = ["step", "t", "set", "events"]

  func write(to json: inout JSONWriter) {
    guard !members.isEmpty else { return }
    json.key(
      named: SnapshotMembers.reserved.contains(scroll.path) ? "#" + scroll.path : scroll.path)
    json.object { json in
      for member in members { write(member, to: &json) }
    }
  }

  private func write(_ member: Member, to json: inout JSONWriter) {
    switch member {
    case .contentOffset: json.field("contentOffset", scroll.contentOffset)
    case .velocity: json.field("velocity", scroll.velocity)
    case .tracking: json.field("tracking", scroll.flags.tracking)
    case .dragging: json.field("dragging", scroll.flags.dragging)
    case .decelerating: json.field("decelerating", scroll.flags.decelerating)
    case .zooming: json.field("zooming", scroll.flags.zooming)
    case .zoomScale: json.field("zoomScale", scroll.zoomScale)
    case .contentSize:
      json.field(
        "contentSize", Point(x: scroll.contentSize.width, y: scroll.contentSize.height))
    case .page:
      json.key("page")
      json.page(scroll.page)
    case .pageName: json.field("pageName", scroll.pageName)
    }
  }
}

extension JSONWriter {
  mutating func field(_ name: StaticString, _ point: Point) {
    key(name)
    self.point(point)
  }

  mutating func point(_ point: Point) {
    array { json in
      json.number(point.x)
      json.number(point.y)
    }
  }

  /// A number where one axis pages, a pair where both do.
  mutating func page(_ page: PerAxis<Double?>) {
    switch (page.horizontal, page.vertical) {
    case (let x?, let y?): point(Point(x: x, y: y))
    case (let value?, nil), (nil, let value?): number(value)
    case (nil, nil): null()
    }
  }

  mutating func value(_ value: TraceEvent.Value) {
    switch value {
    case .boolean(let flag): bool(flag)
    case .number(let number): self.number(number)
    case .point(let point): self.point(point)
    case .text(let text): string(text)
    }
  }
}
