import ScrollworkRendering

/// What `--fix` does to a file: the lines that change, then each repair.
///
/// ```
/// --- cell.yaml
/// @@ line 12
/// -  - box.bottom == cell.bottom
/// +  - box.bottom == cell.bottom @999
/// cell.yaml: repaired[SW201]: Give "box.bottom == cell.bottom" priority 999.
///
/// ```
enum FixText {
  static func render(
    _ write: PendingWrite, _ repaired: [RepairedFinding], style: TextStyle
  ) -> String {
    var text = LineDifference.text(
      from: write.before, to: write.after, name: write.path, style: style)
    for finding in repaired {
      text += style(TerminalText.escaped(write.path) + ":", .emphasis)
      text += " " + style("repaired[\(finding.code)]", .success) + ": "
      text += TerminalText.escaped(RepairText.sentence(finding.repair)) + "\n"
    }
    return text + "\n"
  }
}
