import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// An overdraft: an account may go below zero up to a limit. Often there is no last day for a payment.
public struct Overdraft: Sendable {
  /// The record from the product's source.
  public let record: LoanRecord
  /// What only overdrafts have; `nil` if the source does not state it.
  let specifics: Specifics?

  public var manifest: ProductManifest { Self.manifest }
  /// Diagnostics about the product's data.
  public let diagnostics: [Diagnostic]

  /// Makes an overdraft from its record; throws if its specifics cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics { Specifics($0, currency: record.facts.currency) }
    self.specifics = specifics.value
    diagnostics = record.diagnostics + specifics.diagnostics + record.contradictions
  }

  /// What the plugin declares.
  static let manifest = ProductManifest(
    type: "overdraft", title: Words.product, version: "1.0.0", module: "Overdraft",
    screens: [.main, .details, .composition, .operations])

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    OverdraftBusinessLogic(gateway: gateway)
  }
}
