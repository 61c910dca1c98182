public import DesignSystem
public import LoanDetailJSON
import SchemaTexts

/// A JSON Schema of what is read or written, with the name it is listed under.
public struct NamedSchema: Sendable {
  /// The name: `portfolio`, or a product type.
  public let name: String
  /// What the schema describes, in a few words.
  public let meaning: String
  private let text: @Sendable () -> [UInt8]

  /// The schema as UTF-8 that ends with a newline: as it is kept, or without white space.
  public func rendered(_ layout: JSONLayout = .lines) throws(JSONSyntaxError) -> [UInt8] {
    switch layout {
    case .lines: text()
    case .compact: try JSONParser.parse(text()).rendered(.compact)
    }
  }

  /// Every schema: those of the engine's formats, then those of product types' own items.
  ///
  /// `screenVersion` is the version of the screens' schema.
  public static func all(
    screenVersion: Int = ScreenDocument.schemaVersion, products: [ProductSchema]
  ) -> [NamedSchema] {
    [
      NamedSchema(name: "loan-detail", meaning: "a screen") { ScreenSchema(version: screenVersion).json.rendered() },
      NamedSchema("portfolio", "a portfolio file, to read records from", portfolioSchema),
      NamedSchema("product-list", "what \"list\" prints", productListSchema),
      NamedSchema("product-types", "what \"products\" prints", productTypesSchema),
      NamedSchema("patch", "what \"diff\" prints and \"patch\" reads", patchSchema),
      NamedSchema("explanation", "what \"explain\" prints", explanationSchema),
    ]
      + products.map { product in
        NamedSchema(name: product.type, meaning: "the items only \"\(product.type)\" has") { product.json.rendered() }
      }
  }

  private init(name: String, meaning: String, text: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.meaning = meaning
    self.text = text
  }

  private init(_ name: String, _ meaning: String, _ text: @escaping @Sendable () -> SchemaText) {
    self.init(name: name, meaning: meaning) {
      let text = text()
      return Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
    }
  }
}
