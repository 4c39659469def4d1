internal import ScrollworkModel

extension Ease {
  /// Names without arguments.
  static let names: [String: Ease] = {
    var result: [String: Ease] = [
      "linear": .linear, "hold": .hold,
      "ease": .bezier(CubicBezier(0.25, 0.1, 0.25, 1)),
      "ease-in": .bezier(CubicBezier(0.42, 0, 1, 1)),
      "ease-out": .bezier(CubicBezier(0, 0, 0.58, 1)),
      "ease-in-out": .bezier(CubicBezier(0.42, 0, 0.58, 1)),
      "step-start": .steps(1, .jumpStart), "step-end": .steps(1, .jumpEnd),
    ]
    let sides: [(String, Side)] = [
      ("in", .easeIn), ("out", .easeOut), ("in-out", .easeInOut),
    ]
    for (suffix, side) in sides {
      result["quad-" + suffix] = .power(2, side)
      result["cubic-" + suffix] = .power(3, side)
      result["quart-" + suffix] = .power(4, side)
      result["back-" + suffix] = .back(side)
      result["bounce-" + suffix] = .bounce(side)
      result["circ-" + suffix] = .circle(side)
    }
    return result
  }()

  /// Why an ease can't be used.
  public struct Problem: Error, Hashable, Sendable {
    public var message: String
    public var help: String
  }

  /// A curve by its control points.
  ///
  /// - Throws: when there aren't four finite numbers, or an x is outside 0...1, or a y
  ///   outside -1000...1000.
  public static func curve(_ numbers: [Double]) throws(Problem) -> Ease {
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      throw Problem(
        message: "A curve has four numbers, not \(numbers.count).", help: "Write [x1, y1, x2, y2].")
    }
    for x in [numbers[0], numbers[2]] where !(0...1).contains(x) {
      throw Problem(
        message: "A curve's x is \(formatNumber(x)); it must be from 0 to 1.",
        help: "Outside that the curve would have two values at one place; change x1 or x2.")
    }
    for y in [numbers[1], numbers[3]] where !(-1000...1000).contains(y) {
      throw Problem(
        message: "A curve's y is \(formatNumber(y)); it must be from -1000 to 1000.",
        help: "1 is the next stop's value; change y1 or y2.")
    }
    // The diagonal, whatever the two points on it are.
    if numbers[0] == numbers[1], numbers[2] == numbers[3] { return .linear }
    return .bezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  /// An ease by its name: `ease-in`, `steps(4, jump-end)`, `linear(0, 0.3 20%, 1)`,
  /// `cubic-bezier(0.4, 0, 0.2, 1)`.
  ///
  /// - Throws: what is wrong with it, and what to write instead.
  public static func named(_ text: String) throws(Problem) -> Ease {
    let trimmed = String(text.drop { $0 == " " })
    if let ease = names[trimmed] { return ease }
    guard let open = trimmed.firstIndex(of: "("), trimmed.hasSuffix(")") else {
      let near = nearestName(to: trimmed, in: names.keys)
      throw Problem(
        message: "There is no ease called \(quoted(trimmed)).",
        help: near.map { "Did you mean \($0)?" }
          ?? "Eases are linear, hold, ease, ease-in, ease-out, ease-in-out, quad-in and so on, "
          + "steps(4), linear(0, 0.3 20%, 1), and [x1, y1, x2, y2].")
    }
    let function = String(trimmed[..<open])
    let arguments = trimmed[trimmed.index(after: open)...].dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(String.init) }
    switch function {
    case "steps": return try steps(arguments)
    case "linear": return try points(arguments)
    case "cubic-bezier":
      return try curve(arguments.map { $0.count == 1 ? number($0[0]) ?? .nan : .nan })
    default:
      throw Problem(
        message: "There is no ease called \(quoted(function)).",
        help: nearestName(to: function, in: ["steps", "linear", "cubic-bezier"])
          .map { "Did you mean \($0)?" } ?? "Write steps(4), linear(0, 0.3 20%, 1) or a name.")
    }
  }

  private static func steps(_ arguments: [[String]]) throws(Problem) -> Ease {
    let words = StepPosition.allCases.map(\.rawValue)
    guard (1...2).contains(arguments.count), arguments[0].count == 1,
      let value = number(arguments[0][0]), let count = Int(checked: value), Double(count) == value
    else {
      throw Problem(
        message: "steps takes a whole number and where it jumps.",
        help: "Write steps(4) or steps(4, jump-start).")
    }
    var position = StepPosition.jumpEnd
    if arguments.count == 2 {
      let word = arguments[1].joined(separator: " ")
      guard let named = StepPosition(rawValue: word) else {
        throw Problem(
          message: "steps can't jump at \(quoted(word)).",
          help: nearestName(to: word, in: words).map { "Did you mean \($0)?" }
            ?? "Write \(words.joined(separator: ", ")).")
      }
      position = named
    }
    let least = position == .jumpNone ? 2 : 1
    guard count >= least, count <= 1_000_000 else {
      throw Problem(
        message: "steps has \(count) steps; with \(position.rawValue) there are at least \(least).",
        help: "Write steps(\(least), \(position.rawValue)) or more.")
    }
    return .steps(count, position)
  }

  /// The points of `linear()`, missing places filled in as CSS does: the ends at 0 and 1, no place
  /// before the one in front of it, the rest evenly between.
  private static func points(_ arguments: [[String]]) throws(Problem) -> Ease {
    var places: [Double?] = []
    var values: [Double] = []
    for words in arguments {
      let numbers = words.filter { !$0.hasSuffix("%") }.compactMap { number($0) }
      let shares = words.filter { $0.hasSuffix("%") }.compactMap { number(String($0.dropLast())) }
      guard numbers.count == 1, numbers.count + shares.count == words.count, shares.count <= 2
      else {
        throw Problem(
          message: "linear can't read \(quoted(words.joined(separator: " "))).",
          help: "Write values with places, such as linear(0, 0.3 20%, 1).")
      }
      for share in shares.isEmpty ? [nil] : shares.map({ Optional($0 / 100) }) {
        places.append(share)
        values.append(numbers[0])
      }
    }
    guard values.count >= 2 else {
      throw Problem(
        message: "linear has \(values.count) point\(values.count == 1 ? "" : "s").",
        help: "Write at least two values, such as linear(0, 1).")
    }
    places[0] = places[0] ?? 0
    places[places.count - 1] = places[places.count - 1] ?? 1
    var largest = -Double.infinity
    for index in places.indices {
      guard let place = places[index] else { continue }
      largest = max(largest, place)
      places[index] = largest
    }
    var index = 0
    while index < places.count {
      guard places[index] == nil else {
        index += 1
        continue
      }
      var end = index
      while end < places.count, places[end] == nil { end += 1 }
      let from = places[index - 1] ?? 0
      let to = end < places.count ? places[end] ?? 1 : 1
      for place in index..<end {
        places[place] = from + (to - from) * Double(place - index + 1) / Double(end - index + 1)
      }
      index = end
    }
    return .points(zip(places, values).map { Point(x: $0 ?? 0, y: $1) })
  }

  private static func number(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }
}
