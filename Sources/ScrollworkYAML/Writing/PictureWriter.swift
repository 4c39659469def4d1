internal import ScrollworkModel

/// The keys of pictures and touches, as far as they aren't the defaults.
enum PictureWriter {
  static func keys(of picture: PictureAttributes) -> [(key: String, value: String)] {
    guard picture != PictureAttributes() else { return [] }
    var keys = KeyList()
    keys.add("alpha", picture.alpha, 1) { FlowWriter.number($0) }
    keys.add("transform", picture.transform, TransformAttributes()) { transform($0) }
    keys.add("zPosition", picture.zPosition, 0) { FlowWriter.number($0) }
    keys.add("clipsToBounds", picture.clipsToBounds, nil) { $0.map { "\($0)" } }
    keys.add("backgroundColor", picture.backgroundColor, nil) { $0.map(ScalarText.flow) }
    keys.add("cornerRadius", picture.cornerRadius, 0) { FlowWriter.number($0) }
    keys.add("userInteractionEnabled", picture.userInteractionEnabled, nil) { $0.map { "\($0)" } }
    keys.add("touchesShouldBegin", picture.touchesShouldBegin, unless: true)
    keys.add("touchesShouldCancel", picture.touchesShouldCancel, nil) { $0.map { "\($0)" } }
    keys.add("for", picture.pageControlTarget?.value, nil) { $0.map(ScalarText.flow) }
    return keys.list
  }

  private static func transform(_ value: TransformAttributes) -> String {
    let usual = TransformAttributes()
    var keys = KeyList()
    keys.add("scale", value.scale, usual.scale) { FlowWriter.numbers([$0.x, $0.y]) }
    keys.add("rotate", value.rotation, 0) { FlowWriter.number($0) }
    keys.add("translate", value.translation, .zero) { FlowWriter.numbers([$0.x, $0.y]) }
    return keys.flow
  }
}
