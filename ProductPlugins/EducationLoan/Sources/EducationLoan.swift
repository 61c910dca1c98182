import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans

/// An education loan: it is disbursed by semester, its payments are deferred during the studies, and the state often
/// pays a part of the interest.
public struct EducationLoan: RecordProduct {
  public static let manifest = ProductManifest(
    type: "educationLoan", title: Words.product, version: "1.0.0", module: "EducationLoan",
    screens: [.main, .details, .composition, .schedule, .operations],
    events: .changes(.turnOffAutopay, .turnOnAutopay))

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(EducationLoan.self)

  public var record: LoanRecord
  /// The customer's studies; `nil` if the source does not state them.
  let study: Study?
  /// The deferral of the payments; `nil` if the source states none.
  let deferral: Deferral?
  /// The state's support; `nil` if the source states none.
  let support: Support?

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    let currency = record.facts.currency
    study = reader?.object("study").map(Study.init)
    deferral = reader?.object("deferral").map { Deferral($0, currency: currency) }
    support = reader?.object("support").map { Support($0, currency: currency) }
  }
}
