import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// A credit card: a debt that can be repaid and taken again, with a statement each month and a grace period.
public struct CreditCard: Sendable {
  /// The record from the product's source.
  public let record: LoanRecord
  /// How the grace period works; `nil` if the source does not state it.
  let graceRules: GraceRules?

  public var manifest: ProductManifest { Self.manifest }
  /// Diagnostics about the product's data.
  public let diagnostics: [Diagnostic]

  /// Makes a card from its record; throws if its specifics cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics { reader in reader.object("grace").map(GraceRules.init) }
    graceRules = specifics.value ?? nil
    diagnostics = record.diagnostics + specifics.diagnostics + record.contradictions
  }

  /// What the plugin declares.
  static let manifest = ProductManifest(
    type: "creditCard", title: Words.product, version: "1.0.0", module: "CreditCard",
    screens: [.main, .details, .composition, .operations])

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    CreditCardBusinessLogic(gateway: gateway)
  }
}
