import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("What a summary lists of each product")
struct SummaryListTests {
  @Test("lists as overdue what is overdue, with or without an amount, and nothing else")
  func overdue() {
    let silent = customerProduct("1002") { $0.debt.overdue.amount = .notProvided }
    let late = customerProduct("1003") {
      $0.debt.overdue.amount = .notProvided
      $0.lifecycle.overlays.insert(.overdue)
    }
    let rows = flattened(summaryScreen([customerProduct("1001"), silent, late]).items).compactMap { item -> String? in
      if case .row(let row) = item, row.id.rawValue.hasPrefix("overdue.") { row.id.rawValue } else { nil }
    }
    #expect(rows == ["overdue.leasing:1003"])
  }

  @Test(
    "names the next payment of which something is left to pay in the header",
    arguments: [("99.99", true), ("100.00", true), ("100.00", false)])
  func next(covered: String, isDebited: Bool) {
    let first = customerProduct("1001") {
      $0.changeNext {
        $0.due = known(day("2026-11-25"))
        $0.amount = known(rub("100"))
        $0.covered = known(rub(covered))
        $0.autopay = known(isDebited)
      }
    }
    let second = customerProduct("1002") {
      $0.changeNext {
        $0.due = known(day("2026-11-26"))
        $0.amount = known(rub("40"))
      }
    }
    let next = summaryScreen([first, second]).header.amounts.first { $0.id == "header.next.RUB" }
    #expect(next?.money.text == (covered == "100.00" && isDebited ? "RUB\u{A0}40.00" : "RUB\u{A0}100.00"))
  }

  @Test("says the day of the data once if the state says it")
  func dayOfData() {
    let loan = customerProduct("1001") {
      $0.debt.total = .known(rub("10100"), origin: .provider(field: "debt.total"), asOf: day("2026-11-21"))
      $0.lifecycle.overlays.insert(.paymentProcessing)
    }
    let captions = flattened(summaryScreen([loan], on: "2026-11-25").items).flatMap { item -> [String?] in
      guard case .breakdown(let breakdown) = item, breakdown.id == "owed.sum.RUB" else { return [] }
      return breakdown.parts.map(\.caption)
    }
    #expect(captions == ["Payment is being processed, as of November 21, 2026"])
  }

  @Test("says of each sum in its header the day of its own parts, the earliest one if they differ")
  func daysOfSums() {
    func product(_ id: String, of asOf: String, isOverdue: Bool = false) -> CustomerProduct {
      customerProduct(id) {
        $0.asOf = day(asOf)
        guard isOverdue else { return }
        $0.debt.overdue.amount = known(rub("250"))
        $0.debt.overdue.since = known(day("2026-11-05"))
      }
    }
    func captions(
      _ products: CustomerProduct..., as summary: CustomerSummary = CustomerSummary(), on asOf: String = "2026-12-01"
    ) -> [String?] {
      // The next payment comes last.
      summaryScreen(products, as: summary, on: asOf).header.amounts.dropLast().map(\.caption)
    }
    let (older, newer) = (product("1001", of: "2026-11-20"), product("1002", of: "2026-11-21"))
    let earliest = "as of November 20, 2026 or later"
    #expect(captions(older) == ["as of November 20, 2026"])
    #expect(captions(older, newer) == [earliest])
    #expect(captions(older, newer, on: "2026-11-21") == [earliest])
    #expect(captions(newer, on: "2026-11-21") == [nil])
    let overdue = product("1003", of: "2026-11-20", isOverdue: true)
    #expect(captions(overdue, newer) == [earliest, "as of November 20, 2026"])
    #expect(captions(product("1003", of: "2026-12-01", isOverdue: true), older) == [earliest, nil])

    let euro = customerProduct("1004") { facts in
      facts = LoanFacts(currency: .eur, lifecycle: facts.lifecycle)
      facts.asOf = day("2026-11-20")
      facts.parties = [Party(customer: summaryCustomer, role: .borrower)]
      facts.debt.total = known(Money(minorUnits: 33, currency: .eur))
    }
    #expect(captions(newer, euro) == ["as of November 21, 2026", "as of November 20, 2026"])
    let rates = ExchangeRates([
      ExchangeRate(.eur, in: .rub, percent("91.5"), on: day("2026-11-30"), source: LocalizedText(verbatim: "a bank"))
    ])
    #expect(
      captions(newer, euro, as: CustomerSummary(in: .rub, at: rates)) == [
        "with debts in other currencies, at the exchange rates below; \(earliest)"
      ])
  }

  @Test("says that the next payment is not known only where something is owed")
  func unknownPayment() {
    let note = "Loan (leasing) •• 1001: the next payment is not known."
    let owing = customerProduct("1001") { $0.obligations = .notProvided }
    let owingNothing = customerProduct("1001") {
      $0.obligations = .notProvided
      $0.debt = Debt()
      $0.debt.total = known(rub("0"))
    }
    #expect(notes(summaryScreen([owing, customerProduct("1002")]).items).contains(note))
    #expect(!notes(summaryScreen([owingNothing, customerProduct("1002")]).items).contains(note))
  }

  @Test("states the coming payment as a fact where only the payment changes")
  func changes() {
    func facts(_ rate: Rate?) -> [MaterialFact?] {
      let loan = customerProduct("1001") {
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("10")))])
        $0.terms.rateChange = known(
          AnnouncedRateChange(
            from: day("2026-11-30"), rate: rate, paymentFrom: day("2027-01-05"), payment: rub("1100")))
      }
      return flattened(summaryScreen([loan]).items).compactMap { item -> MaterialFact?? in
        if case .row(let row) = item, row.id.rawValue.hasPrefix("changes.") { row.fact } else { nil }
      }
    }
    #expect(facts(Rate(percent: percent("12"))) == [nil])
    #expect(facts(nil) == [.comingPayment])
  }
}
