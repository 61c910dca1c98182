import DesignSystem
import Foundation
import LoanDetailJSON
import LoanDetailSchemas
import Loans
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

  @Test("the schema has the kinds of the code")
  func kinds() {
    let stated = definitions().compactMap { member -> String? in
      guard case .string(let kind)? = member.value["properties"]?["kind"]?["const"] else { return nil }
      return kind
    }
    let values = ["text", "money", "date", "percent", "moment"]
    let others =
      ["screen", "item", "flow", "event", "sourceFlow", "document", "link"] + ["complete", "partial", "fault"] + [
        "action", "tableRow",
      ] + ["moneyField", "dateField", "numberField", "choiceField"]
    #expect(stated.sorted() == (ItemKind.Standard.allCases.map(\.rawValue) + values + others).sorted())
  }

  @Test("the schema has the severities of the code")
  func severities() throws {
    let diagnostic = try #require(definitions().first { $0.name == "diagnostic" })
    let severities = diagnostic.value["properties"]?["severity"]?["enum"]?.elements
    #expect(severities == Diagnostic.Severity.allCases.map { .string($0.rawValue) })
  }

  @Test("no object in the schema allows unknown properties")
  func unknownProperties() {
    // The parts of a definition told by a kind are open: each is closed by the definition of its kind.
    for definition in definitions() where definition.value["properties"] != nil && definition.value["allOf"] == nil {
      #expect(definition.value["additionalProperties"] == .bool(false), "\(definition.name)")
    }
  }

  private func definitions() -> [JSONValue.Member] {
    guard case .object(let definitions)? = ScreenSchema().json["$defs"] else { return [] }
    return definitions
  }
}
