/// What the tool can be asked to do.
enum Command: String, CaseIterable, Sendable {
  case validate, why, solve, simulate, test, sweep, links, log
  case initialize = "init"
  case explain, rules, schema, devices, help

  /// How it is written in usage lines.
  var operands: String {
    switch self {
    case .validate, .solve, .simulate, .log: "FILE..."
    case .why: "FILE [ATTRIBUTE...]"
    case .sweep, .links: "FILE..."
    case .test: "PATH..."
    case .initialize: "[FILE]"
    case .explain: "RULE..."
    case .schema: "[scene|project]"
    case .rules, .devices: ""
    case .help: "[COMMAND]"
    }
  }

  /// One line for lists.
  var summary: String {
    switch self {
    case .validate: "read, check and solve scenes, and say what is wrong with them"
    case .why: "say which constraints decide a number, such as body.height"
    case .solve: "print frames, content sizes and findings"
    case .simulate: "play gesture scripts, and print what scrolls, when and why"
    case .test: "compare solved scenes and their scripts with `expect`"
    case .sweep: "move a scroll view step by step and print what its links make of it"
    case .links: "print what a scene's links say: expanded, as a graph, or exported"
    case .log: "explain a pasted \"Unable to simultaneously satisfy constraints\""
    case .initialize: "write a commented scene to start from"
    case .explain: "say what a finding means and how it is repaired"
    case .rules: "list everything that can be found"
    case .schema: "print the JSON Schema by which editors complete and check scenes"
    case .devices: "list the built-in devices"
    case .help: "explain a command"
    }
  }

  /// What `help COMMAND` says before the options.
  var details: String {
    switch self {
    case .validate:
      """
      Reads each scene, solves it at its own viewport and at every entry of its matrix, and
      prints what it finds: the place, what is wrong in numbers, and what to write instead.
      With --fix repairs are made in the scene files, one after the other, as long as each leaves
      less to report; everything else in them stays as it is.
      """
    case .why:
      """
      Solves the scene and prints, for each attribute (a view's id, a dot, and width, bottom,
      centerX and so on; scroll.content.height for a content size), the constraints, intrinsic
      sizes and priorities that decide it, from the root to the number, what each adds to it, and
      what would change it. Without an attribute it lists the optional constraints that aren't
      met, by how much, and which stronger ones are the cause.
      """
    case .solve:
      """
      Solves each scene at its own viewport and at every entry of its matrix. Frames are points
      in the parent's coordinates; a scroll view's children are in content coordinates.
      """
    case .simulate:
      """
      Plays the scene's scripts: touches and calls in, offsets and callbacks out, as UIScrollView
      would. Without --script all scripts are played, and what came of each is said first. The same
      scene gives the same bytes on any machine; frames only sample the motion.
      """
    case .test:
      """
      Solves each scene and compares the result with what its `expect` states, value by value.
      With --update the values that differ are rewritten in the scene file; everything else in
      it stays as it is.

      Parts for --only, with commas between them:
        status, frames, contentSize, ambiguous, conflicts, check, adjustedContentInset,
        offsetRange, diagnostics, noDiagnostics, scripts
      """
    case .sweep:
      """
      Moves what --drive names (a scroll view's contentOffset, or time) from one number to another
      and prints, for each step, the values that the scene's links give: offsets of other scroll
      views, lengths, transforms, colours. Without --from and --to it moves through the whole
      range, in hundred steps. What is smoothed is shown at rest. --select takes names with *;
      --explain NAME@NUMBER says how a value comes about.
      """
    case .links:
      """
      Prints which property follows which number. With --expand it prints recipes such as strip and
      sticky written out, with --graph what drives what (for Graphviz, or as JSON), with
      --export swift code for a scroll view's delegate, with --export css a stylesheet.
      """
    case .log:
      """
      Reads console logs with whatever stands round them, and says of each list of constraints
      which contradict each other and why, in points, who added them, and what helps. With --scene
      it prints a list as a scene to go on with.
      """
    case .initialize:
      """
      Writes a commented scene to FILE, or to standard output. A file that is there already is
      left alone unless --force is given.
      """
    case .explain:
      """
      Prints a rule's page: what it is about, what to do, and a scene with and without it. RULE
      is a code, such as SW101, or a name, such as content-size-open.
      """
    case .rules:
      "Lists all rules with code, name and the severity that they have by default."
    case .schema:
      """
      Prints the JSON Schema (2020-12) of scenes, or of project files (.scrollwork.yml). Editors
      with a YAML language server take it from a comment on a scene's first line:
        # yaml-language-server: $schema=scrollwork.schema.json
      """
    case .devices:
      "Lists the devices that scenes and --device can name, with their sizes and safe areas."
    case .help:
      "Says what a command does and which options it takes."
    }
  }

  /// Formats that `--format` can name, the default first.
  var formats: [OutputFormat] {
    switch self {
    case .validate: [.text, .concise, .json, .ndjson, .sarif, .github, .junit]
    case .solve: [.table, .json, .ndjson]
    case .simulate: [.table, .json, .ndjson, .csv]
    case .test: [.text, .json, .github, .junit]
    case .sweep: [.table, .csv, .json, .ndjson]
    case .links: [.text, .json]
    case .log: [.text, .concise, .json, .ndjson]
    case .why, .explain: [.text, .json]
    case .rules, .devices: [.table, .json]
    case .initialize: [.text]
    case .schema: [.json]
    case .help: [.text]
    }
  }
}

/// How results are written.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, table, concise, csv, json, ndjson, sarif, github, junit
}
