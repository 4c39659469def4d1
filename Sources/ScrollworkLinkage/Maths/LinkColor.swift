internal import ScrollworkModel

/// A colour in straight (not premultiplied) sRGB: channels 0...255, alpha 0...1.
public struct LinkColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or one of UIColor's names; nil for anything else.
  public init?(_ text: String) {
    if let known = LinkColor.names[text] {
      self = known
      return
    }
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.utf8.count - 1 else { return nil }
    let channels: [Int]
    switch digits.count {
    case 3, 4: channels = digits.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: digits.count, by: 2).map {
        digits[$0] * 16 + digits[$0 + 1]
      }
    default: return nil
    }
    self.init(
      red: Double(channels[0]), green: Double(channels[1]), blue: Double(channels[2]),
      alpha: channels.count == 4 ? Double(channels[3]) / 255 : 1)
  }

  /// UIColor's named colours with fixed values.
  static let names: [String: LinkColor] = [
    "black": LinkColor(red: 0, green: 0, blue: 0),
    "white": LinkColor(red: 255, green: 255, blue: 255),
    "clear": LinkColor(red: 0, green: 0, blue: 0, alpha: 0),
    "gray": LinkColor(red: 127.5, green: 127.5, blue: 127.5),
    "darkGray": LinkColor(red: 85, green: 85, blue: 85),
    "lightGray": LinkColor(red: 170, green: 170, blue: 170),
    "red": LinkColor(red: 255, green: 0, blue: 0),
    "green": LinkColor(red: 0, green: 255, blue: 0),
    "blue": LinkColor(red: 0, green: 0, blue: 255),
    "cyan": LinkColor(red: 0, green: 255, blue: 255),
    "yellow": LinkColor(red: 255, green: 255, blue: 0),
    "magenta": LinkColor(red: 255, green: 0, blue: 255),
    "orange": LinkColor(red: 255, green: 127.5, blue: 0),
    "purple": LinkColor(red: 127.5, green: 0, blue: 127.5),
    "brown": LinkColor(red: 153, green: 102, blue: 51),
  ]

  public var channels: [Double] { [red, green, blue, alpha] }

  /// The channels in linear light, 0...1, by the transfer function of sRGB (IEC 61966-2-1); alpha.
  var light: [Double] {
    func light(_ channel: Double) -> Double {
      let value = channel / 255
      return value <= 0.04045
        ? value / 12.92 : ElementaryFunctions.power((value + 0.055) / 1.055, 2.4)
    }
    return [light(red), light(green), light(blue), alpha]
  }

  /// A channel 0...255 of its linear light; whole and half ones are met exactly.
  static func channel(ofLight light: Double) -> Double {
    guard light.isFinite else { return .nan }
    let value =
      light <= 0.0031308
      ? 12.92 * light : 1.055 * ElementaryFunctions.power(light, 1 / 2.4) - 0.055
    return (value * 255 * 0x1p32).rounded(.toNearestOrEven) * 0x1p-32
  }

  /// `#rrggbb`, or `#rrggbbaa` where it isn't opaque.
  public var hexadecimal: String {
    func hex(_ value: Double) -> String {
      let whole = Int(checked: min(max(value, 0), 255).rounded(.toNearestOrAwayFromZero)) ?? 0
      let digits = String(whole, radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }
    let text = "#" + hex(red) + hex(green) + hex(blue)
    return alpha >= 1 ? text : text + hex(alpha * 255)
  }
}
