extension SwiftWriter {
  /// The whole file.
  mutating func text(_ file: String) -> String {
    let update = updateLines
    if passes, !update.isEmpty, update.contains(where: { $0.contains("root.layoutIfNeeded()") }) {
      // The view round all others lays them out.
      _ = names.view(0)
    }
    let body = classLines(update)
    let used = body.joined(separator: "\n")
    var lines = [
      SwiftCode.comment("// Links of \(file), written by scrollwork."),
      "", "import UIKit", "",
    ]
    lines += body
    for piece in SwiftSupport.pieces(for: used) { lines += ["", piece] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func classLines(_ update: [String]) -> [String] {
    let needsFrames = !frameConditions.isEmpty || usesTime || usesElapsed
    var lines = [
      "/// Keeps views where scroll views want them.", "///",
      "/// Make one when the views are there, keep it, and call `update()` in `viewDidLayoutSubviews`. It",
      "/// becomes the delegate of scroll views that have none; other delegates pass on to it what they are",
      "/// told.",
    ]
    if needsFrames {
      lines += [
        "///",
        "/// Some of it goes on when nothing scrolls. Give it a display link, which it pauses while there is",
        "/// nothing to do:", "///",
        "///     links.displayLink = CADisplayLink(target: self, selector: #selector(frame))",
        "///     links.displayLink?.add(to: .main, forMode: .common)", "///",
        "///     @objc func frame(_ link: CADisplayLink) {",
        "///       links.step(by: link.targetTimestamp - link.timestamp)", "///     }",
      ]
    }
    lines += ["@MainActor", "final class LinkedScrolling: NSObject, UIScrollViewDelegate {"]
    for property in names.properties {
      if property.type == "NSLayoutConstraint" {
        lines.append(SwiftCode.comment("  /// \(property.path)"))
      }
      let isReplaced = update.contains { $0.contains("in: &\(property.name))") }
      lines.append(
        "  \(isReplaced ? "private(set) var" : "let") \(property.name): \(property.type)")
    }
    for name in names.variables { lines.append("  private(set) var \(name) = 0.0") }
    if needsFrames {
      lines += [
        "  var displayLink: CADisplayLink? {",
        "    didSet { displayLink?.isPaused = !needsFrames }", "  }",
        "  /// Something goes on without scrolling.",
        "  private(set) var needsFrames = true {",
        "    didSet { displayLink?.isPaused = !needsFrames }", "  }",
      ]
    }
    lines.append("")
    if !tables.isEmpty {
      lines += tables.flatMap { $0.split(separator: "\n").map { "  " + $0 } }
      lines.append("")
    }
    if usesTime { lines.append("  private var time = 0.0") }
    lines += memory.map { "  " + $0 }
    lines += ["  private var isUpdating = false", ""]
    lines += initializer()
    lines += [
      "", "  func scrollViewDidScroll(_ scrollView: UIScrollView) {", "    update()", "  }",
    ]
    lines += phaseLines()
    lines += ["", "  /// Puts everything where it belongs."]
    if usesElapsed {
      lines += ["  func update() {", "    update(elapsed: 0)", "  }", ""]
      lines.append("  private func update(elapsed: Double) {")
    } else {
      lines.append("  func update() {")
    }
    lines += [
      "    // Moving a scroll view calls this again.", "    guard !isUpdating else { return }",
      "    isUpdating = true", "    defer { isUpdating = false }", "",
    ]
    lines += update.map { $0.isEmpty ? "" : "    " + $0 }
    lines.append("  }")
    if needsFrames {
      lines += [
        "", "  /// Goes on by some seconds.", "  func step(by elapsed: Double) {",
        "    guard elapsed > 0 else { return }",
      ]
      if usesTime { lines.append("    time += elapsed") }
      lines += clock.map { "    " + $0 }
      lines += [usesElapsed ? "    update(elapsed: elapsed)" : "    update()", "  }"]
    }
    return lines + ["}"]
  }

  private func initializer() -> [String] {
    var lines: [String] = []
    let parameters = names.properties.map { "\($0.name): \($0.type)" }
    let line = parameters.joined(separator: ", ")
    if line.utf8.count < 80 {
      lines.append("  init(\(line)) {")
    } else {
      lines.append("  init(")
      lines += parameters.enumerated().map {
        "    \($0.element)\($0.offset + 1 < parameters.count ? "," : "")"
      }
      lines.append("  ) {")
    }
    for property in names.properties {
      lines.append("    self.\(property.name) = \(property.name)")
    }
    lines.append("    super.init()")
    for property in names.properties {
      if property.type == "UIScrollView" {
        lines.append("    if \(property.name).delegate == nil { \(property.name).delegate = self }")
      } else if property.type == "[UIScrollView]" {
        lines.append(
          "    for view in \(property.name) where view.delegate == nil { view.delegate = self }")
      }
    }
    return lines + ["  }"]
  }

  /// What a delegate is told of phases.
  private func phaseLines() -> [String] {
    guard !phases.isEmpty else { return [] }
    var lines: [String] = []
    let calls = [
      ("scrollViewWillBeginDragging(_ scrollView: UIScrollView)", ".dragging"),
      (
        "scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerates: Bool)",
        "decelerates ? .decelerating : .idle"
      ),
      ("scrollViewDidEndDecelerating(_ scrollView: UIScrollView)", ".idle"),
      ("scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)", ".idle"),
    ]
    for (name, phase) in calls {
      lines += ["", "  func \(name) {", "    enter(\(phase), scrollView)", "  }"]
    }
    lines += ["", "  private func enter(_ phase: Phase, _ scrollView: UIScrollView) {"]
    for (view, name) in phases { lines.append("    if scrollView === \(view) { \(name) = phase }") }
    return lines + ["    update()", "  }"]
  }
}
