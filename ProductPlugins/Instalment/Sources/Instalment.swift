import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans

/// A purchase that is paid in equal parts without interest, or the account of a customer with several such purchases.
///
/// Some contracts are loans by law, others are not, such as plans of an instalment service (Federal Law 283-FZ). The
/// words of the screens are true of both; what only a loan has, such as its full cost (PSK), comes from the record.
public struct Instalment: RecordProduct {
  public static let manifest = ProductManifest(
    type: "instalment", title: Words.product, version: "1.0.0", module: "Instalment",
    screens: [.main, .details, .composition, .schedule, .operations],
    events: .changes(.extendPayment), ownWords: Words.own)

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(Instalment.self)

  public var record: LoanRecord
  /// The purchase; `nil` if the source does not state it.
  let purchase: Purchase?
  /// Whether the contract is a loan by law.
  let isLoan: Fact<Bool>

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    purchase = reader.map { Purchase($0, currency: record.facts.currency) }
    isLoan = reader?.flag("isLoan") ?? .notProvided
  }
}
