import ScrollworkSolver

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Reads problems as text and prints what the solver makes of them, for comparison with another
// program. One problem:
//
//   problem VARIABLES
//   row PRIORITY eq|le|ge CONSTANT BACKGROUND(0|1) (COEFFICIENT VARIABLE)...
//   probe TARGET (COEFFICIENT VARIABLE)...
//   set ROW CONSTANT        (solve once, change a constant, and report the second solution)
//   solve
//
// The answer: `values ...`, a `conflict ROW... | BACKGROUND... | SHORTBY` line for each minimal
// set, `open PROBE MIN MAX` for each open probe, and `end`.

func number(_ text: Substring) -> Double {
  guard let value = Double(text) else { fatalError("not a number: \(text)") }
  return value
}

func variable(_ text: Substring) -> Variable { Variable(index: Int32(number(text))) }

var system = ConstraintSystem()
var edits: [(ConstraintID, Double)] = []
var output = ""

while let line = readLine() {
  let words = line.split(separator: " ")
  guard let first = words.first else { continue }
  switch first {
  case "problem":
    system = ConstraintSystem()
    edits = []
    for _ in 0..<Int(number(words[1])) { _ = system.addVariable() }
  case "row":
    for index in stride(from: 5, to: words.count, by: 2) {
      system.appendTerm(number(words[index]), variable(words[index + 1]))
    }
    let comparison: Comparison =
      words[2] == "eq" ? .equal : words[2] == "le" ? .lessThanOrEqual : .greaterThanOrEqual
    try system.commitConstraint(
      comparison, number(words[3]), priority: number(words[1]), isBackground: words[4] == "1")
  case "probe":
    for index in stride(from: 2, to: words.count, by: 2) {
      system.appendTerm(number(words[index]), variable(words[index + 1]))
    }
    try system.commitProbe(target: number(words[1]))
  case "set":
    edits.append((ConstraintID(index: Int32(number(words[1]))), number(words[2])))
  case "solve":
    if !edits.isEmpty {
      _ = system.solve()
      for (constraint, constant) in edits { system.setConstant(constraint, constant) }
    }
    let solution = system.solve()
    output += "values " + solution.values.map { "\($0)" }.joined(separator: " ") + "\n"
    for conflict in solution.conflicts {
      output += "conflict " + conflict.constraints.map { "\($0.index)" }.joined(separator: " ")
      output += " | " + conflict.background.map { "\($0.index)" }.joined(separator: " ")
      output += " | \(conflict.shortBy)\n"
    }
    if solution.hasMoreConflicts { output += "more\n" }
    for range in solution.open {
      let low = range.minimum.map { "\($0)" } ?? "-inf"
      let high = range.maximum.map { "\($0)" } ?? "inf"
      output += "open \(range.probe.index) \(low) \(high)\n"
    }
    output += "end\n"
    print(output, terminator: "")
    fflush(nil)
    output = ""
  default:
    fatalError("unknown line: \(line)")
  }
}
