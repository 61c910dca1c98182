import DesignSystem
import Foundation
import LoanDetailCore
import LoanDetailJSON
import Testing

@testable import LoanDetailRendering

/// Holds the schemas of a screen and what the renderer writes to each other.
struct LoanDetailSchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Schemas")

  private func file(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Self.folder.appending(path: name)))
  }

  @Test("the schema file equals what the code generates")
  func generatedFile() throws {
    var json = JSONWriter()
    json.write(ScreenSchema().json)
    #expect(
      try file("loan-detail.schema.json") == json.finish(),
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
      let stated = definitions(version).values.compactMap {
        (properties(of: $0)["kind"] as? [String: Any])?["const"] as? String
      }
      #expect(stated.sorted() == (kinds + ["action", "tableRow"]).sorted())
    }
  }

  @Test("the schema has the severities of the code")
  func severities() {
    let severity = properties(of: definitions(2)["diagnostic"] ?? [:])["severity"] as? [String: Any]
    #expect(severity?["enum"] as? [String] == Diagnostic.Severity.allCases.map(\.rawValue))
  }

  @Test(
    "a document has exactly the properties of the schema, all required", arguments: 1...ScreenDocument.schemaVersion)
  func documentProperties(version: Int) throws {
    let schema = object(ScreenSchema(version: version).json)
    let written = try Set(json(of: EveryKind.sparse, for: version).keys)
    #expect(written == Set(properties(of: schema).keys))
    #expect(written == required(of: schema))
  }

  @Test(
    "an item has exactly the properties of the schema, and a bare item the required ones",
    arguments: 1...ScreenDocument.schemaVersion,
    ItemKind.Standard.allCases.map(\.rawValue) + ["action", "tableRow", "custom"])
  func kindProperties(version: Int, kind: String) throws {
    guard let definition = definitions(version)[kind] else {
      #expect(ItemKind.Standard(rawValue: kind).map { $0.since > version } ?? false)
      return
    }
    let full = try propertySets(of: kind, in: json(of: EveryKind.full, for: version))
    #expect(full.reduce([]) { $0.union($1) } == Set(properties(of: definition).keys))
    let sparse = try propertySets(of: kind, in: json(of: EveryKind.sparse, for: version))
    #expect(Set(sparse) == [required(of: definition)])
  }

  @Test(
    "a part of an item has exactly the properties of the schema",
    arguments: [("chips", "chip"), ("timeline", "timelineEntry"), ("chart", "chartPoint")])
  func partProperties(kind: String, part: String) throws {
    let definition = try #require(definitions(2)[part])
    func parts(of document: ScreenDocument) throws -> [Set<String>] {
      try ParsedJSON.items(in: json(of: document, for: 2)).filter { $0["kind"] as? String == kind }
        .flatMap { $0["items"] as? [[String: Any]] ?? [] }.map { Set($0.keys) }
    }
    #expect(try parts(of: EveryKind.full).reduce([]) { $0.union($1) } == Set(properties(of: definition).keys))
    #expect(try Set(parts(of: EveryKind.sparse)) == [required(of: definition)])
  }

  @Test("no object in the schema allows unknown properties")
  func unknownProperties() {
    for (name, definition) in definitions(2) where definition["properties"] != nil {
      #expect(definition["additionalProperties"] as? Bool == false, "\(name)")
    }
  }

  /// What is written for a client of a version that draws the fixtures' own kind.
  private func json(of document: ScreenDocument, for version: Int) throws -> [String: Any] {
    let names = ItemKind.Standard.allCases.filter { $0.since <= version }.map(\.rawValue) + ["leasing:vehicle"]
    let profile = try ClientProfile(version: version, kinds: names)
    return try ParsedJSON.object(JSONRenderer().render(document.adapted(to: profile).document))
  }

  private func definitions(_ version: Int) -> [String: [String: Any]] {
    object(ScreenSchema(version: version).json)["$defs"] as? [String: [String: Any]] ?? [:]
  }

  private func object(_ value: JSONValue) -> [String: Any] {
    var json = JSONWriter()
    json.write(value)
    return (try? ParsedJSON.object(json.finish())) ?? [:]
  }

  private func propertySets(of kind: String, in document: [String: Any]) -> [Set<String>] {
    ParsedJSON.items(in: document)
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
