import LoanDetailJSON
import LoanDetailRendering
import Testing

@Suite("What is wrong with a patch is said in full")
struct PatchErrorTests {
  private static let base = json(
    #"""
    {"asOf": "2026-11-21", "headerItem": {"id": "header", "items": [{"id": "debt"}]}, "contentItems": [
      {"id": "terms", "title": "Terms", "items": [{"id": "rate", "tone": "muted"}, {"id": "term", "items": []}]},
      {"id": "split", "total": {"id": "whole"}}
    ]}
    """#)
  private static let eTag = ScreenPatch.eTag(of: base)

  @Test("when an operation cannot be done", arguments: Fault.operations)
  func operations(fault: Fault) throws {
    // The second of the two is at fault, after one that can be done.
    let text = #"{"op": "set", "properties": {"asOf": "2026-11-22"}}, \#(fault.json)"#
    let patch = try Self.patch(from: Self.eTag, operations: text)
    let error = #expect(throws: PatchError.self) { try patch.applied(to: Self.base) }
    #expect(error.map { "\($0)" } == fault.message)
    #expect(error?.subject == .patch)
  }

  @Test("when an operation cannot be done because the document is another")
  func operationOnAnotherDocument() throws {
    let patch = try Self.patch(from: "0", operations: #"{"op": "remove", "id": "gone"}"#)
    let error = #expect(throws: PatchError.self) { try patch.applied(to: Self.base) }
    #expect(
      error.map { "\($0)" } == """
        $.operations[0].id: The operation names an item that is not in the document. Found "gone"; expected the id of \
        an item that is in it by then. The document is also another than the patch is for: its ETag is \
        "\(Self.eTag)", not "0".
        """)
  }

  @Test("when the document is another")
  func anotherDocument() throws {
    let patch = try Self.patch(from: "0", operations: #"{"op": "remove", "id": "rate"}"#)
    let error = #expect(throws: PatchError.self) { try patch.applied(to: Self.base) }
    #expect(
      error.map { "\($0)" }
        == "$.from: The patch is for another document. Found a document with the ETag \"\(Self.eTag)\"; expected \"0\"."
    )
    #expect(error?.subject == .patch)
  }

  @Test("when it leads to another document than it says")
  func anotherResult() throws {
    let patch = try Self.patch(from: Self.eTag, operations: "")
    let error = #expect(throws: PatchError.self) { try patch.applied(to: Self.base) }
    #expect(
      error.map { "\($0)" }
        == "$.to: The patch leads to another document than it says. Found a document with the ETag \"\(Self.eTag)\"; "
        + "expected \"1\".")
  }

  @Test("when a document is no screen", arguments: Fault.documents)
  func documents(fault: Fault) throws {
    let document = Self.json(fault.json)
    let asBase = #expect(throws: PatchError.self) { try ScreenPatch(from: document, to: Self.base) }
    let asTarget = #expect(throws: PatchError.self) { try ScreenPatch(from: Self.base, to: document) }
    #expect([asBase, asTarget].map { $0.map { "\($0)" } } == [fault.message, fault.message])
    #expect([asBase, asTarget].map(\.?.subject) == [.base, .target])
    let patch = ScreenPatch(from: "", to: "", operations: [])
    let whenApplied = #expect(throws: PatchError.self) { try patch.applied(to: document) }
    #expect(whenApplied == asBase)
  }

  @Test("when it is malformed", arguments: Fault.patches)
  func malformed(fault: Fault) throws {
    let error = #expect(throws: PatchError.self) { try ScreenPatch(json: Self.json(fault.json)) }
    #expect(error.map { "\($0)" } == fault.message)
    #expect(error?.subject == .patch)
  }

  private static func patch(from: String, operations: String) throws -> ScreenPatch {
    try ScreenPatch(
      json: json(#"{"schemaVersion": 1, "from": "\#(from)", "to": "1", "operations": [\#(operations)]}"#))
  }

  private static func json(_ text: String) -> JSONValue {
    (try? JSONParser.parse(Array(text.utf8))) ?? .string("The test's own JSON is malformed.")
  }
}
