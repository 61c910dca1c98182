import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization
import Testing

@Suite("What Fineract states beside the debt")
struct FineractTotalsTests {
  private let loan: JSONValue

  init() throws { loan = try FineractPayloads.value("loanAccountWithRepaymentSchedule") }

  private func facts(_ loan: JSONValue) throws -> LoanFacts { try FineractPayloads.record(loan).facts }

  @Test("what is paid so far has its parts, and what the loan will cost is known")
  func totals() throws {
    let facts = try facts(loan)
    let paid = try #require(facts.paid.value)
    #expect(paid.total?.minorUnits == 447_845)
    #expect(paid.portions.map(\.amount.minorUnits) == [395_033, 52812, 0, 0])
    #expect(facts.paid.origin == .provider(field: "$.summary.totalRepayment"))
    #expect(facts.terms.totalRepayment.value?.minorUnits == 1_080_991)
    #expect(facts.terms.costOfCredit.value?.minorUnits == 80991)
  }

  @Test("without a summary, the totals of the schedule count")
  func scheduleTotals() throws {
    let facts = try facts(loan.with("summary", set: nil))
    #expect(facts.paid.value == PaidTotals(total: Money(minorUnits: 447_845, currency: .usd)))
    #expect(facts.paid.origin == .provider(field: "$.repaymentSchedule.totalRepayment"))
    #expect(facts.terms.totalRepayment.origin == .provider(field: "$.repaymentSchedule.totalRepaymentExpected"))
    #expect(facts.terms.costOfCredit == .notProvided)
  }

  @Test("an amount that cannot be read is a finding, and the others are shown")
  func unreadable() throws {
    let record = try FineractPayloads.record(loan.with("summary", "totalExpectedCostOfLoan", set: .string("much")))
    #expect(record.facts.terms.costOfCredit == .absent(.unreadable(#""aaaa""#)))
    #expect(record.facts.terms.totalRepayment.value != nil)
    #expect(record.diagnostics.map(\.path) == ["$.summary.totalExpectedCostOfLoan"])
  }

  @Test(
    "the order of repayment is its parts, if the strategy names nothing else",
    arguments: [
      ("Penalties, Fees, Interest, Principal order", [.penalties, .fees, .interest, .principal]),
      ("Interest, Principal, Penalties, Fees Order", [.interest, .principal, .penalties, .fees]),
      ("Overdue/Due Fee/Int,Principal", []), ("HeavensFamily Unique", []), ("Interest, Interest order", []),
      ("Order", []),
    ] as [(String, [Portion.Component])])
  func orders(name: String, components: [Portion.Component]) throws {
    let order = try facts(loan.with("transactionProcessingStrategyName", set: .string(name))).terms.applicationOrder
    let title = components.isEmpty ? LocalizedText(verbatim: name) : nil
    #expect(order.value == PaymentOrder(components: components, title: title))
  }

  @Test(
    "a strategy that is only a key states its parts or nothing",
    arguments: [
      ("mifos-standard-strategy", [.penalties, .fees, .interest, .principal]),
      ("principal-interest-penalties-fees-order-strategy", [.principal, .interest, .penalties, .fees]),
      ("creocore-strategy", nil),
    ] as [(String, [Portion.Component]?)])
  func orderKeys(key: String, components: [Portion.Component]?) throws {
    let unnamed = loan.with("transactionProcessingStrategyName", set: nil)
    let facts = try facts(unnamed.with("transactionProcessingStrategyCode", set: .string(key)))
    #expect(facts.terms.applicationOrder.value?.components == components)
  }

  @Test(
    "the purpose is words, also where Fineract states the key of a message",
    arguments: [
      ("option.HousingImprovement", "Housing improvement"), ("option.SMALL_BUSINESS", "Small business"),
      ("loanPurpose.working_capital", "Working capital"), ("House repairs, e.g. a roof", "House repairs, e.g. a roof"),
      ("Agriculture", "Agriculture"), ("...", "..."), ("_", "_"),
    ])
  func purposes(stated: String, purpose: String) throws {
    #expect(
      try facts(loan.with("loanPurposeName", set: .string(stated))).terms.purpose.value
        == LocalizedText(verbatim: purpose))
  }

  @Test("the linked account and the fixed instalment are read from the loan and from the summary")
  func places() throws {
    let account = JSONValue.object([.init("id", .number("1")), .init("accountNo", .string("000000001"))])
    for path in [["linkedAccount"], ["summary", "linkedAccount"]] {
      let facts = try facts(
        path.count == 1 ? loan.with("linkedAccount", set: account) : loan.with("summary", "linkedAccount", set: account)
      )
      #expect(facts.account.value?.revealed == "000000001")
    }
    #expect(try facts(loan.with("fixedEmiAmount", set: .number("888.49"))).terms.payment.value?.minorUnits == 88849)
    #expect(
      try facts(loan.with("summary", "fixedEmiAmount", set: .number("888.49"))).terms.payment.origin
        == .provider(field: "$.summary.fixedEmiAmount"))
  }

  @Test("charges of an overdue instalment follow the loan's own; those that are switched off are left out")
  func overdueCharges() throws {
    func charge(_ name: String, _ calculation: String, active: Bool) -> JSONValue {
      .object([
        .init("name", .string(name)), .init("active", .bool(active)), .init("amount", .number("3.00")),
        .init("chargeCalculationType", .object([.init("id", .number(calculation))])),
        .init("feeFrequency", .object([.init("id", .number("2")), .init("value", .string("Months"))])),
        .init("feeInterval", .number("1")),
      ])
    }
    let charges = JSONValue.array([
      charge("flat", "1", active: true), charge("share", "2", active: true), charge("off", "1", active: false),
    ])
    let fees = try #require(
      try facts(
        loan.with("overdueCharges", set: charges).with(
          "charges", set: FineractPayloads.value("0391-GET-loans-loanId-charges"))
      ).terms.fees.value)
    #expect(fees.map { $0.title(.english) } == ["Loan Processing fee", "Collection Fee", "flat", "share"])
    #expect(fees.map(\.amount?.minorUnits) == [10000, 10000, 300, nil])
    #expect(fees.map(\.isPenalty) == [false, false, true, true])
    #expect(fees.map(\.frequency) == [nil, nil, .monthly, .monthly])
  }

  @Test("what a payment was too much is a part of it")
  func overpaidPart() throws {
    let payment = try FineractPayloads.value("0350-GET-loans-loanId-transactions-transactionId")
      .with("overpaymentPortion", set: .number("12.5"))
    let operation = try #require(try facts(loan.with("transactions", set: .array([payment]))).operations.value?.first)
    let part = try #require(operation.portions.last)
    #expect(part.component == .other("overpaid"))
    #expect(part.amount.minorUnits == 1250)
    #expect(part.title?(.russian) == "Переплата")
  }
}
