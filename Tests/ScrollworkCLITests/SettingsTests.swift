import ScrollworkModel
import ScrollworkYAML
import Testing

@testable import ScrollworkCLI

@Suite struct SettingsTests {
  private func settings(_ words: String...) throws -> Settings {
    let arguments = try Arguments(parsing: words)
    return try Settings(arguments, command: arguments.command ?? .solve)
  }

  private let base = Viewport(
    size: Size(width: 390, height: 844), scale: 3, safeArea: EdgeInsets(top: 47, bottom: 34))

  @Test func viewportReplacesSizeAndSafeArea() throws {
    let result = try settings("solve", "--viewport", "320x568").viewport.applied(to: base)
    #expect(result == Viewport(size: Size(width: 320, height: 568), scale: 3))
    let scaled = try settings("solve", "--viewport", "320.5x568@2").viewport.applied(to: base)
    #expect(scaled == Viewport(size: Size(width: 320.5, height: 568), scale: 2))
  }

  @Test func deviceBringsItsSafeAreaAndKeepsDirectionAndTextScale() throws {
    var rtl = base
    rtl.direction = .rightToLeft
    rtl.textScale = 2
    let result = try settings("solve", "--device", "iphone-15-pro", "--orientation", "landscape")
      .viewport.applied(to: rtl)
    #expect(result.size == Size(width: 852, height: 393))
    #expect(result.safeArea == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(result.direction == .rightToLeft)
    #expect(result.textScale == 2)
    #expect(result.device == "iphone-15-pro")
  }

  @Test func orientationTurnsWhatIsNotTurnedYet() throws {
    let landscape = try settings("solve", "--orientation", "landscape").viewport
    let turned = landscape.applied(to: base)
    #expect(turned.size == Size(width: 844, height: 390))
    #expect(turned.safeArea == .zero)
    #expect(landscape.applied(to: turned) == turned)
  }

  @Test func orientationOfADeviceTakesItsSafeArea() throws {
    let device = try #require(DeviceTable.device(named: "iphone-se"))
    let result = try settings("solve", "--orientation", "landscape").viewport
      .applied(to: device.viewport(orientation: .portrait))
    #expect(result == device.viewport(orientation: .landscape))
  }

  @Test func directionAndTextScaleReplaceTheScenes() throws {
    let result = try settings("solve", "--direction", "rtl", "--text-scale", "1.5").viewport
      .applied(to: base)
    #expect(result.direction == .rightToLeft)
    #expect(result.textScale == 1.5)
    #expect(result.safeArea == base.safeArea)
  }

  @Test func aGivenViewportLeavesTheMatrixOut() throws {
    #expect(try settings("solve").matrix == .all)
    #expect(try settings("solve", "--viewport", "1x1").matrix == .base)
    #expect(try settings("solve", "--viewport", "1x1", "--matrix", "all").matrix == .all)
    #expect(try settings("solve", "--matrix", "none").matrix == .base)
    let named = try settings("solve", "--matrix", "small,base").matrix
    #expect(named.includesBase && named.includes("small") && !named.includes("big"))
  }

  @Test func offsetsAreReadPerView() throws {
    let offsets = try settings("solve", "--at", "scroll=0,300", "--at", "a.b=-1.5,2e1").offsets
    #expect(
      offsets == [
        ContentOffset(path: "scroll", point: Point(x: 0, y: 300)),
        ContentOffset(path: "a.b", point: Point(x: -1.5, y: 20)),
      ])
  }

  @Test func partsAreSelected() throws {
    #expect(try settings("test", "--only", "frames,status").parts == [.frames, .status])
    #expect(try settings("test").parts == Set(ExpectationPart.allCases))
  }

  @Test func limitsAreRaised() throws {
    let limits = try settings("solve", "--max-depth", "200", "--max-bytes", "10").limits
    #expect(limits.depth == 200)
    #expect(limits.bytes == 10)
  }

  @Test(arguments: [
    ["solve", "--viewport", "320"], ["solve", "--viewport", "320x"],
    ["solve", "--viewport", "axb"], ["solve", "--viewport", "-1x5"],
    ["solve", "--viewport", "1x2@0"], ["solve", "--viewport", "1x2@3@4"],
    ["solve", "--viewport", "infxnan"], ["solve", "--viewport", "0x1p3x4"],
    ["solve", "--device", "iphone-99"], ["solve", "--device", "ipad-9", "--viewport", "1x1"],
    ["solve", "--text-scale", "0"], ["solve", "--text-scale", "nan"],
    ["solve", "--at", "scroll"], ["solve", "--at", "scroll=1"], ["solve", "--at", "=1,2"],
    ["solve", "--at", "scroll=1,2,3"], ["solve", "--at", "scroll=1,x"],
    ["solve", "--format", "junit"], ["test", "--only", "frame"], ["test", "--only", ","],
    ["solve", "--matrix", ""], ["solve", "--jobs", "0"], ["solve", "--max-depth", "many"],
  ])
  func valuesThatCannotBeUnderstoodAreUsageErrors(words: [String]) throws {
    let arguments = try Arguments(parsing: words)
    let command = try #require(arguments.command)
    #expect(throws: UsageError.self) { try Settings(arguments, command: command) }
  }

  @Test func namesOfDevicesAndPartsAreSuggested() throws {
    #expect(
      throws: UsageError(
        "There is no device \"iphone-15-por\".", help: "Did you mean iphone-15-pro?")
    ) {
      try settings("solve", "--device", "iphone-15-por")
    }
    #expect(throws: UsageError("--only knows no part \"frame\".", help: "Did you mean frames?")) {
      try settings("test", "--only", "frame")
    }
    #expect(throws: UsageError("`solve` has no format \"jsno\".", help: "Did you mean json?")) {
      try settings("solve", "-f", "jsno")
    }
  }
}
