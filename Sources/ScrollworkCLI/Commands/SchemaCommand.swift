import ScrollworkModel
import ScrollworkRendering
import ScrollworkYAML

/// `scrollwork schema`.
enum SchemaCommand {
  private static let subjects = ["scene", "project"]

  static func run(_ settings: Settings) throws(UsageError) -> CommandResult {
    guard settings.inputs.count <= 1 else {
      throw UsageError("`schema` takes one operand, \(subjects.joined(separator: " or ")).")
    }
    let subject = settings.inputs.first ?? "scene"
    guard subjects.contains(subject) else {
      let near = nearestName(to: subject, in: subjects)
      throw UsageError(
        "There is no schema of \"\(subject)\".",
        help: near.map { "Did you mean \($0)?" } ?? "Write scene or project.")
    }
    var result = CommandResult()
    result.output = JSONWriter.document(
      subject == "project" ? JSONSchema.project() : JSONSchema.scene())
    return result
  }
}
