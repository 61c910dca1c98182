import DesignSystem
import Foundation
import LoanDetailJSON
import LoanDetailSchemas
import Testing

@Suite("The schemas by name")
struct NamedSchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas")
  private static let all = NamedSchema.all(products: [])

  @Test("are those of the folder, byte for byte")
  func files() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".schema.json") }
    #expect(files.sorted() == Self.all.map { "\($0.name).schema.json" }.sorted())
    for schema in Self.all {
      let file = try Data(contentsOf: Self.folder.appending(path: "\(schema.name).schema.json"))
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

  @Test("have the screens' schema in each version", arguments: 1...ScreenDocument.schemaVersion)
  func version(version: Int) throws {
    let schema = try #require(NamedSchema.all(screenVersion: version, products: []).first)
    #expect(try schema.rendered() == ScreenSchema(version: version).json.rendered())
  }
}
