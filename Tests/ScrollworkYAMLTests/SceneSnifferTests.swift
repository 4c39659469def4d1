import ScrollworkYAML
import Testing

@Suite struct SceneSnifferTests {
  @Test(arguments: [
    "scrollwork: 1\n", "# a comment\nname: x\nscrollwork: 1", "\"scrollwork\": 1\n",
    "'scrollwork' : 1\n", "\r\nscrollwork: 1\r\n", "{\"scrollwork\": 1}",
    "{\"a\": {\"b\": [1, \"}\"]}, \"scrollwork\": 1}", "{scrollwork: 1}",
    " \n{ \"x\\\"\": 2,\n \"scrollwork\": 1 }", "\u{FEFF}scrollwork: 1\n",
  ])
  func scenes(text: String) {
    #expect(SceneSniffer.looksLikeScene(Array(text.utf8)))
  }

  @Test(arguments: [
    "", "   \n", "name: x\n", "  scrollwork: 1\n", "scrollworks: 1\n", "scrollwork\n",
    "{\"a\": {\"scrollwork\": 1}}", "{\"a\": \"scrollwork\"}", "[{\"scrollwork\": 1}]",
    "{\"a\": \"", "a: scrollwork: 1\n", "{", "{\"a\\",
  ])
  func others(text: String) {
    #expect(!SceneSniffer.looksLikeScene(Array(text.utf8)))
  }
}
