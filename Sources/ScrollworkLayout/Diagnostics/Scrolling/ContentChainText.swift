internal import ScrollworkModel

/// Writes content chains: `scroll.content.top > 8 > v1 (300) > v1.bottom > [nothing] >
/// scroll.content.bottom`.
struct ContentChainText {
  /// Parts that are shown at most; the middle of a longer path is left out.
  private static let shownParts = 10

  let scene: ResolvedScene
  let graph: AnchorGraph

  func text(_ chain: ContentChain) -> String {
    var parts = parts(chain.start)
    if !chain.isClosed {
      // Where a tie is missing the edge is named.
      if let last = chain.start.last, parts.last != name(last) { parts.append(name(last)) }
      parts.append("[nothing]")
      if let first = chain.end.first, first != chain.end.last {
        let rest = self.parts(chain.end)
        if rest.first != name(first) { parts.append(name(first)) }
        parts += rest
      } else {
        parts += self.parts(chain.end)
      }
    }
    if parts.count > Self.shownParts {
      let half = Self.shownParts / 2
      parts.replaceSubrange(half - 1..<parts.count - half, with: ["…"])
    }
    return parts.joined(separator: " > ")
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
