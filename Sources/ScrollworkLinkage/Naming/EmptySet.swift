internal import ScrollworkModel

/// Sets such as `card.*` that have no members.
enum EmptySet {
  /// What is said of one; nil for names without a star, for views that a `when` keeps out, and for
  /// those that exist no times.
  static func finding(
    _ path: String, of text: LinkText, _ items: ItemLookup, self view: Int32? = nil
  ) -> Diagnostic? {
    guard path.contains("*"), let target = try? items.target(path, self: view),
      case .set(let members) = target, members.isEmpty
    else { return nil }
    let rule = LinkingRules.unknownLinkName
    return Diagnostic(
      rule.code, .warning, "\(quoted(path)) has no members, so the link does nothing.",
      at: text.span, help: "Name views that there are, or leave the link out.")
  }
}
