import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans

/// A purchase that is paid in equal parts without interest, or the account of a customer with several such purchases.
public struct Instalment: RecordProduct {
  public static let manifest = ProductManifest(
    type: "instalment", title: Words.product, version: "1.0.0", module: "Instalment",
    screens: [.main, .details, .composition, .schedule, .operations])

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(Instalment.self)

  public var record: LoanRecord
  /// The purchase; `nil` if the source does not state it.
  let purchase: Purchase?

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    purchase = reader.map { Purchase($0, currency: record.facts.currency) }
  }
}
