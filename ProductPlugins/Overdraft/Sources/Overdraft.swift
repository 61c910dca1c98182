import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans

/// An overdraft: an account may go below zero up to a limit. Often there is no due date.
public struct Overdraft: RecordProduct {
  public static let manifest = ProductManifest(
    type: "overdraft", title: Words.product, version: "1.0.0", module: "Overdraft",
    screens: [.main, .details, .composition, .operations])

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(Overdraft.self)

  public var record: LoanRecord
  /// The facts that only overdrafts have; `nil` if the source does not state them.
  let specifics: Specifics?

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    specifics = reader.map { Specifics($0, currency: record.facts.currency) }
  }
}
