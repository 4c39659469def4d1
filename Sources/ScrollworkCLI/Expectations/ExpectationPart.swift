/// The parts of an `expect` that `--only` can select.
enum ExpectationPart: String, CaseIterable, Sendable {
  case status, frames, contentSize, ambiguous, conflicts, check
  case adjustedContentInset, offsetRange, diagnostics, noDiagnostics, scripts
}
