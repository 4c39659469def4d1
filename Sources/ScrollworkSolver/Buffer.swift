/// Growable memory for plain numbers, without bounds checks in release builds.
///
/// The solver's inner loops run over these instead of arrays: no uniqueness or bounds checks, and
/// one allocation is reused for many components. The owner calls `deallocate`.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count: Int

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
    count = 0
  }

  init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  func deallocate() { base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
    nonmutating _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: value)
    count += 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeLast(_ number: Int) { count -= number }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Makes the first `count` elements `value`.
  mutating func reset(to value: Element, count: Int) {
    if count > capacity {
      base.deallocate()
      capacity = count + count / 2
      base = .allocate(capacity: capacity)
    }
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  private mutating func grow(to minimum: Int) {
    let larger = max(minimum, capacity * 2, 16)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.moveInitialize(from: base, count: count)
    base.deallocate()
    base = memory
    capacity = larger
  }
}
