import DesignSystem
import LoanArithmetic
public import LoanDetailCore
import LoanDetailSections

/// A consumer loan: money for any purpose, given back in instalments, with nothing pledged.
public struct ConsumerLoan: EveryProductProtocol {
  /// What the loan's source says of it.
  let record: LoanRecord
  /// What the rate depends on, where it depends on insurance.
  let insuranceCondition: InsuranceCondition?

  /// The loan's type and id.
  public var id: ProductID { record.id }
  /// What the customer calls the loan.
  public var title: LocalizedText { record.facts.title(orType: Self.manifest.title) }
  /// What is worth knowing about the loan's data.
  public let diagnostics: [Diagnostic]

  /// Makes a loan from its record; throws when what only this product has cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics { reader in
      reader.object("insuranceCondition").map(InsuranceCondition.init)
    }
    insuranceCondition = specifics.value ?? nil
    diagnostics = record.diagnostics + specifics.diagnostics + record.facts.contradictions(at: record.path)
  }

  static let manifest = ProductManifest(
    type: "consumerLoan", title: Words.product, version: "1.0.0", module: "ConsumerLoan",
    screens: [.main, .details, .composition, .schedule, .operations])

  /// What an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    ConsumerLoanBusinessLogic(gateway: gateway)
  }
}

/// How the rate depends on the borrower's insurance.
struct InsuranceCondition: Sendable {
  /// The rate when the insurance ends, percent a year.
  var rateWithout: Fact<ExactDecimal>
  /// What was agreed, in words.
  var condition: Fact<LocalizedText>

  init(_ reader: ObjectReader) {
    rateWithout = reader.decimal("rateWithoutInsurance")
    condition = reader.localizedText("condition")
    reader.reportUnread()
  }
}
