internal import ScrollworkModel

/// Values as YAML on one line.
enum FlowWriter {
  /// The shortest decimal that reads back as the same number.
  static func number(_ value: Double) -> String {
    let text = (value == 0 ? 0 : value).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func numbers(_ values: [Double]) -> String {
    "[\(values.map(number).joined(separator: ", "))]"
  }

  static func list(_ texts: [String]) -> String {
    "[\(texts.map(ScalarText.flow).joined(separator: ", "))]"
  }

  static func map(_ values: [String: String]) -> String {
    let members = values.sorted { $0.key < $1.key }.map {
      "\(ScalarText.flow($0.key)): \($0.value)"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  static func size(_ size: Size) -> String { numbers([size.width, size.height]) }

  static func insets(_ insets: InsetSpecification) -> String {
    if !insets.isDirectional, Set([insets.top, insets.bottom, insets.near, insets.far]).count == 1 {
      return number(insets.top)
    }
    let names = insets.isDirectional ? ("leading", "trailing") : ("left", "right")
    return "{top: \(number(insets.top)), \(names.0): \(number(insets.near)), "
      + "bottom: \(number(insets.bottom)), \(names.1): \(number(insets.far))}"
  }

  /// One value for both axes, or a mapping of those that are given.
  static func perAxis(_ values: PerAxis<Double?>) -> String? {
    if let value = values.horizontal, value == values.vertical { return number(value) }
    var members: [String] = []
    if let value = values.horizontal { members.append("horizontal: \(number(value))") }
    if let value = values.vertical { members.append("vertical: \(number(value))") }
    return members.isEmpty ? nil : "{\(members.joined(separator: ", "))}"
  }

  static func viewport(_ viewport: Viewport) -> String {
    var members = screen(viewport)
    if viewport.direction == .rightToLeft { members.append("direction: rtl") }
    if viewport.textScale != 1 { members.append("textScale: \(number(viewport.textScale))") }
    return "{\(members.joined(separator: ", "))}"
  }

  /// The device by its name where the viewport is just as its table says.
  private static func screen(_ viewport: Viewport) -> [String] {
    if let name = viewport.device, let device = DeviceTable.device(named: name) {
      for orientation in DeviceOrientation.allCases {
        let known = device.viewport(orientation: orientation)
        guard known.size == viewport.size, known.scale == viewport.scale,
          known.safeArea == viewport.safeArea
        else { continue }
        let turned = orientation == .portrait ? [] : ["orientation: \(orientation.rawValue)"]
        return ["device: \(name)"] + turned
      }
    }
    var members = [
      "width: \(number(viewport.size.width))", "height: \(number(viewport.size.height))",
    ]
    if let scale = viewport.scale { members.append("scale: \(number(scale))") }
    if viewport.safeArea != .zero {
      let area = viewport.safeArea
      members.append(
        "safeArea: "
          + insets(
            InsetSpecification(
              top: area.top, near: area.left, bottom: area.bottom, far: area.right)))
    }
    return members
  }

  static func text(_ content: TextContent) -> String {
    switch content {
    case .measured(let width, let lineHeight, let lines):
      let count = lines == 0 ? "" : ", lines: \(lines)"
      return "{width: \(number(width)), lineHeight: \(number(lineHeight))\(count)}"
    case .estimated(let string, let size, let lines, let weight):
      if size == nil, lines == nil, weight == nil { return ScalarText.flow(string) }
      var members = ["string: \(ScalarText.flow(string))"]
      if let size { members.append("size: \(number(size))") }
      if let lines { members.append("lines: \(lines)") }
      if let weight { members.append("weight: \(weight)") }
      return "{\(members.joined(separator: ", "))}"
    }
  }
}
