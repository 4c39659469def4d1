// Sizes and scales: Apple's technical specifications (pixels) and Human Interface Guidelines,
// Layout, Specifications (points). Safe areas: useyourloaf.com's screen size articles for each
// year, and the simulators' values as safearea.info lists them (2026 models and iOS 27). Sources
// differ on landscape: from the 16e on the bottom inset is the simulator's 20, before it is 21;
// the top inset is 0, as with a hidden status bar.
extension DeviceTable {
  static let iPhones: [Device] = [
    // The inner display of the foldable; its bars stand at the right edge in landscape.
    Device(
      name: "iphone-duo", displayName: "iPhone Duo (inner display)",
      size: Size(width: 669, height: 951), scale: 3,
      portraitSafeArea: EdgeInsets(top: 82, bottom: 34),
      landscapeSafeArea: EdgeInsets(bottom: 34, right: 84)),
    faceID("iphone-18-pro-max", "iPhone 18 Pro Max", 440, 956, top: 62, landscapeBottom: 20),
    faceID("iphone-18-pro", "iPhone 18 Pro", 402, 874, top: 62, landscapeBottom: 20),
    faceID("iphone-17e", "iPhone 17e", 390, 844, top: 47, landscapeBottom: 20),
    faceID("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62, landscapeBottom: 20),
    faceID("iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62, landscapeBottom: 20),
    faceID("iphone-air", "iPhone Air", 420, 912, top: 68, landscapeBottom: 20),
    faceID("iphone-17", "iPhone 17", 402, 874, top: 62, landscapeBottom: 20),
    faceID("iphone-16e", "iPhone 16e", 390, 844, top: 47, landscapeBottom: 20),
    faceID("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62),
    faceID("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62),
    faceID("iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59),
    faceID("iphone-16", "iPhone 16", 393, 852, top: 59),
    faceID("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59),
    faceID("iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59),
    faceID("iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59),
    faceID("iphone-15", "iPhone 15", 393, 852, top: 59),
    faceID("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, top: 59),
    faceID("iphone-14-pro", "iPhone 14 Pro", 393, 852, top: 59),
    faceID("iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47),
    faceID("iphone-14", "iPhone 14", 390, 844, top: 47),
    homeButton("iphone-se", "iPhone SE (2nd and 3rd generation)", 375, 667),
    faceID("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, top: 47),
    faceID("iphone-13-pro", "iPhone 13 Pro", 390, 844, top: 47),
    faceID("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50),
    faceID("iphone-13", "iPhone 13", 390, 844, top: 47),
    faceID("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, top: 47),
    faceID("iphone-12-pro", "iPhone 12 Pro", 390, 844, top: 47),
    faceID("iphone-12-mini", "iPhone 12 mini", 375, 812, top: 50),
    faceID("iphone-12", "iPhone 12", 390, 844, top: 47),
    faceID("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, top: 44),
    faceID("iphone-11-pro", "iPhone 11 Pro", 375, 812, top: 44),
    faceID("iphone-11", "iPhone 11", 414, 896, scale: 2, top: 48),
    faceID("iphone-xs-max", "iPhone XS Max", 414, 896, top: 44),
    faceID("iphone-xs", "iPhone XS", 375, 812, top: 44),
    faceID("iphone-xr", "iPhone XR", 414, 896, scale: 2, top: 48),
    faceID("iphone-x", "iPhone X", 375, 812, top: 44),
    homeButton("iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3),
    homeButton("iphone-8", "iPhone 8", 375, 667),
    homeButton("iphone-7-plus", "iPhone 7 Plus", 414, 736, scale: 3),
    homeButton("iphone-7", "iPhone 7", 375, 667),
    homeButton("iphone-se-1", "iPhone SE (1st generation)", 320, 568),
  ]

  /// An iPhone with a notch or island: the top inset moves to both sides in landscape.
  private static func faceID(
    _ name: String, _ displayName: String, _ width: Double, _ height: Double, scale: Double = 3,
    top: Double, landscapeBottom: Double = 21
  ) -> Device {
    Device(
      name: name, displayName: displayName, size: Size(width: width, height: height), scale: scale,
      portraitSafeArea: EdgeInsets(top: top, bottom: 34),
      landscapeSafeArea: EdgeInsets(left: top, bottom: landscapeBottom, right: top))
  }

  /// An iPhone with a home button: a status bar of 20 pt upright, none in landscape.
  private static func homeButton(
    _ name: String, _ displayName: String, _ width: Double, _ height: Double, scale: Double = 2
  ) -> Device {
    Device(
      name: name, displayName: displayName, size: Size(width: width, height: height), scale: scale,
      portraitSafeArea: EdgeInsets(top: 20), landscapeSafeArea: .zero)
  }
}
