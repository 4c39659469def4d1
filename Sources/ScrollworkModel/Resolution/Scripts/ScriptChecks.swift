/// What is wrong with a scene's scripts and with what is expected of them, as far as that can be told
/// without running them.
public struct ScriptChecks {
  let scene: Scene
  let resolved: ResolvedScene
  var diagnostics: [Diagnostic] = []
  /// Looking for near names takes time, so only the first findings have them.
  private var suggestions = 100
  /// What was looked up and found.
  private var found: [String: Int] = [:]
  /// Names of all constraints, looked up once, and those that were found.
  private var constraintNames: Set<String>?
  private var foundConstraints: Set<String> = []

  private init(_ scene: Scene, _ resolved: ResolvedScene) {
    self.scene = scene
    self.resolved = resolved
  }

  /// - Parameter resolved: the scene at the viewport that is looked at.
  /// - Complexity: O(events + constraints), and O(views) for each of the first findings.
  public static func diagnostics(of scene: Scene, in resolved: ResolvedScene) -> [Diagnostic] {
    let expected =
      (scene.expect?.scripts ?? []) + scene.variants.flatMap { $0.expect?.scripts ?? [] }
    guard !scene.scripts.isEmpty || !expected.isEmpty else { return [] }
    var checks = ScriptChecks(scene, resolved)
    var views: [String: ScriptViews] = [:]
    for script in scene.scripts { views[script.name.value] = checks.check(script) }
    for expectation in expected {
      checks.check(expectation, views[expectation.script.value] ?? ScriptViews())
    }
    if checks.isFull {
      checks.diagnostics.append(
        Diagnostic(
          ReadingRules.findings, "Only the first \(limit) findings about scripts are listed.",
          at: .none, help: "Repair the first ones, then look again."))
    }
    return checks.diagnostics
  }

  private static let limit = 200

  /// True when nothing more is listed.
  var isFull: Bool { diagnostics.count >= ScriptChecks.limit }

  // MARK: Names

  mutating func report(
    _ rule: Rule, _ message: String, at span: SourceSpan, help: String, views: [String] = []
  ) {
    diagnostics.append(Diagnostic(rule, message, at: span, help: help, views: views))
  }

  /// Whether searching for near names is still worth its time.
  mutating func suggests() -> Bool {
    suggestions -= 1
    return suggestions >= 0
  }

  /// The view at a path; nil, with a finding, when there is none. Nil without one when the view
  /// isn't there at this viewport, or isn't the scene's.
  mutating func view(
    _ name: Spanned<String>, _ views: ScriptViews, rule: Rule = ScrollingRules.unknownView
  ) -> Int? {
    if views.isInserted(name.value) { return nil }
    if let removal = views.removal(of: name.value) {
      report(
        rule, "\(quoted(name.value)) was removed by event \(removal) of the script.", at: name.span,
        help: "Use the view before it is removed, or name another one.")
      return nil
    }
    if let index = found[name.value] { return index }
    do throws(LanguageError) {
      guard let item = try resolved.item(at: name.value, suggests: suggests()) else { return nil }
      guard item.kind == .view else {
        report(
          rule, "\(quoted(name.value)) is no view.", at: name.span,
          help:
            "Write the view's id: \(name.value.split(separator: ".").dropLast().joined(separator: "."))."
        )
        return nil
      }
      found[name.value] = Int(item.index)
      return Int(item.index)
    } catch {
      report(rule, error.message, at: name.span, help: error.help ?? "Write a view's id or path.")
      return nil
    }
  }

  /// The views at a path or in a set.
  mutating func viewSet(_ name: Spanned<String>, _ views: ScriptViews) -> [Int] {
    guard name.value.contains("*") else { return view(name, views).map { [$0] } ?? [] }
    if views.isInserted(name.value) { return [] }
    do throws(LanguageError) {
      return try resolved.views(at: name.value, suggests: suggests())
    } catch {
      report(
        ScrollingRules.unknownView, error.message, at: name.span,
        help: error.help ?? "Write a view's id or path.")
      return []
    }
  }

  mutating func checkConstraint(_ name: Spanned<String>, _ views: ScriptViews) {
    if views.insertsConstraints || foundConstraints.contains(name.value) { return }
    let names: Set<String>
    if let constraintNames {
      names = constraintNames
    } else {
      names = Set(resolved.names(of: resolved.constraints.indices))
      constraintNames = names
    }
    // A composite's name stands for its parts.
    // One that a `when` keeps out at this viewport is there at another.
    if names.contains(name.value) || names.contains(where: { $0.hasPrefix(name.value + ".") })
      || scene.constraints.contains(where: { $0.name == name.value })
    {
      foundConstraints.insert(name.value)
      return
    }
    let near = suggests() ? nearestName(to: name.value, in: names) : nil
    report(
      ScrollingRules.unknownView, "There is no constraint called \(quoted(name.value)).",
      at: name.span,
      help: near.map { "Did you mean \($0)?" }
        ?? "Give the constraint a name: \(Identifiers.suggested(name.value)): a.top == b.bottom + 8."
    )
  }
}

private enum Identifiers {
  /// The name itself where it can be one.
  static func suggested(_ name: String) -> String {
    let isName = name.utf8.allSatisfy {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a) || ($0 >= 0x30 && $0 <= 0x39)
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return isName && !name.isEmpty ? name : "top-gap"
  }
}
