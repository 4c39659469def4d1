/// A number that a link reads, and the numbers that it is worked out from as far as a graph shows
/// them.
struct LinkNumber: Hashable, Sendable {
  var name: String
  var parts: [LinkNumber] = []
}
