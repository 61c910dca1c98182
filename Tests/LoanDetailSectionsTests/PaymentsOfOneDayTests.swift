import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("Several payments of one day")
struct PaymentsOfOneDayTests {
  private let today = day("2026-11-21")

  /// A loan with an instalment of 1,000 and a fee of 500 of the same day.
  private func facts(
    _ changeInstalment: (inout Obligation) -> Void = { _ in }, fee changeFee: (inout Obligation) -> Void = { _ in }
  ) -> LoanFacts {
    healthyLoan(asOf: "2026-11-21") {
      var (instalment, fee) = (
        obligation(.instalment, "1000", due: "2026-12-05"), obligation(.fee, "500", due: "2026-12-05")
      )
      changeInstalment(&instalment)
      changeFee(&fee)
      $0.obligations = known([instalment, fee])
    }
  }

  private func next(_ facts: LoanFacts) throws -> Obligation { try #require(facts.on(today).nextObligation) }

  @Test("are debited automatically only if all of them are")
  func automatic() throws {
    let both = facts({ $0.autopay = known(true) }, fee: { $0.autopay = known(true) })
    #expect(both.on(today).debit(of: try next(both)) == .automatic)
    let one = facts({ $0.autopay = known(true) }, fee: { $0.autopay = known(false) })
    #expect(!one.on(today).isTakenWhole(try next(one)))
    #expect(one.on(today).partTaken(of: try next(one)) == rub("1000"))
    #expect(drawn(WhatToDo(loan: shownLoan(one)).body).contains("Only RUB 1,000.00 is debited"))
    let rows = texts(NextPayment(shownLoan(one)).body)
    #expect(rows["payment.of.fee"]?.hasSuffix("automatic payment is off") == true)
    #expect(rows["payment.autopay"] == nil && rows["payment.autopay-amount"] == "RUB 1,000.00")
    let there = facts(
      { ($0.autopay, $0.covered) = (known(true), $0.amount) },
      fee: { ($0.autopay, $0.covered) = (known(false), $0.amount) })
    #expect(there.on(today).paymentOfTask?.amount == rub("500"), "the money for the fee is there and stays there")
    let neither = facts({ $0.autopay = known(false) }, fee: { $0.autopay = known(false) })
    #expect(neither.on(today).debit(of: try next(neither)) == .off)
  }

  @Test("name the account of each unless it is the same")
  func accounts() throws {
    func of(_ number: String) -> (inout Obligation) -> Void {
      { ($0.autopay, $0.account) = (known(true), known(AccountNumber("4081781000000000" + number))) }
    }
    let different = facts(of("1111"), fee: of("2222"))
    #expect(try next(different).account.value == nil)
    let rows = texts(NextPayment(shownLoan(different)).body)
    #expect(rows["payment.of.fee"]?.hasSuffix("debited automatically from the account •• 2222") == true)
    #expect(try next(facts(of("1111"), fee: of("1111"))).account.value != nil)
  }

  @Test("need their money on the first day on which one of them is debited")
  func days() throws {
    let facts = facts({ ($0.autopay, $0.autopayDay) = (known(true), known(day("2026-12-01"))) })
    #expect(facts.on(today).lastDay(of: try next(facts)) == day("2026-12-01"))
    #expect(try next(facts).autopayDay.value == nil)
    let paid = self.facts({
      ($0.autopay, $0.autopayDay, $0.covered) = (known(true), known(day("2026-12-01")), $0.amount)
    })
    #expect(paid.on(today).lastDay(of: try next(paid)) == day("2026-12-05"))
  }

  @Test("take together what is debited of each")
  func partsTaken() throws {
    let facts = facts(
      { ($0.autopay, $0.autopayAmount) = (known(true), known(rub("700"))) }, fee: { $0.autopay = known(true) })
    #expect(try next(facts).autopayAmount.value == rub("1200"))
    #expect(facts.on(today).partTaken(of: try next(facts)) == rub("1200"))
    let partlyCovered = self.facts(
      { ($0.autopay, $0.autopayAmount) = (known(true), known(rub("700"))) },
      fee: { ($0.autopay, $0.covered) = (known(true), known(rub("300"))) })
    #expect(!partlyCovered.on(today).isTakenWhole(try next(partlyCovered)), "700 + 500 is what is left only by chance")
    let rests = self.facts(
      { ($0.autopay, $0.covered, $0.autopayAmount) = (known(true), known(rub("300")), known(rub("700"))) },
      fee: { ($0.autopay, $0.covered) = (known(true), known(rub("100"))) })
    #expect(rests.on(today).isTakenWhole(try next(rests)))
  }

  @Test("are debited as those are that are not zero")
  func zero() throws {
    let facts = facts(
      { ($0.amount, $0.autopay) = (known(rub("0")), known(false)) }, fee: { $0.autopay = known(true) })
    #expect(facts.on(today).debit(of: try next(facts)) == .automatic)
  }

  @Test("are not paid on the day on which the balance of a statement is debited")
  func statement() throws {
    let facts = healthyLoan(asOf: "2026-11-21") {
      var statement = obligation(.statement, "9000", due: "2026-12-05")
      (statement.autopay, statement.autopayDay) = (known(true), known(day("2026-11-30")))
      $0.obligations = known([
        obligation(.minimum, "1000", due: "2026-12-05"), obligation(.fee, "500", due: "2026-12-05"), statement,
      ])
    }
    #expect(try next(facts).amount.value == rub("1500"))
    #expect(facts.on(today).lastDay(of: try next(facts)) == day("2026-12-05"))
    #expect(facts.on(today).parts(of: try next(facts)).map(\.kind) == [.minimum, .fee])
  }

  @Test("are added up in their own currency, too")
  func otherCurrency() throws {
    let dollars = Currency.usd
    let facts = facts(
      { $0.amount = known(Money(minorUnits: 5_000, currency: dollars)) },
      fee: { $0.amount = known(Money(minorUnits: 500, currency: dollars)) })
    #expect(try next(facts).amount.value == Money(minorUnits: 5_500, currency: dollars))
  }

  @Test("that are debited on different days are not said to be debited on one")
  func differentDays() throws {
    let facts = facts(
      { ($0.autopay, $0.covered, $0.autopayDay) = (known(true), $0.amount, known(day("2026-11-24"))) },
      fee: { ($0.autopay, $0.covered) = (known(true), $0.amount) })
    #expect(facts.on(today).sharedLastDay(of: try next(facts)) == nil)
    #expect(
      texts(NextPayment(shownLoan(facts)).body)["payment.of.instalment"]?.contains("debited on November 24") == true)
    #expect(drawn(WhatToDo(loan: shownLoan(facts)).body).contains("covered in full"))
  }

