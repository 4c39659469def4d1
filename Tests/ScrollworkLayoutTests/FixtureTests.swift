import Testing

/// Scenes whose frames are known from elsewhere.
@Suite struct FixtureTests {
  /// Frames that Apple's own engine recorded in public Interface Builder files.
  @Test func interfaceBuilderScenes() throws {
    let files = try SceneFile.all(in: "InterfaceBuilder")
    #expect(files.count == 955)
    for file in files {
      let differences = try file.differences()
      #expect(differences.isEmpty, "\(file.name)")
    }
  }

  /// Scenes made from problems that people met, with what is open and what contradicts.
  @Test(arguments: try SceneFile.all(in: "Problems"))
  func problemScenes(_ file: SceneFile) throws {
    let differences = try file.differences()
    #expect(differences.isEmpty)
  }
}
