package import ScrollworkSolver

/// The four variables of one rectangle.
package struct Box {
  package var x: Variable
  package var y: Variable
  package var w: Variable
  package var h: Variable
}

/// Builds the benchmark's constraint systems.
package struct Workload {
  package var system = ConstraintSystem()

  package init() {}

  package mutating func box() -> Box {
    Box(
      x: system.addVariable(), y: system.addVariable(), w: system.addVariable(),
      h: system.addVariable())
  }

  /// sum of the terms (comparison) constant.
  @inline(__always)
  @discardableResult
  package mutating func add(
    _ a: (Double, Variable), _ comparison: Comparison, _ constant: Double, _ priority: Double = 1000
  ) -> ConstraintID {
    system.appendTerm(a.0, a.1)
    return commit(comparison, constant, priority)
  }

  @inline(__always)
  @discardableResult
  package mutating func add(
    _ a: (Double, Variable), _ b: (Double, Variable), _ comparison: Comparison, _ constant: Double,
    _ priority: Double = 1000
  ) -> ConstraintID {
    system.appendTerm(a.0, a.1)
    system.appendTerm(b.0, b.1)
    return commit(comparison, constant, priority)
  }

  @inline(__always)
  @discardableResult
  package mutating func add(
    _ a: (Double, Variable), _ b: (Double, Variable), _ c: (Double, Variable),
    _ comparison: Comparison, _ constant: Double, _ priority: Double = 1000
  ) -> ConstraintID {
    system.appendTerm(a.0, a.1)
    system.appendTerm(b.0, b.1)
    system.appendTerm(c.0, c.1)
    return commit(comparison, constant, priority)
  }

  @inline(__always)
  @discardableResult
  package mutating func add(
    _ a: (Double, Variable), _ b: (Double, Variable), _ c: (Double, Variable),
    _ d: (Double, Variable), _ comparison: Comparison, _ constant: Double,
    _ priority: Double = 1000
  ) -> ConstraintID {
    system.appendTerm(a.0, a.1)
    system.appendTerm(b.0, b.1)
    system.appendTerm(c.0, c.1)
    system.appendTerm(d.0, d.1)
    return commit(comparison, constant, priority)
  }

  @inline(__always)
  private mutating func commit(
    _ comparison: Comparison, _ constant: Double, _ priority: Double
  ) -> ConstraintID {
    do {
      return try system.commitConstraint(comparison, constant, priority: priority)
    } catch {
      fatalError("the benchmark wrote a constraint that can't be: \(error)")
    }
  }
}

/// Sizes of a feed's row, pseudo-random but fixed.
struct FeedRow {
  let title: Double
  let subtitle: Double
  let subtitleHeight: Double
  let button: Double

  init(_ i: Int) {
    title = Double(80 + (37 * i) % 241)
    subtitle = Double(60 + (53 * i) % 261)
    subtitleHeight = [14, 16, 32, 48][i % 4]
    button = Double(44 + (29 * i) % 45)
  }
}

