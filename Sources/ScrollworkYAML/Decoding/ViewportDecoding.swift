internal import ScrollworkModel

/// `viewport` and `matrix`.
extension Decoder {
  /// The keys that a viewport and a matrix entry share, as written.
  struct ViewportKeys {
    var width: Double?
    var height: Double?
    var scale: Double?
    var safeArea: InsetSpecification?
    var direction: LayoutDirection?
    var textScale: Double?
    var device: Device?
    var deviceNode: Int?
    var orientation: DeviceOrientation?
    var orientationNode: Int?
    var sizeNode: Int?
  }

  mutating func viewport(_ node: Int) -> Viewport? {
    guard var cursor = entries(of: node, as: .viewport, .key(.viewport)) else { return nil }
    var keys = ViewportKeys()
    while let entry = next(&cursor) { read(entry, in: .viewport, into: &keys) }
    reportDeviceClash(keys)
    let direction = keys.direction ?? .leftToRight
    var result: Viewport
    if keys.deviceNode != nil {
      guard let device = keys.device else { return nil }
      result = device.viewport(orientation: keys.orientation ?? .portrait)
    } else {
      if let orientation = keys.orientationNode {
        report(
          ReadingRules.keysExclude, "\"orientation\" needs a device.", at: orientation,
          help: "Name a device, or swap width and height instead.")
      }
      guard let width = keys.width, let height = keys.height else {
        reportMissingSize(cursor, keys)
        return nil
      }
      result = Viewport(size: Size(width: width, height: height))
    }
    if let scale = keys.scale { result.scale = scale }
    if let safeArea = keys.safeArea { result.safeArea = safeArea.resolved(direction) }
    if let textScale = keys.textScale { result.textScale = textScale }
    result.direction = direction
    return result
  }

  private mutating func reportMissingSize(_ cursor: EntryCursor, _ keys: ViewportKeys) {
    for (key, value) in [(SchemaKey.width, keys.width), (.height, keys.height)] where value == nil {
      // A value that was given and is wrong has its own finding.
      guard self.value(of: key, in: cursor.mapping) == nil else { continue }
      report(
        ReadingRules.missingKey, "The viewport has no \(key.rawValue).",
        at: startSpan(of: cursor.mapping),
        help: "Write viewport: {width: 390, height: 844}, or viewport: {device: NAME}.")
    }
  }

  private mutating func reportDeviceClash(_ keys: ViewportKeys) {
    guard let device = keys.deviceNode, let size = keys.sizeNode else { return }
    report(
      ReadingRules.keysExclude, "A device and a size are both given.", at: max(device, size),
      help: "Keep the device, or width and height.")
  }

  private mutating func read(_ entry: Entry, in shape: ShapeID, into keys: inout ViewportKeys) {
    switch entry.key {
    case .width:
      keys.width = number(entry, in: shape)
      keys.sizeNode = entry.keyNode
    case .height:
      keys.height = number(entry, in: shape)
      keys.sizeNode = entry.keyNode
    case .size:
      let limit = NumberRange.within(0...100_000)
      let values = numbers(
        entry.node, count: 2, ranges: [limit, limit], .key(.size), expected: .size)
      keys.width = values?[0]
      keys.height = values?[1]
      keys.sizeNode = entry.keyNode
    case .scale: keys.scale = number(entry, in: shape)
    case .safeArea: keys.safeArea = insets(entry.node, .key(.safeArea))
    case .direction:
      keys.direction = word(entry.node, of: ["ltr", "rtl"], .key(.direction))
        .flatMap(LayoutDirection.init)
    case .textScale: keys.textScale = number(entry, in: shape)
    case .device:
      keys.deviceNode = entry.keyNode
      keys.device = device(entry.node)
    case .orientation:
      keys.orientationNode = entry.keyNode
      keys.orientation = word(entry, as: DeviceOrientation.self)
    default:
      check(entry.node, field(entry, in: shape).kind, .key(entry.key))
    }
  }

  private mutating func device(_ node: Int) -> Device? {
    guard let name = text(node, .key(.device)) else { return nil }
    if let device = DeviceTable.device(named: name) { return device }
    let names = DeviceTable.all.map(\.name)
    let near = nearestName(to: name, in: names)
    report(
      ReadingRules.unknownDevice, "There is no device \(quoted(name)).", at: node,
      help: near.map { "Did you mean \($0)? scrollwork devices lists all." }
        ?? "scrollwork devices lists all, such as \(names.prefix(3).joined(separator: ", ")).")
    return nil
  }

  // MARK: Matrix

  mutating func matrix(_ node: Int, base: Viewport, into variants: inout [Variant]) {
    guard
      let items = items(of: node, .key(.matrix), expected: .list(.shape(.matrixEntry)))
    else { return }
    var places: [String: SourceSpan] = [:]
    for item in items {
      guard let variant = variant(item, base: base) else { continue }
      if let first = places[variant.name] {
        findings.add(
          Diagnostic(
            ReadingRules.duplicateIdentifier,
            "Two matrix entries are called \(quoted(variant.name)).", at: variant.span,
            notes: [Diagnostic.Note("The first one is here.", at: first)],
            help: "Give each entry its own name."))
        continue
      }
      places[variant.name] = variant.span
      // A scene's entry replaces one of the project file's.
      if let index = variants.firstIndex(where: { $0.name == variant.name }) {
        variants[index] = variant
      } else {
        variants.append(variant)
      }
    }
  }

  private mutating func variant(_ node: Int, base: Viewport) -> Variant? {
    guard var cursor = entries(of: node, as: .matrixEntry, .words("A matrix entry")) else {
      return nil
    }
    var keys = ViewportKeys()
    var name: String?
    var expect: Expectation?
    while let entry = next(&cursor) {
      switch entry.key {
      case .name: name = text(entry.node, .key(.name))
      case .expect: expect = expectation(entry.node)
      default: read(entry, in: .matrixEntry, into: &keys)
      }
    }
    requireKeys(cursor)
    reportDeviceClash(keys)
    guard let name else { return nil }
    var variant = Variant(name: name, expect: expect, span: span(node))
    variant.direction = keys.direction
    variant.textScale = keys.textScale
    setSize(of: &variant, keys, base: base)
    if let scale = keys.scale { variant.scale = scale }
    if let safeArea = keys.safeArea {
      variant.safeArea = safeArea.resolved(keys.direction ?? base.direction)
    }
    return variant
  }

  /// A device, or the base's device or size turned, or single lengths in place of the base's.
  private func setSize(of variant: inout Variant, _ keys: ViewportKeys, base: Viewport) {
    let baseDevice = keys.deviceNode == nil ? base.device.flatMap(DeviceTable.device) : nil
    if let device = keys.device ?? (keys.orientation == nil ? nil : baseDevice) {
      let turned = device.viewport(orientation: keys.orientation ?? .portrait)
      variant.size = turned.size
      variant.scale = turned.scale
      variant.safeArea = turned.safeArea
      variant.device = turned.device
      return
    }
    var size = base.size
    if let orientation = keys.orientation {
      let short = min(size.width, size.height)
      let long = max(size.width, size.height)
      size =
        orientation == .portrait
        ? Size(width: short, height: long) : Size(width: long, height: short)
    }
    size.width = keys.width ?? size.width
    size.height = keys.height ?? size.height
    if keys.width != nil || keys.height != nil || keys.orientation != nil { variant.size = size }
  }
}
