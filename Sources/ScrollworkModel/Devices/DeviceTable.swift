/// The built-in devices: iPhones and iPads from 2016 to 2026.
public enum DeviceTable {
  /// Every device, iPhones before iPads, newest first. Names are unique.
  public static let all: [Device] = iPhones + iPads

  /// The device of that name, or nil.
  public static func device(named name: String) -> Device? {
    all.first { $0.name == name }
  }
}
