import ScrollworkModel
import ScrollworkRendering

/// `scrollwork devices`.
enum DevicesCommand {
  static func run(_ settings: Settings, style: TextStyle) throws(UsageError) -> CommandResult {
    guard settings.inputs.isEmpty else {
      throw UsageError("`devices` takes no operands.")
    }
    var result = CommandResult()
    result.output =
      settings.format == .json
      ? DeviceList.json(DeviceTable.all)
      : Array(DeviceList.table(DeviceTable.all, style: style).utf8)
    return result
  }
}
