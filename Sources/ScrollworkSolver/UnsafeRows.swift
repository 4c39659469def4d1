/// The arrays of a `RowStore` as raw memory, for the duration of one call.
struct UnsafeRows {
  let count: Int
  let start: UnsafePointer<Int32>
  let variable: UnsafePointer<Int32>
  let coefficient: UnsafePointer<Double>
  let comparison: UnsafePointer<Comparison>
  let constant: UnsafePointer<Double>
  let priority: UnsafePointer<Double>

  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(start[row]), Int(start[row + 1])))
  }

  @inline(__always)
  func isRequired(_ row: Int) -> Bool { priority[row] >= ConstraintSystem.required }

  @inline(__always)
  func isRequiredEquality(_ row: Int) -> Bool {
    comparison[row] == .equal && isRequired(row)
  }
}

extension RowStore {
  /// Calls `body` with the rows as raw memory.
  func withUnsafeRows<Result>(_ body: (UnsafeRows) -> Result) -> Result {
    start.withUnsafeBufferPointer { start in
      variable.withUnsafeBufferPointer { variable in
        coefficient.withUnsafeBufferPointer { coefficient in
          comparison.withUnsafeBufferPointer { comparison in
            constant.withUnsafeBufferPointer { constant in
              priority.withUnsafeBufferPointer { priority in
                // Empty arrays may have no memory; nothing is read from them then.
                body(
                  UnsafeRows(
                    count: constant.count, start: start.baseAddress!,
                    variable: variable.baseAddress ?? Self.nothing(),
                    coefficient: coefficient.baseAddress ?? Self.nothing(),
                    comparison: comparison.baseAddress ?? Self.nothing(),
                    constant: constant.baseAddress ?? Self.nothing(),
                    priority: priority.baseAddress ?? Self.nothing()))
              }
            }
          }
        }
      }
    }
  }

  private static func nothing<Element>() -> UnsafePointer<Element> {
    UnsafePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }
}
