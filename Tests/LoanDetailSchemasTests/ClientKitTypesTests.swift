import Foundation
import LoanDetailJSON
import Testing

@testable import LoanDetailSchemas

@Suite("The types for clients")
struct ClientKitTypesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Schemas/Clients")
  private static let schemas = ["loan-detail", "patch", "product-list"]

  @Test("are those of the folder, byte for byte", arguments: ClientLanguage.allCases, schemas)
  func files(language: ClientLanguage, schema: String) throws {
    let named = try #require(NamedSchema.all(products: []).first { $0.name == schema })
    let text = try named.types(in: language)
    let file = Self.folder.appending(path: Self.fileName(of: schema, in: language))
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  private static func fileName(of schema: String, in language: ClientLanguage) -> String {
    switch language {
    case .typescript: "\(schema).ts"
    case .kotlin: "\(schema.typeName).kt"
    case .swift: "\(schema.typeName).swift"
    }
  }

  @Test("have a type for every definition and a member for every property", arguments: ClientLanguage.allCases)
  func complete(language: ClientLanguage) throws {
    for schema in NamedSchema.all(products: []) {
      let text = try schema.types(in: language)
      let json = try JSONParser.parse(schema.rendered())
      let root = SchemaNode(value: json, place: "$")
      for definition in root.members("$defs") {
        // A plain text or number is what it is, without a name of its own.
        let isNamed = ["properties", "enum", "oneOf", "allOf", "if"].contains { definition.node[$0] != nil }
        let name = " \(definition.name.typeName)"
        #expect(!isNamed || text.contains(name), "\(schema.name): \(definition.name)")
        for property in definition.node.members("properties") where property.node.value != .bool(false) {
          let name = property.name
          let isThere = [" \(name): ", " \(name)?: ", "`\(name)`: "].contains { text.contains($0) }
          #expect(isThere, "\(schema.name): \(definition.name).\(name)")
        }
      }
    }
  }

  @Test("have no names that the platforms have", arguments: ClientLanguage.allCases, schemas)
  func names(language: ClientLanguage, schema: String) throws {
    let text = try #require(NamedSchema.all(products: []).first { $0.name == schema }).types(in: language)
    let names = text.matches(of: /(?:interface|type|class|typealias|struct|enum) (\w+)/).map { String($0.1) }
    let taken: Set = [
      "Document", "Date", "Text", "Set", "Partial", "List", "Map", "Node", "Event", "Element", "Range", "Comment",
      "Section", "Table", "Divider", "Row", "Error", "Object", "String", "Number", "Symbol", "Error", "Data", "Locale",
    ]
    #expect(names.count > 5 && taken.isDisjoint(with: names), "\(taken.intersection(names))")
  }

  @Test(
    "are a union of alternatives that a constant tells apart, however the schema states them",
    arguments: [
      ##""oneOf": [{"$ref": "#/$defs/row"}, {"$ref": "#/$defs/note"}]"##,
      """
      "allOf": [{"if": {"properties": {"kind": {"const": "row"}}}, "then": {"$ref": "#/$defs/row"}},
        {"if": {"properties": {"kind": {"const": "note"}}}, "then": {"$ref": "#/$defs/note"}}]
      """,
      """
      "if": {"properties": {"kind": {"const": "row"}}}, "then": {"$ref": "#/$defs/row"},
      "else": {"if": {"properties": {"kind": {"const": "note"}}}, "then": {"$ref": "#/$defs/note"}}
      """,
    ] as [String])
  func unions(alternatives: String) throws {
    let schema = """
      {"$id": "urn:bank:schema:screen:7", "properties": {"item": {"$ref": "#/$defs/item"},
        "some": {"type": "array", "items": {"type": "object", "properties": {"kind": {}}, \(alternatives)}},
        "perhaps": {"type": ["object", "null"], "if": {"type": "object"}, "then": {"$ref": "#/$defs/row"}}}, "$defs": {
        "item": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}, \(alternatives)},
        "row": {"properties": {"kind": {"const": "row"}, "label": {"type": "string"}}, "required": ["kind"]},
        "note": {"properties": {"kind": {"const": "note"}, "reason": false}, "required": ["kind"]}}}
      """
    let types = ClientTypesReader.types(of: try JSONParser.parse(Array(schema.utf8)), named: "screen")
    #expect(types.version == "7")
    #expect(types.declarations.map(\.name) == ["ScreenDocument", "Item", "RowItem", "NoteItem"])
    let typescript = TypeScriptTypes(types).text
    #expect(typescript.contains("export type KnownItem =\n  | RowItem\n  | NoteItem;\n"))
    #expect(typescript.contains("\n  some?: Item[];\n  perhaps?: RowItem | null;\n"))
    #expect(typescript.contains("export interface RowItem {\n  kind: \"row\";\n  label?: string;\n}\n"))
    #expect(typescript.contains("export interface NoteItem {\n  kind: \"note\";\n}\n"))
    #expect(SwiftTypes(types).text.contains("      case \"note\": self = .note(try NoteItem(from: decoder))\n"))
    #expect(KotlinTypes(types).text.contains("    val label: String? = null,\n) : Item\n"))
  }

  @Test("are what each form of a property can hold")
  func shapes() throws {
    let schema = """
      {"title": "Screen", "properties": {
        "list": {"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "null"}]}},
        "map": {"type": "object", "additionalProperties": {"type": "integer"}},
        "state": {"description": "How it is.", "enum": ["in-time", "unknown", "default"]},
        "part": {"type": "object", "additionalProperties": false, "required": ["when"],
          "properties": {"when": {"type": "boolean"}}},
        "open": {"type": "object", "properties": {"a": {"type": "string"}}},
        "odd": {"oneOf": [{"type": "string"}, {"type": "number"}]},
        "word": {"anyOf": [{"enum": ["a"]}, {"type": "string", "pattern": "b"}]}, "rate": {"type": "number"},
        "retry": {"const": true}, "half": {"const": 0.5}, "count": {"const": 2}, "nothing": {"const": ""}}}
      """
    let types = ClientTypesReader.types(of: try JSONParser.parse(Array(schema.utf8)), named: "my-screen")
    let typescript = TypeScriptTypes(types).text
    for line in [
      "  list?: (string | null)[];", "  map?: { [name: string]: number };",
      "  /** How it is. */\n  state?: DocumentState;",
      "  part?: DocumentPart;", "  open?: unknown;", "  odd?: unknown;", "  word?: string;", "  rate?: number;",
      "  when: boolean;", "  retry?: boolean;", "  nothing?: string;",
    ] { #expect(typescript.contains("\n\(line)\n"), "\(line)") }
    let swift = SwiftTypes(types).text
    for line in [
      "public enum MyScreen {", "    public var list: [String?]?", "    public var map: [String: Int64]?",
      "    case inTime", "    case `default`", "    case unrecognized(String)", "    public var open: JSON?",
      "    public var retry: Bool?", "    public var half: Double?", "    public var count: Int64?",
    ] { #expect(swift.contains("\(line)\n"), "\(line)") }
    let kotlin = KotlinTypes(types).text
    for line in [
      "package myscreen", "    val list: kotlin.collections.List<String?>? = null,", "    val `when`: Boolean,",
      "        val inTime = DocumentState(\"in-time\")", "    val rate: Double? = null,",
      "    val retry: Boolean? = null,", "    val half: Double? = null,", "    val count: Long? = null,",
    ] { #expect(kotlin.contains("\(line)\n"), "\(line)") }
  }
}
