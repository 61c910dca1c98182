import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("Statements that would not be true are not made")
struct WhatIsNotSaidTests {
  private func chips(_ facts: LoanFacts) -> [String] {
    flattened(Traits(loan: shownLoan(facts)).body).flatMap { item -> [String] in
      if case .chips(let group) = item { group.chips.map(\.text) } else { [] }
    }
  }

  @Test("a loan that is over has no new rate to agree on, no payments left and no large last payment")
  func over() {
    func facts(_ phase: Lifecycle.Phase) -> LoanFacts {
      loanWithFixedRate {
        $0.lifecycle.phase = phase
        $0.ends = known(day("2030-03-15"))
        $0.schedule.paid = known(4)
        $0.schedule.left = known(8)
        $0.terms.balloon = known(Balloon(.balloon, amount: rub("9000"), due: day("2030-03-15")))
        var policy = InsurancePolicy(kind: .life)
        policy.rateWithout = Rate(percent: percent("20.9"))
        $0.insurance = known([policy])
      }
    }
    let loan = [facts(.active), facts(.closed)].map { shownLoan($0) }
    let terms = loan.map { texts(AllTerms(loan: $0).body) }
    #expect(terms.map { $0["terms.fixed-until"] } == ["June 30, 2027 | in more than 7 months", nil])
    #expect(terms.map { $0.keys.contains { $0.hasPrefix("terms.fixed-until.") } } == [true, false])
    #expect(terms.map { $0["schedule.left"] } == ["8", nil])
    #expect(
      loan.map { texts(MainTerms($0).body)["contract.ends"] } == ["March 15, 2030", "March 15, 2030 | by the contract"])
    #expect(loan.map { texts(Insurances($0).body)["insurance.life.rate-without"] } == ["20.9% a year", nil])
    #expect(chips(facts(.active)).count == chips(facts(.closed)).count + 1)
    #expect(loan.map { texts(MainTerms($0).body)["terms.fixed-until"] == nil } == [false, true])
  }

  @Test("an automatic payment that was refused will not be debited")
  func refused() {
    let facts = healthyLoan().with {
      $0.lifecycle.overlays = [.paymentFailed]
      $0.changeNext {
        $0.autopay = known(true)
        $0.autopayAmount = known(rub("1000"))
      }
    }
    for locale in ["en_US", "ru_RU"] {
      let loan = shownLoan(facts, locale: locale)
      let ids = [texts(NextPayment(loan).body), texts(Obligations(loan: loan).body)].flatMap(\.keys)
      #expect(!ids.contains { $0.hasSuffix("autopay-amount") || $0.hasSuffix("autopay-day") })
    }
    let taken = facts.with { $0.lifecycle.overlays = [] }
    #expect(texts(NextPayment(shownLoan(taken)).body)["payment.autopay-amount"] == "RUB 1,000.00")
  }

  @Test("the sum that keeps the grace period is not called the balance of a statement")
  func nameOfSum() {
    func titles(_ state: GracePeriod.State, title: LocalizedText? = nil) -> [String] {
      let facts = card {
        $0.revolving.grace = known(GracePeriod(state: state))
        $0.obligations = known([obligation(.statement, "15000", due: "2026-11-30") { $0.title = title }])
      }
      return Obligations(loan: shownLoan(facts)).body.compactMap {
        if case .section(let section) = $0 { section.title } else { nil }
      }
    }
    #expect(titles(.running) == ["To keep the grace period"] && titles(.lost) == ["Statement balance"])
    #expect(titles(.running, title: words("Invoice", "Счёт")) == ["Invoice"])
  }

  @Test("what is asked beside the cure of arrears is what is left of the next payment")
  func cure() {
    func next(covered: String) -> String? {
      let facts = healthyLoan(asOf: "2026-11-21") {
        $0.debt.overdue.amount = known(rub("900"))
        $0.debt.overdue.perDiem = known(rub("2"))
        $0.lifecycle.overlays = [.overdue]
        $0.changeNext { $0.covered = known(rub(covered)) }
      }
      return texts(WhatIfScreenTests().items(WhatIf(.cure(on: day("2026-12-01"))), facts))["what-if.cure.next"]
    }
    #expect(next(covered: "300") == "RUB 1,000.00 | by December 5, 2026; left to deposit: RUB 700.00")
    #expect(next(covered: "0") == "RUB 1,000.00 | by December 5, 2026")
  }

  @Test("the fee of an action and the cost by the contract do not have one name")
  func costs() throws {
    var facts = try loanOnTheWay()
    var repay = LoanAction(kind: .repayPart, state: .available)
    repay.fee = rub("500")
    facts.actions = [repay]
    var rules = PrepaymentRules()
    rules.fee = words("1% of what is repaid", "1 % от суммы")
    facts.terms.prepayment = known(rules)
    let question = WhatIf(.earlyRepayment(amount: percent("100000"), on: day("2026-12-10")))
    let shown = lines(WhatIfScreenTests().items(question, facts)).filter { $0.hasPrefix("what-if.rules.") }
    #expect(
      shown == [
        "what-if.rules.charge | Fee | RUB 500.00",
        "what-if.rules.fee | Cost | 1% of what is repaid | by the contract",
      ])
  }

  @Test("a policy that has not begun insures nothing, and a pledge that is removed secures nothing")
  func traits() {
    func traits(insuredFrom from: String, pledgeRemovedOn removed: String) -> [String] {
      chips(
        healthyLoan().with {
          var (policy, pledge) = (InsurancePolicy(kind: .life), Security(kind: .vehicle))
          policy.from = day(from)
          pledge.lien = Lien(removedOn: day(removed))
          $0.insurance = known([policy])
          $0.security = known([pledge])
        })
    }
    #expect(traits(insuredFrom: "2026-11-22", pledgeRemovedOn: "2026-11-21") == [])
    #expect(traits(insuredFrom: "2026-11-21", pledgeRemovedOn: "2026-11-22") == ["secured", "insured"])
  }

  @Test("a customer's part of a payment is not told beside what is left of it")
  func ownPart() {
    func task(covered: String) -> String {
      var facts = healthyLoan()
      facts.parties = [Party(customer: CustomerID(rawValue: "C-1"), role: .borrower, name: "Anna", pays: rub("600"))]
      facts.changeNext { $0.covered = known(rub(covered)) }
      return drawn(WhatToDo(loan: shownLoan(facts, scope: .customer(CustomerID(rawValue: "C-1")))).body)
    }
    #expect(task(covered: "0").contains("Your part is RUB 600.00."))
    #expect(task(covered: "500").contains("RUB 500.00") && !task(covered: "500").contains("Your part"))
  }

  @Test("charges that may not be shown are not worked out, and the reason is told")
  func charged() {
    func shown(_ charged: Fact<Money>) -> [String] {
      let facts = healthyLoan(asOf: "2026-11-21") {
        $0.terms.chargeCap = known(ChargeCap(amount: rub("5000"), charged: charged))
        $0.paid = known(PaidTotals(portions: [Portion(.interest, rub("200"))]))
      }
      return lines(ChargeLimit(shownLoan(facts))).filter { $0.contains(".charged") || $0.contains(".left") }
    }
    #expect(shown(.absent(.withheld)) == ["charge-limit.charged | Charged so far | not disclosed by the bank"])
    #expect(
      shown(.absent(.unreadable("many"))) == ["charge-limit.charged | Charged so far | the data arrived with an error"])
    #expect(
      shown(.notProvided) == ["charge-limit.left | May still be charged | RUB 4,700.00 | calculated"])
  }

  @Test("a part of the money whose day passed without it was only expected")
  func payout() {
    let facts = healthyLoan().with {
      $0.disbursement = known(
        DisbursementTerms(payouts: [Payout(on: day("2026-11-10"), amount: rub("160"))]))
    }
    #expect(
      ["en_US", "ru_RU"].map { texts(Payouts(loan: shownLoan(facts, locale: $0)).body)["payouts.1"] } == [
        "RUB 160.00 | was expected on November 10, 2026", "160,00 ₽ | ожидалось 10 ноября 2026 г.",
      ])
  }

  @Test("before a transfer, the one that no longer takes payments is not called the former one")
  func transfer() {
    let facts = healthyLoan().with {
      $0.transfer = known(
        LoanTransfer(
          kind: .servicing, effective: day("2026-12-01"), from: words("Bank", "Банк"),
          oldAcceptsUntil: day("2026-11-10")))
    }
    #expect(
      ["en_US", "ru_RU"].flatMap { lines(Transfer(loan: shownLoan(facts, locale: $0))) }
        .filter { $0.hasPrefix("transfer.accepts-until") } == [
          "transfer.accepts-until | The present one accepts payments until | November 10, 2026 | the time is over",
          "transfer.accepts-until | Нынешняя организация принимает платежи по | 10 ноября 2026 г. | срок прошёл",
        ])
  }

  @Test("a calendar without the plans that somebody else pays is not that of all plans")
  func calendar() {
    func title(payer: LocalizedText?) -> String? {
      let facts = card {
        $0.revolving.subPlans = known(
          (1...3).map {
            SubPlan(
              id: "\($0)", kind: .instalments, payment: rub("100"), payer: $0 == 3 ? payer : nil,
              nextDue: day("2026-11-28"))
          })
      }
      let calendar = PlanCalendar(loan: shownLoan(facts))
      return calendar.body.isEmpty ? nil : calendar.title?(.english)
    }
    #expect(title(payer: nil) == "Coming payments of all plans")
    #expect(title(payer: words("Employer", "Работодатель")) == "Next payments")
  }
}
