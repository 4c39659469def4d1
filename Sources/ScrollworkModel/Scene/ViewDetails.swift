/// The keys of a view that few views have. Never changed once it is made, so views can share it.
final class ViewDetails: Sendable {
  struct Values: Sendable {
    var autoresizing: Autoresizing?
    var margins: InsetSpecification?
    var preservesSuperviewMargins: Bool?
    var insetsMarginsFromSafeArea: Bool?
    var safeArea: InsetSpecification?
    var baseline: Baselines?
    var font: FontMetrics?
    var alignmentInsets: InsetSpecification?
    var preferredMaxLayoutWidth: Double?
    var stack = StackAttributes()
    var scroll = ScrollAttributes()
    var scrolling = ScrollBehavior()
    var picture = PictureAttributes()
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
  }
}

extension ViewNode {
  private mutating func change(_ change: (inout ViewDetails.Values) -> Void) {
    var values = details?.values ?? ViewDetails.Values()
    change(&values)
    details = ViewDetails(values)
  }

  public var autoresizing: Autoresizing? {
    get { details?.values.autoresizing }
    set { change { $0.autoresizing = newValue } }
  }

  public var margins: InsetSpecification? {
    get { details?.values.margins }
    set { change { $0.margins = newValue } }
  }

  public var preservesSuperviewMargins: Bool? {
    get { details?.values.preservesSuperviewMargins }
    set { change { $0.preservesSuperviewMargins = newValue } }
  }

  public var insetsMarginsFromSafeArea: Bool? {
    get { details?.values.insetsMarginsFromSafeArea }
    set { change { $0.insetsMarginsFromSafeArea = newValue } }
  }

  public var safeArea: InsetSpecification? {
    get { details?.values.safeArea }
    set { change { $0.safeArea = newValue } }
  }

  public var baseline: Baselines? {
    get { details?.values.baseline }
    set { change { $0.baseline = newValue } }
  }

  public var font: FontMetrics? {
    get { details?.values.font }
    set { change { $0.font = newValue } }
  }

  public var alignmentInsets: InsetSpecification? {
    get { details?.values.alignmentInsets }
    set { change { $0.alignmentInsets = newValue } }
  }

  public var preferredMaxLayoutWidth: Double? {
    get { details?.values.preferredMaxLayoutWidth }
    set { change { $0.preferredMaxLayoutWidth = newValue } }
  }

  public var stack: StackAttributes {
    get { details?.values.stack ?? StackAttributes() }
    set { if newValue != stack { change { $0.stack = newValue } } }
  }

  public var scroll: ScrollAttributes {
    get { details?.values.scroll ?? ScrollAttributes() }
    set { if newValue != scroll { change { $0.scroll = newValue } } }
  }

  /// How the scroll view moves and takes touches.
  public var scrolling: ScrollBehavior {
    get { details?.values.scrolling ?? ScrollBehavior() }
    set { if newValue != scrolling { change { $0.scrolling = newValue } } }
  }

  /// What pictures and touches need.
  public var picture: PictureAttributes {
    get { details?.values.picture ?? PictureAttributes() }
    set { if newValue != picture { change { $0.picture = newValue } } }
  }
}
