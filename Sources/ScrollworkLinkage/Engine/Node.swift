internal import ScrollworkModel

/// One operation of a program: it reads slots and writes one. Nodes lie in the order of evaluation.
struct Node {
  enum Kind: UInt8 {
    /// Two stops, clamped and linear: `b` is the index of four numbers k0, k1, v0, v1 in `numbers`.
    case linear
    /// `c` stops, clamped and linear: keys and values at `b` in `numbers`. There is no jump at
    /// either end.
    case stops
    /// Two stops with a curve, clamped: k0, k1, v0, v1 and the curve's coefficients at `b`.
    case curve
    /// `b` is the index of a table whose keys and values are constant.
    case table
    /// `b` is the index of a table whose keys and values are slots.
    case openTable
    /// The instructions `b..<b + c`.
    case expression
    /// `a` is true: `b`, else `c`.
    case select
    /// `a`, or `b` where it isn't finite; `c` is the binding.
    case finite
    /// `a` to multiples of `b`, half away from zero.
    case round
    /// A channel 0...255 in sRGB of its linear light `a`.
    case light
    /// `a` smoothed with half-life `numbers[b]`; `c` is the index of its memory.
    case smooth
    /// `a` by a spring with response and damping at `numbers[b]`; `c`: two places of memory.
    case spring
    /// The computed offset `a` when it or its driver `d` has changed, else where the scroll view
    /// stands, `b`; `c`: three places of memory.
    case follow
    /// Sign of the last movement of `a`; `c`: two places of memory.
    case direction
    /// Fractional page at the offset `a`; `b` is the index in `pageSources`.
    case page
    /// The page of the fractional page `a`; `b` as for `page`.
    case pageIndex
    /// Where `b`, an index into `maps`, puts its second member.
    case linkMap
    /// Moves the members of `groups[b]`.
    case group
    /// Seven numbers of the view range `b` in slots from `out` on.
    case viewRange
    /// The visible share of `visibles[b]`.
    case visible
    /// The hidden part of `collapses[b]`.
    case collapse
  }

  var kind: Kind
  /// The slot that is written.
  var out: Int32
  var a: Int32 = -1
  var b: Int32 = -1
  var c: Int32 = -1
  var d: Int32 = -1
}

/// One instruction of an expression: a stack machine over slots.
struct Code: Hashable {
  enum Operation: UInt8, Hashable {
    /// Pushes the slot `argument`.
    case load
    case negate, not
    case add, subtract, multiply, divide
    /// The quotient, or 0 where the divisor is 0.
    case safeDivide
    /// The quotient, or 0 for 0 / 0.
    case divideByRange
    case equal, notEqual, lessOrEqual, greaterOrEqual, less, greater
    case and, or
    /// Calls a function with `argument` operands.
    case call, callWithList
  }

  var operation: Operation
  var function: Expression.Function = .abs
  var argument: Int32 = 0

  /// How many values stand on the stack afterwards, relative to before.
  var growth: Int {
    switch operation {
    case .load: 1
    case .negate, .not: 0
    case .call, .callWithList: 1 - Int(argument)
    default: -1
    }
  }
}

/// A table whose keys or values are worked out anew in each step.
struct OpenTable {
  /// Slots.
  var keys: [Int32]
  var values: [Int32]
  var eases: [Ease]
  var before: DriveDeclaration.Outside
  var after: DriveDeclaration.Outside
  /// Written from the largest key down.
  var isReversed: Bool
  /// Keys move, so that they have to be put in order.
  var sortsKeys: Bool
}

/// What a scroller link needs of a scroll view or knob: slots.
struct LinkMember {
  var offset: Int32
  var low: Int32
  var high: Int32
  /// Index into `pageSources`; -1 for knobs.
  var pages: Int32
}

/// How one member's offset gives another's.
struct LinkMap {
  var measure: ScrollerLinkDeclaration.Measure
  var from: LinkMember
  var to: LinkMember
  /// Where the second member stands by itself.
  var incoming: Int32
  /// Slot of a factor on points; -1: none.
  var ratio: Int32
  /// The inverse factor is meant.
  var dividesByRatio: Bool
  /// For `stops`; already turned round for the way back.
  var table: StopTable?
  var clamps: Bool
  var empty: ScrollerLinkDeclaration.EmptyRange
}

/// Scrollers of which any may lead.
struct LinkGroup {
  /// By member: where it stands before the step, and what is written.
  var incoming: [Int32]
  var outputs: [Int32]
  /// By member: its place is that of a frame.
  var isKnob: [Bool]
  /// By member: other member and index into `maps`.
  var edges: [[(to: Int32, map: Int32)]]
  /// First of as many places of memory as there are members.
  var memory: Int32
  /// Index of the binding in reports.
  var binding: Int32
}

/// Slots of a view's place along one axis of a scroll view.
struct ViewRangeSource: Hashable {
  var start: Int32
  var size: Int32
  var port: Int32
  var insetStart: Int32
  var insetEnd: Int32
  var slide: Int32
  var edge: Int32
}

/// The rectangles through which a view is seen.
struct VisibleSource {
  struct Layer {
    /// Index into the inputs' frames.
    var item: Int32
    /// Slots of the offset of a scroll view; -1 for others.
    var offsetX: Int32
    var offsetY: Int32
    var clips: Bool
  }

  var item: Int32
  /// From the parent outwards.
  var layers: [Layer]
}

/// A bar that gives way, with memory.
struct CollapseSource {
  var enter: CollapseDeclaration.Entry
  var snap: CollapseDeclaration.Snap
  var scroller: Int32
  /// Slots: the offset, its low end, how much can hide, and what shows when it comes back.
  var offset: Int32
  var low: Int32
  var range: Int32
  var least: Int32
  var phase: Int32
  /// First of `CollapseSource.places` places of memory.
  var memory: Int32

  /// Hidden part, offset, direction, start of a snap in seconds of it, its ends, whether it was at
  /// rest.
  static let places = 7
}
