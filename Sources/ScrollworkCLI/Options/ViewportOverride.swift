import ScrollworkModel

/// What the command line changes of a scene's viewports.
struct ViewportOverride: Sendable {
  /// Takes the place of the viewport's size, scale and safe area.
  private var size: Size?
  /// Takes the place of the width alone; the safe area stays.
  private var width: Double?
  private var scale: Double?
  private var device: Device?
  private var orientation: DeviceOrientation?
  private var direction: LayoutDirection?
  private var textScale: Double?

  init(_ arguments: Arguments) throws(UsageError) {
    if let text = arguments.value(.viewport) { (size, scale) = try ViewportOverride.parse(text) }
    if let name = arguments.value(.device) {
      guard size == nil else {
        throw UsageError("--viewport and --device both give a size; one of them has to go.")
      }
      guard let known = DeviceTable.device(named: name) else {
        let near = nearestName(to: name, in: DeviceTable.all.lazy.map(\.name))
        throw UsageError(
          "There is no device \"\(name)\".",
          help: near.map { "Did you mean \($0)?" } ?? "`scrollwork devices` lists them.")
      }
      device = known
    }
    orientation = arguments.value(.orientation).flatMap(DeviceOrientation.init)
    direction = arguments.value(.direction).flatMap(LayoutDirection.init)
    if let text = arguments.value(.textScale) {
      guard let value = OptionValues.number(text), value > 0, value <= 100 else {
        throw UsageError("--text-scale needs a number above 0 and up to 100, not \"\(text)\".")
      }
      textScale = value
    }
  }

  /// An entry of a matrix made on the command line: a device, `390x844@3`, a width, `portrait`,
  /// `landscape`, `ltr`, `rtl` or `text=1.5`, or several of these with `+` between them. Nil for
  /// anything else.
  init?(matrixEntry text: String) {
    for part in text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      if let known = DeviceTable.device(named: part) {
        device = known
      } else if let orientation = DeviceOrientation(rawValue: part) {
        self.orientation = orientation
      } else if let direction = LayoutDirection(rawValue: part) {
        self.direction = direction
      } else if part.hasPrefix("text="), let value = OptionValues.number(part.dropFirst(5)),
        value > 0, value <= 100
      {
        textScale = value
      } else if let value = OptionValues.number(part), (1...100_000).contains(value) {
        width = value
      } else if let (size, scale) = try? ViewportOverride.parse(part) {
        self.size = size
        self.scale = scale
      } else {
        return nil
      }
    }
    if size != nil && device != nil { return nil }
  }

  /// Whether a size is given, by itself or by a device.
  var setsSize: Bool { size != nil || device != nil || width != nil }

  /// Whether anything is given.
  var changesAnything: Bool {
    setsSize || orientation != nil || direction != nil || textScale != nil
  }

  /// The viewport with the given things replaced.
  func applied(to viewport: Viewport) -> Viewport {
    var result = viewport
    if let size {
      result.size = size
      result.scale = scale ?? viewport.scale
      result.safeArea = .zero
      result.device = nil
    }
    if let device { result = with(device, orientation ?? .portrait, in: result) }
    if device == nil, let orientation { turn(&result, to: orientation) }
    if let width, width != result.size.width {
      result.size.width = width
      result.device = nil
    }
    if let direction { result.direction = direction }
    if let textScale { result.textScale = textScale }
    return result
  }

  private func with(
    _ device: Device, _ orientation: DeviceOrientation, in viewport: Viewport
  ) -> Viewport {
    var result = device.viewport(orientation: orientation)
    result.direction = viewport.direction
    result.textScale = viewport.textScale
    return result
  }

  /// A device of the table has a safe area for each orientation; any other viewport is only
  /// turned, and loses its safe area when that changes it.
  private func turn(_ viewport: inout Viewport, to orientation: DeviceOrientation) {
    if let name = viewport.device, let device = DeviceTable.device(named: name) {
      viewport = with(device, orientation, in: viewport)
      return
    }
    let isLandscape = viewport.size.width > viewport.size.height
    guard isLandscape != (orientation == .landscape),
      viewport.size.width != viewport.size.height
    else { return }
    viewport.size = Size(width: viewport.size.height, height: viewport.size.width)
    viewport.safeArea = .zero
  }

  /// `390x844` or `390x844@3`.
  private static func parse(_ text: String) throws(UsageError) -> (Size, Double?) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = (parts.first ?? "").split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "X" || $0 == "×" })
    guard parts.count <= 2, sides.count == 2,
      let width = OptionValues.number(sides[0]), let height = OptionValues.number(sides[1])
    else {
      throw UsageError(
        "--viewport can't read \"\(text)\".",
        help: "Write width and height in points: --viewport 390x844, or 390x844@3 with a scale.")
    }
    guard (0...100_000).contains(width), (0...100_000).contains(height) else {
      throw UsageError("--viewport \(text): width and height go from 0 to 100000 pt.")
    }
    guard parts.count == 2 else { return (Size(width: width, height: height), nil) }
    guard let scale = OptionValues.number(parts[1]), scale > 0, scale <= 100 else {
      throw UsageError("--viewport \(text): the scale is above 0 and up to 100.")
    }
    return (Size(width: width, height: height), scale)
  }
}
