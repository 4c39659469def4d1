#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Applies a function to every element on up to `threads` threads at once. The results come in
/// the order of the elements, whatever the number of threads.
///
/// - Parameter finished: Called after each element with how many are done, by one thread at a
///   time.
func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], threads: Int, finished: @escaping @Sendable (Int) -> Void = { _ in },
  _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  let wanted = min(threads, elements.count)
  guard wanted > 1 else {
    var results: [Result] = []
    results.reserveCapacity(elements.count)
    for element in elements {
      results.append(transform(element))
      finished(results.count)
    }
    return results
  }
  let work = WorkList(count: elements.count, finished: finished) { transform(elements[$0]) }
  var started: [pthread_t] = []
  for _ in 1..<wanted {
    if let thread = startThread({ work.run() }) { started.append(thread) }
  }
  // This thread works too, so that everything is done even if no other could be started.
  work.run()
  for thread in started { pthread_join(thread, nil) }
  return work.results
}

/// Indexes to work on and a place for each result, shared between threads under one lock.
private final class WorkList<Result: Sendable>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let count: Int
  private let finished: @Sendable (Int) -> Void
  private let work: @Sendable (Int) -> Result
  private var next = 0
  private var done = 0
  private var places: [Result?]

  init(
    count: Int, finished: @escaping @Sendable (Int) -> Void,
    work: @escaping @Sendable (Int) -> Result
  ) {
    self.count = count
    self.finished = finished
    self.work = work
    places = Array(repeating: nil, count: count)
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  var results: [Result] { places.compactMap { $0 } }

  /// Works until nothing is left.
  func run() {
    while true {
      pthread_mutex_lock(mutex)
      let index = next
      next += 1
      pthread_mutex_unlock(mutex)
      guard index < count else { return }
      let result = work(index)
      pthread_mutex_lock(mutex)
      places[index] = result
      done += 1
      finished(done)
      pthread_mutex_unlock(mutex)
    }
  }
}

private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Starts a thread with the main thread's usual stack size; nil when the system has none left.
private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0 else { return nil }
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 8 * 1024 * 1024)
  let argument = Unmanaged.passRetained(ThreadBody(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, argument.toOpaque())
    if status == 0 { return thread }
  #else
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        if let argument {
          Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body()
        }
        return nil
      }, argument.toOpaque())
    if status == 0 { return thread }
  #endif
  argument.release()
  return nil
}
