import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans

/// A credit card: a revolving debt with a statement each month and a grace period.
public struct CreditCard: RecordProduct {
  public static let manifest = ProductManifest(
    type: "creditCard", title: Words.product, version: "1.0.0", module: "CreditCard",
    screens: [.main, .details, .composition, .operations],
    events: .changes(.freeze, .unfreeze))

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(CreditCard.self)

  public var record: LoanRecord
  /// The rules of the grace period; `nil` if the source does not state them.
  let graceRules: GraceRules?

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    graceRules = reader?.object("grace").map(GraceRules.init)
  }
}
