import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// A fuel card: revolving credit up to a limit, with a minimum payment each month and without a schedule.
public struct FuelCard: Sendable {
  public let record: LoanRecord
  /// The cashback of the month.
  let cashback: Fact<Cashback>

  public var manifest: ProductManifest { Self.manifest }
  public let diagnostics: [Diagnostic]

  /// Makes a card from its record. Throws if the specifics cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics { reader in
      reader.object("cashback") { Cashback($0, in: record.facts.currency) }
    }
    cashback = specifics.value ?? .notProvided
    diagnostics = record.diagnostics + specifics.diagnostics + record.contradictions
  }

  static let manifest = ProductManifest(
    type: "fuelCard", title: Words.product, version: "1.0.0", module: "FuelCard",
    screens: [.main, .details, .composition, .operations], customKinds: [CashbackSection.card.kind])

  /// What an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    FuelCardBusinessLogic(gateway: gateway)
  }
}
