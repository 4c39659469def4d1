// Sizes: Apple's technical specifications (pixels at two per point) and Human Interface
// Guidelines, Layout, Specifications (points). Safe areas: a status bar of 24 pt and a home
// indicator of 20 pt with Face ID or Touch ID in the top button (useyourloaf.com, iPad screen
// sizes), a status bar of 20 pt and nothing below it with a home button; the same in both
// orientations.
extension DeviceTable {
  static let iPads: [Device] = [
    allScreen("ipad-pro-13", "iPad Pro 13-inch (M4 and later)", 1032, 1376),
    allScreen("ipad-pro-11-m4", "iPad Pro 11-inch (M4 and later)", 834, 1210),
    allScreen("ipad-air-13", "iPad Air 13-inch (M2 and later)", 1024, 1366),
    allScreen("ipad-air-11", "iPad Air 11-inch (M2 and later)", 820, 1180),
    allScreen("ipad-11", "iPad (A16)", 820, 1180),
    allScreen("ipad-10", "iPad (10th generation)", 820, 1180),
    allScreen("ipad-mini", "iPad mini (6th generation and A17 Pro)", 744, 1133),
    allScreen("ipad-air-5", "iPad Air (5th generation)", 820, 1180),
    allScreen("ipad-air-4", "iPad Air (4th generation)", 820, 1180),
    allScreen("ipad-pro-12.9", "iPad Pro 12.9-inch (3rd to 6th generation)", 1024, 1366),
    allScreen("ipad-pro-11", "iPad Pro 11-inch (1st to 4th generation)", 834, 1194),
    homeButton("ipad-9", "iPad (7th to 9th generation)", 810, 1080),
    homeButton("ipad-air-3", "iPad Air (3rd generation)", 834, 1112),
    homeButton("ipad-mini-5", "iPad mini (4th and 5th generation)", 768, 1024),
    homeButton("ipad-6", "iPad (5th and 6th generation)", 768, 1024),
    homeButton("ipad-pro-12.9-home", "iPad Pro 12.9-inch (1st and 2nd generation)", 1024, 1366),
    homeButton("ipad-pro-10.5", "iPad Pro 10.5-inch", 834, 1112),
    homeButton("ipad-pro-9.7", "iPad Pro 9.7-inch", 768, 1024),
  ]

  private static func allScreen(
    _ name: String, _ displayName: String, _ width: Double, _ height: Double
  ) -> Device {
    iPad(name, displayName, width, height, EdgeInsets(top: 24, bottom: 20))
  }

  private static func homeButton(
    _ name: String, _ displayName: String, _ width: Double, _ height: Double
  ) -> Device {
    iPad(name, displayName, width, height, EdgeInsets(top: 20))
  }

  private static func iPad(
    _ name: String, _ displayName: String, _ width: Double, _ height: Double, _ insets: EdgeInsets
  ) -> Device {
    Device(
      name: name, displayName: displayName, size: Size(width: width, height: height), scale: 2,
      portraitSafeArea: insets, landscapeSafeArea: insets)
  }
}
