import Testing

@testable import ScrollworkCLI

@Suite struct ArgumentParserTests {
  @Test func takesOptionsBeforeAndAfterOperands() throws {
    let arguments = try Arguments(parsing: ["solve", "--exact", "a.yaml", "-f", "json", "b.yaml"])
    #expect(arguments.command == .solve)
    #expect(arguments.operands == ["a.yaml", "b.yaml"])
    #expect(arguments.has(.exact))
    #expect(arguments.value(.format) == "json")
  }

  @Test func globalOptionsMayStandBeforeTheCommand() throws {
    let arguments = try Arguments(parsing: ["--color", "never", "solve", "a.yaml"])
    #expect(arguments.command == .solve)
    #expect(arguments.value(.color) == "never")
  }

  @Test(arguments: [
    ["solve", "-ojson.out"], ["solve", "-o", "json.out"], ["solve", "--output=json.out"],
    ["solve", "--output", "json.out"], ["solve", "-qojson.out"],
  ])
  func valuesMayBeAttached(words: [String]) throws {
    #expect(try Arguments(parsing: words).value(.output) == "json.out")
  }

  @Test func anEmptyValueIsAValue() throws {
    #expect(try Arguments(parsing: ["solve", "--stdin-name="]).value(.stdinName) == "")
  }

  @Test func twoDashesEndOptions() throws {
    let arguments = try Arguments(parsing: ["solve", "--", "--exact", "-x"])
    #expect(arguments.operands == ["--exact", "-x"])
    #expect(!arguments.has(.exact))
  }

  @Test func aDashIsStandardInput() throws {
    #expect(try Arguments(parsing: ["solve", "-"]).operands == ["-"])
  }

  @Test func repeatableOptionsKeepAllValuesAndOthersTheLast() throws {
    let arguments = try Arguments(parsing: [
      "solve", "--at", "a=0,1", "--at=b=2,3", "-f", "json", "-f", "table",
    ])
    #expect(arguments.values[.at] == ["a=0,1", "b=2,3"])
    #expect(arguments.value(.format) == "table")
  }

  struct Mistake: Sendable {
    var words: [String]
    var message: String
    var help: String?

    init(_ words: String..., message: String, help: String? = nil) {
      self.words = words
      self.message = message
      self.help = help
    }
  }

  static let mistakes: [Mistake] = [
    Mistake("slove", message: "There is no command \"slove\".", help: "Did you mean solve?"),
    Mistake(
      "scenes/a.yaml", message: "There is no command \"scenes/a.yaml\".",
      help: "Name a command first: scrollwork validate scenes/a.yaml"),
    Mistake(
      "solve", "--viewprot", "1x1", message: "There is no option --viewprot.",
      help: "Did you mean --viewport?"),
    Mistake("solve", "--quiet=yes", message: "--quiet takes no value."),
    Mistake("solve", "--output", message: "--output needs a value: --output FILE."),
    Mistake("solve", "-x", message: "There is no option -x."),
    Mistake(
      "solve", "-strict", message: "There is no option -s.", help: "Did you mean --strict?"),
    Mistake(
      "solve", "--direction", "rlt", message: "--direction can't be \"rlt\".",
      help: "Did you mean rtl?"),
    Mistake(
      "solve", "--color", "blue", message: "--color can't be \"blue\".",
      help: "Write one of: auto, always, never."),
    Mistake(
      "solve", "--update", message: "`solve` takes no --update.", help: "It belongs to: test."),
  ]

  @Test(arguments: mistakes)
  func mistakesAreAnswered(mistake: Mistake) {
    #expect(throws: UsageError(mistake.message, help: mistake.help)) {
      try Arguments(parsing: mistake.words)
    }
  }

  @Test func helpIsGivenWhateverElseStandsThere() throws {
    #expect(try Arguments(parsing: ["devices", "--strict", "--help"]).has(.help))
  }

  @Test func everyOptionIsDeclaredForSomeCommandAndShortNamesAreUnique() {
    let short = Option.allCases.compactMap(\.declaration.short)
    #expect(Set(short).count == short.count)
    for option in Option.allCases {
      #expect(!option.declaration.commands.isEmpty)
      #expect(option.declaration.summary.count <= 72, "\(option)")
    }
  }

  @Test func helpNamesEveryPartOfExpectations() {
    for part in ExpectationPart.allCases {
      #expect(HelpText.page(for: .test).contains(part.rawValue))
    }
  }
}
