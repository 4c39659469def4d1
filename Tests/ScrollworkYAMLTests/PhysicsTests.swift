import ScrollworkModel
import Testing

@testable import ScrollworkYAML

@Suite struct PhysicsTests {
  private func scene(_ physics: String) -> String {
    sceneWithRoot("  {}\n") + "physics: \(physics)\n"
  }

  @Test func defaults() throws {
    #expect(try readScene(sceneWithRoot("  {}\n")).physics == PhysicsSettings())
  }

  /// The schema has the settings of the model, no more and no fewer, with their defaults.
  @Test func everySetting() throws {
    let fields = Mirror(reflecting: PhysicsSettings()).children.compactMap(\.label)
    let keys = Schema.standard[.physics].fields
    #expect(keys.map(\.key.rawValue).sorted() == fields.sorted())
    let defaults = keys.map { "\($0.key.rawValue): \($0.fallback)" }.joined(separator: ", ")
    #expect(try readScene(scene("{\(defaults)}")).physics == PhysicsSettings())
  }

  /// Each is read, into its own place.
  @Test(arguments: [
    "hysteresis: 3", "panOrigin: touchDown", "rubberBand: 0.52", "lockAngle: 3deg",
    "lockDistance: 4", "lockTimeout: 20ms", "horizontalAngle: 30", "touchDelay: 0s",
    "simultaneous: true", "nestedHandOver: threePass", "velocityEstimator: mean",
    "restBeforeLift: 1", "minimumVelocity: 83", "accumulateFlicks: true",
    "decelerationModel: continuous", "stopDistance: 0.1", "springRate: 10", "pagingThreshold: 1",
    "targetPastEdge: projected", "animationDuration: 1s", "animationCurve: linear",
    "touchEndsAnimation: false", "timeLimit: 3", "draggingUntilRest: false",
    "visibleRectInsets: false", "zoomRubberBand: false", "float32: true",
  ])
  func setting(text: String) throws {
    let physics = try readScene(scene("{\(text)}")).physics
    let usual = Mirror(reflecting: PhysicsSettings()).children.map {
      "\($0.label ?? "")\($0.value)"
    }
    let read = Mirror(reflecting: physics).children.map { "\($0.label ?? "")\($0.value)" }
    let changed = zip(usual, read).filter { $0 != $1 }.map(\.1)
    let name = String(text.prefix { $0 != ":" })
    #expect(changed.count == 1)
    #expect(changed.first?.hasPrefix(name) == true)
  }

  @Test func mistakes() {
    let found = expectFindings(
      scene(
        "{«ruberBand»: 0.5, springRate: «0», lockAngle: «50», touchDelay: «-1ms», "
          + "decelerationModel: «linear», float32: «yes», stopDistance: «1e300»}"), "SW019",
      "SW023", "SW023", "SW023", "SW024", "SW021", "SW023")
    #expect(found.first?.help == "Did you mean rubberBand?")
  }
}
