internal import ScrollworkModel

/// What stylesheets and other systems call properties.
enum FamiliarNames {
  private static let properties = [
    "offset": "contentOffset", "scrollOffset": "contentOffset", "scrollTop": "contentOffset.y",
    "scrollLeft": "contentOffset.x", "scrollX": "contentOffset.x", "scrollY": "contentOffset.y",
    "opacity": "alpha", "isHidden": "hidden", "translation": "translate",
    "translateX": "translate.x", "translateY": "translate.y", "translationX": "translate.x",
    "translationY": "translate.y", "scaleX": "scale.x", "scaleY": "scale.y",
    "rotation": "rotate", "background": "backgroundColor", "color": "backgroundColor",
    "borderRadius": "cornerRadius", "zIndex": "zPosition", "pageNumber": "pageIndex",
    "inset": "contentInset",
  ]

  /// The property that was probably meant by `opacity` or `translation.y`; nil when none is near.
  static func property(_ words: some Collection<String>, in names: [String]) -> String? {
    guard let first = words.first else { return nil }
    if let known = properties[first] {
      let whole = ([known] + words.dropFirst()).joined(separator: ".")
      if let name = names.first(where: { $0 == whole || $0.hasPrefix(whole + ".") }) {
        return name
      }
    }
    return nearestName(to: words.joined(separator: "."), in: names)
  }
}
