import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans

/// A credit card: a debt that can be repaid and taken again, with a statement each month and a grace period.
public struct CreditCard: RecordProduct {
  public static let manifest = ProductManifest(
    type: "creditCard", title: Words.product, version: "1.0.0", module: "CreditCard",
    screens: [.main, .details, .composition, .operations])

  /// What an app installs.
  public static let plugin = ProductPlugin(CreditCard.self)

  public var record: LoanRecord
  /// How the grace period works; `nil` if the source does not state it.
  let graceRules: GraceRules?

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    graceRules = reader?.object("grace").map(GraceRules.init)
  }
}
