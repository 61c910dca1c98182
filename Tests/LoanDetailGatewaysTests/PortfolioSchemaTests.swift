import Foundation
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

@Suite("The portfolio's schema and its reader agree")
struct PortfolioSchemaTests {
  private static let definitions = definitions(in: "portfolio")
  private static let definitionsOfVersion1 = definitions(in: "Published/portfolio.1")

  private static func definitions(in name: String) -> JSONValue {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas/\(name).schema.json")
    let schema = try? JSONParser.parse([UInt8](Data(contentsOf: url)))
    return schema?["$defs"] ?? .null
  }

  private static func names<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type) -> Set<String> {
    Set(type.allCases.map(\.rawValue))
  }

  private static let enumerations: [String: Set<String>] = [
    "cardState": Set(PaymentCard.State.named.keys),
    "compounding": names(of: AppliedRate.Compounding.self),
    "contactRole": Set(Contact.Role.named.keys),
    "featureKind": Set(LoanFeature.Kind.named.keys),
    "feeBase": Set(Fee.Base.named.keys),
    "feeFrequency": Set(Fee.Frequency.named.keys),
    "fullCostBasis": names(of: FullCost.Basis.self),
    "balloonKind": names(of: Balloon.Kind.self), "wayOutKind": Set(Balloon.WayOut.Kind.named.keys),
    "graceState": names(of: GracePeriod.State.self),
    "obligationPurpose": names(of: Obligation.Purpose.self),
    "penaltyBase": names(of: PenaltyTerms.Base.self),
    "portion": names(of: Portion.Component.self),
    "rateUse": Set(RateUse.named.keys),
    "refundRight": names(of: InsuranceRefund.Right.self),
    "subPlanKind": Set(SubPlan.Kind.named.keys),
    "transferKind": names(of: LoanTransfer.Kind.self),
    "repaymentExtent": names(of: BookedRepayment.Extent.self),
    "repaymentEffect": names(of: BookedRepayment.Effect.self), "closingKind": names(of: ClosingStep.Kind.self),
    "closingState": names(of: ClosingStep.State.self),
    "absenceReason": ["withheld", "notApplicable", "notProvided"],
    "actionKind": Set(LoanAction.Kind.named.keys),
    "actionRole": names(of: LoanAction.Role.self),
    "actionState": ["available", "unavailable", "pending", "hidden"],
    "amortisation": Set(Amortisation.named.keys),
    "interestAccrual": Set(InterestAccrual.named.keys),
    "fullCostMeasure": Set(FullCost.Measure.named.keys),
    "importance": names(of: Notice.Importance.self),
    "insuranceKind": Set(InsurancePolicy.Kind.named.keys),
    "obligationKind": names(of: Obligation.Kind.self),
    "operationKind": Set(LoanOperation.Kind.named.keys),
    "operationStatus": names(of: LoanOperation.Status.self),
    "overlay": names(of: Lifecycle.Overlay.self),
    "extensionState": names(of: PaymentExtension.State.self),
    "partyRole": Set(Party.Role.named.keys),
    "payerKind": Set(BookedRepayment.Payer.Kind.named.keys),
    "phase": Set(Lifecycle.Phase.named.keys),
    "rateBasis": names(of: Rate.Basis.self),
    "rateKind": names(of: Rate.Kind.self),
    "ratePeriod": names(of: Rate.Period.self),
    "rowKind": names(of: ScheduleRow.Kind.self),
    "rowStatus": names(of: ScheduleRow.Status.self),
    "scheduleKind": names(of: PaymentSchedule.Kind.self),
    "securityKind": Set(Security.Kind.named.keys),
    "termUnit": names(of: Term.Unit.self),
  ]

  @Test("every enumeration has the code's names")
  func enumerations() throws {
    var found: [String: Set<String>] = [:]
    for name in Self.definitions.names {
      guard case .array(let values)? = Self.definitions[name]?["enum"] else { continue }
      found[name] = Set(values.compactMap { if case .string(let text) = $0 { text } else { nil } })
    }
    #expect(found == Self.enumerations)
  }

  @Test("every field of the schema is read, and no other", arguments: Self.definitions.names)
  func fields(definition: String) throws {
    let (written, allowed) = try fields(of: definition, Self.definitions, in: PortfolioDocuments.fullLoanOfVersion2)
    // The full loan is read without a warning, so what it has is known; and it has every field there is.
    #expect(written == allowed, "\(definition)")
  }

  @Test("every field of the published version 1 is read as version 1", arguments: Self.definitionsOfVersion1.names)
  func fieldsOfVersion1(definition: String) throws {
    let loan = try JSONParser.parse(Array(PortfolioDocuments.fullLoan.utf8))
    let (written, allowed) = try fields(of: definition, Self.definitionsOfVersion1, in: loan)
    #expect(written.isSuperset(of: allowed), "\(definition)")
  }

  /// The fields that a loan has of a definition, and those that the definition allows.
  private func fields(
    of definition: String, _ definitions: JSONValue, in loan: JSONValue
  ) throws -> (written: Set<String>, allowed: Set<String>) {
    let schema = try #require(definitions[definition])
    guard let properties = schema["properties"] else { return ([], []) }
    #expect(schema["additionalProperties"] == .bool(false))
    let examples = Self.objects(of: definition, in: loan)
    return (Set(examples.flatMap(\.names)), Set(properties.names))
  }

  /// Everything in a loan that a definition describes.
  private static func objects(of definition: String, in loan: JSONValue) -> [JSONValue] {
    let places: [String: [String]] = [
      "loan": [], "party": ["parties"], "debt": ["debt"], "overdue": ["debt", "overdue"], "payoff": ["debt", "payoff"],
      "portions": ["debt", "overdue", "portions"], "obligation": ["obligations"], "terms": ["terms"],
      "rate": ["terms", "rates"], "fullCost": ["terms", "fullCost"], "term": ["terms", "term"],
      "fee": ["terms", "fees"], "prepayment": ["terms", "prepayment"], "schedule": ["schedule"],
      "row": ["schedule", "rows"], "operation": ["operations"], "security": ["security"], "insurance": ["insurance"],
      "document": ["documents"], "notice": ["notices"], "action": ["actions"], "revolving": ["revolving"],
      "line": ["revolving", "lines"], "statement": ["revolving", "statement"], "grace": ["revolving", "grace"],
      "minimumRule": ["revolving", "minimumRule"], "subPlan": ["revolving", "subPlans"],
      "plainRate": ["revolving", "subPlans", "rate"], "relatedProduct": ["parent"], "holiday": ["holiday"],
      "extension": ["extension"],
      "restructuring": ["restructuring"], "disbursement": ["disbursement"], "contact": ["contacts"],
      "transfer": ["transfer"], "feature": ["features"], "card": ["cards"], "paidTotals": ["paid"],
      "escrow": ["escrow"], "homeCurrency": ["homeCurrency"], "otherPortion": ["paid", "portions", "other"],
      "missedPayment": ["debt", "overdue", "items"], "overlayDetails": ["overlays"],
      "rateIndex": ["terms", "rates", "index"], "rateChange": ["terms", "rateChange"], "penalty": ["terms", "penalty"],
      "rateFixing": ["terms", "rateFixing"], "allowance": ["terms", "prepayment", "allowance"],
      "chargeCap": ["terms", "chargeCap"], "applicationOrder": ["terms", "applicationOrder"],
      "instalment": ["operations", "instalment"], "foreignAmount": ["operations", "original"],
      "expectedDebt": ["debt", "forecast"], "consequence": ["debt", "overdue", "next"],
      "earlyRepayment": ["earlyRepayments"], "closingStep": ["closing"],
      "payer": ["earlyRepayments", "payer"], "laterSecurity": ["security", "becomes"],
      "heldMoney": ["security", "heldMoney"], "lien": ["security", "lien"], "balloon": ["terms", "balloon"],
      "payout": ["disbursement", "payouts"],
      "wayOut": ["terms", "balloon", "waysOut"], "insuranceRefund": ["insurance", "refund"],
    ]
    // The parts of an amount stand in two places.
    if definition == "portions", let paid = loan["paid"]?["portions"],
      let overdue = loan["debt"]?["overdue"]?["portions"]
    {
      return [paid, overdue]
    }
    guard let place = places[definition] else { return [] }
    return place.reduce([loan]) { found, name in
      found.compactMap { $0[name] }.flatMap { value in if case .array(let all) = value { all } else { [value] } }
    }
  }
}
