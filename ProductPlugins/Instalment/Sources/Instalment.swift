import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// A purchase that is paid in equal parts without interest, or the account of a customer with several such purchases.
public struct Instalment: Sendable {
  public let record: LoanRecord
  /// The purchase; `nil` if the source does not state it.
  let purchase: Purchase?

  public var manifest: ProductManifest { Self.manifest }
  public let diagnostics: [Diagnostic]

  /// Makes a purchase from its record. Throws if the specifics cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics { Purchase($0, currency: record.facts.currency) }
    purchase = specifics.value
    diagnostics = record.diagnostics + specifics.diagnostics + record.contradictions
  }

  static let manifest = ProductManifest(
    type: "instalment", title: Words.product, version: "1.0.0", module: "Instalment",
    screens: [.main, .details, .composition, .schedule, .operations])

  /// What an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    InstalmentBusinessLogic(gateway: gateway)
  }
}