/// W1: a feed of rows with an avatar, a title, a subtitle and a button.
package struct Feed {
  package var work = Workload()
  package var scrollWidth: ConstraintID
  package var rows: [Box] = []

  /// The two constraints that tie a row's left and right edge to the content.
  package func edges(ofRow index: Int) -> [ConstraintID] {
    let first = Int32(7 + 29 * index)
    return [ConstraintID(index: first), ConstraintID(index: first + 1)]
  }

  package init(_ n: Int) {
    let s = work.box()
    let c = work.box()
    work.add((1, s.x), .equal, 0)
    work.add((1, s.y), .equal, 0)
    scrollWidth = work.add((1, s.w), .equal, 390)
    work.add((1, s.h), .equal, 844)
    work.add((1, c.x), (-1, s.x), .equal, 0)
    work.add((1, c.y), (-1, s.y), .equal, 0)
    work.add((1, c.w), (-1, s.w), .equal, 0)
    rows.reserveCapacity(n)
    for i in 0..<n {
      let size = FeedRow(i)
      let r = work.box()
      let a = work.box()
      let l = work.box()
      let u = work.box()
      let b = work.box()
      work.add((1, r.x), (-1, c.x), .equal, 0)
      work.add((1, r.x), (1, r.w), (-1, c.x), (-1, c.w), .equal, 0)
      if let above = rows.last {
        work.add((1, r.y), (-1, above.y), (-1, above.h), .equal, 0)
      } else {
        work.add((1, r.y), (-1, c.y), .equal, 0)
      }
      work.add((1, a.x), (-1, r.x), .equal, 16)
      work.add((1, a.y), (-1, r.y), .equal, 12)
      work.add((1, a.w), .equal, 40)
      work.add((1, a.h), .equal, 40)
      work.add((1, a.y), (1, a.h), (-1, r.y), (-1, r.h), .lessThanOrEqual, -12)
      work.add((1, l.x), (-1, a.x), (-1, a.w), .equal, 12)
      work.add((1, l.y), (-1, r.y), .equal, 12)
      work.add((1, l.x), (1, l.w), (-1, b.x), .lessThanOrEqual, -8)
      work.add((1, l.w), .lessThanOrEqual, size.title, 251)
      work.add((1, l.w), .greaterThanOrEqual, size.title, 750)
      work.add((1, l.h), .lessThanOrEqual, 20, 250)
      work.add((1, l.h), .greaterThanOrEqual, 20, 750)
      work.add((1, u.x), (-1, l.x), .equal, 0)
      work.add((1, u.y), (-1, l.y), (-1, l.h), .equal, 4)
      work.add((1, u.x), (1, u.w), (-1, b.x), .lessThanOrEqual, -8)
      work.add((1, u.y), (1, u.h), (-1, r.y), (-1, r.h), .equal, -12)
      work.add((1, u.w), .lessThanOrEqual, size.subtitle, 251)
      work.add((1, u.w), .greaterThanOrEqual, size.subtitle, 750)
      work.add((1, u.h), .lessThanOrEqual, size.subtitleHeight, 251)
      work.add((1, u.h), .greaterThanOrEqual, size.subtitleHeight, 750)
      work.add((1, b.x), (1, b.w), (-1, r.x), (-1, r.w), .equal, -16)
      work.add((1, b.y), (0.5, b.h), (-1, r.y), (-0.5, r.h), .equal, 0)
      work.add((1, b.w), .lessThanOrEqual, size.button, 252)
      work.add((1, b.w), .greaterThanOrEqual, size.button, 751)
      work.add((1, b.h), .lessThanOrEqual, 32, 252)
      work.add((1, b.h), .greaterThanOrEqual, 32, 751)
      rows.append(r)
    }
    if let last = rows.last {
      work.add((1, c.y), (1, c.h), (-1, last.y), (-1, last.h), .equal, 0)
    }
  }
}

/// W2: a chain of equally wide boxes, 8 apart.
package func makeChain(_ n: Int) -> Workload {
  var work = Workload()
  let k = work.box()
  work.add((1, k.x), .equal, 0)
  work.add((1, k.y), .equal, 0)
  work.add((1, k.w), .equal, Double(16 * n))
  work.add((1, k.h), .equal, 50)
  var before: Box?
  for _ in 0..<n {
    let v = work.box()
    if let before {
      work.add((1, v.x), (-1, before.x), (-1, before.w), .equal, 8)
      work.add((1, v.w), (-1, before.w), .equal, 0)
    } else {
      work.add((1, v.x), (-1, k.x), .equal, 0)
    }
    work.add((1, v.y), (-1, k.y), .equal, 0)
    work.add((1, v.y), (1, v.h), (-1, k.y), (-1, k.h), .equal, 0)
    before = v
  }
  if let before { work.add((1, before.x), (1, before.w), (-1, k.x), (-1, k.w), .equal, 0) }
  return work
}

/// W3: a binary tree of halves, alternately side by side and one above the other.
package func makeNested(_ depth: Int) -> Workload {
  var work = Workload()
  let root = work.box()
  work.add((1, root.x), .equal, 0)
  work.add((1, root.y), .equal, 0)
  work.add((1, root.w), .equal, 16384)
  work.add((1, root.h), .equal, 16384)
  func split(_ p: Box, _ k: Int) {
    if k == depth { return }
    let l = work.box()
    let r = work.box()
    func near(_ box: Box, along: Bool) -> Variable {
      (k % 2 == 0) == along ? box.x : box.y
    }
    func size(_ box: Box, along: Bool) -> Variable {
      (k % 2 == 0) == along ? box.w : box.h
    }
    work.add((1, near(l, along: true)), (-1, near(p, along: true)), .equal, 1)
    work.add(
      (1, near(r, along: true)), (1, size(r, along: true)), (-1, near(p, along: true)),
      (-1, size(p, along: true)), .equal, -1)
    work.add(
      (1, near(r, along: true)), (-1, near(l, along: true)), (-1, size(l, along: true)), .equal, 1)
    work.add((1, size(l, along: true)), (-1, size(r, along: true)), .equal, 0)
    for child in [l, r] {
      work.add((1, near(child, along: false)), (-1, near(p, along: false)), .equal, 1)
      work.add(
        (1, near(child, along: false)), (1, size(child, along: false)),
        (-1, near(p, along: false)), (-1, size(p, along: false)), .equal, -1)
    }
    split(l, k + 1)
    split(r, k + 1)
  }
  split(root, 0)
  return work
}
