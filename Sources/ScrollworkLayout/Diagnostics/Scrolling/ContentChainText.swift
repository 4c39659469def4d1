internal import ScrollworkModel

/// Writes content chains: `scroll.content.top > 8 > v1 (300) > v1.bottom > [nothing] >
/// scroll.content.bottom`.
struct ContentChainText {
  let scene: ResolvedScene
  let graph: AnchorGraph

  func text(_ chain: ContentChain) -> String {
    var parts = parts(chain.start)
    if chain.isClosed { return shortened(parts, to: 12).joined(separator: " > ") }
    // Where a tie is missing the edge is named.
    if let last = chain.start.last, parts.last != name(last) { parts.append(name(last)) }
    var rest = self.parts(chain.end)
    if let first = chain.end.first, rest.first != name(first) { rest.insert(name(first), at: 0) }
    parts = shortened(parts, to: 8) + ["[nothing]"] + shortened(rest, to: 8)
    return parts.joined(separator: " > ")
  }

  /// Without the middle of a long path.
  private func shortened(_ parts: [String], to limit: Int) -> [String] {
    guard parts.count > limit else { return parts }
    return parts.prefix(limit / 2) + ["…"] + parts.suffix(limit - limit / 2 - 1)
  }

  private func parts(_ path: [Anchor]) -> [String] {
    guard let first = path.first else { return [] }
    var parts = [name(first)]
    for (from, to) in zip(path, path.dropFirst()) {
      let distance = formatNumber(graph.position(of: to) - graph.position(of: from))
      if from.item != to.item {
        if distance != "0" { parts.append(distance) }
        parts.append(name(to))
      } else if from.item.kind == .contentGuide {
        parts.append(distance)
        parts.append(name(to))
      } else {
        // A view is named once, not by both of its edges.
        parts[parts.count - 1] = "\(scene.path(of: from.item)) (\(distance))"
      }
    }
    return parts
  }

  private func name(_ anchor: Anchor) -> String {
    scene.path(of: anchor.item) + "." + anchor.place.attribute(graph.axis).rawValue
  }
}
