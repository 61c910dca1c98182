import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans

/// A mortgage: a loan for a home that secures it, often with co-borrowers, insurances and a temporarily reduced rate.
public struct Mortgage: RecordProduct {
  public static let manifest = ProductManifest(
    type: "mortgage", title: Words.product, version: "1.0.0", module: "Mortgage",
    screens: [.main, .details, .composition, .schedule, .operations], customKinds: [Home.card.kind],
    itemsVersion: 3, events: .changes(.turnOffAutopay, .turnOnAutopay, .cancelRepayment))

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(Mortgage.self)

  public var record: LoanRecord
  /// The facts about the home that other securities do not have; `nil` if the source states none.
  let property: Property?
  /// The programme that reduces the rate for some time; `nil` if there is none.
  let subsidy: Subsidy?

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    property = reader?.object("property").map(Property.init)
    subsidy = reader?.object("subsidy").map(Subsidy.init)
  }
}
