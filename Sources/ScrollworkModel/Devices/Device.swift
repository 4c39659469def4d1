/// Which way up a device is held.
public enum DeviceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscape
}

/// A screen that scenes can name instead of giving a viewport.
///
/// Safe areas are those of a full-screen window with nothing but the status bar and the home
/// indicator in it: no navigation bar, no tab bar.
public struct Device: Hashable, Sendable {
  /// As scenes and `--device` write it: `iphone-15-pro`.
  public var name: String
  /// As Apple writes it: `iPhone 15 Pro`.
  public var displayName: String
  /// Width and height held upright, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// Safe-area insets held upright, in points.
  public var portraitSafeArea: EdgeInsets
  /// Safe-area insets on its side, in points.
  public var landscapeSafeArea: EdgeInsets

  public init(
    name: String, displayName: String, size: Size, scale: Double, portraitSafeArea: EdgeInsets,
    landscapeSafeArea: EdgeInsets
  ) {
    self.name = name
    self.displayName = displayName
    self.size = size
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
  }

  /// The whole screen as a viewport: left-to-right, text at its default size.
  public func viewport(orientation: DeviceOrientation) -> Viewport {
    switch orientation {
    case .portrait:
      Viewport(size: size, scale: scale, safeArea: portraitSafeArea, device: name)
    case .landscape:
      Viewport(
        size: Size(width: size.height, height: size.width), scale: scale,
        safeArea: landscapeSafeArea, device: name)
    }
  }
}
