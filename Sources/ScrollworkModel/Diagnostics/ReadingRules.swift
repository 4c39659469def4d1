/// Rules about reading a scene's text: encoding, YAML, keys, kinds of values, limits.
public enum ReadingRules {
  public static let encoding = Rule(
    "SW001", "encoding", .error, "The file isn't UTF-8 text.")
  public static let controlCharacter = Rule(
    "SW002", "control-character", .error, "A control character stands in the text.")
  public static let syntax = Rule(
    "SW003", "yaml-syntax", .error, "The text isn't YAML.")
  public static let tab = Rule(
    "SW004", "tab", .error, "A tab stands where YAML wants spaces.")
  public static let unclosed = Rule(
    "SW005", "unclosed", .error, "A bracket, a brace or a quote isn't closed.")
  public static let longKey = Rule(
    "SW006", "long-key", .error, "A key has more than 1,024 characters.")
  public static let escape = Rule(
    "SW007", "escape", .error, "A backslash in double quotes begins no escape that YAML knows.")
  public static let anchor = Rule(
    "SW008", "anchor", .error, "An & or * stands for a YAML anchor or alias that goes nowhere.")
  public static let tag = Rule(
    "SW009", "tag", .error, "A ! at the start of a value is a YAML tag.")
  public static let blockSign = Rule(
    "SW010", "block-sign", .error, "A > or | at the start of a value begins a YAML block text.")
  public static let visualFormat = Rule(
    "SW011", "visual-format-in-yaml", .error,
    "YAML takes a visual format string for something else."
  )
  public static let missingSpace = Rule(
    "SW012", "missing-space", .error, "A colon without a space behind it ends no key.")
  public static let mergeKey = Rule(
    "SW013", "merge-key", .error, "YAML merge keys aren't supported.")
  public static let duplicateKey = Rule(
    "SW014", "duplicate-key", .error, "A key stands twice in one mapping.")
  public static let noScene = Rule(
    "SW015", "no-scene", .error, "The file holds no scene.")
  public static let version = Rule(
    "SW016", "version", .error, "The format version is missing or unknown.")
  public static let severalDocuments = Rule(
    "SW017", "several-documents", .error, "The file holds more than one YAML document.")
  public static let null = Rule(
    "SW018", "null", .error, "A value is missing.")
  public static let unknownKey = Rule(
    "SW019", "unknown-key", .error, "A key isn't known here.")
  public static let missingKey = Rule(
    "SW020", "missing-key", .error, "A required key is missing.")
  public static let wrongKind = Rule(
    "SW021", "wrong-kind", .error, "A value is of another kind than its key takes.")
  public static let number = Rule(
    "SW022", "number", .error, "A number can't be read or isn't finite.")
  public static let range = Rule(
    "SW023", "range", .error, "A number is outside the range that its key takes.")
  public static let unknownWord = Rule(
    "SW024", "unknown-word", .error, "A word isn't one of those that its key takes.")
  public static let identifier = Rule(
    "SW025", "identifier", .error, "An id has characters that ids can't have.")
  public static let reservedIdentifier = Rule(
    "SW026", "reserved-identifier", .error, "An id is a word of the constraint language.")
  public static let duplicateIdentifier = Rule(
    "SW027", "duplicate-identifier", .error, "An id is given twice.")
  public static let arithmetic = Rule(
    "SW028", "arithmetic", .error, "Arithmetic on numbers and metrics can't be worked out.")
  public static let copyVariable = Rule(
    "SW029", "copy-variable", .error, "$i, $n or $item can't be used here.")
  public static let repetition = Rule(
    "SW030", "repeat", .error, "A repeat can't be carried out.")
  public static let unknownType = Rule(
    "SW031", "unknown-type", .error, "A type is neither built in nor a template.")
  public static let templateCycle = Rule(
    "SW032", "template-cycle", .error, "A template contains itself.")
  public static let unknownDevice = Rule(
    "SW033", "unknown-device", .error, "A device isn't in the built-in table.")
  public static let condition = Rule(
    "SW034", "condition", .error, "A when condition can't be read.")
  public static let keysExclude = Rule(
    "SW035", "keys-exclude", .error, "Two keys can't be given together.")
  public static let keyWithoutEffect = Rule(
    "SW036", "key-without-effect", .warning, "A key has no effect on a view of this type.")
  public static let constraintForm = Rule(
    "SW037", "constraint-form", .error, "An entry of a constraint list is none of its forms.")
  public static let unusedAnchor = Rule(
    "SW038", "unused-anchor", .warning, "A YAML anchor is never used.")
  public static let settings = Rule(
    "SW039", "settings", .error, "A project file can't be used.")

  public static let inputSize = Rule(
    "SW070", "input-size", .error, "The input is larger than the limit.")
  public static let depth = Rule(
    "SW071", "depth", .error, "Lists and mappings are nested deeper than the limit.")
  public static let aliases = Rule(
    "SW072", "aliases", .error, "Aliases stand for more nodes than the limit.")
  public static let views = Rule(
    "SW073", "views", .error, "The scene has more views than the limit.")
  public static let copies = Rule(
    "SW074", "copies", .error, "The copies that a scene makes are larger than the limit.")
  public static let findings = Rule(
    "SW075", "findings", .info, "More is wrong than is listed.")
  public static let memory = Rule(
    "SW076", "memory", .error, "There is too little memory to read the text.")
  public static let nodes = Rule(
    "SW077", "nodes", .error, "The text holds more values and keys than the limit.")

  public static let all = [
    encoding, controlCharacter, syntax, tab, unclosed, longKey, escape, anchor, tag, blockSign,
    visualFormat, missingSpace, mergeKey, duplicateKey, noScene, version, severalDocuments, null,
    unknownKey, missingKey, wrongKind, number, range, unknownWord, identifier, reservedIdentifier,
    duplicateIdentifier, arithmetic, copyVariable, repetition, unknownType, templateCycle,
    unknownDevice, condition, keysExclude, keyWithoutEffect, constraintForm, unusedAnchor, settings,
    inputSize, depth, aliases, views, copies, findings, memory, nodes,
  ]
}
