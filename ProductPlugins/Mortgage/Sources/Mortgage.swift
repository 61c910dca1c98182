import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// A mortgage: a loan for a home that secures it, often with co-borrowers, insurances, and a rate reduced for some
/// time.
public struct Mortgage: Sendable {
  public let record: LoanRecord
  /// Facts about the home that other securities do not have.
  let property: Property?
  /// The programme that reduces the rate for some time.
  let subsidy: Subsidy?

  public var manifest: ProductManifest { Self.manifest }
  public let diagnostics: [Diagnostic]

  /// Makes a mortgage from its record. Throws if the specifics cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics { reader in
      (property: reader.object("property").map(Property.init), subsidy: reader.object("subsidy").map(Subsidy.init))
    }
    property = specifics.value?.property
    subsidy = specifics.value?.subsidy
    diagnostics = record.diagnostics + specifics.diagnostics + record.contradictions
  }

  static let manifest = ProductManifest(
    type: "mortgage", title: Words.product, version: "1.0.0", module: "Mortgage",
    screens: [.main, .details, .composition, .schedule, .operations], customKinds: [Home.card.kind],
    itemsVersion: 3)

  /// What an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json, tariff: SampleTariff.json
  ) { gateway in
    MortgageBusinessLogic(gateway: gateway)
  }
}
