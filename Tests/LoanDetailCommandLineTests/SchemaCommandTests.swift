import Foundation
import InstalledProducts
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

@Suite("The command schema")
struct SchemaCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Schemas")

  /// The schemas of older versions that have a name of their own.
  private static let published = ["portfolio.1"]

  @Test("lists what there is")
  func list() async {
    let run = await tool.run("schema")
    #expect(run.code == 0)
    let names = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    let files = try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".schema.json") }.map { $0.replacing(".schema.json", with: "") }
    let products = InstalledProducts.all.map(\.manifest.type.rawValue)
    #expect(names.sorted() == ((files ?? []) + products + Self.published).sorted())
  }

  @Test("prints each as its file has it")
  func everySchema() async throws {
    let list = await tool.run("schema").output
    let products = InstalledProducts.all.map(\.manifest.type.rawValue)
    for name in list.split(separator: "\n").compactMap({ $0.split(separator: " ").first.map(String.init) }) {
      let folder = products.contains(name) ? "Products/" : Self.published.contains(name) ? "Published/" : ""
      let path = folder + name
      let file = try String(contentsOf: Self.folder.appending(path: "\(path).schema.json"), encoding: .utf8)
      let run = await tool.run("schema \(name)")
      #expect(run.code == 0)
      #expect(run.output == file, "Schemas/\(path).schema.json differs from what \"schema \(name)\" prints.")
    }
  }

  @Test("prints portfolios of one product with its specifics, every property described, in one schema")
  func portfolioOfProduct() async throws {
    for product in InstalledSamples.all {
      let run = await tool.run("schema portfolio --product \(product.manifest.type.rawValue)")
      #expect(run.code == 0)
      let schema = try JSONParser.parse(Array(run.output.utf8))
      let parts = schema.parts
      let references = Set(parts.compactMap { $0["$ref"] })
      let known = Set((schema["$defs"]?.members ?? []).map { JSONValue.string("#/$defs/\($0.name)") })
      #expect(references.isSubset(of: known), "\(product.manifest.type)")
      #expect(references.contains(.string("#/$defs/specifics")))
      let own = try JSONParser.parse(try #require(product.specifics))["properties"]?.members.map(\.name)
      #expect(schema["$defs"]?["specifics"]?["properties"]?.members.map(\.name) == own)
      let type = schema["$defs"]?["loan"]?["properties"]?["type"]?["const"]
      #expect(type == .string(product.manifest.type.rawValue))
      let bare = parts.filter { $0["type"] != nil }.flatMap { $0["properties"]?.members ?? [] }
        .filter { $0.value != .bool(false) && $0.value["description"] == nil }
      #expect(bare.map(\.name) == [], "\(product.manifest.type)")
    }
    let types = await tool.run("schema portfolio --product mortgage --as typescript")
    #expect(types.output.contains("areaSquareMetres"))
  }

  @Test("says which products have specifics, and of which schema")
  func productUsage() async {
    let unknown = await tool.run("schema portfolio --product mortage")
    #expect(unknown.code == 64 && unknown.errors.contains("Did you mean \"mortgage\"?"))
    let other = await tool.run("schema tariff --product mortgage")
    #expect(other.code == 64 && other.errors.hasPrefix("error: --product is for the schema \"portfolio\" only.\n"))
    let bare = LoanDetailTool(products: [ProductWithSamples(InstalledProducts.all[0], records: nil)])
    let none = await bare.run("schema portfolio --product \(InstalledProducts.all[0].manifest.type.rawValue)")
    #expect(none.code == 64 && none.errors.contains("states no schema of its specifics."))
  }

  @Test("prints the screens' schema of an older version")
  func olderVersion() async {
    let run = await tool.run("schema loan-detail --client-version 1")
    #expect(run.output.contains("\"$id\": \"urn:loan-detail-engine:schema:loan-detail:1\""))
    #expect(!run.output.contains("etag"))
  }

  @Test("has versions of the screens' schema only")
  func versionOfAnother() async {
    let run = await tool.run("schema portfolio --client-version 1")
    #expect(run.code == 64)
    #expect(
      run.errors.hasPrefix(
        "error: --client-version is for the schema \"loan-detail\" only, not for \"portfolio\".\n"))
  }

  @Test("prints the reader's schema of screens, of version 3 and later")
  func reader() async {
    let run = await tool.run("schema loan-detail --reader")
    let named = await tool.run("schema loan-detail.reader")
    #expect(run.code == 0 && run.output == named.output)
    #expect(!run.output.contains("\"additionalProperties\": false"))
    let old = await tool.run("schema loan-detail --client-version 2 --reader")
    #expect(old.code == 64)
    #expect(
      old.errors.hasPrefix(
        "error: There is no reader's schema of version 2: the first is that of version 3. Leave out --reader or "
          + "--client-version.\n"))
    let other = await tool.run("schema patch --reader")
    #expect(other.errors.hasPrefix("error: --reader is for the schema \"loan-detail\" only, not for \"patch\".\n"))
  }

  @Test("refuses a name that is none")
  func unknown() async {
    let run = await tool.run("schema portfolo")
    #expect(run.code == 64)
    #expect(
      run.errors.hasPrefix(
        "error: There is no schema \"portfolo\". There are: loan-detail, loan-detail.reader, portfolio, "))
    #expect(run.errors.contains("Did you mean \"portfolio\"?"))
  }
}

extension JSONValue {
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The value and all values in it.
  fileprivate var parts: [JSONValue] {
    [self] + members.flatMap(\.value.parts) + elements.flatMap(\.parts)
  }
}
