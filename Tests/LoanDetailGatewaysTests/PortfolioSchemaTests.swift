import Foundation
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Testing

@Suite("The portfolio's schema and its reader agree")
struct PortfolioSchemaTests {
  private static let definitions: JSONValue = {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Schemas/portfolio.schema.json")
    let schema = try? JSONParser.parse([UInt8](Data(contentsOf: url)))
    return schema?["$defs"] ?? .null
  }()

  private static func names<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type) -> Set<String> {
    Set(type.allCases.map(\.rawValue))
  }

  private static let enumerations: [String: Set<String>] = [
    "absenceReason": ["withheld", "notApplicable", "notProvided"],
    "actionKind": Set(LoanAction.Kind.named.keys),
    "actionRole": names(of: LoanAction.Role.self),
    "actionState": ["available", "unavailable", "pending", "hidden"],
    "amortisation": Set(Amortisation.named.keys),
    "interestAccrual": Set(InterestAccrual.named.keys),
    "fullCostMeasure": names(of: FullCost.Measure.self),
    "importance": names(of: Notice.Importance.self),
    "insuranceKind": Set(InsurancePolicy.Kind.named.keys),
    "obligationKind": names(of: Obligation.Kind.self),
    "operationKind": Set(LoanOperation.Kind.named.keys),
    "operationStatus": names(of: LoanOperation.Status.self),
    "overlay": names(of: Lifecycle.Overlay.self),
    "partyRole": Set(Party.Role.named.keys),
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
    let schema = try #require(Self.definitions[definition])
    guard let properties = schema["properties"] else { return }
    #expect(schema["additionalProperties"] == .bool(false))
    let examples = try Self.objects(of: definition, in: JSONParser.parse(Array(PortfolioDocuments.fullLoan.utf8)))
    let written = Set(examples.flatMap(\.names))
    // The full loan is read without a warning, so what it has is known; and it has every field there is.
    #expect(written == Set(properties.names), "\(definition)")
  }

  /// Everything in a loan that a definition describes.
  private static func objects(of definition: String, in loan: JSONValue) -> [JSONValue] {
    let places: [String: [String]] = [
      "loan": [], "party": ["parties"], "debt": ["debt"], "overdue": ["debt", "overdue"], "payoff": ["debt", "payoff"],
      "portions": ["debt", "overdue", "portions"], "obligation": ["obligations"], "terms": ["terms"],
      "rate": ["terms", "rates"], "fullCost": ["terms", "fullCost"], "term": ["terms", "term"],
      "fee": ["terms", "fees"], "prepayment": ["terms", "prepayment"], "schedule": ["schedule"],
      "row": ["schedule", "rows"], "operation": ["operations"], "security": ["security"], "insurance": ["insurance"],
      "document": ["documents"], "notice": ["notices"], "action": ["actions"],
    ]
    let found = places[definition]?.reduce(loan) { $0[$1] ?? .null }
    if case .array(let elements)? = found { return elements }
    return found.map { [$0] } ?? []
  }
}
