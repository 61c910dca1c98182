import DesignSystem
import Foundation
import LoanDetailJSON
import LoanDetailSchemas
import Testing

@Suite("The schemas by name")
struct NamedSchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas")
  /// The schemas of older versions that have a name of their own.
  private static let published = ["portfolio.1"]
  private static let all = NamedSchema.all(products: [])

  @Test("are those of the folder, byte for byte")
  func files() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".schema.json") }
    let newest = Self.all.filter { !Self.published.contains($0.name) }
    #expect(files.sorted() == newest.map { "\($0.name).schema.json" }.sorted())
    for schema in Self.all {
      let folder = Self.published.contains(schema.name) ? Self.folder.appending(path: "Published") : Self.folder
      let file = try Data(contentsOf: folder.appending(path: "\(schema.name).schema.json"))
      #expect(try schema.rendered() == [UInt8](file), "\(schema.name)")
    }
  }

  @Test("hold a product's own items to its kinds")
  func product() throws {
    let schemas = NamedSchema.all(products: [ProductSchema(type: "teapot", kinds: [])])
    #expect(schemas.count == Self.all.count + 1)
    let schema = try #require(schemas.last)
    #expect(schema.name == "teapot")
    #expect(schema.meaning == "the items only \"teapot\" has")
    #expect(try JSONParser.parse(schema.rendered())["not"] == .object([]))
  }

  @Test("allow one type and its specifics in the portfolio of a product")
  func portfolioOfAProduct() throws {
    let schema = try NamedSchema.portfolio(of: "teapot", specifics: Array(#"{"type": "object"}"#.utf8))
    let loan = try #require(JSONParser.parse(schema.rendered())["$defs"]?["loan"]?["properties"])
    let type = try #require(loan["type"])
    let description = JSONValue.Member("description", try #require(type["description"]))
    #expect(type == .object([description, .init("const", .string("teapot"))]))
    #expect(loan["specifics"]?["anyOf"] != nil)
  }

  @Test("have the published schema of screens for each published version, byte for byte")
  func version() throws {
    let published = Self.folder.appending(path: "Published")
    let versions = try FileManager.default.contentsOfDirectory(atPath: published.path)
      .compactMap { $0.wholeMatch(of: /loan-detail\.(\d+)\.schema\.json/).flatMap { Int($0.1) } }
    #expect(versions.contains(1))
    for version in versions where version < ScreenDocument.schemaVersion {
      let schema = try #require(NamedSchema.all(screenVersion: version, products: []).first)
      let file = try Data(contentsOf: published.appending(path: "loan-detail.\(version).schema.json"))
      #expect(try schema.rendered() == [UInt8](file), "version \(version)")
    }
    let newest = try #require(NamedSchema.all(products: []).first)
    #expect(try newest.rendered() == ScreenSchema().json.rendered())
  }

  @Test("describe every property that the engine writes or reads")
  func descriptions() throws {
    let product = ProductSchema(
      type: "boat",
      kinds: [
        CustomKind(
          "boat:hull", summary: "A hull.",
          fields: [.init("size", .object([.init("length", .integer, "Its length in metres.")]), "Its size.")])
      ])
    var properties = 0
    for schema in NamedSchema.all(products: [product]) where !Self.published.contains(schema.name) {
      let json = try JSONParser.parse(schema.rendered())
      let all = json.properties(at: "$")
      let undescribed = all.filter { !$0.isDescribed }.map(\.path)
      #expect(undescribed == [], "\(schema.name)")
      properties += all.count
    }
    print("properties described: \(properties)")
    #expect(properties > 800)
  }

  @Test(
    "describe every definition of what others write", arguments: ["portfolio", "tariff", "exchange-rates", "words"])
  func definitions(name: String) throws {
    let schema = try #require(Self.all.first { $0.name == name })
    guard case .object(let definitions)? = try JSONParser.parse(schema.rendered())["$defs"] else {
      Issue.record("\(name) has no definitions.")
      return
    }
    #expect(definitions.filter { $0.value["description"] == nil }.map(\.name) == [])
  }

  @Test("leave out of a client's types what is for editors", arguments: ClientLanguage.allCases)
  func typesWithoutSchemaName(language: ClientLanguage) throws {
    let schema = try #require(NamedSchema.all(products: []).first { $0.name == "tariff" })
    #expect(String(decoding: try schema.rendered(), as: UTF8.self).contains("\"$schema\": {"))
    #expect(!(try schema.types(in: language).contains("$schema")))
  }

  @Test("say for every enumeration what a reader does with a value that it does not know")
  func unknownValues() throws {
    let enumerations = ScreenSchema().json.schemas(at: "$").filter { $0.value["enum"] != nil }
    #expect(enumerations.count > 8)
    for (path, schema) in enumerations where !path.hasSuffix("anyOf[0]") {
      guard case .string(let text)? = schema["description"] else {
        Issue.record("\(path) has no description.")
        continue
      }
      #expect(text.contains("Any other value: "), "\(path)")
    }
  }

  @Test("have a reader's schema that requires the same and allows more")
  func readerSchema() throws {
    let (strict, reader) = (ScreenSchema().json, ScreenSchema().readerJSON)
    #expect(
      reader["$id"] == .string("urn:loan-detail-engine:schema:loan-detail:reader:\(ScreenDocument.schemaVersion)"))
    let (strictParts, readerParts) = (strict.schemas(at: "$"), reader.schemas(at: "$"))
    #expect(strictParts.map(\.path) == readerParts.map(\.path))
    for ((path, old), (_, new)) in zip(strictParts, readerParts) {
      #expect(old["required"] == new["required"], "\(path)")
      #expect(new["additionalProperties"] != .bool(false), "\(path)")
      #expect(new["enum"] == nil, "\(path)")
      if let values = old["enum"] { #expect(new["examples"] == values && new["type"] == .string("string"), "\(path)") }
    }
  }
}

extension JSONValue {
  /// All schemas inside this schema, with their paths. Conditions are not among them: they describe nothing.
  fileprivate func schemas(at path: String) -> [(path: String, value: JSONValue)] {
    guard case .object(let members) = self else { return [] }
    let inside = members.flatMap { member -> [(path: String, value: JSONValue)] in
      let place = "\(path).\(member.name)"
      switch (member.name, member.value) {
      case ("properties", .object(let parts)), ("$defs", .object(let parts)):
        return parts.flatMap { $0.value.schemas(at: "\(place).\($0.name)") }
      case ("allOf", .array(let parts)), ("anyOf", .array(let parts)), ("oneOf", .array(let parts)):
        return parts.enumerated().flatMap { $1.schemas(at: "\(place)[\($0)]") }
      case ("items", _), ("then", _), ("else", _), ("additionalProperties", _): return member.value.schemas(at: place)
      default: return []
      }
    }
    return [(path, self)] + inside
  }

  /// All properties of objects in this schema, with whether they have a description. A property that is forbidden needs
  /// none, nor does one in a schema without a type, which only narrows an object that is described elsewhere.
  fileprivate func properties(at path: String) -> [(path: String, isDescribed: Bool)] {
    schemas(at: path).flatMap { path, schema -> [(path: String, isDescribed: Bool)] in
      guard schema["type"] != nil, case .object(let properties)? = schema["properties"] else { return [] }
      return properties.filter { $0.value != .bool(false) }.map { property in
        guard case .string(let text)? = property.value["description"] else {
          return ("\(path).properties.\(property.name)", false)
        }
        return ("\(path).properties.\(property.name)", !text.isEmpty)
      }
    }
  }
}
