import DesignSystem
import LoanArithmetic
public import LoanDetailCore
import LoanDetailSections

/// A consumer loan: money for any purpose, repaid in instalments, without security.
public struct ConsumerLoan: Sendable {
  public let record: LoanRecord
  /// How the rate depends on insurance; `nil` if it does not.
  let insuranceCondition: InsuranceCondition?

  public var manifest: ProductManifest { Self.manifest }
  public let diagnostics: [Diagnostic]

  /// Makes a loan from its record. Throws if the specifics cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics { reader in
      reader.object("insuranceCondition").map(InsuranceCondition.init)
    }
    insuranceCondition = specifics.value ?? nil
    diagnostics = record.diagnostics + specifics.diagnostics + record.contradictions
  }

  static let manifest = ProductManifest(
    type: "consumerLoan", title: Words.product, version: "1.0.0", module: "ConsumerLoan",
    screens: [.main, .details, .composition, .schedule, .operations], itemsVersion: 2)

  /// What an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json, tariff: SampleTariff.json
  ) { gateway in
    ConsumerLoanBusinessLogic(gateway: gateway)
  }
}

/// How the rate depends on the borrower's insurance.
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
