import DesignSystem
import Foundation
import LoanDetailCore
import LoanDetailJSON
import LoanDetailSchemas
import Testing

/// Holds the schema of a screen to its file and to the design system.
struct ScreenSchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Schemas")

  private func file(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Self.folder.appending(path: name)))
  }

  @Test("the schema file equals what the code generates")
  func generatedFile() throws {
    #expect(
      try file("loan-detail.schema.json") == ScreenSchema().json.rendered(),
      "Write it anew: swift run loan-detail schema loan-detail > Schemas/loan-detail.schema.json")
  }

  @Test("version 1 is unchanged since it was published")
  func publishedVersion1() throws {
    let published = try JSONParser.parse(file("Published/loan-detail.1.schema.json"))
    #expect(ScreenSchema(version: 1).json.withoutTexts == published.withoutTexts)
  }

  @Test("the schema has the kinds of the code, each since its version")
  func kinds() {
    for version in 1...ScreenDocument.schemaVersion {
      let kinds = ItemKind.Standard.allCases.filter { $0.since <= version }.map(\.rawValue)
      let stated = definitions(version).compactMap { member -> String? in
        guard case .string(let kind)? = member.value["properties"]?["kind"]?["const"] else { return nil }
        return kind
      }
      let values =
        version < 3
        ? [] : ["text", "money", "date", "percent", "moment", "screen", "flow", "sourceFlow", "document", "link"]
      #expect(stated.sorted() == (kinds + ["action", "tableRow"] + values).sorted())
    }
  }

  @Test("the schema has the severities of the code")
  func severities() throws {
    let diagnostic = try #require(definitions(2).first { $0.name == "diagnostic" })
    let severities = diagnostic.value["properties"]?["severity"]?["enum"]?.elements
    #expect(severities == Diagnostic.Severity.allCases.map { .string($0.rawValue) })
  }

  @Test("no object in the schema allows unknown properties")
  func unknownProperties() {
    for definition in definitions(2) where definition.value["properties"] != nil {
      #expect(definition.value["additionalProperties"] == .bool(false), "\(definition.name)")
    }
  }

  private func definitions(_ version: Int) -> [JSONValue.Member] {
    guard case .object(let definitions)? = ScreenSchema(version: version).json["$defs"] else { return [] }
    return definitions
  }
}

extension JSONValue {
  /// A schema without what it says to people.
  fileprivate var withoutTexts: JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.compactMap { member in
          if case .string = member.value, ["description", "title"].contains(member.name) { return nil }
          return Member(member.name, member.value.withoutTexts)
        })
    case .array(let elements): .array(elements.map(\.withoutTexts))
    default: self
    }
  }
}
