import Foundation
import Testing

@testable import ScrollworkCLI

/// The formats that others build on: they are read back here with another JSON reader.
@Suite struct JSONFormatTests {
  private typealias Object = [String: Any]

  private func parse(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  @Test func layoutsHaveTheDocumentedKeys() throws {
    let text = try Tool.run("solve", "-f", "json", "article.yaml", in: Fixtures.folder).output
    let document = try parse(text)
    #expect(document["format"] as? String == "scrollwork.layout/1")
    let results = try #require(document["results"] as? [Object])
    #expect(results.map { $0["variant"] as? String } == [nil, "small", "big-text"])
    let first = try #require(results.first)
    #expect(first["scene"] as? String == "Article")
    #expect(first["file"] as? String == "article.yaml")
    #expect(first["status"] as? String == "determined")
    let viewport = try #require(first["viewport"] as? Object)
    #expect(viewport["width"] as? Double == 390)
    #expect(viewport["scale"] as? Double == 3)
    #expect(viewport["direction"] as? String == "ltr")
    let views = try #require(first["views"] as? [Object])
    #expect(views.first?["parent"] is NSNull)
    let scroll = try #require(views.first { $0["id"] as? String == "scroll" })
    #expect(scroll["type"] as? String == "scrollView")
    #expect(scroll["contentSize"] as? [String: Double] == ["width": 390, "height": 624])
    #expect((scroll["offsetRange"] as? Object)?["y"] as? [Double] == [0, 0])
    for key in ["ambiguous", "conflicts", "relaxed", "diagnostics"] {
      #expect(first[key] is [Any], "\(key)")
    }
  }

  @Test func keysComeInTheDocumentedOrder() throws {
    let text = try Tool.run("solve", "-f", "ndjson", "article.yaml", in: Fixtures.folder).output
    let line = try #require(text.split(separator: "\n").first)
    var rest = line[...]
    let keys = [
      "format", "file", "scene", "viewport", "width", "height", "scale", "direction", "status",
      "views", "id", "type", "parent", "frame", "x", "y", "width", "height", "contentSize",
      "contentOffset", "adjustedContentInset", "top", "left", "bottom", "right", "offsetRange",
      "ambiguous", "conflicts", "relaxed", "diagnostics",
    ]
    for key in keys {
      let range = try #require(rest.firstRange(of: "\"\(key)\": "), "\(key)")
      rest = rest[range.upperBound...]
    }
  }

  @Test func everyLineOfNDJSONIsADocumentWithItsFormatFirst() throws {
    let text = try Tool.run(
      "solve", "-f", "ndjson", "article.yaml", "unreadable.yaml", "ambiguous.yaml",
      in: Fixtures.folder
    ).output
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5)
    for line in lines {
      #expect(line.hasPrefix(#"{"format": "scrollwork.layout/1", "file": "#))
      _ = try parse(String(line))
    }
    #expect(try parse(String(lines[3]))["status"] as? String == "unreadable")
  }

  @Test func diagnosticsHaveTheDocumentedKeys() throws {
    let text = try Tool.run(
      "validate", "-f", "json", "ambiguous.yaml", "unreadable.yaml", in: Fixtures.folder
    ).output
    let document = try parse(text)
    #expect(document["format"] as? String == "scrollwork.diagnostics/1")
    let files = try #require(document["files"] as? [Object])
    #expect(files.map { $0["status"] as? String } == ["ambiguous", "unreadable"])
    let diagnostics = try #require(files.first?["diagnostics"] as? [Object])
    let open = try #require(diagnostics.first { $0["code"] as? String == "SW101" })
    #expect(open["severity"] as? String == "error")
    let location = try #require(open["location"] as? Object)
    #expect(location["file"] as? String == "ambiguous.yaml")
    #expect(location["line"] as? Int == 6)
    #expect(location["column"] as? Int == 11)
    #expect(location["endLine"] as? Int == 6)
    #expect(location["endColumn"] as? Int == 17)
    #expect((open["views"] as? [String])?.contains("scroll") == true)
    #expect(open["constraints"] is [Any])
    #expect(open["related"] is [Any])
    #expect(open["help"] is String)
  }

  @Test func findingsOfSomeViewportsNameThem() throws {
    let scene = """
      scrollwork: 1
      viewport: {width: 100, height: 50}
      matrix: [{name: small, size: [80, 50]}, {name: large, size: [200, 50]}]
      root: {children: [{id: a, type: label, intrinsic: [20, 10]}]}
      constraints:
        - a.top == root.top
        - {when: landscape, at: a.left == root.left}
        - {when: regular width, gap: a.left == root.left}

      """
    let portrait = scene.replacing("[80, 50]", with: "[40, 50]")
    let text = try Tool.run("validate", "-f", "json", "-", input: portrait).output
    let files = try #require(try parse(text)["files"] as? [Object])
    let diagnostics = try #require(files.first?["diagnostics"] as? [Object])
    #expect(diagnostics.map { $0["code"] as? String } == ["SW301"])
    #expect(diagnostics.first?["variants"] as? [String] == ["small"])
  }

  @Test func devicesAreListed() throws {
    let document = try parse(try Tool.run("devices", "-f", "json").output)
    #expect(document["format"] as? String == "scrollwork.devices/1")
    let devices = try #require(document["devices"] as? [Object])
    let phone = try #require(devices.first { $0["name"] as? String == "iphone-se" })
    #expect(phone["width"] as? Double == 375)
  }

  @Test func rulesHaveTheDocumentedKeys() throws {
    let list = try parse(Tool.run("rules", "-f", "json").output)
    #expect(list["format"] as? String == "scrollwork.rules/1")
    let rules = try #require(list["rules"] as? [Object])
    #expect(rules.first?.keys.sorted() == ["code", "name", "severity", "summary"])
    let pages = try parse(Tool.run("explain", "SW073", "SW001", "-f", "json").output)
    let explained = try #require(pages["rules"] as? [Object])
    #expect(explained.map { $0["code"] as? String } == ["SW073", "SW001"])
    #expect(explained[0]["options"] as? String == "--max-views 100")
    let failing = try #require(explained[0]["failing"] as? [String: String])
    #expect(failing["scene"]?.hasSuffix("\n") == true)
    #expect((explained[1]["repaired"] as? [String: String])?.keys.sorted() == ["shell"])
  }
}
