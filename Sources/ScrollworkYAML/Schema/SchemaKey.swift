/// Every key that a scene or a project file can have in a mapping with fixed keys.
enum SchemaKey: String, CaseIterable, Sendable {
  case add, adjustedContentInset, after, align, alignment, alignmentInsets, allow, alpha
  case always, alwaysBounceHorizontal, alwaysBounceVertical, ambiguous, animated, arranged
  case `as`, ascender, at, attribute, autoresizing, axis, axisStrategy, backgroundColor, base
  case baseline, baselineRelativeArrangement, beginRefreshing, bleed, both, bottom, bounces
  case bouncesZoom, boundaries, by, cached, callbacks, canCancelContentTouches, cancel, center
  case check, children, clipsToBounds, collapse, compression, conflicts, constant, constraint
  case constraints, contentInset, contentInsetAdjustmentBehavior, contentOffset, contentSize
  case cornerRadius, count, currentPage, customSpacing, damping, decelerate, decelerating
  case decelerationRate, delaysContentTouches, descender, description, device, diagnostics
  case dialect, direction, directionalLockEnabled, distribution, drag, dragging, drive, each
  case ease, edge, `else`, empty, endRefreshing, enter, events, expect, finger, first, flick
  case floating, font, `for`, fps, frame, frames, from, guides, height, hidden, hold
  case horizontal, hugging, id, images, `in`, indicator, indicatorStyle, insert
  case insetsMarginsFromSafeArea, into, intrinsic, item, items, itemSize, keep, keyboard
  case keyboardDismissMode, last, layoutMarginsRelativeArrangement, lazyImages, leading, left
  case `let`, lift, lineHeight, lines, link, links, live, made, margins, mask, matrix, max
  case maximumZoomScale, method, metrics, min, minimumZoomScale, mode, model, motion, move
  case multiplier, name, nesting, never, noDiagnostics, note, offsetRange, order, orientation
  case origin, outside, over, overscroll, owner, padding, page, pageMap, pager, pages
  case pageSize, paging, pagingEnabled, parallax, physics, pinch, policy
  case preferredMaxLayoutWidth, preservesSuperviewMargins, priority, profile, proportions
  case queued, ratio, rebuild, rect, refresh, refusal, relation, remorseful, remove, `repeat`
  case requested, reset, resize, response, rest, reuse, reused, right, root, rotate, round
  case rounding, rows, safeArea, scale, scripts, scrollEnabled, scrollIndicatorInsets
  case scrollRectToVisible, scrollsToTop, scrollwork, set, setContentOffset, settle
  case severities, shouldScrollToTop, showsHorizontalScrollIndicator
  case showsVerticalScrollIndicator, size, smooth, snap, spacing, speed, spring, start, status
  case sticky, stops, stretchy, string, strip, t, tap, tapStatusBar, target
  case targetContentOffset, templates, text, textScale, thresholdX, thresholdY, through, to
  case toAttribute, toItem, tolerance, top, touch, touchesShouldBegin, touchesShouldCancel
  case touchRate, tracking, trailing, transfersHorizontalScrollingToParent
  case transfersVerticalScrollingToParent, transform, translate, type, unit
  case userInteractionEnabled, velocity, vertical, via, view, viewport, wait, weight, when
  case width, window, with, x, y, zooming, zoomScale, zoomToRect, zoomView, zPosition
}
