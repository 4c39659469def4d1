/// Every key that a scene or a project file can have in a mapping with fixed keys.
enum SchemaKey: String, CaseIterable, Sendable {
  case accumulateFlicks, add, adjustedContentInset, after, align, alignment, alignmentInsets
  case allow, alpha, always, alwaysBounceHorizontal, alwaysBounceVertical, ambiguous, animated
  case animationCurve, animationDuration, arranged, `as`, ascender, at, attribute, autoresizing
  case axis, axisStrategy, backgroundColor, base, baseline, baselineRelativeArrangement
  case beginRefreshing, bleed, both, bottom, bounces, bouncesZoom, boundaries, by, cached
  case callbacks, canCancelContentTouches, cancel, center, check, children, clipsToBounds
  case collapse, compression, conflicts, constant, constraint, constraints, contentInset
  case contentInsetAdjustmentBehavior, contentOffset, contentSize, cornerRadius, count
  case currentPage, customSpacing, damping, decelerate, decelerating, decelerationModel
  case decelerationRate, delaysContentTouches, descender, description, device, diagnostics
  case dialect, direction, directionalLockEnabled, distribution, drag, dragging
  case draggingUntilRest, drive, each, ease, edge, `else`, empty, endRefreshing, enter, events
  case expect, finger, first, flick, float32, floating, font, `for`, fps, frame, frames, from
  case guides, height, hidden, hold, horizontal, horizontalAngle, hugging, hysteresis, id
  case images, `in`, indicator, indicatorStyle, insert, insetsMarginsFromSafeArea, into
  case intrinsic, item, items, itemSize, keep, keyboard, keyboardDismissMode, last
  case layoutMarginsRelativeArrangement, lazyImages, leading, left, `let`, lift, lineHeight
  case lines, link, links, live, lockAngle, lockDistance, lockTimeout, made, margins, mask
  case matrix, max, maximumZoomScale, method, metrics, min, minimumVelocity, minimumZoomScale
  case mode, model, motion, move, multiplier, name, nestedHandOver, nesting, never
  case noDiagnostics, note, offsetRange, order, orientation, origin, outside, over, overscroll
  case owner, padding, page, pageMap, pager, pages, pageSize, paging, pagingEnabled
  case pagingThreshold, panOrigin, parallax, physics, pinch, policy, preferredMaxLayoutWidth
  case preservesSuperviewMargins, priority, profile, proportions, queued, ratio, rebuild, rect
  case refresh, refusal, relation, remorseful, remove, `repeat`, requested, reset, resize
  case response, rest, restBeforeLift, reuse, reused, right, root, rotate, round, rounding
  case rows, rubberBand, safeArea, scale, scripts, scrollEnabled, scrollIndicatorInsets
  case scrollRectToVisible, scrollsToTop, scrollwork, set, setContentOffset, settle, severities
  case shouldScrollToTop, showsHorizontalScrollIndicator, showsVerticalScrollIndicator
  case simultaneous, size, smooth, snap, spacing, speed, spring, springRate, start, status
  case sticky, stopDistance, stops, stretchy, string, strip, t, tap, tapStatusBar, target
  case targetContentOffset, targetPastEdge, templates, text, textScale, thresholdX, thresholdY
  case through, timeLimit, to, toAttribute, toItem, tolerance, top, touch, touchDelay
  case touchEndsAnimation, touchesShouldBegin, touchesShouldCancel, touchRate, tracking
  case trailing, transfersHorizontalScrollingToParent, transfersVerticalScrollingToParent
  case transform, translate, type, unit, userInteractionEnabled, velocity, velocityEstimator
  case vertical, via, view, viewport, visibleRectInsets, wait, weight, when, width, window
  case with, x, y, zooming, zoomRubberBand, zoomScale, zoomToRect, zoomView, zPosition
}
