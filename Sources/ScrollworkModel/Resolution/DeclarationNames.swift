/// The names that a constraint's text may use: metrics, and what the path resolver knows.
struct DeclarationNames: EquationNames {
  let metrics: ScopedNames<Double>
  let resolver: PathResolver
  var place = PathResolver.Place.scene

  init(metrics: [String: Double], resolver: PathResolver) {
    var table = ScopedNames<Double>()
    for (name, value) in metrics { table.set(value, for: name, in: 0) }
    self.metrics = table
    self.resolver = resolver
  }

  var isInsideView: Bool { place.view >= 0 }

  func metric(_ name: ArraySlice<UInt8>) -> Double? { metrics[name, in: 0] }

  private var metricNames: [String] { metrics.names(in: [0]) }

  func errorForLoneName(_ word: Range<Int>, _ scanner: TextScanner) -> LanguageError {
    let name = scanner.text(word)
    if scanner.attribute(word) != nil {
      return scanner.error(
        "It isn't said whose \(name) is meant.", at: word,
        help: "Write the view in front, such as photo.\(name); a lone attribute means the view "
          + "next to which a constraint is written.",
        rule: LanguageRules.unknownName)
    }
    if isItem(word, scanner) {
      return scanner.error(
        "\(quoted(name)) is a view or guide, and it isn't said which attribute of it is meant.",
        at: word, help: "Write \(name).width, \(name).top and so on.",
        rule: LanguageRules.unknownAttribute)
    }
    var help: String?
    if place.suggests {
      let near = nearestName(
        to: name, in: metricNames + (isInsideView ? WrittenAttribute.names : []))
      help =
        near.map { "Did you mean \($0)?" }
        ?? resolver.nearest(to: name, from: place.scope).map {
          "Did you mean \($0)? Then write \($0).width, \($0).top and so on."
        }
        ?? (metrics.isEmpty
          ? "Give it a value: metrics: {\(name): 8}."
          : "The metrics are \(listing(metricNames.sorted())).")
    }
    return scanner.error(
      "There is no metric called \(quoted(name)).", at: word, help: help,
      rule: LanguageRules.unknownMetric)
  }

  func errorForAttribute(
    _ word: Range<Int>, ofItem path: Range<Int>, _ scanner: TextScanner
  ) -> LanguageError {
    // A wrong item comes first: with it the attribute would be a guess.
    do throws(LanguageError) {
      _ = try resolver.target(path, of: scanner, at: place)
    } catch {
      // A repeated view without a copy's number may still be right with the word behind it.
      if !isItem(path.lowerBound..<word.upperBound, scanner) { return error }
    }
    let whole = path.lowerBound..<word.upperBound
    if isItem(whole, scanner) {
      let text = scanner.text(whole)
      return scanner.error(
        "\(quoted(text)) is a view or guide, and it isn't said which attribute of it is meant.",
        at: whole, help: "Write \(text).width, \(text).top and so on.",
        rule: LanguageRules.unknownAttribute)
    }
    let name = scanner.text(word)
    let item = scanner.text(path)
    return scanner.error(
      "\(quoted(name)) is no attribute.", at: word, help: attributeHint(name, of: item),
      rule: LanguageRules.unknownAttribute)
  }

  private func isItem(_ range: Range<Int>, _ scanner: TextScanner) -> Bool {
    do throws(LanguageError) {
      _ = try resolver.target(range, of: scanner, at: place)
      return true
    } catch {
      return false
    }
  }

  private func attributeHint(_ name: String, of item: String) -> String {
    switch name {
    case "x", "minX", "originX": return "Write \(item).leading, or \(item).left."
    case "y", "minY", "originY": return "Write \(item).top."
    case "maxX": return "Write \(item).trailing, or \(item).right."
    case "maxY": return "Write \(item).bottom."
    case "midX": return "Write \(item).centerX."
    case "midY": return "Write \(item).centerY."
    case "baseline": return "Write \(item).firstBaseline or \(item).lastBaseline."
    case "start": return "Write \(item).leading."
    case "end": return "Write \(item).trailing."
    default: break
    }
    let bytes = Array(name.utf8)
    if name.hasSuffix("Margin"), WrittenAttribute(0..<bytes.count - 6, of: bytes) != nil {
      return "Write \(item).margins.\(name.dropLast(6))."
    }
    return nearestName(to: name, in: WrittenAttribute.names).map { "Did you mean \($0)?" }
      ?? "Attributes are \(WrittenAttribute.names.joined(separator: ", "))."
  }
}
