import ScrollworkModel
public import ScrollworkSimulation

/// The line above a script's trace: which scene, script, and what isn't as usual.
public enum TraceHeading {
  public static func text(_ header: TraceHeader, file: String, style: TextStyle) -> String {
    var parts = [style(TerminalText.escaped(file), .emphasis)]
    if let scene = header.scene { parts.append("\"\(TerminalText.escaped(scene))\"") }
    parts.append(style(TerminalText.escaped(header.script), .emphasis))
    parts.append("\(TraceText.rounded(header.framesPerSecond)) fps")
    if header.profile != .modern { parts.append(header.profile.rawValue) }
    return parts.joined(separator: "  ") + "\n"
  }
}
