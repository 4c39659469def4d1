import ScrollworkModel
import Testing

@testable import ScrollworkYAML

/// `set` on a view: every key that a view can change is read and taken over.
@Suite struct ViewPatchTests {
  private func patch(_ keys: String) throws -> ViewPatch {
    let scene = try readScene(
      sceneWithRoot("  {}\n") + "scripts: {a: {events: [{set: {view: a, \(keys)}}]}}\n")
    guard case .setView(_, let patch)? = scene.scripts.first?.events.first?.action else {
      throw Missing()
    }
    return patch
  }

  private struct Missing: Error {}

  /// A value for each key, other than its default.
  private static let values = [
    "intrinsic: [3, ~]", "text: {width: 30, lineHeight: 4}", "hugging: 3", "compression: 4",
    "frame: [1, 2, 3, 4]", "autoresizing: [flexibleWidth]", "size: [1, 2]", "margins: 3",
    "preservesSuperviewMargins: true", "insetsMarginsFromSafeArea: true", "safeArea: 3",
    "baseline: {first: 1, last: 2}", "font: {ascender: 1, descender: 2}", "alignmentInsets: 3",
    "preferredMaxLayoutWidth: 100", "hidden: true", "floating: true", "arranged: false",
    "alpha: 0.5", "transform: {scale: 2}", "zPosition: 1", "clipsToBounds: true",
    "backgroundColor: red", "cornerRadius: 3", "userInteractionEnabled: false",
    "touchesShouldBegin: false", "touchesShouldCancel: false", "for: pager", "axis: vertical",
    "distribution: fillEqually", "alignment: center", "spacing: 3", "customSpacing: {a: 3}",
    "proportions: [1]", "layoutMarginsRelativeArrangement: true",
    "baselineRelativeArrangement: true", "contentSize: [1, 2]", "contentOffset: [1, 2]",
    "contentInset: 3", "scrollIndicatorInsets: 3", "contentInsetAdjustmentBehavior: never",
    "pagingEnabled: true", "indicatorStyle: black", "showsHorizontalScrollIndicator: false",
    "showsVerticalScrollIndicator: false", "keyboardDismissMode: onDrag", "keep: end",
    "scrollEnabled: false", "bounces: false", "alwaysBounceVertical: true",
    "alwaysBounceHorizontal: true", "directionalLockEnabled: true", "decelerationRate: fast",
    "delaysContentTouches: false", "canCancelContentTouches: false", "scrollsToTop: false",
    "shouldScrollToTop: false", "transfersHorizontalScrollingToParent: false",
    "transfersVerticalScrollingToParent: false", "minimumZoomScale: 0.5", "maximumZoomScale: 3",
    "zoomScale: 2", "bouncesZoom: false", "zoomView: photo", "paging: {method: snap}",
    "pageMap: {rows: [[a]]}", "axisStrategy: togglePaging", "nesting: {remorseful: {}}",
    "model: three20", "lazyImages: {items: cell.*}", "reuse: {items: 3}", "refresh: {height: 60}",
  ]

  @Test func everyKeyHasAValue() {
    let own: Set<SchemaKey> = [.view, .constraint, .constant, .multiplier, .priority]
    let keys = Schema.standard[.setEvent].fields.map(\.key).filter { !own.contains($0) }
    #expect(
      Set(keys.map(\.rawValue))
        == Set(ViewPatchTests.values.map { String($0.prefix { $0 != ":" }) }))
  }

  @Test(arguments: values) func applied(value: String) throws {
    let patch = try patch(value)
    #expect(patch.keys == [String(value.prefix { $0 != ":" })])
    var view = ViewNode(id: "a")
    let before = ViewWriter.keys(of: view, isRoot: false).map { "\($0.key): \($0.value)" }
    patch.apply(to: &view)
    let after = ViewWriter.keys(of: view, isRoot: false).map { "\($0.key): \($0.value)" }
    #expect(before == ["id: a"])
    #expect(after.count == 2)
    #expect(after.last?.hasPrefix(patch.keys[0]) == true)
  }

  /// What isn't named stays.
  @Test func othersStay() throws {
    var view = try readView("id: a\ntype: scrollView\nalpha: 0.5\nbounces: false\ncontentInset: 3")
    try patch("bounces: true, alpha: 1").apply(to: &view)
    #expect(view.scrolling.bounces)
    #expect(view.picture.alpha == 1)
    #expect(view.scroll.contentInset.top == 3)
  }

  @Test func pagingFollowsItsFlag() throws {
    var view = try readView("id: a\ntype: scrollView\npagingEnabled: true")
    try patch("pagingEnabled: false").apply(to: &view)
    #expect(view.scrolling.paging == nil)
    try patch("pagingEnabled: true").apply(to: &view)
    #expect(view.scrolling.paging?.method == .pagingEnabled)
  }
}
