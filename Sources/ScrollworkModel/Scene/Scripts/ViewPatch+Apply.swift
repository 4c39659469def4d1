extension ViewPatch {
  /// Gives a view the new values, each key as a whole.
  public func apply(to view: inout ViewNode) {
    for key in keys {
      applyLayout(key, to: &view)
      applyPicture(key, to: &view.picture)
      applyStack(key, to: &view.stack)
      applyScroll(key, to: &view.scroll)
      applyTouches(key, to: &view.scrolling)
      applyAppCode(key, to: &view.scrolling)
    }
  }

  private func applyLayout(_ key: String, to view: inout ViewNode) {
    switch key {
    case "intrinsic": view.intrinsic = values.intrinsic
    case "text": view.text = values.text
    case "hugging": view.hugging = values.hugging
    case "compression": view.compression = values.compression
    case "frame": view.frame = values.frame
    case "autoresizing": view.autoresizing = values.autoresizing
    case "size": view.size = values.size
    case "margins": view.margins = values.margins
    case "preservesSuperviewMargins":
      view.preservesSuperviewMargins = values.preservesSuperviewMargins
    case "insetsMarginsFromSafeArea":
      view.insetsMarginsFromSafeArea = values.insetsMarginsFromSafeArea
    case "safeArea": view.safeArea = values.safeArea
    case "baseline": view.baseline = values.baseline
    case "font": view.font = values.font
    case "alignmentInsets": view.alignmentInsets = values.alignmentInsets
    case "preferredMaxLayoutWidth": view.preferredMaxLayoutWidth = values.preferredMaxLayoutWidth
    case "hidden": view.hidden = values.hidden
    case "floating": view.floating = values.floating
    case "arranged": view.arranged = values.arranged
    default: break
    }
  }

  private func applyPicture(_ key: String, to picture: inout PictureAttributes) {
    let new = values.picture
    switch key {
    case "alpha": picture.alpha = new.alpha
    case "transform": picture.transform = new.transform
    case "zPosition": picture.zPosition = new.zPosition
    case "clipsToBounds": picture.clipsToBounds = new.clipsToBounds
    case "backgroundColor": picture.backgroundColor = new.backgroundColor
    case "cornerRadius": picture.cornerRadius = new.cornerRadius
    case "userInteractionEnabled": picture.userInteractionEnabled = new.userInteractionEnabled
    case "touchesShouldBegin": picture.touchesShouldBegin = new.touchesShouldBegin
    case "touchesShouldCancel": picture.touchesShouldCancel = new.touchesShouldCancel
    case "for": picture.pageControlTarget = new.pageControlTarget
    default: break
    }
  }

  private func applyStack(_ key: String, to stack: inout StackAttributes) {
    let new = values.stack
    switch key {
    case "axis": stack.axis = new.axis
    case "distribution": stack.distribution = new.distribution
    case "alignment": stack.alignment = new.alignment
    case "spacing": stack.spacing = new.spacing
    case "customSpacing": stack.customSpacing = new.customSpacing
    case "proportions": stack.proportions = new.proportions
    case "layoutMarginsRelativeArrangement":
      stack.layoutMarginsRelativeArrangement = new.layoutMarginsRelativeArrangement
    case "baselineRelativeArrangement":
      stack.baselineRelativeArrangement = new.baselineRelativeArrangement
    default: break
    }
  }

  private func applyScroll(_ key: String, to scroll: inout ScrollAttributes) {
    let new = values.scroll
    switch key {
    case "contentSize": scroll.contentSize = new.contentSize
    case "contentOffset": scroll.contentOffset = new.contentOffset
    case "contentInset": scroll.contentInset = new.contentInset
    case "contentInsetAdjustmentBehavior": scroll.insetAdjustment = new.insetAdjustment
    case "alwaysBounceVertical": scroll.alwaysBounceVertical = new.alwaysBounceVertical
    case "alwaysBounceHorizontal": scroll.alwaysBounceHorizontal = new.alwaysBounceHorizontal
    case "scrollEnabled": scroll.scrollEnabled = new.scrollEnabled
    default: break
    }
  }

  private func applyTouches(_ key: String, to scroll: inout ScrollBehavior) {
    let new = values.scrolling
    switch key {
    case "bounces": scroll.bounces = new.bounces
    case "directionalLockEnabled": scroll.directionalLockEnabled = new.directionalLockEnabled
    case "decelerationRate": scroll.decelerationRate = new.decelerationRate
    case "delaysContentTouches": scroll.delaysContentTouches = new.delaysContentTouches
    case "canCancelContentTouches": scroll.canCancelContentTouches = new.canCancelContentTouches
    case "scrollsToTop": scroll.scrollsToTop = new.scrollsToTop
    case "shouldScrollToTop": scroll.shouldScrollToTop = new.shouldScrollToTop
    case "keyboardDismissMode": scroll.keyboardDismissMode = new.keyboardDismissMode
    case "transfersHorizontalScrollingToParent":
      scroll.transfersToParent.horizontal = new.transfersToParent.horizontal
    case "transfersVerticalScrollingToParent":
      scroll.transfersToParent.vertical = new.transfersToParent.vertical
    case "keep": scroll.keep = new.keep
    case "scrollIndicatorInsets": scroll.indicatorInsets = new.indicatorInsets
    case "indicatorStyle": scroll.indicatorStyle = new.indicatorStyle
    case "showsHorizontalScrollIndicator":
      scroll.showsIndicator.horizontal = new.showsIndicator.horizontal
    case "showsVerticalScrollIndicator":
      scroll.showsIndicator.vertical = new.showsIndicator.vertical
    case "minimumZoomScale": scroll.zoom.minimum = new.zoom.minimum
    case "maximumZoomScale": scroll.zoom.maximum = new.zoom.maximum
    case "zoomScale": scroll.zoom.initial = new.zoom.initial
    case "bouncesZoom": scroll.zoom.bounces = new.zoom.bounces
    case "zoomView": scroll.zoom.view = new.zoom.view
    default: break
    }
  }

  private func applyAppCode(_ key: String, to scroll: inout ScrollBehavior) {
    let new = values.scrolling
    switch key {
    case "pagingEnabled":
      scroll.pagingEnabled = new.pagingEnabled
      if new.pagingEnabled {
        scroll.paging = scroll.paging ?? PagingAttributes(.pagingEnabled)
      } else if scroll.paging?.method == .pagingEnabled {
        scroll.paging = nil
      }
    case "paging": scroll.paging = new.paging
    case "pageMap": scroll.pageMap = new.pageMap
    case "axisStrategy": scroll.axisStrategy = new.axisStrategy
    case "nesting": scroll.remorseful = new.remorseful
    case "model": scroll.model = new.model
    case "lazyImages": scroll.lazyImages = new.lazyImages
    case "reuse": scroll.reuse = new.reuse
    case "refresh": scroll.refreshHeight = new.refreshHeight
    default: break
    }
  }
}

extension ViewPatch {
  /// Keys that only scroll views have; text views have `scrollEnabled` as well.
  static let scrollKeys: Set<String> = [
    "contentSize", "contentOffset", "contentInset", "contentInsetAdjustmentBehavior",
    "alwaysBounceVertical", "alwaysBounceHorizontal", "scrollEnabled", "bounces",
    "directionalLockEnabled", "decelerationRate", "delaysContentTouches",
    "canCancelContentTouches", "scrollsToTop", "shouldScrollToTop", "keyboardDismissMode",
    "transfersHorizontalScrollingToParent", "transfersVerticalScrollingToParent", "keep",
    "scrollIndicatorInsets", "indicatorStyle", "showsHorizontalScrollIndicator",
    "showsVerticalScrollIndicator", "minimumZoomScale", "maximumZoomScale", "zoomScale",
    "bouncesZoom", "zoomView", "pagingEnabled", "paging", "pageMap", "axisStrategy", "nesting",
    "model", "lazyImages", "reuse", "refresh",
  ]
}