  @Test("are not called automatic while the automatic payment is off")
  func off() {
    let facts = facts({ $0.autopay = known(true) }, fee: { $0.autopay = known(true) }).with {
      $0.lifecycle.overlays = [.autopayOff]
    }
    let rows = texts(NextPayment(shownLoan(facts)).body)
    #expect(rows["payment.autopay"] == "no")
    #expect(!rows.values.contains { $0.contains("debited automatically") })
  }

  @Test("are not paid by what is covered beyond another one")
  func covered() throws {
    let facts = facts({ $0.covered = known(rub("3000")) }, fee: { $0.covered = known(rub("100")) })
    #expect(try next(facts).remaining == rub("400"))
  }
}

@Suite("A payment of zero")
struct PaymentOfZeroTests {
  @Test("is not demanded, whatever is said about the automatic payment", arguments: [true, false])
  func notDemanded(isAutomatic: Bool) {
    let facts = healthyLoan(asOf: "2026-11-21") {
      $0.changeNext {
        ($0.amount, $0.portions, $0.due) = (known(rub("0")), [], known(day("2026-11-21")))
        $0.autopay = known(isAutomatic)
      }
    }
    #expect(facts.on(day("2026-11-21")).paymentOfTask == nil)
    let drawn = bothLanguages(facts) { WhatToDo(loan: $0) }
    #expect(drawn[0].contains("Nothing is to be paid on November 21, 2026."))
    #expect(drawn[1].contains("платить не нужно"))
  }
}

@Suite("The header of a loan whose bank debits a payment before its last day")
struct EarlyDebitTests {
  private func status(_ covered: String, on asOf: String = "2026-11-21", locale: String = "en_US") -> String? {
    let facts = healthyLoan(asOf: asOf) {
      $0.changeNext {
        ($0.autopay, $0.autopayDay, $0.covered) = (known(true), known(day("2026-11-23")), known(rub(covered)))
      }
    }
    return header(facts, on: asOf, locale: locale).statuses.first?.text
  }

  @Test("counts the days to the debit, and not to the last day")
  func days() {
    #expect(status("300") == "Automatic payment in 2 days")
    #expect(status("300", on: "2026-11-22") == "Automatic payment tomorrow")
    #expect(status("300", on: "2026-11-23") == "Automatic payment today")
    #expect(status("300", on: "2026-11-23", locale: "ru_RU") == "Автоплатёж сегодня")
    #expect(status("1000", on: "2026-11-23") == "Paid on schedule", "the money is there")
  }
}
