import DesignSystem
import Foundation
import LoanDetailCore
import Testing

@testable import LoanDetailRendering

/// Holds `Schemas/loan-detail.schema.json` and the code to each other.
struct LoanDetailSchemaTests {
  private let schema: [String: Any]
  private let definitions: [String: [String: Any]]

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: "Schemas/loan-detail.schema.json"))
    schema = try ParsedJSON.object(Array(data))
    definitions = schema["$defs"] as? [String: [String: Any]] ?? [:]
  }

  @Test func theVersionIsTheCodes() {
    let version = properties(of: schema)["schemaVersion"] as? [String: Any]
    #expect(version?["const"] as? Int == ScreenDocument.schemaVersion)
  }

  @Test func theKindsAreTheCodes() {
    let kinds = definitions.values.compactMap { (properties(of: $0)["kind"] as? [String: Any])?["const"] as? String }
    #expect(kinds.sorted() == WireKind.allCases.map(\.rawValue).sorted())
  }

  @Test func theEnumeratedValuesAreTheCodes() {
    #expect(values(of: definitions["tone"]) == Tone.allCases.map(\.rawValue))
    #expect(values(of: definitions["fact"]) == MaterialFact.allCases.map(\.rawValue))
    #expect(values(of: "alignment", in: "column") == Table.Column.Alignment.allCases.map(\.rawValue))
    #expect(values(of: "state", in: "action") == WireActionState.allCases.map(\.rawValue))
    #expect(values(of: "severity", in: "diagnostic") == Diagnostic.Severity.allCases.map(\.rawValue))
  }

  @Test func theDocumentsPropertiesAreTheSchemasAllRequired() throws {
    let written = try Set(ParsedJSON.object(JSONRenderer().render(EveryKind.sparse)).keys)
    #expect(written == Set(properties(of: schema).keys))
    #expect(written == required(of: schema))
  }

  @Test(arguments: WireKind.allCases.map(\.rawValue) + ["custom"])
  func aKindsPropertiesAreTheSchemasAndABareItemHasTheRequiredOnes(kind: String) throws {
    let definition = try #require(definitions[kind])
    let full = try propertySets(of: kind, in: EveryKind.full)
    #expect(full.reduce([]) { $0.union($1) } == Set(properties(of: definition).keys))
    let sparse = try propertySets(of: kind, in: EveryKind.sparse)
    #expect(Set(sparse) == [required(of: definition)])
  }

  @Test func noObjectInTheSchemaLetsUnknownPropertiesIn() {
    for (name, definition) in definitions where definition["properties"] != nil {
      #expect(definition["additionalProperties"] as? Bool == false, "\(name)")
    }
  }

  private func propertySets(of kind: String, in document: ScreenDocument) throws -> [Set<String>] {
    try ParsedJSON.items(in: ParsedJSON.object(JSONRenderer().render(document)))
      .filter { item in
        let name = item["kind"] as? String ?? ""
        return name == kind || (kind == "custom" && name.contains(":"))
      }
      .map { Set($0.keys) }
  }

  private func properties(of definition: [String: Any]) -> [String: Any] {
    definition["properties"] as? [String: Any] ?? [:]
  }

  private func required(of definition: [String: Any]) -> Set<String> {
    Set(definition["required"] as? [String] ?? [])
  }

  private func values(of definition: Any?) -> [String]? {
    (definition as? [String: Any])?["enum"] as? [String]
  }

  private func values(of property: String, in definition: String) -> [String]? {
    values(of: properties(of: definitions[definition] ?? [:])[property])
  }
}
