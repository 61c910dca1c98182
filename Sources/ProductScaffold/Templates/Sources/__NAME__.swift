import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// The data model: the facts every product has, and what only this one has.
public struct __NAME__: EveryProductProtocol {
  /// What the product's source says of it.
  let record: LoanRecord
  /// What only this product has, where the source says something of it.
  let specifics: Specifics?

  /// The product's type and id.
  public var id: ProductID { record.id }
  /// What the customer calls the product.
  public var title: LocalizedText { record.facts.title(orType: Self.manifest.title) }
  /// What is worth knowing about the product's data.
  public let diagnostics: [Diagnostic]

  /// Makes a product from its record; throws when what only this product has cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics(Specifics.init)
    self.specifics = specifics.value
    diagnostics = record.diagnostics + specifics.diagnostics + record.facts.contradictions(at: record.path)
  }

  /// What the plugin says of itself; a screen or an item kind of your own is named here first.
  static let manifest = ProductManifest(
    type: "__TYPE__", title: Words.product, version: "1.0.0", module: "__NAME__",
    screens: [.main, .details, .composition, .schedule, .operations])

  /// What an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    __NAME__BusinessLogic(gateway: gateway)
  }
}

/// What only this product has: the `specifics` of its records. Add a line for every field your source sends.
struct Specifics: Sendable {
  /// The office that serves the contract.
  var office: Fact<LocalizedText>

  init(_ reader: ObjectReader) {
    office = reader.localizedText("office")
  }
}
