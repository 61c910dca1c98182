import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

@testable import LoanDetailCommandLine

/// Records that `sample` calculates from terms.
@Suite("A sample of terms")
struct SampleTermsTests {
  private let tool = MadeUpProducts.tool

  private func sample(_ terms: String, type: String = "carLease") async -> Run {
    await tool.run("sample --product \(type) --terms -", input: terms)
  }

  /// The record as a portfolio's reader reads it.
  private func record(_ terms: String) async throws -> LoanRecord {
    let run = await sample(terms)
    #expect(run.errors == "")
    let gateway = try PortfolioGateway(parsing: Array(run.output.utf8), name: "sample")
    #expect(gateway.diagnostics(for: .allCustomers) == [])
    return try gateway.record(with: ProductID(type: "carLease", id: "1"), for: .allCustomers)
  }

  private static let loans = [
    #""disbursed": "2026-08-14", "payments": 6, "interest": "ACT/ACT RU""#,
    #""disbursed": "2026-08-14", "payments": 6, "interest": "ACT/ACT RU", "missed": 1, "penalty_rate_percent": 20"#,
    #""disbursed": "2025-08-31", "payments": 36, "method": "differentiated", "interest": "ACT/365F", "payment_day": 31"#,
    #""disbursed": "2025-08-14", "payments": 6, "missed": 3"#,
    #""disbursed": "2025-08-14", "payments": 6, "closed": true"#,
    #""disbursed": "2026-03-02", "payments": 12, "first_payment": "2026-04-20", "payment_day": 20, "missed": 2"#,
    #""disbursed": "2026-05-14", "payments": 10, "method": "interest-only", "security": {"kind": "vehicle", "value": 9}"#,
    #""disbursed": "2026-05-14", "payments": 1, "method": "bullet-simple", "period": {"years": 1}"#,
    #""disbursed": "2026-11-21", "payments": 120, "period": {"weeks": 2}, "currency": "EUR""#,
    #""disbursed": "2026-02-28", "payments": 9, "interest": "BUS/252", "holidays": ["2026-12-25"], "currency": "BRL""#,
  ].map { #"{"as_of": "2026-11-21", "principal": 600000, "annual_rate_percent": "13.5", \#($0)}"# }

  @Test("has facts without a contradiction, and the schedule that its terms give", arguments: loans)
  func consistent(terms: String) async throws {
    let record = try await record(terms)
    let facts = record.facts
    #expect(record.diagnostics == [])
    #expect(facts.contradictions(at: record.path) == [])
    guard facts.lifecycle.phase == .active else { return }
    var bare = facts
    bare.schedule = PaymentSchedule()
    let derived = try LoanOnDay(bare, on: #require(bare.asOf)).facts.schedule.rows
    #expect(derived.map(\.due) == facts.schedule.rows.map(\.due))
    #expect(derived.map(\.portions) == facts.schedule.rows.map(\.portions))
    #expect(derived.map(\.balance) == facts.schedule.rows.map(\.balance))
  }

  /// The figures of the first sample that products are created with; they were calculated by hand before.
  @Test("has the debt, the next payment, the payoff and the full cost of its day")
  func figures() async throws {
    let facts = try await record(Self.loans[0]).facts
    #expect(facts.debt.total.value?.description == "305965.14 RUB")
    #expect(facts.debt.principal.value?.description == "305175.03 RUB")
    #expect(facts.debt.payoff.value?.perDiem?.description == "112.87 RUB")
    let next = try #require(facts.obligations.value?.first)
    #expect(next.due.value?.description == "2026-12-14")
    #expect(next.amount.value?.description == "103974.21 RUB")
    #expect(next.portions.map(\.amount.description) == ["100588.02 RUB", "3386.19 RUB"])
    #expect(facts.terms.fullCost.value?.percent.description == "13.590")
    #expect(facts.terms.fullCost.value?.amount?.description == "24010.10 RUB")
    #expect(facts.schedule.paid.value == 3)
    #expect(
      facts.operations.value?.map(\.amount.description) == Array(repeating: "103974.21 RUB", count: 3) + [
        "600000.00 RUB"
      ])
  }

  /// The overdue sample of the consumer loan, whose record was made by hand.
  @Test("has what is overdue, with its penalty, when payments were missed")
  func overdue() async throws {
    let facts = try await record(
      """
      {"as_of": "2026-11-21", "disbursed": "2025-08-05", "principal": 320000, "annual_rate_percent": "21.5", \
      "payments": 36, "payment_day": 5, "interest": "ACT/ACT RU", "missed": 2, "penalty_rate_percent": 20}
      """
    ).facts
    #expect(facts.lifecycle.overlays == [.overdue])
    #expect(facts.debt.total.value?.description == "237989.94 RUB")
    #expect(facts.debt.interest.value?.description == "10307.78 RUB")
    #expect(facts.debt.penalties.value?.description == "419.02 RUB")
    #expect(facts.debt.overdue.amount.value?.description == "24695.68 RUB")
    #expect(facts.debt.overdue.since.value?.description == "2026-10-05")
  }

  @Test("is repaid or closed after its last payment, and overdue for good if one was missed")
  func ends() async throws {
    let base =
      #"{"as_of": "2026-11-21", "disbursed": "2025-08-14", "principal": 600, "annual_rate_percent": 9, "payments": 3"#
    #expect(try await record(base + "}").facts.lifecycle.phase == .repaid)
    #expect(try await record(base + #", "closed": true}"#).facts.lifecycle.phase == .closed)
    let unpaid = try await record(base + #", "missed": 1}"#).facts
    #expect(unpaid.lifecycle.phase == .maturedUnpaid)
    #expect(unpaid.debt.total.value?.isPositive == true)
  }

  @Test("is the same every time")
  func same() async {
    #expect(await sample(Self.loans[1]).output == sample(Self.loans[1]).output)
  }

  @Test(
    "is refused with the place of the fault",
    arguments: [
      (
        #"{"as_of": "2026-11-21"}"#, "terms.disbursed: Found nothing, expected a day of the calendar as \"YYYY-MM-DD\"."
      ),
      (
        #"{"as_of": "2026-01-01", "disbursed": "2026-02-01", "principal": 1, "annual_rate_percent": 1, "payments": 1}"#,
        "terms.as_of: Found 2026-01-01, expected a date not before 2026-02-01."
      ),
      (
        #"{"as_of": "2026-03-02", "disbursed": "2026-02-01", "principal": 1, "annual_rate_percent": 1, "payments": 9, "missed": 2}"#,
        "terms.missed: Found 2, expected at most 1, the payments due before 2026-03-02."
      ),
      (
        #"{"as_of": "2026-03-02", "disbursed": "2026-02-01", "principal": 1, "annual_rate_percent": 1, "payments": 9, "closed": true}"#,
        "terms.closed: Found true, expected as_of after the last payment, and none missed."
      ),
      (
        #"{"as_of": "2026-03-02", "disbursed": "2026-02-01", "principal": 1, "annual_rate_percent": 1, "payments": 9, "method": "flat"}"#,
        "terms.method: Found flat, expected a method that a record can state: annuity, differentiated, interest-only, "
          + "bullet-simple or, for BUS/252, bullet-capitalising."
      ),
      (
        #"{"as_of": "2026-03-02", "disbursed": "2026-02-01", "principal": 1, "annual_rate_percent": 1, "payments": 0}"#,
        "terms.payments: Found 0, expected one payment or more."
      ),
      (
        #"{"as_of": "2026-03-02", "disbursed": "2026-02-01", "principal": 1, "annual_rate_percent": 1, "payment": 1}"#,
        "terms.payment: Found \"payment\", expected only id, customer, name, currency, as_of, principal, "
          + "annual_rate_percent, payments, method, period, disbursed, first_payment, payment_day, interest, holidays, "
          + "missed, penalty_rate_percent, security, closed and specifics. Did you mean \"payments\"?"
      ),
    ])
  func refused(terms: String, message: String) async {
    let run = await sample(terms)
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(run.errors == "error: \(message)\n")
  }

  @Test("needs terms and a product type, and takes the terms as an argument, too")
  func usage() async {
    let alone = await tool.run("sample --product carLease")
    #expect(alone.code == 64)
    #expect(alone.errors.hasPrefix("error: --product goes with --terms: the built-in portfolio has all types."))
    let typeless = await tool.run("sample --terms -", input: "{}")
    #expect(typeless.code == 64)
    #expect(typeless.errors.hasPrefix("error: --terms needs --product: the type of the records."))
    #expect(await sample("{}", type: "car_lease").code == 64)
    let terms = Self.loans[0].filter { $0 != " " }.replacing("ACT/ACTRU", with: "ACT/365F")
    let direct = await tool.run("sample --product carLease --terms \(terms)")
    #expect(direct.code == 0)
    #expect(direct.output == (await sample(terms).output))
    #expect(await tool.run("sample --product carLease --terms {").errors.contains("not well-formed JSON"))
  }

  @Test("is calculated by every example of its help")
  func examples() async {
    let help = await tool.run("help sample").output
    let examples = help.matches(of: /sample --product (\w+) --terms '(.+)' >/)
    #expect(examples.count == 3)
    for example in examples {
      let run = await sample(String(example.2), type: String(example.1))
      #expect(run.code == 0, "\(example.2): \(run.errors)")
    }
  }
}
