import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// An education loan: it is paid out by semester, its payments are deferred during the study, and the state often pays a
/// part of the interest.
public struct EducationLoan: Sendable {
  public let record: LoanRecord
  let study: Study?
  let deferral: Deferral?
  let support: Support?

  public var manifest: ProductManifest { Self.manifest }
  public let diagnostics: [Diagnostic]

  /// Makes an education loan from its record. Throws if the specifics cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    self.record = record
    let currency = record.facts.currency
    let specifics = try record.readSpecifics { reader in
      (
        study: reader.object("study").map(Study.init),
        deferral: reader.object("deferral").map { Deferral($0, currency: currency) },
        support: reader.object("support").map { Support($0, currency: currency) }
      )
    }
    study = specifics.value?.study
    deferral = specifics.value?.deferral
    support = specifics.value?.support
    diagnostics = record.diagnostics + specifics.diagnostics + record.contradictions
  }

  static let manifest = ProductManifest(
    type: "educationLoan", title: Words.product, version: "1.0.0", module: "EducationLoan",
    screens: [.main, .details, .composition, .schedule, .operations])

  /// What an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    EducationLoanBusinessLogic(gateway: gateway)
  }
}
