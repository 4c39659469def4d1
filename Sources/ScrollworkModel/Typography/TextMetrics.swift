/// Widths and heights of strings, estimated from a bundled table of average advances.
///
/// Real widths depend on the font engine; these are good to a few per cent for Latin text and are
/// marked as estimated wherever they are used.
public struct TextMetrics: Hashable, Sendable {
  /// A weight of the system font, as far as the table tells weights apart.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case regular, medium, semibold, bold
  }

  /// Point size.
  public var size: Double
  public var weight: Weight

  public init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// Ascender and descender of the system font in em; their sum is the line height.
  public static let ascender = 0.952_148_437_5
  public static let descender = 0.241_210_937_5

  /// Letter spacing in em. Inter's published dynamic metrics, -0.0223 + 0.185 exp(-0.1745 size),
  /// at 17 pt.
  private static let tracking = -0.0128

  /// The height of one line in points, before any rounding to pixels.
  public var lineHeight: Double { size * (Self.ascender + Self.descender) }

  /// The width in points of each line that line breaks in the text make; at least one.
  public func paragraphWidths(_ text: String) -> [Double] {
    let advances = Advances(weight)
    var widths: [Double] = []
    var sum = 0.0
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" {
        widths.append(sum * size)
        sum = 0
      } else {
        let advance = advances.advance(of: scalar.value)
        if advance > 0 { sum += advance + Self.tracking }
      }
    }
    widths.append(sum * size)
    return widths
  }

  /// The weight that a scene names; names of lighter and heavier fonts take the nearest one.
  public static func weight(named name: String?) -> Weight {
    switch name {
    case "medium": .medium
    case "semibold": .semibold
    case "bold", "heavy", "black": .bold
    default: .regular
    }
  }

  /// Advances in em by character.
  private struct Advances {
    let ascii: [UInt16]
    let averageUppercase: Double
    let averageLowercase: Double

    init(_ weight: Weight) {
      ascii =
        switch weight {
        case .regular: AdvanceTable.regular
        case .medium: AdvanceTable.medium
        case .semibold: AdvanceTable.semibold
        case .bold: AdvanceTable.bold
        }
      averageUppercase = Self.average(of: ascii, 0x41...0x5A)
      averageLowercase = Self.average(of: ascii, 0x61...0x7A)
    }

    /// Outside ASCII by class of character: ideographs and pictures are one em wide, marks that
    /// combine with the letter before and control characters take no room, and everything else is
    /// as wide as the average letter.
    func advance(of code: UInt32) -> Double {
      switch code {
      case 0x20...0x7E: Double(ascii[Int(code) - 0x20]) / 1000
      case 0..<0x20, 0x7F...0x9F, 0x300...0x36F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F:
        0
      case 0xC0...0xDE: averageUppercase
      case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
        0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        1
      default: averageLowercase
      }
    }

    private static func average(of ascii: [UInt16], _ codes: ClosedRange<Int>) -> Double {
      var sum = 0
      for code in codes { sum += Int(ascii[code - 0x20]) }
      return Double(sum) / Double(codes.count) / 1000
    }
  }
}
