public import ScrollworkModel

/// The built-in devices as a table or as JSON.
public enum DeviceList {
  public static let format = "scrollwork.devices/1"

  /// Sizes in points, safe areas as top, left, bottom, right.
  public static func table(_ devices: [Device], style: TextStyle) -> String {
    var table = TextTable([
      ("name", .left), ("width", .right), ("height", .right), ("scale", .right),
      ("safe area", .left), ("landscape", .left), ("device", .left),
    ])
    for device in devices {
      table.add([
        device.name, formatNumber(device.size.width), formatNumber(device.size.height),
        formatNumber(device.scale), insets(device.portraitSafeArea),
        insets(device.landscapeSafeArea), device.displayName,
      ])
    }
    return table.text(style: style)
  }

  public static func json(_ devices: [Device]) -> [UInt8] {
    var json = JSONWriter()
    json.object(.block) { json in
      json.field("format", format)
      json.key("devices")
      json.array(.block) { json in
        for device in devices { write(device, to: &json) }
      }
    }
    json.finishLine()
    return json.bytes
  }

  private static func write(_ device: Device, to json: inout JSONWriter) {
    json.object { json in
      json.field("name", device.name)
      json.field("device", device.displayName)
      json.field("width", device.size.width)
      json.field("height", device.size.height)
      json.field("scale", device.scale)
      json.key("safeArea")
      write(device.portraitSafeArea, to: &json)
      json.key("landscapeSafeArea")
      write(device.landscapeSafeArea, to: &json)
    }
  }

  private static func write(_ insets: EdgeInsets, to json: inout JSONWriter) {
    json.object { json in
      json.field("top", insets.top)
      json.field("left", insets.left)
      json.field("bottom", insets.bottom)
      json.field("right", insets.right)
    }
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(formatNumber)
      .joined(separator: ", ")
  }
}
