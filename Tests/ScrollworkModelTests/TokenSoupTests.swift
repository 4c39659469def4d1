import ScrollworkModel
import ScrollworkTestSupport
import Testing

/// Random texts made of the languages' own tokens: nothing may trap, and every error has to point
/// inside its text.
@Suite struct TokenSoupTests {
  static let tokens = [
    "a", "b", "scroll", "cell", "content", "frame", "safeArea", "self", "super", "previous", "root",
    ".", ".", ".", "*", "*", "0", "1", "12", ".5", "1e3", "1e999", "16:9", "width", "height", "top",
    "leading", "edges", "size", "center", "==", "<=", ">=", "=", "<", ">", "!", "+", "-", "-", "/",
    "(", ")", "[", "]", "|", "@", "@750", "inset", "x", "H:", "V:", ":", ",", " ", " ", " ", "\n",
    "é", "≥", "🙂", "$i", "margin", "margin-small", "high", "required", "and", "or", "not",
    "landscape", "compact width", "if", "min", "snap", "pt", "%", "deg", "first", "last",
    "label[2]",
    "\u{0}", "\"", "#", "{", "}",
  ]

  static func soup(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...14, using: &generator)
    return (0..<count).map { _ in tokens[Int.random(in: 0..<tokens.count, using: &generator)] }
      .joined()
  }

  static func isInside(_ error: LanguageError, _ text: String) -> Bool {
    error.range.lowerBound >= 0 && error.range.upperBound <= text.unicodeScalars.count
      && !error.message.isEmpty
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func constraints(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var texts: [String] = []
    for _ in 0..<1_500 {
      let text = TokenSoupTests.soup(&generator)
      texts.append(text)
      // Half of them with something that can be right in front.
      texts.append(
        ["H:|[a]", "a.width == ", "a.edges == b.edges inset ", "V:[a(", "top >= "][
          Int.random(in: 0..<5, using: &generator)] + text)
    }
    let declarations = texts.map { verbatim($0, at: 0) }
    let inside = view("inside", .view, [view("x")], constraints: declarations)
    var sample = EquationTests.sample(declarations)
    sample.root.children += [inside] + copies(3, "cell") { _ in view("cell") }
    let (result, diagnostics) = SceneResolver.resolve(sample, viewport: phone)
    for diagnostic in diagnostics {
      #expect(diagnostic.span.start >= 0 && diagnostic.span.end >= diagnostic.span.start)
      #expect(!diagnostic.message.isEmpty)
    }
    for constraint in result.constraints {
      #expect(!constraint.terms.isEmpty)
      #expect(constraint.constant.isFinite)
      #expect(constraint.terms.allSatisfy { $0.coefficient.isFinite && $0.coefficient != 0 })
      #expect(constraint.priority >= 1 && constraint.priority <= 1000)
    }
    let names = result.names(of: result.constraints.indices)
    #expect(names.allSatisfy { !$0.isEmpty })
  }

  @Test(arguments: [5, 6] as [UInt64])
  func otherLanguages(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = SceneResolver.resolve(ScopeTests.sample(), viewport: phone).scene
    for _ in 0..<3_000 {
      let text = TokenSoupTests.soup(&generator)
      do throws(LanguageError) {
        let value = try Arithmetic.evaluate(text) { $0 == "margin" ? 16 : nil }
        #expect(value.isFinite)
      } catch {
        #expect(TokenSoupTests.isInside(error, text), "seed \(seed): \(text)")
      }
      do throws(LanguageError) {
        _ = try Condition.parse(text)
      } catch {
        #expect(TokenSoupTests.isInside(error, text), "seed \(seed): \(text)")
      }
      do throws(LanguageError) {
        let check = try FrameCheck(text, in: scene)
        _ = check?.evaluate(tolerance: 0.01) { _ in .zero }
      } catch {
        #expect(TokenSoupTests.isInside(error, text), "seed \(seed): \(text)")
      }
      do throws(LanguageError) {
        _ = try scene.item(at: text)
      } catch {
        #expect(TokenSoupTests.isInside(error, text), "seed \(seed): \(text)")
      }
    }
  }
}
