import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// The data model: the facts that all products have, and those of this product only.
public struct MicroLoan: Sendable {
  /// The record from the product's source.
  public let record: LoanRecord
  /// The facts of this product only; `nil` if the source does not contain them.
  let specifics: Specifics?

  public var manifest: ProductManifest { Self.manifest }
  /// Diagnostics about the product's data.
  public let diagnostics: [Diagnostic]

  /// Creates a product from its record; throws if its specifics cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics(Specifics.init)
    self.specifics = specifics.value
    diagnostics = record.diagnostics + specifics.diagnostics + record.contradictions
  }

  /// The plugin's declaration. Add your own screens and item kinds here first.
  static let manifest = ProductManifest(
    type: "microLoan", title: Words.product, version: "1.0.0", module: "MicroLoan",
    screens: [.main, .details, .composition, .schedule, .operations])

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    MicroLoanBusinessLogic(gateway: gateway)
  }
}

/// The `specifics` of a record: the facts of this product only. Add a line for every field that your source provides.
struct Specifics: Sendable, Hashable {
  /// The office that services the contract.
  var office: Fact<LocalizedText>

  init(_ reader: ObjectReader) {
    office = reader.localizedText("office")
  }
}
