internal import ScrollworkModel

/// `links` and `let`. The schema has checked the shapes and reported what is wrong with them; what
/// doesn't fit is passed over here.
extension Decoder {
  mutating func links(_ node: Int, into links: inout LinkSet) {
    guard document.nodes[node].kind == .sequence else { return }
    for item in children(of: node) where document.nodes[item].kind == .mapping {
      guard let form = linkForm(item) else { continue }
      links.links.append(LinkDeclaration(form, at: span(item)))
    }
  }

  mutating func definitions(_ node: Int, into links: inout LinkSet) {
    for (key, value) in linkPairs(of: node) {
      let name = document.string(key)
      guard checkName(name, at: key, of: "definition"), let value = linkText(value) else {
        continue
      }
      links.definitions.append(LinkDefinition(name: Spanned(name, at: span(key)), value: value))
    }
  }

  private func linkForm(_ node: Int) -> LinkDeclaration.Form? {
    if value(of: .drive, in: node) != nil { return drive(node).map { .drive($0) } }
    if let members = value(of: .link, in: node) {
      return .scrollers(scrollerLink(node, members: linkTexts(members)))
    }
    if let strip = value(of: .strip, in: node) { return self.strip(node, strip).map { .strip($0) } }
    if let sticky = value(of: .sticky, in: node) {
      var result = StickyDeclaration(views: linkTexts(sticky))
      result.scroller = linkText(of: .in, in: node)
      result.top = linkText(of: .top, in: node)
      return .sticky(result)
    }
    if let view = linkText(of: .stretchy, in: node) {
      var result = StretchyDeclaration(view: view)
      result.scroller = linkText(of: .in, in: node)
      result.height = linkText(of: .height, in: node)
      result.least = linkText(of: .min, in: node)
      return .stretchy(result)
    }
    if let view = linkText(of: .collapse, in: node) { return .collapse(collapse(node, view)) }
    if let views = value(of: .parallax, in: node) {
      var result = ParallaxDeclaration(views: linkTexts(views))
      result.scroller = linkText(of: .in, in: node)
      result.speed = linkText(of: .speed, in: node)
      return .parallax(result)
    }
    if let scroller = linkText(of: .pages, in: node) { return .pages(pages(node, scroller)) }
    return nil
  }

  // MARK: Drives

  private func drive(_ node: Int) -> DriveDeclaration? {
    guard let targets = value(of: .drive, in: node) else { return nil }
    var result = DriveDeclaration(
      targets: linkTexts(targets), sources: value(of: .by, in: node).map { linkTexts($0) } ?? [])
    result.each = linkText(of: .each, in: node)
    result.stops = value(of: .stops, in: node).map { stops($0) }
    result.ratio = linkText(of: .ratio, in: node)
    result.ease = value(of: .ease, in: node).flatMap { ease($0) }
    result.mixesLight = linkText(of: .in, in: node)?.text == "linear"
    readOutside(node, into: &result)
    result.condition = linkText(of: .when, in: node)
    if let text = linkText(of: .else, in: node), text.text != "base" { result.otherwise = text }
    result.adds = value(of: .add, in: node).flatMap { coreBoolean($0) } ?? false
    if let smooth = value(of: .smooth, in: node), let time = linkTime(smooth) {
      result.smooth = Spanned(time, at: span(smooth))
    }
    if let spring = value(of: .spring, in: node) {
      result.spring = DriveDeclaration.Spring(
        response: value(of: .response, in: spring).flatMap { linkTime($0) } ?? 0.5,
        damping: value(of: .damping, in: spring).flatMap { linkNumber($0) } ?? 1,
        span: span(spring))
    }
    switch linkText(of: .round, in: node)?.text {
    case "1": result.rounding = .whole
    case "px": result.rounding = .pixels
    default: break
    }
    result.reducedMotion = linkText(of: .motion, in: node)
      .flatMap { DriveDeclaration.ReducedMotion(rawValue: $0.text) }
    result.settle = value(of: .settle, in: node).flatMap { linkNumber($0) }
      .flatMap { Int(checked: $0) }
    return result
  }

  private func readOutside(_ node: Int, into result: inout DriveDeclaration) {
    guard let outside = value(of: .outside, in: node) else { return }
    let words = linkTexts(outside).compactMap { DriveDeclaration.Outside(rawValue: $0.text) }
    result.before = words.first ?? .clamp
    result.after = words.last ?? .clamp
  }

  // MARK: Scrollers and recipes

  private func scrollerLink(_ node: Int, members: [LinkText]) -> ScrollerLinkDeclaration {
    var result = ScrollerLinkDeclaration(members: members)
    result.measure = word(of: .as, in: node)
    result.stops = value(of: .stops, in: node).map { stops($0) }
    result.ratio = linkText(of: .ratio, in: node)
    result.both = value(of: .both, in: node).flatMap { coreBoolean($0) } ?? false
    result.axes = word(of: .axis, in: node)
    result.overscroll = word(of: .overscroll, in: node)
    result.empty = word(of: .empty, in: node) ?? .zero
    return result
  }

  private func strip(_ node: Int, _ strip: Int) -> StripDeclaration? {
    guard let strip = linkText(strip), let pager = linkText(of: .pager, in: node) else {
      return nil
    }
    var result = StripDeclaration(strip: strip, pager: pager)
    result.alignment = word(of: .align, in: node) ?? .center
    result.indicator = linkText(of: .indicator, in: node)
    result.mode = word(of: .mode, in: node) ?? .move
    return result
  }

  private func collapse(_ node: Int, _ view: LinkText) -> CollapseDeclaration {
    var result = CollapseDeclaration(view: view)
    result.scroller = linkText(of: .in, in: node)
    result.height = linkText(of: .height, in: node)
    result.least = linkText(of: .min, in: node)
    result.enter = word(of: .enter, in: node) ?? .atTop
    result.snap = word(of: .snap, in: node) ?? .none
    result.through = linkText(of: .through, in: node)
    return result
  }

  private func pages(_ node: Int, _ scroller: LinkText) -> PagesDeclaration {
    var result = PagesDeclaration(scroller: scroller)
    for (key, table) in linkPairs(of: .set, in: node) {
      guard let target = linkText(key) else { continue }
      result.properties.append(PagesDeclaration.Property(target: target, stops: stops(table)))
    }
    for (key, kept) in linkPairs(of: .keep, in: node) {
      guard let view = linkText(key), document.nodes[kept].kind == .mapping else { continue }
      result.kept.append(
        PagesDeclaration.Kept(
          view: view, pages: linkNumbers(of: .pages, in: kept),
          times: linkNumbers(of: .at, in: kept),
          edge: word(of: .edge, in: kept) ?? .center, span: span(kept)))
    }
    return result
  }

  private func word<Value: RawRepresentable>(
    of key: SchemaKey, in node: Int
  ) -> Value? where Value.RawValue == String {
    linkText(of: key, in: node).flatMap { Value(rawValue: $0.text) }
  }
}
