public import DesignSystem
public import LoanDetailJSON
import SchemaTexts

/// A JSON Schema of a format that the engine reads or writes, with the name under which it is listed.
public struct NamedSchema: Sendable {
  /// The name, such as `portfolio` or a product type.
  public let name: String
  /// A short description of the documents.
  public let meaning: String
  /// Makes the schema as UTF-8, in lines with a newline at the end.
  private let text: @Sendable () -> [UInt8]

  /// The first version of the wire format that has a reader's schema.
  public static let firstReaderVersion = 3

  /// Returns the schema as UTF-8: in lines with a newline at the end, or without white space.
  public func rendered(_ layout: JSONLayout = .lines) throws(JSONSyntaxError) -> [UInt8] {
    switch layout {
    case .lines: text()
    case .compact: try JSONParser.parse(text()).rendered(.compact)
    }
  }

  /// Returns the types of a client that reads the documents, as source code with a newline at the end.
  public func types(in language: ClientLanguage) throws(JSONSyntaxError) -> String {
    language.text(of: ClientTypesReader.types(of: try JSONParser.parse(text()), named: name))
  }

  /// Returns all schemas: first the engine's formats, then the product types' own items.
  ///
  /// - Parameters:
  ///   - screenVersion: the version of the screen schema. An older one is the published text; any unknown number is the
  ///     newest.
  ///   - products: the schemas of the product types.
  public static func all(
    screenVersion: Int = ScreenDocument.schemaVersion, products: [ProductSchema]
  ) -> [NamedSchema] {
    [
      screen(screenVersion),
      NamedSchema(name: "loan-detail.reader", meaning: "a screen, for clients: what they do with what they do not know")
      {
        ScreenSchema().readerJSON.rendered()
      },
      stored("portfolio", "a portfolio file, to read records from", portfolioSchema),
      stored("portfolio.1", "a portfolio file of version 1, which is read as before", publishedPortfolio1Schema),
      stored("exchange-rates", "exchange rates, for \"summary --in\"", exchangeRatesSchema),
      stored("tariff", "a tariff, for \"quote\"", tariffSchema),
      stored("words", "the words of a language, for \"--words\"", wordsSchema),
      stored("product-list", "what \"list\" prints", productListSchema),
      stored("product-types", "what \"products\" prints", productTypesSchema),
      stored("patch", "what \"diff\" prints and \"patch\" reads", patchSchema),
      stored("explanation", "what \"explain\" prints", explanationSchema),
      stored("batch-fault", "a bad line of \"batch\"", batchFaultSchema),
      stored("batch-summary", "what \"batch --summary\" writes", batchSummarySchema),
      stored("serve-request", "a line that \"serve\" reads", serveRequestSchema),
      stored("serve-answer", "a line that \"serve\" answers", serveAnswerSchema),
    ]
      + products.map { product in
        NamedSchema(name: product.type, meaning: "the items only \"\(product.type)\" has") { product.json.rendered() }
      }
  }

  /// Returns the schema of portfolios of one product type, with the specifics of that type in it.
  ///
  /// - Parameters:
  ///   - type: the product type.
  ///   - specifics: the product's own schema of its specifics, as UTF-8.
  public static func portfolio(of type: String, specifics: [UInt8]) throws(JSONSyntaxError) -> NamedSchema {
    let portfolio = stored("portfolio", "", portfolioSchema)
    let json = PortfolioSchema.json(
      try JSONParser.parse(portfolio.text()), of: type, with: try JSONParser.parse(specifics))
    return NamedSchema(name: "portfolio", meaning: "a portfolio file of the product type \(type)") { json.rendered() }
  }

  /// Returns the schema of a screen in a version, or in the newest one if the number is unknown.
  private static func screen(_ version: Int) -> NamedSchema {
    let name = "loan-detail"
    let meaning = "a screen"
    let published = [publishedScreen1Schema, publishedScreen2Schema]
    if published.indices.contains(version - 1) { return stored(name, meaning, published[version - 1]) }
    return NamedSchema(name: name, meaning: meaning) { ScreenSchema().json.rendered() }
  }

  private init(name: String, meaning: String, text: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.meaning = meaning
    self.text = text
  }

  /// Returns a schema whose text is in the program.
  private static func stored(
    _ name: String, _ meaning: String, _ text: @escaping @Sendable () -> SchemaText
  ) -> NamedSchema {
    NamedSchema(name: name, meaning: meaning) {
      let text = text()
      // Safe, because the text exists as long as the process.
      return unsafe Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
    }
  }
}
