import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("The totals of a customer's products")
struct SummaryTotalTests {
  @Test("converts the sum of a currency once, and leaves one without a usable rate apart")
  func conversion() {
    let euro = loan("1002", owing: Money(minorUnits: 33, currency: .eur))
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
    let euro = loan("1003", owing: Money(minorUnits: 33, currency: .eur))
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
  @Test("adds up loans that keep different decimals of one currency, exactly and with the larger number of them")
  func decimals() throws {
    let whole = try #require(Currency(code: "RUB", decimals: 0))
    func roubles(_ count: Int64) -> Money { Money(minorUnits: count, currency: whole) }
    let other = loan("1002", owing: roubles(2000), paying: roubles(100))
    let screen = summaryScreen([other, customerProduct("1001")])
    #expect(
      breakdown("owed.sum.RUB", in: screen.items) == [
        "You owe in all: RUB 12,100.00", "Loan (leasing): RUB 2,000.00", "Loan (leasing) •• 1001: RUB 10,100.00",
      ])
    #expect(screen.header.amounts.map(\.money.text.plain) == ["RUB 12,100.00", "RUB 1,100.00"])
    #expect(row("calendar.month.RUB", in: screen.items)?.value.text.plain == "RUB 1,100.00")
    #expect(breakdown("calendar.2026-12-05.RUB", in: screen.items).first == "December 5, 2026: RUB 1,100.00")

    let rates = ExchangeRates([
      ExchangeRate(.eur, in: .rub, percent("91.5"), on: day("2026-11-20"), source: LocalizedText(verbatim: "a bank"))
    ])
    let euro = loan("1003", owing: Money(minorUnits: 33, currency: .eur))
    #expect(
      breakdown("total.sum", in: summaryScreen([other, euro], as: CustomerSummary(in: .rub, at: rates)).items) == [
        "You owe in all: RUB 2,030.20", "In RUB: RUB 2,000.00", "In EUR: RUB 30.20",
      ])
    let inWhole = summaryScreen([customerProduct("1001"), euro], as: CustomerSummary(in: whole, at: rates))
    #expect(inWhole.header.amounts.first?.money.text.plain == "RUB 10,130.20")

    let most = loan("1002", owing: roubles(.max))
    let tooLarge = summaryScreen([most, customerProduct("1001")])
    #expect(breakdown("owed.sum.RUB", in: tooLarge.items).isEmpty)
    #expect(notes(tooLarge.items).contains("Amounts in RUB: together they are too large to be counted."))
  }

  /// A loan without a number, in the currency of its debt, with a payment on December 5.
  private func loan(_ id: String, owing debt: Money, paying payment: Money? = nil) -> CustomerProduct {
    customerProduct(id) { facts in
      facts = LoanFacts(currency: debt.currency, lifecycle: facts.lifecycle)
      facts.parties = [Party(customer: summaryCustomer, role: .borrower)]
      facts.debt.total = known(debt)
      guard let payment else { return }
      var next = Obligation(kind: .instalment)
      next.due = known(day("2026-12-05"))
      next.amount = known(payment)
      facts.obligations = known([next])
    }
  }
}
