import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

/// The facts are of November 21, 2026; the screens are of later days.
@Suite("A figure that is of an earlier day than the screen says so")
struct FiguresOfTheirDayTests {
  private func loan(_ change: (inout LoanFacts) -> Void) -> LoanFacts { healthyLoan(asOf: "2026-11-21", change) }

  private func task(_ facts: LoanFacts, on asOf: String, locale: String = "en_US") -> String {
    let text = flattened(WhatToDo(loan: shownLoan(facts, on: asOf, locale: locale)).body).lazy.compactMap { item in
      if case .banner(let banner) = item {
        [banner.title, banner.text].compactMap(\.self).joined(separator: " | ").replacing("\u{a0}", with: " ")
          .replacing("\u{202f}", with: " ")
      } else {
        nil
      }
    }.first
    return text ?? "no task"
  }

  @Test("in the task of each phase whose debt may have changed since, and not in that of a debt that is over")
  func tasks() {
    let data = "The data is as of November 21, 2026 and does not show later payments."
    func facts(_ phase: Lifecycle.Phase, _ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
      var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: phase))
      facts.asOf = day("2026-11-21")
      facts.debt.total = known(rub("0"))
      change(&facts)
      return facts
    }
    let approved = facts(.approved)
    let writtenOff = facts(.writtenOff) { $0.debt.total = known(rub("500")) }
    let overpaid = facts(.repaid) { $0.debt.overpaid = known(rub("500")) }
    let charges = facts(.closed) {
      $0.debt.total = known(rub("120"))
      $0.debt.fees = known(rub("120"))
    }
    let changing = [approved, writtenOff, overpaid, charges]
    #expect(
      task(approved, on: "2026-11-25")
        == "Nothing to pay: the money is not paid out yet | Data as of November 21, 2026")
    #expect(
      changing.dropFirst().map { task($0, on: "2027-03-01").hasSuffix(data) } == [true, true, true])
    #expect(task(overpaid, on: "2027-03-01") == "Claim back your RUB 500.00 | \(data)")
    for facts in changing {
      #expect(task(facts, on: "2027-03-01", locale: "ru_RU").contains("Данные на 21 ноября 2026 г."))
      #expect(!task(facts, on: "2026-11-21").contains("November 21"))
    }
    let moved = facts(.transferred) { $0.transfer = known(LoanTransfer(kind: .claim, to: words("North", "Север"))) }
    for facts in [facts(.repaid), moved] { #expect(!task(facts, on: "2027-03-01").contains("November 21")) }
  }

  @Test("in the customer's own currency")
  func homeCurrency() {
    let facts = loan {
      $0.homeCurrency = known(
        HomeCurrencyValue(
          rate: percent("0.0102"), debt: Money("103.02", currency: .eur), payment: Money("10.20", currency: .eur)))
    }
    #expect(
      lines(HomeCurrency(loan: shownLoan(facts, on: "2026-12-25"))).prefix(2) == [
        "home-currency.debt | Debt | €103.02 | as of November 21, 2026",
        "home-currency.payment | Payment | €10.20 | as of November 21, 2026",
      ])
    #expect(lines(HomeCurrency(loan: shownLoan(facts))).first == "home-currency.debt | Debt | €103.02")
  }

  @Test("of a fee, whose last day to pay is told as such, with a note once it has passed")
  func fees() {
    func fee(outstanding: String?, due: String = "2026-12-01", on asOf: String, _ locale: String = "en_US") -> String? {
      let fee = Fee(
        title: words("Statement", "Выписка"), amount: rub("100"), due: day(due), outstanding: outstanding.map(rub))
      let facts = loan { $0.terms.fees = known([fee]) }
      return texts(Fees(loan: shownLoan(facts, on: asOf, locale: locale)).body)["fee.\(due)"]
    }
    #expect(fee(outstanding: "100", on: "2026-11-21") == "RUB 100.00 | by December 1, 2026, RUB 100.00 to pay")
    #expect(
      fee(outstanding: "100", on: "2026-12-10")
        == "RUB 100.00 | by December 1, 2026, the day has passed, the data is from before it, RUB 100.00 to pay, "
        + "as of November 21, 2026")
    #expect(
      fee(outstanding: "100", on: "2026-12-10", "ru_RU")
        == "100,00 ₽ | не позднее 1 декабря 2026 г., этот день прошёл, данные получены раньше, к оплате 100,00 ₽, "
        + "по состоянию на 21 ноября 2026 г.")
    #expect(
      fee(outstanding: "100", due: "2026-11-02", on: "2026-11-21")
        == "RUB 100.00 | by November 2, 2026, the time is over, RUB 100.00 to pay")
    #expect(fee(outstanding: "0", on: "2026-12-10") == "RUB 100.00 | December 1, 2026, paid")
    #expect(fee(outstanding: nil, on: "2026-12-10") == "RUB 100.00 | December 1, 2026")
  }

  @Test("of the money that is held for a home, whose expected day is no deadline")
  func laterSecurity() {
    var claim = Security(kind: .shareClaim)
    claim.becomes = LaterSecurity(kind: .realEstate, expectedBy: day("2027-09-30"))
    claim.heldMoney = HeldMoney(amount: rub("7900"))
    let section = LaterSecurities(loan: shownLoan(loan { $0.security = known([claim]) }, on: "2027-10-10"))
    #expect(section.title?(.english) == "The home is being built, as of November 21, 2026")
    let shown = lines(section)
    #expect(
      shown.contains("later-security.held | Held on an escrow account | RUB 7,900.00 | as of November 21, 2026"))
    #expect(
      shown.contains(
        "later-security.by | Expected by | September 30, 2027 | the day has passed, the data is from before it"))
  }

  @Test("of a plan: what is left and the payments made")
  func plan() {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.revolving.subPlans = known([
        SubPlan(id: "1", kind: .instalments, left: rub("20000"), nextDue: day("2026-11-25"), paid: 1, payments: 6)
      ])
    }
    let shown = texts(SubPlans(loan: shownLoan(facts, on: "2026-11-26")).body)
    #expect(shown["plans.plan.1.left"] == "RUB 20,000.00 | as of November 21, 2026")
    #expect(shown["plans.plan.1.paid"] == "1 of 6 | as of November 21, 2026")
    #expect(texts(SubPlans(loan: shownLoan(facts)).body)["plans.plan.1.paid"] == "1 of 6")
  }

  @Test("of many plans, and a payment whose day has passed since is not the next one")
  func manyPlans() {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.revolving.subPlans = known(
        (1...9).map {
          SubPlan(id: "\($0)", kind: .instalments, left: rub("100"), nextDue: day("2026-11-21").adding(days: $0))
        })
    }
    func table(on asOf: String) -> Table? {
      flattened(SubPlans(loan: shownLoan(facts, on: asOf)).body).lazy.compactMap {
        if case .table(let table) = $0 { table } else { nil }
      }.first
    }
    let next = table(on: "2026-11-24")
    #expect(next?.title == "Next payments, RUB, as of November 21, 2026")
    #expect(next?.rows.map(\.id) == (3...7).map { ItemID(rawValue: "plans.plan.\($0)") })
    #expect(table(on: "2026-12-24") == nil)
  }

  @Test("of missed payments")
  func missed() {
    let facts = loan {
      $0.lifecycle.overlays = [.overdue]
      $0.debt.overdue.amount = known(rub("1000"))
      $0.debt.overdue.items = known([MissedPayment(due: day("2026-11-05"), amount: rub("1000"))])
    }
    func title(on asOf: String) -> String? {
      flattened(OverdueNotice(loan: shownLoan(facts, on: asOf)).body).lazy.compactMap {
        if case .section(let section) = $0, section.id == "overdue.missed" { section.title } else { nil }
      }.first
    }
    #expect(title(on: "2026-12-03") == "Missed payments, RUB, as of November 21, 2026")
    #expect(title(on: "2026-11-21") == "Missed payments, RUB")
  }

  @Test("once in a caption, not twice")
  func wholeDebt() {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.obligations = known([obligation(.minimum, "1000", due: "2026-11-25")])
      $0.revolving.statement = known(Statement(until: day("2026-11-05"), closing: rub("15000")))
      $0.debt.payoff = known(Payoff(amount: rub("20000"), validOn: day("2026-11-21")))
    }
    func caption(on asOf: String) -> String? { texts(SumsToPay(shownLoan(facts, on: asOf)).body)["payment.total"] }
    #expect(
      caption(on: "2026-11-24")
        == "RUB 20,000.00 | pays off everything, with what came after the statement; as of November 21, 2026")
    #expect(
      caption(on: "2026-11-21")
        == "RUB 20,000.00 | on November 21, 2026; pays off everything, with what came after the statement")
  }
}
