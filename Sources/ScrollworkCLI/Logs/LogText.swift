import ScrollworkImport
import ScrollworkModel
import ScrollworkRendering

/// A console log's explanation for people.
enum LogText {
  static func render(_ run: LogRun, isQuiet: Bool, style: TextStyle) -> String {
    var text = ""
    for (number, conflict) in run.conflicts.enumerated() {
      if run.conflicts.count > 1 {
        let line = run.lines.position(of: conflict.logged.span.start).line
        let place = "\(TerminalText.escaped(run.file)):\(line):"
        text += style("\(place) list \(number + 1) of \(run.conflicts.count)", .emphasis) + "\n\n"
      }
      text += DiagnosticText.render(run.located(conflict.diagnostics), style: style)
    }
    text += DiagnosticText.render(run.located(run.problems), style: style)
    return isQuiet ? text : text + summary(run, style: style) + "\n"
  }

  /// `crash.log: 2 lists, 14 constraints, 1 line not read`
  private static func summary(_ run: LogRun, style: TextStyle) -> String {
    func count(_ number: Int, _ name: String) -> String {
      "\(number) \(name)\(number == 1 ? "" : "s")"
    }
    let unread = run.problems.count { $0.code == ImportRules.unreadConstraint.code }
    var parts = [
      count(run.conflicts.count, "list"),
      count(run.conflicts.reduce(0) { $0 + $1.size }, "constraint"),
    ]
    if unread > 0 { parts.append(style("\(count(unread, "line")) not read", .warning)) }
    return TerminalText.escaped(run.file) + ": " + parts.joined(separator: ", ")
  }
}
