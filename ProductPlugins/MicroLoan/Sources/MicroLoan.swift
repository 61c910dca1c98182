import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans

/// A small loan for some days or weeks, with a daily interest rate and a cap on all charges.
public struct MicroLoan: RecordProduct {
  public static let manifest = ProductManifest(
    type: "microLoan", title: Words.product, version: "1.0.0", module: "MicroLoan",
    screens: [.main, .details, .composition, .schedule, .operations], ownWords: Words.own)

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(MicroLoan.self)

  public var record: LoanRecord
  /// The number of the card to which the money was sent.
  let paidOutTo: Fact<AccountNumber>

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    paidOutTo = reader?.accountNumber("paidOutTo") ?? .notProvided
  }
}
