/// Scratch space that adds up a row's coefficients by class.
struct ClassSums {
  private(set) var node: Buffer<Int32>
  private(set) var sum: Buffer<Double>
  private var size: Buffer<Double>
  /// Place of a node in `node`, -1 when it isn't there.
  private var place: Buffer<Int32>
  /// Sum of the sizes of the numbers that made the row's constant.
  var magnitude = 0.0

  var count: Int { node.count }

  /// A sum this small against its parts counts as cancelled.
  static let cancellation = 1e-11

  init(nodeCount: Int) {
    node = Buffer()
    sum = Buffer()
    size = Buffer()
    place = Buffer(repeating: -1, count: nodeCount)
  }

  func deallocate() {
    node.deallocate()
    sum.deallocate()
    size.deallocate()
    place.deallocate()
  }

  @inline(__always)
  mutating func clear() {
    for index in 0..<node.count { place[node[index]] = -1 }
    node.removeAll()
    sum.removeAll()
    size.removeAll()
  }

  @inline(__always)
  mutating func add(_ coefficient: Double, to target: Int32) {
    let index = place[target]
    if index >= 0 {
      sum[index] += coefficient
      size[index] += abs(coefficient)
    } else {
      place[target] = Int32(node.count)
      node.append(target)
      sum.append(coefficient)
      size.append(abs(coefficient))
    }
  }

  /// Removes the classes whose coefficients cancel.
  @inline(__always)
  mutating func dropCancelled() {
    var index = 0
    while index < node.count {
      if abs(sum[index]) > Self.cancellation * size[index] {
        index += 1
        continue
      }
      place[node[index]] = -1
      let lastNode = node.removeLast()
      let lastSum = sum.removeLast()
      let lastSize = size.removeLast()
      if index < node.count {
        node[index] = lastNode
        sum[index] = lastSum
        size[index] = lastSize
        place[lastNode] = Int32(index)
      }
    }
  }
}
