import ClientTypes
import DesignSystem
import Foundation
import InstalledProducts
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailCore
import Loans
import Testing

@Suite("The Swift types for clients")
struct ClientKitDecodingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Schemas/Clients/vectors")
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  @Test("read every screen of the samples, and lose nothing", arguments: ["en_US", "ar"])
  func samples(locale: String) async throws {
    let list = await tool.run("list --format json").output
    let products = try JSONDecoder().decode(ProductList.ProductListDocument.self, from: Data(list.utf8)).products
    #expect(products.count > 10)
    for (number, product) in products.enumerated() {
      let id = try #require(product.id)
      let screens = try #require(InstalledProducts.all.first { $0.manifest.type.rawValue == product.type }).manifest
        .screens
      // The main screens have items of all kinds; of the others a fourth of the records is enough.
      for screen in screens where screen == .main || locale == "en_US" && number % 4 == 0 {
        let name = "\(product.type):\(id) --screen \(screen)"
        let run = await tool.run("render \(name) --locale \(locale) --format json")
        try Self.expectRoundTrip(LoanDetail.LoanDetailDocument.self, Data(run.output.utf8), name)
      }
    }
  }

  @Test("read every vector, and keep what they do not know")
  func vectors() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: "documents").path)
    #expect(files.count > 10)
    for file in files {
      let data = try Data(contentsOf: Self.folder.appending(path: "documents/\(file)"))
      let vector = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let document = try JSONSerialization.data(withJSONObject: try #require(vector["document"]))
      let read = try JSONDecoder().decode(LoanDetail.LoanDetailDocument.self, from: document)
      let unknown = read.contentItems.filter { if case .unknown = $0 { true } else { false } }
      #expect(unknown.count == (["unknown-kind.json", "unknown-silent-kind.json"].contains(file) ? 1 : 0), "\(file)")
      if file != "unknown-property.json" {
        try Self.expectRoundTrip(LoanDetail.LoanDetailDocument.self, document, file)
      }
    }
  }

  @Test("read every list")
  func lists() throws {
    let folder = Self.folder.appending(path: "lists")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appending(path: file))
      let vector = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let list = try JSONSerialization.data(withJSONObject: try #require(vector["document"]))
      try Self.expectRoundTrip(ProductList.ProductListDocument.self, list, file)
    }
  }

  @Test("read every patch")
  func patches() throws {
    let folder = Self.folder.appending(path: "patches")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file != "refused.json" {
      let data = try Data(contentsOf: folder.appending(path: file))
      let vector = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let patch = try JSONSerialization.data(withJSONObject: try #require(vector["patch"]))
      try Self.expectRoundTrip(Patch.PatchDocument.self, patch, file)
    }
  }

  /// Reads a document, writes it, and expects the same content.
  private static func expectRoundTrip<Value: Codable>(_ type: Value.Type, _ data: Data, _ name: String) throws {
    let value = try JSONDecoder().decode(type, from: data)
    let again = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(value)) as? NSDictionary
    #expect(again == (try JSONSerialization.jsonObject(with: data) as? NSDictionary), "\(name)")
  }
}
