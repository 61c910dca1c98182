import DesignSystem
import LoanArithmetic
public import LoanDetailCore
public import LoanDetailSections
import Loans
import Localization

/// A consumer loan: money for any purpose, repaid in instalments, without security.
public struct ConsumerLoan: RecordProduct {
  public static let manifest = ProductManifest(
    type: "consumerLoan", title: Words.product, version: "1.0.0", module: "ConsumerLoan",
    screens: [.main, .details, .composition, .schedule, .operations], itemsVersion: 2,
    events: .changes(
      .turnOffAutopay, .turnOnAutopay, .cancelRepayment, .changePaymentDay, .requestDocument))

  /// The plugin that an app installs.
  public static let plugin = ProductPlugin(ConsumerLoan.self)

  public var record: LoanRecord
  /// The rule by which the rate depends on insurance; `nil` if the source states none.
  let insuranceCondition: InsuranceCondition?

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    insuranceCondition = reader?.object("insuranceCondition").map(InsuranceCondition.init)
  }
}

/// The rule by which the rate depends on the borrower's insurance.
struct InsuranceCondition: Sendable {
  /// The rate without insurance, in percent per year.
  var rateWithout: Fact<ExactDecimal>
  /// The text of the condition.
  var condition: Fact<LocalizedText>

  init(_ reader: ObjectReader) {
    rateWithout = reader.decimal("rateWithoutInsurance")
    condition = reader.localizedText("condition")
    reader.reportUnread()
  }
}
