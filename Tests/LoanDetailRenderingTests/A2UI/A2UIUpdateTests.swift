import DesignSystem
import LoanDetailJSON
import LoanDetailRendering
import Testing

@Suite("The update of a surface of A2UI")
struct A2UIUpdateTests {
  @Test("leads a client from any screen to any other", arguments: A2UIVersion.allCases)
  func law(version: A2UIVersion) throws {
    let renderer = A2UIRenderer(version: version)
    for seed in UInt64(0)..<150 {
      let old = renderer.render(RandomScreen.document(seed: seed))
      let new = renderer.render(RandomScreen.document(seed: seed / 2 + 1_000))
      let update = try A2UIUpdate(from: old, to: new)
      let (reached, wanted) = (try A2UISurface(old + update.bytes), try A2UISurface(new))
      #expect(
        Dictionary(reached.shown.map { ($0.id, $0.component) }) { $1 }
          == Dictionary(wanted.shown.map { ($0.id, $0.component) }) { $1 })
      #expect(ContentHash(canonicalFormOf: reached.data) == ContentHash(canonicalFormOf: wanted.data))
      #expect(try A2UIUpdate(from: new, to: new).bytes.isEmpty)
    }
  }

  @Test("has only the values that changed, and no component")
  func values() throws {
    var later = EveryKind.unique
    later.contentItems[1] = .status(
      Status(id: "status.alone", text: "Overdue", tone: .critical, fact: .overdue, spoken: "Is late"))
    func update(_ version: A2UIVersion) throws -> String {
      let renderer = A2UIRenderer(version: version)
      return String(
        decoding: try A2UIUpdate(from: renderer.render(EveryKind.unique), to: renderer.render(later)).bytes,
        as: UTF8.self
      )
    }
    #expect(
      try update(.v10) == """
        {"version":"v1.0","updateDataModel":{"surfaceId":"leasing:7001:main:early-repayment:amount=1:keep=term","path":"/status_alone/spoken","value":"Is late"}}

        """)
    guard case .status(var status) = later.contentItems[1] else { return }
    status.spoken = nil
    later.contentItems[1] = .status(status)
    // The text has no other one for a screen reader: the component changes, and the value is the text alone.
    let component =
      #"{"version":"v0.9","updateComponents":{"surfaceId":"leasing:7001:main:early-repayment:amount=1:keep=term","components":[{"id":"status_alone","component":"Text","text":{"path":"/status_alone"}}]}}"#
    let value =
      #"{"version":"v0.9","updateDataModel":{"surfaceId":"leasing:7001:main:early-repayment:amount=1:keep=term","path":"/status_alone","value":"Overdue"}}"#
    #expect(try update(.v091) == "\(value)\n\(component)\n")
    later.contentItems.remove(at: 1)
    #expect(try update(.v091).hasSuffix(#""path":"/status_alone"}}"# + "\n"))
    #expect(try update(.v10).hasSuffix(#""path":"/status_alone","value":null}}"# + "\n"))
  }

  @Test("counts the empty lines before a message that cannot be read")
  func lineOfFault() throws {
    let surface = #"{"version":"v1.0","createSurface":{"surfaceId":"s","catalogId":"c","components":[]}}"#
    let error = try #require(throws: PatchError.self) { try A2UISurface(Array("\n\(surface)\n\n{}\n".utf8)) }
    #expect("\(error)".contains("line 4, $.version"), "\(error)")
  }

  @Test("names the place of a value whose names have any signs, and replaces all around one without such a name")
  func places() throws {
    func surface(_ data: String) -> [UInt8] {
      Array(
        #"{"version":"v1.0","createSurface":{"surfaceId":"s","catalogId":"c","components":[],"dataModel":\#(data)}}\#n"#
          .utf8)
    }
    func places(_ old: String, _ new: String) throws -> [String] {
      let update = try A2UIUpdate(from: surface(old), to: surface(new))
      let reached = try A2UISurface(surface(old) + update.bytes)
      #expect(
        try ContentHash(canonicalFormOf: reached.data) == ContentHash(canonicalFormOf: A2UISurface(surface(new)).data))
      return try update.bytes.split(separator: UInt8(ascii: "\n")).map {
        try #require(try JSONParser.parse(Array($0))["updateDataModel"]?["path"]?.nonEmptyText)
      }
    }
    let old = #"{"a/b": {"~": 1, "x~1": 2, "e\u0301": 4, "gone/": 5}}"#
    let new = #"{"a/b": {"~": 6, "x~1": 7, "e\u0301": 8, "/": 9}}"#
    #expect(
      try places(old, new)
        == ["/a~1b/~0", "/a~1b/x~01", "/a~1b/e\u{301}", "/a~1b/~1", "/a~1b/gone~1"])
    #expect(try places(#"{"a": {"": 1, "b": 1}}"#, #"{"a": {"": 2, "b": 1}}"#) == ["/a"])
    #expect(try places(#"{"": 1}"#, #"{"": 2}"#) == ["/"])
    #expect(try places(#"{"a": {"constructor": 1}}"#, #"{"a": {"b": 1}}"#) == ["/a"])
  }

  @Test("is refused between other screens, versions and what is no surface")
  func faults() throws {
    let (old, new) = (A2UIRenderer(version: .v10), A2UIRenderer(version: .v091))
    let screen = old.render(EveryKind.unique)
    func message(_ other: [UInt8]) -> String {
      do { return "\(try A2UIUpdate(from: screen, to: other).bytes.count)" } catch { return error.description }
    }
    let remark = "A client creates another surface for another screen, version or catalog."
    #expect(
      message(new.render(EveryKind.unique))
        == "line 1, $.version: The surface cannot become this one. Found \"v0.9\"; expected \"v1.0\". \(remark)")
    #expect(
      message(old.render(EveryKind.sparseUnique))
        == "line 1, $.createSurface.surfaceId: The surface cannot become this one. Found \"own\"; expected \"leasing:7001:main:early-repayment:amount=1:keep=term\". \(remark)"
    )
    #expect(
      message([]) == "line 1: This is no message about a surface of A2UI. Found nothing; expected a message of A2UI.")
    #expect(
      message(Array("{}".utf8))
        == "line 1, $.version: This is no message about a surface of A2UI. Found nothing; expected \"v0.9\" or \"v1.0\"."
    )
    #expect(
      message(Array(#"{"version":"v1.0","updateDataModel":{}}"#.utf8))
        == "line 1, $: This is no message about a surface of A2UI. Found an object; expected the member \"createSurface\" first."
    )
    #expect(
      message(screen + Array(#"{"version":"v1.0","updateComponents":{"surfaceId":"other","components":[]}}"#.utf8))
        == """
        line 2, $.updateComponents.surfaceId: The message is about another surface. Found "other" of version 1.0; expected \
        "leasing:7001:main:early-repayment:amount=1:keep=term" of version 1.0.
        """)
    #expect(
      message(Array("{".utf8))
        == "line 1, $: This is no JSON. Found the end of the text; expected a name in quotes.")
  }
}
