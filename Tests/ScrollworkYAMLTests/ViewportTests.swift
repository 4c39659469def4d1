import ScrollworkModel
import Testing

@Suite struct ViewportTests {
  private func scene(_ viewport: String, _ rest: String = "") -> String {
    "scrollwork: 1\nviewport: \(viewport)\nroot: {}\n\(rest)"
  }

  @Test func bySize() throws {
    let viewport = try readScene(
      scene(
        "{width: 390, height: 844, scale: 3, safeArea: {top: 47, leading: 5}, direction: rtl, textScale: 2}"
      )
    ).viewport
    #expect(
      viewport
        == Viewport(
          size: Size(width: 390, height: 844), scale: 3, safeArea: EdgeInsets(top: 47, right: 5),
          direction: .rightToLeft, textScale: 2))
    #expect(try readScene(scene("{width: 3, height: 4}")).viewport.scale == nil)
  }

  @Test func byDevice() throws {
    let device = try #require(DeviceTable.all.first)
    let upright = try readScene(scene("{device: \(device.name)}")).viewport
    #expect(upright == device.viewport(orientation: .portrait))
    let turned = try readScene(
      scene("{device: \(device.name), orientation: landscape, safeArea: 0, direction: rtl}")
    ).viewport
    var expected = device.viewport(orientation: .landscape)
    expected.safeArea = .zero
    expected.direction = .rightToLeft
    #expect(turned == expected)
  }

  @Test func unknownDevices() throws {
    let device = try #require(DeviceTable.all.first)
    let found = expectFindings(scene("{device: «\(device.name)x»}"), "SW033")
    #expect(found.first?.help?.contains("Did you mean") == true)
  }

  @Test func mistakes() throws {
    let device = try #require(DeviceTable.all.first).name
    expectFindings(scene("«{»width: 3}"), "SW020")
    expectFindings(
      scene("{width: 3, height: «-4», scale: «0», textScale: «0», direction: «left»}"),
      "SW023", "SW023", "SW023", "SW024")
    expectFindings(scene("{width: 1e3, height: «1e9»}"), "SW023")
    expectFindings(scene("{width: 3, height: 4, «orientation»: portrait}"), "SW035")
    expectFindings(scene("{device: \(device), «width»: 4}"), "SW035")
    expectFindings(scene("«[390, 844]»"), "SW021")
    expectFindings("«scrollwork»: 1\nroot: {}\n", "SW020")
  }

  @Test func matrix() throws {
    let device = try #require(DeviceTable.all.first)
    let scene = try readScene(
      scene(
        "{width: 390, height: 844, scale: 3, safeArea: {top: 47}}",
        """
        matrix:
          - {name: big-text, textScale: 2}
          - {name: small, device: \(device.name)}
          - {name: turned, orientation: landscape}
          - {name: wide, width: 500}
          - {name: sized, size: [1, 2], scale: 1, safeArea: 3, direction: rtl, expect: {status: ambiguous}}
        """))
    #expect(scene.variants.map(\.name) == ["big-text", "small", "turned", "wide", "sized"])
    let applied = scene.variants.map { $0.applied(to: scene.viewport) }
    #expect(applied[0].size == scene.viewport.size)
    #expect(applied[0].safeArea.top == 47)
    #expect(applied[0].textScale == 2)
    #expect(applied[1] == device.viewport(orientation: .portrait))
    #expect(applied[2].size == Size(width: 844, height: 390))
    #expect(applied[2].safeArea == .zero)
    #expect(applied[3].size == Size(width: 500, height: 844))
    #expect(applied[4].size == Size(width: 1, height: 2))
    #expect(applied[4].safeArea == EdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    #expect(applied[4].direction == .rightToLeft)
    #expect(scene.variants[4].expect?.status?.value == .ambiguous)
  }

  @Test func turningADevice() throws {
    let device = try #require(DeviceTable.all.first)
    let scene = try readScene(
      scene("{device: \(device.name)}", "matrix: [{name: turned, orientation: landscape}]\n"))
    #expect(
      scene.variants[0].applied(to: scene.viewport) == device.viewport(orientation: .landscape))
  }

  @Test func matrixMistakes() {
    expectFindings(
      scene(
        "{width: 1, height: 1}",
        "matrix: [{name: a}, «{name: a, textScale: 2}», «{»textScale: 2}, «3», {name: b, width: «-3»}]\n"
      ),
      "SW027", "SW020", "SW021", "SW023")
  }
}
