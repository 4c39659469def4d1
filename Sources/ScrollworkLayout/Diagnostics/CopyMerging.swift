internal import ScrollworkModel

/// Makes one finding of those that differ only in the copy of a `repeat` that they are about: the
/// text behind them is one.
enum CopyMerging {
  private struct Key: Hashable {
    var code: String
    var span: SourceSpan
    var views: [String]
  }

  /// Copies whose names are listed at most.
  private static let shownLimit = 3

  static func merged(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    var places: [Key: Int] = [:]
    var others: [Int: [Diagnostic]] = [:]
    for finding in findings {
      let diagnostic = finding.diagnostic
      let pattern = diagnostic.views.map(CopyConstraints.pattern)
      guard !diagnostic.span.isNone, pattern != diagnostic.views else {
        result.append(finding)
        continue
      }
      let key = Key(code: diagnostic.code, span: diagnostic.span, views: pattern)
      if let place = places[key] {
        others[place, default: []].append(diagnostic)
      } else {
        places[key] = result.count
        result.append(finding)
      }
    }
    for (place, same) in others {
      let own = Set(result[place].diagnostic.views)
      result[place].diagnostic.notes.append(Diagnostic.Note(note(same, besides: own)))
      var views = result[place].diagnostic.views
      var seen = own
      for view in same.flatMap(\.views) where seen.insert(view).inserted { views.append(view) }
      result[place].diagnostic.views = views
    }
    return result
  }

  private static func note(_ same: [Diagnostic], besides own: Set<String>) -> String {
    let names = same.compactMap { diagnostic in
      diagnostic.views.first { !own.contains($0) }
    }
    let rest = names.count - shownLimit
    let shown = Array(names.prefix(shownLimit)) + (rest > 0 ? ["\(rest) more"] : [])
    return "the same in \(enumeration(shown))"
  }
}
