import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// A small loan for some days or weeks, with interest by the day and a limit of everything that may be charged.
public struct MicroLoan: Sendable {
  public let record: LoanRecord
  /// The card to which the money was sent.
  let paidOutTo: Fact<AccountNumber>

  public var manifest: ProductManifest { Self.manifest }
  public let diagnostics: [Diagnostic]

  /// Makes a microloan from its record. Throws if the specifics cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let specifics = try record.readSpecifics { $0.accountNumber("paidOutTo") }
    paidOutTo = specifics.value ?? .notProvided
    diagnostics = record.diagnostics + specifics.diagnostics + record.contradictions
  }

  static let manifest = ProductManifest(
    type: "microLoan", title: Words.product, version: "1.0.0", module: "MicroLoan",
    screens: [.main, .details, .composition, .schedule, .operations])

  /// What an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    MicroLoanBusinessLogic(gateway: gateway)
  }
}
