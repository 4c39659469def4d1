import Foundation

/// A value read from JSON. Reaching for what isn't there throws.
public enum FixtureValue: Decodable, Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([FixtureValue])
  case object([String: FixtureValue])

  public struct Missing: Error, CustomStringConvertible {
    public let description: String
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([FixtureValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: FixtureValue].self))
    }
  }

  public subscript(key: String) -> FixtureValue {
    get throws {
      guard case .object(let values) = self, let value = values[key] else {
        throw Missing(description: "no \(key) in \(self)")
      }
      return value
    }
  }

  /// The value of a key that may be missing.
  public func optional(_ key: String) -> FixtureValue? {
    guard case .object(let values) = self else { return nil }
    return values[key]
  }

  public var number: Double {
    get throws {
      switch self {
      case .number(let value): return value
      case .text("inf"): return .infinity
      default: throw Missing(description: "\(self) isn't a number")
      }
    }
  }

  public var integer: Int {
    get throws {
      guard let value = Int(exactly: try number) else {
        throw Missing(description: "\(self) isn't a whole number")
      }
      return value
    }
  }

  public var boolean: Bool {
    get throws {
      guard case .boolean(let value) = self else {
        throw Missing(description: "\(self) is neither true nor false")
      }
      return value
    }
  }

  public var text: String {
    get throws {
      guard case .text(let value) = self else {
        throw Missing(description: "\(self) isn't a text")
      }
      return value
    }
  }

  public var list: [FixtureValue] {
    get throws {
      guard case .list(let values) = self else {
        throw Missing(description: "\(self) isn't a list")
      }
      return values
    }
  }

  public var object: [String: FixtureValue] {
    get throws {
      guard case .object(let values) = self else {
        throw Missing(description: "\(self) isn't an object")
      }
      return values
    }
  }

  public var numbers: [Double] { get throws { try list.map { try $0.number } } }

  public var texts: [String] { get throws { try list.map { try $0.text } } }

  /// A list of two numbers.
  public var range: ClosedRange<Double> {
    get throws {
      let numbers = try numbers
      guard numbers.count == 2, numbers[0] <= numbers[1] else {
        throw Missing(description: "\(self) isn't a range")
      }
      return numbers[0]...numbers[1]
    }
  }
}

/// What a result can be compared as.
public protocol FixtureConvertible {
  var fixture: FixtureValue { get }
}

extension FixtureValue: FixtureConvertible {
  public var fixture: FixtureValue { self }
}

extension Double: FixtureConvertible {
  public var fixture: FixtureValue { .number(self) }
}

extension Int: FixtureConvertible {
  public var fixture: FixtureValue { .number(Double(self)) }
}

extension Bool: FixtureConvertible {
  public var fixture: FixtureValue { .boolean(self) }
}

extension String: FixtureConvertible {
  public var fixture: FixtureValue { .text(self) }
}

extension Optional: FixtureConvertible where Wrapped: FixtureConvertible {
  public var fixture: FixtureValue { self?.fixture ?? .null }
}

extension Array: FixtureConvertible where Element: FixtureConvertible {
  public var fixture: FixtureValue { .list(map(\.fixture)) }
}

extension Dictionary: FixtureConvertible where Key == String, Value: FixtureConvertible {
  public var fixture: FixtureValue { .object(mapValues(\.fixture)) }
}
