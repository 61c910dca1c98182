import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans

/// A fuel card: revolving credit up to a limit, with a minimum payment each month and without a schedule.
public struct FuelCard: RecordProduct {
  public static let manifest = ProductManifest(
    type: "fuelCard", title: Words.product, version: "1.0.0", module: "FuelCard",
    screens: [.main, .details, .composition, .operations], customKinds: [CashbackSection.card.kind])

  /// What an app installs.
  public static let plugin = ProductPlugin(FuelCard.self)

  public var record: LoanRecord
  /// The cashback of the month.
  let cashback: Fact<Cashback>

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    cashback = reader?.object("cashback") { Cashback($0, in: record.facts.currency) } ?? .notProvided
  }
}
