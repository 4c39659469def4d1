import ScrollworkLayout
import ScrollworkModel
import ScrollworkSolver
import ScrollworkYAML

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Reads names of scene files, one a line, and prints the required rows of each, at its own viewport
// and at every entry of its matrix, with the contradictions that were found in them:
//
//   scene VIEWPORT-NAME-OR-"-"
//   variables COUNT
//   row eq|le|ge CONSTANT FACT(0|1) (COEFFICIENT VARIABLE)... # NAME
//   conflict ROW...
//   more                    (there are sets that aren't listed)
//   end
//
// and `done` after a file. A file that can't be read as a scene has no part but `done`.

func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { fatalError("\(path) can't be read") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
}

func text(_ part: RequiredRows) -> String {
  var text = "variables \(part.variableCount)\n"
  for row in part.rows {
    let relation =
      switch row.comparison {
      case .equal: "eq"
      case .lessThanOrEqual: "le"
      case .greaterThanOrEqual: "ge"
      }
    text += "row \(relation) \(row.constant) \(row.isFact ? 1 : 0)"
    for term in row.terms { text += " \(term.coefficient) \(term.variable.index)" }
    text += " # \(row.name)\n"
  }
  for set in part.conflicts {
    text += "conflict " + set.map(String.init).joined(separator: " ") + "\n"
  }
  if part.hasMoreConflicts { text += "more\n" }
  return text + "end\n"
}

while let path = readLine() {
  let (source, _) = SourceText.decoding(bytes(of: path), name: path)
  if let scene = SceneReader().read(source).scene {
    var viewports = [("-", scene.viewport)]
    for variant in scene.variants {
      viewports.append((variant.name, variant.applied(to: scene.viewport)))
    }
    for (name, viewport) in viewports {
      let (resolved, problems) = SceneResolver.resolve(scene, viewport: viewport)
      if problems.contains(where: { $0.severity == .error }) { continue }
      print("scene \(name)\n" + text(RequiredRows(resolved)), terminator: "")
    }
  }
  print("done")
  fflush(nil)
}
