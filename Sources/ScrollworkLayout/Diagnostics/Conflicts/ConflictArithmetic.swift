internal import ScrollworkModel
internal import ScrollworkSolver

/// The sum that a contradiction comes down to: what is needed in points, and what is there.
///
/// Made of the proof's numbers: each constraint adds its constant times its number, and the root,
/// which is fixed, adds what its edges are apart.
struct ConflictArithmetic {
  struct Part {
    /// In points, more than zero unless it is a size that is given as zero.
    var amount: Double
    /// `d-top`, or `enc-w, 0.5625 x 320`.
    var label: String
    /// The constraint that it is from; nil for the root's part.
    var member: ConstraintID?
    /// A size that something has: `cell.height`, `root.width`.
    var size: String?
    /// Not the author's to change: the root's size, or what a host adds.
    var isGiven = false
  }

  private(set) var needed: [Part] = []
  private(set) var available: [Part] = []
  /// By how many points more is needed than there is.
  private(set) var difference = 0.0

  /// Nil when there is no proof, or no numbers in it.
  init?(_ members: [ConflictFacts.Member], _ builder: SystemBuilder) {
    let scale = Self.scale(members)
    guard scale > 0 else { return nil }
    var root = PerAxis(0.0)
    for member in members {
      let number = member.multiplier * scale
      var share = 0.0
      if let index = member.written {
        let constraint = builder.scene.constraints[index]
        for axis in Axis.allCases {
          let part = RootShare.share(of: constraint, builder.writer, along: axis)
          root[axis] -= number * part
          share += part
        }
      }
      let constant = builder.system.constant(of: member.id) + share
      add(member, number, constant, builder)
    }
    for axis in Axis.allCases { addRoot(root[axis], axis, builder) }
    let sum = { (parts: [Part]) in parts.reduce(0) { $0 + $1.amount } }
    difference = sum(needed) - sum(available)
    // Zero, within rounding: the numbers say nothing.
    guard difference > 1e-9, difference.isFinite else { return nil }
  }

  /// What makes the number that most constraints have 1.
  private static func scale(_ members: [ConflictFacts.Member]) -> Double {
    var counts: [(magnitude: Double, count: Int)] = []
    for member in members where member.multiplier != 0 {
      let magnitude = abs(member.multiplier)
      if let place = counts.firstIndex(where: { abs($0.magnitude - magnitude) < 1e-9 * magnitude })
      {
        counts[place].count += 1
      } else {
        counts.append((magnitude, 1))
      }
    }
    let most = counts.max { ($0.count, $0.magnitude) < ($1.count, $1.magnitude) }
    return most.map { 1 / $0.magnitude } ?? 0
  }

  private mutating func add(
    _ member: ConflictFacts.Member, _ number: Double, _ constant: Double, _ builder: SystemBuilder
  ) {
    let amount = number * constant
    let size = Self.givenSize(member, builder)
    let isNothing = abs(amount) < 1e-9
    guard !isNothing || size != nil && number != 0 else { return }
    let factor = abs(abs(number) - 1) < 1e-9 ? "" : ", \(formatNumber(abs(number))) x "
    let label = member.label + (factor.isEmpty ? "" : factor + formatNumber(abs(constant)))
    let part = Part(
      amount: abs(amount), label: label, member: member.id, size: factor.isEmpty ? size : nil,
      isGiven: member.origin == .host)
    // A size of zero is on the side where a larger one would be.
    if amount > 0 && !isNothing || isNothing && number > 0 {
      needed.append(part)
    } else {
      available.append(part)
    }
  }

  private mutating func addRoot(_ amount: Double, _ axis: Axis, _ builder: SystemBuilder) {
    guard abs(amount) > 1e-9 else { return }
    let whole = builder.tables.rootSize[axis]
    let name = "root.\(axis.sizeName)"
    let part = Part(
      amount: abs(amount), label: abs(abs(amount) - whole) < 1e-9 ? name : "root",
      size: abs(abs(amount) - whole) < 1e-9 ? name : nil, isGiven: true)
    if amount > 0 { needed.append(part) } else { available.append(part) }
  }

  /// The size that a constraint sets to a constant, `cell.height`.
  private static func givenSize(
    _ member: ConflictFacts.Member, _ builder: SystemBuilder
  ) -> String? {
    let scene = builder.scene
    let source = member.source
    switch source.kind {
    case .written:
      let constraint = scene.constraints[Int(source.index)]
      guard constraint.terms.count == 1, constraint.relation == .equal,
        constraint.terms[0].attribute.isSize
      else { return nil }
      return scene.path(of: constraint.terms[0].item) + "."
        + constraint.terms[0].attribute.rawValue
    case .size:
      return scene.views[Int(source.index)].path + (source.detail == 0 ? ".width" : ".height")
    case .autoresizing where source.detail >= 2:
      return scene.views[Int(source.index)].path + (source.detail == 2 ? ".width" : ".height")
    case .hiding:
      let axis = scene.views[Int(source.index)].node.stack.axis
      return scene.views[Int(source.detail)].path + "." + axis.sizeName
    default: return nil
    }
  }

  // MARK: Text

  /// What is there doesn't fill what is to be filled; otherwise it doesn't fit into it.
  var isTooShort: Bool {
    !Self.isContainer(available) && Self.isContainer(needed) && !available.isEmpty
  }

  private static func isContainer(_ parts: [Part]) -> Bool {
    parts.contains(where: \.isGiven) || parts.count == 1 && parts[0].size != nil
  }

  /// `8 (t-top) + 8 (d-top) = 16 pt are needed, but cell.height is 10 (enc-h): 6 pt too much`.
  var sentence: String? {
    guard needed.count + available.count > 1, needed.count <= 10, available.count <= 10 else {
      return nil
    }
    let difference = formatNumber(difference)
    if needed.count == 1, available.count == 1, let a = needed[0].size, a == available[0].size {
      return "\(a) is \(amount(needed[0])) and \(amount(available[0])): \(difference) pt apart"
    }
    if isTooShort {
      return "\(sum(available)) pt have to fill \(filled(needed)): \(difference) pt too little"
    }
    guard !available.isEmpty else { return nil }
    return "\(sum(needed)) pt are needed, but \(given(available)): "
      + "\(difference) pt too much"
  }

  /// `40 (w40)`, or the number alone where the label says nothing new.
  private func amount(_ part: Part) -> String {
    formatNumber(part.amount) + (part.label == part.size ? "" : " (\(part.label))")
  }

  private func filled(_ parts: [Part]) -> String {
    guard parts.count == 1, let part = parts.first else { return "\(sum(parts)) pt" }
    return part.size.map { "\($0), which is \(formatNumber(part.amount))" }
      ?? "\(formatNumber(part.amount)) pt of \(part.label)"
  }

  private func sum(_ parts: [Part]) -> String {
    let items = parts.map { "\(formatNumber($0.amount)) (\($0.label))" }
    guard items.count > 1 else { return items.first ?? "0" }
    let total = parts.reduce(0) { $0 + $1.amount }
    return items.joined(separator: " + ") + " = \(formatNumber(total))"
  }

  private func given(_ parts: [Part]) -> String {
    guard parts.count == 1, let part = parts.first, let size = part.size else {
      return "\(sum(parts)) pt are there"
    }
    return "\(size) is \(formatNumber(part.amount))"
      + (part.label == size ? "" : " (\(part.label))")
  }
}
