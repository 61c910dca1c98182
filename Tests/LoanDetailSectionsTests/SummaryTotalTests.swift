import DesignSystem
import LoanArithmetic
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("The totals of a customer's products")
struct SummaryTotalTests {
  @Test("converts the sum of a currency once, and leaves one without a usable rate apart")
  func conversion() {
    let euro = customerProduct("1002") { facts in
      facts = LoanFacts(currency: .eur, lifecycle: facts.lifecycle)
      facts.parties = [Party(customer: summaryCustomer, role: .borrower)]
      facts.debt.total = known(Money(minorUnits: 33, currency: .eur))
    }
    func rates(on day: CalendarDate) -> ExchangeRates {
      ExchangeRates([
        ExchangeRate(.eur, in: .rub, percent("91.5"), on: day, source: LocalizedText(verbatim: "a bank"))
      ])
    }
    let valid = summaryScreen(
      [customerProduct("1001"), euro], as: CustomerSummary(in: .rub, at: rates(on: day("2026-11-14"))))
    #expect(
      breakdown("total.sum", in: valid.items) == [
        "You owe in all: RUB 10,130.20", "In RUB: RUB 10,100.00", "In EUR: RUB 30.20",
      ])
    #expect(valid.header.amounts.first?.money.text.plain == "RUB 10,130.20")
    #expect(row("rates.EUR", in: valid.items)?.value.text.plain == "91.5 RUB")
    let first = summaryScreen(
      [euro, customerProduct("1001")], as: CustomerSummary(in: .rub, at: rates(on: day("2026-11-14"))))
    #expect(breakdown("total.sum", in: first.items)[1...] == ["In RUB: RUB 10,100.00", "In EUR: RUB 30.20"])

    let stale = summaryScreen(
      [customerProduct("1001"), euro], as: CustomerSummary(in: .rub, at: rates(on: day("2026-11-13"))))
    #expect(stale.header.amounts.map(\.money.text.plain).prefix(2) == ["RUB 10,100.00", "€0.33"])
    #expect(
      notes(stale.items).contains(
        "Amounts in EUR: the newest exchange rate to RUB is of November 13, 2026, and it is used for 7 days only."))
    let without = summaryScreen([customerProduct("1001"), euro], as: CustomerSummary(in: .rub, at: ExchangeRates([])))
    #expect(notes(without.items).contains("Amounts in EUR: there is no exchange rate to RUB."))
  }

  @Test("says of a sum that is too large to be counted that it is left out, and calls no other sum all that is owed")
  func tooLarge() {
    let large = ["1001", "1002"].map { customerProduct($0) { $0.debt.total = known(rub("50000000000000000")) } }
    let euro = customerProduct("1003") { facts in
      facts = LoanFacts(currency: .eur, lifecycle: facts.lifecycle)
      facts.parties = [Party(customer: summaryCustomer, role: .borrower)]
      facts.debt.total = known(Money(minorUnits: 33, currency: .eur))
    }
    let screen = summaryScreen(large + [euro])
    #expect(breakdown("owed.sum.EUR", in: screen.items).first == "You owe in EUR: €0.33")
    #expect(screen.header.amounts.first.map { "\($0.label): \($0.money.text.plain)" } == "You owe in EUR: €0.33")
    #expect(screen.header.statuses.map(\.text) == ["Not everything is counted, see below"])
    #expect(notes(screen.items).contains("Amounts in RUB: together they are too large to be counted."))

    // Each sum can be counted, the total of both cannot.
    let rates = ExchangeRates([
      ExchangeRate(.eur, in: .rub, percent("91.5"), on: day("2026-11-20"), source: LocalizedText(verbatim: "a bank"))
    ])
    let most = customerProduct("1001") { $0.debt.total = known(rub("92233720368547758.07")) }
    let converted = summaryScreen([most, euro], as: CustomerSummary(in: .rub, at: rates))
    #expect(converted.header.amounts.allSatisfy { $0.label != "You owe in all" })
    #expect(notes(converted.items).contains("Amounts in RUB: together they are too large to be counted."))
  }
}
