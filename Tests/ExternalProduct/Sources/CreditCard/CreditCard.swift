import DesignSystem
public import LoanDetailCore
import LoanDetailSections

/// A credit card: revolving credit up to a limit, with a minimum payment each month and without a schedule.
public struct CreditCard: EveryProductProtocol {
  let record: LoanRecord
  /// The facts that only cards have; `nil` if the record has none.
  let specifics: Specifics?

  public var id: ProductID { record.id }
  public var title: LocalizedText { record.facts.title(orType: Self.manifest.title) }
  public let diagnostics: [Diagnostic]

  /// Makes a card from its record. Throws if the specifics cannot be read.
  init(_ record: LoanRecord) throws(ProductFault) {
    let specifics = try record.readSpecifics { Specifics($0, of: record.facts) }
    self.specifics = specifics.value
    diagnostics = record.diagnostics + specifics.diagnostics + record.facts.contradictions(at: record.path)

    // A card has no schedule and no term, so the absence of these facts is not a gap in the data.
    var record = record
    record.facts.schedule.absence = .notApplicable
    if record.facts.terms.term == .notProvided { record.facts.terms.term = .absent(.notApplicable) }
    self.record = record
  }

  static let manifest = ProductManifest(
    type: "creditCard", title: Words.product, version: "1.0.0", module: "CreditCard",
    screens: [.main, .details, .composition, .operations], customKinds: [limitKind])

  /// The kind of the item that shows the limit.
  static let limitKind = CustomKind(
    "creditCard:limit", summary: "The limit, what is left of it, and the grace period.",
    fields: [
      .init("limit", .money, "How much may be owed at most."),
      .init("available", .money, "How much of it can be spent now."),
      .init("statementDay", .integer, "The day of the month a statement is made, 1...31."),
      .init("interestFreeUntil", .date, "The last day of the grace period."),
      .init("interestFreeFor", .money, "What is to be paid by that day for no interest."),
    ])

  /// What an app installs.
  public static let plugin = ProductPlugin(
    manifest: manifest, sampleRecords: SampleRecords.json
  ) { gateway in
    CreditCardBusinessLogic(gateway: gateway)
  }
}
