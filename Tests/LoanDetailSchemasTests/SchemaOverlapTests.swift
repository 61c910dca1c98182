import LoanDetailJSON
import LoanDetailSchemas
import Testing

@Suite("Wider alternatives of a schema of what is read")
struct SchemaOverlapTests {
  private static let boat = #"{"const": "boat"}"#
  private static let own = #"{"type": "string", "pattern": "^[a-z]*:[a-z]*$"}"#

  /// A choice of objects with at least two properties, each with a schema for its kind.
  private static func objects(_ kinds: String..., required: String = #""kind""#) -> String {
    let parts = kinds.map {
      #"{"type": "object", "minProperties": 2, "required": [\#(required)], "properties": {"kind": \#($0)}}"#
    }
    return #""oneOf": [\#(parts.joined(separator: ", "))]"#
  }

  @Test(
    "are an addition if the alternatives exclude each other",
    arguments: [
      (#""oneOf": [{"type": "integer"}, {"type": "string", "maxLength": 2}]"#, "2", "1000"),
      (#""oneOf": [{"type": "integer"}, {"type": "string"}]"#, #""string"}"#, #""string"}, {"type": "null"}"#),
      (#""anyOf": [{"type": "string", "maxLength": 2}, {"type": "string", "minLength": 5}]"#, "2", "1000"),
      (objects(boat, #"{"const": "bus"}"#), "2", "1"), (objects(boat, #"{"enum": ["bus", "car"]}"#), "2", "1"),
      (objects(boat, own), "2", "1"),
      (
        #""type": "object", \#(objects(boat, #"{"const": "bus"}"#).replacing(#""type": "object", "#, with: ""))"#, "2",
        "1"
      ),
    ] as [(String, String, String)])
  func exclusive(old: String, part: String, other: String) throws {
    let changes = try changes(old, old.replacing(part, with: other))
    #expect(!changes.isEmpty && changes.allSatisfy { $0.kind == .additive }, "\(changes)")
  }

  @Test(
    "cannot be judged if the alternatives may overlap",
    arguments: [
      (#""oneOf": [{"type": "string", "maxLength": 2}, {"type": "string", "minLength": 5}]"#, "2", "1000"),
      (#""oneOf": [{"type": "integer"}, {"type": "string"}]"#, #""string"}"#, #""string"}, {"type": "number"}"#),
      (#""oneOf": [{"required": ["a"]}, {"required": ["b"]}]"#, #"["b"]}"#, #"["b"]}, {"required": ["c"]}"#),
      (
        #""type": "string""#, #""type": "string""#,
        #""oneOf": [{"type": "string"}, {"type": "string", "minLength": 5}]"#
      ),
      (
        ##""oneOf": [{"$ref": "#/$defs/a"}, {"minLength": 5}], "$defs": {"a": {"items": {"maxLength": 2}}}"##, "2",
        "1000"
      ),
      (objects(boat, #"{"const": "bus"}"#, required: ""), "2", "1"), (objects(boat, boat), "2", "1"),
      (objects(boat, #"{"enum": ["bus", "boat"]}"#), "2", "1"), (objects(boat, #"{"type": "string"}"#), "2", "1"),
      (objects(#"{"const": "a:b"}"#, own), "2", "1"),
      (objects(boat, own.replacing("^[a-z]*:[a-z]*$", with: "^([a-z]*:[a-z]*)?$")), "2", "1"),
    ] as [(String, String, String)])
  func overlapping(old: String, part: String, other: String) throws {
    let new = old.replacing(part, with: other)
    let sentence =
      "The alternatives changed, and several of them may allow the same value; what that changes cannot be judged."
    #expect(try changes(old, new).contains { $0.kind == .breaking && $0.message == sentence })
    #expect(try !changes(old, new, for: .output).contains { $0.message == sentence })
    #expect(try changes(old, #""description": "New", \#(old)"#).map(\.kind) == [.editorial])
  }

  private func changes(
    _ old: String, _ new: String, for purpose: SchemaComparison.Purpose = .input
  ) throws -> [SchemaChange] {
    let (old, new) = (try JSONValue("{\(id), \(old)}"), try JSONValue("{\(id), \(new)}"))
    return try SchemaComparison(old: old, new: new, for: purpose).changes
  }

  private let id = #""$id": "urn:s:1""#
}
