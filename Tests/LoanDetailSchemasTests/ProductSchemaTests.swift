import DesignSystem
import LoanDetailJSON
import LoanDetailSchemas
import Testing

@Suite("The schema of a product's own items")
struct ProductSchemaTests {
  private func schema(_ words: [String], isRequired: Bool = false, version: Int = 1) -> ProductSchema {
    ProductSchema(
      type: "card",
      kinds: [
        CustomKind(
          "card:grace", summary: "The grace period.",
          fields: [.init("state", .choice(words), isRequired: isRequired, "Whether it is lost.")])
      ], version: version)
  }

  @Test("has the version of the product's own items")
  func ownVersion() {
    #expect(schema(["on"], version: 7).json["$id"] == .string("urn:loan-detail-engine:schema:products:card:7"))
  }

  @Test("lists the words of a choice, and the rule for any other")
  func choice() throws {
    let kind = try #require(schema(["running", "lost"]).json["$defs"]?["card:grace"])
    let state = try #require(kind["properties"]?["payload"]?["properties"]?["state"])
    #expect(state["enum"] == .array([.string("running"), .string("lost")]))
    #expect(
      state["description"]
        == .string("Whether it is lost. Any other value: as if the field were absent."))
  }

  @Test("may get another word of a choice in the same version, but may lose none")
  func comparison() throws {
    let (few, many) = (schema(["running"]).json, schema(["running", "lost"]).json)
    #expect(try SchemaComparison(old: few, new: many).verdict == .compatible)
    #expect(try SchemaComparison(old: many, new: few).verdict == .breaking)
    #expect(try SchemaComparison(old: many, new: schema(["running"], version: 2).json).verdict == .newVersion)
  }

  @Test("is a type of its own in every client language", arguments: ClientLanguage.allCases)
  func clients(language: ClientLanguage) throws {
    let schema = try #require(NamedSchema.all(products: [schema(["running", "lost"])]).last)
    let types = try schema.types(in: language)
    #expect(types.contains("running") && types.contains("lost"))
  }
}
