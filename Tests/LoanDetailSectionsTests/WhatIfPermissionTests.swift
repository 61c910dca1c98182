import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("What repays everything, if the contract forbids it or no interest is charged")
struct WhatIfPermissionTests {
  private func sentence(_ scenario: WhatIf.Scenario, _ facts: LoanFacts, locale: String = "en_US") -> String {
    let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    let context = PresentationContext(
      formatter: LocaleFormatter(locale: locale), asOf: day("2026-11-21"), question: .whatIf(WhatIf(scenario)))
    let loan = LoanOnScreen(record, typeTitle: LocalizedText(en: "Lease", ru: "Лизинг"), in: context)
    guard case .banner(let banner)? = SectionList.standard(.whatIf, of: loan)?.items.first else { return "no banner" }
    return [banner.title, banner.text].compactMap(\.self).joined(separator: " | ").plain
  }

  private func loan(_ change: (inout PrepaymentRules) -> Void) throws -> LoanFacts {
    var facts = try loanOnTheWay()
    var rules = PrepaymentRules()
    change(&rules)
    facts.terms.prepayment = known(rules)
    facts.actions = []
    return facts
  }

  @Test("is not said to lack a rate that the bank does not provide: none applies")
  func noRate() throws {
    var facts = try loanOnTheWay()
    facts.terms.rates = .absent(.notApplicable)
    let questions: [WhatIf.Scenario] = [
      .earlyRepayment(amount: percent("10000")), .paymentHoliday(months: 2),
      .rateChange(percent: percent("10"), from: day("2027-01-27")),
    ]
    for question in questions {
      #expect(facts.on(day("2026-11-21")).answer(to: question) == .impossible(.noRate))
    }
    #expect(
      ["en_US", "ru_RU"].map { sentence(questions[0], facts, locale: $0) } == [
        "This cannot be calculated | No rate applies to this contract, and this is calculated from a rate. "
          + "Ask the bank what would change.",
        "Рассчитать это нельзя | По этому договору ставки нет, а расчёт делается по ставке. "
          + "Что изменится, спросите в банке.",
      ])
    #expect(
      card { $0.terms.rates = .absent(.notApplicable) }.on(day("2026-11-21")).answer(to: .minimumOnly)
        == .impossible(.noRate))
  }

  @Test("is refused, unless the bank offers it or the day is the last one of the contract")
  func forbidden() throws {
    var facts = try loan { $0.full = false }
    let payoff = WhatIf.Scenario.payoff(on: day("2026-11-21"))
    #expect(
      ["en_US", "ru_RU"].map { sentence(payoff, facts, locale: $0) } == [
        "This is not possible | The contract does not allow the debt to be repaid in full early.",
        "Так погасить нельзя | По договору досрочно погасить долг полностью нельзя.",
      ])
    // The whole principal is no part.
    #expect(
      sentence(.earlyRepayment(amount: percent("9000000")), facts)
        == "This is not possible | The contract does not allow the debt to be repaid in full early.")
    let last = try #require(facts.schedule.rows.last?.due)
    #expect(sentence(.payoff(on: last), facts).contains("repays everything"))
    let eve = try #require(last.adding(days: -1))
    #expect(!sentence(.payoff(on: eve), facts).contains("repays everything"))
    facts.actions = [LoanAction(kind: .repayFull, state: .available)]
    #expect(sentence(payoff, facts).contains("repays everything"))
  }

  @Test("is answered for the first day that the notice of the bank leaves, like a part")
  func notice() throws {
    let today = day("2026-11-21")
    func onNotice(of days: Int?) throws -> LoanOnDay {
      var facts = try loan { $0.noticeDays = days }
      facts.actions = [
        LoanAction(kind: .repayPart, state: .available), LoanAction(kind: .repayFull, state: .available),
      ]
      return facts.on(today)
    }
    for (days, date) in [(nil, "2026-11-21"), (0, "2026-11-21"), (30, "2026-12-21")] as [(Int?, String)] {
      let (loan, first) = (try onNotice(of: days), day(date))
      #expect(loan.inputs(of: .earlyRepayment)?.days?.first == first)
      #expect(loan.inputs(of: .payoff)?.days?.first == first)
      #expect(loan.actionPreviews.on == first && loan.actionPreviews.part?.on == first)
      #expect(loan.actionPreviews.payoff.value == loan.payoff(on: first).value)
      for question in [WhatIf.Scenario.earlyRepayment(amount: percent("50000")), .payoff()] {
        let answer = loan.answer(to: question)
        #expect(loan.faults(in: question, answeredBy: answer).isEmpty)
        switch answer {
        case .repayment(let comparison): #expect(comparison.on == first)
        case .payoff(let calendar, _):
          #expect(calendar.asked.on == first && calendar.days.allSatisfy { $0.sum.on >= first })
        default: throw NoAnswer(answer: answer)
        }
      }
    }
    // An earlier day has an answer, but is not accepted.
    let late = WhatIf.Scenario.earlyRepayment(amount: percent("50000"), on: today)
    let asked = try onNotice(of: 30)
    let faults = asked.faults(in: late, answeredBy: asked.answer(to: late))
    #expect(faults.map(\.parameter) == ["on"])
  }

  @Test("is not mixed up with a part")
  func part() throws {
    let question = WhatIf.Scenario.earlyRepayment(amount: percent("100000"), on: day("2026-12-10"))
    let facts = try loan { $0.partial = false }
    #expect(
      ["en_US", "ru_RU"].map { sentence(question, facts, locale: $0) } == [
        "This is not possible | The contract does not allow a part of the debt to be repaid early.",
        "Так погасить нельзя | По договору досрочно погасить часть долга нельзя.",
      ])
    #expect(sentence(.payoff(on: day("2026-11-21")), facts).contains("repays everything"))
    #expect(try sentence(question, loan { $0.full = false }).contains("the payment falls"))
  }

  @Test("is the debt on each day up to the next payment, if no interest is charged")
  func withoutInterest() {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.debt.total = known(rub("10000"))
    facts.debt.interest = .absent(.notApplicable)
    facts.terms.rates = .absent(.notApplicable)
    #expect(
      sentence(.payoff(on: day("2026-12-01")), facts) == "RUB 10,000.00 on December 1, 2026 repays everything")
    let sum = try? facts.on(day("2026-11-21")).payoffSum(on: day("2026-12-01"))
    #expect(sum?.portions.map(\.component) == [.principal, .fees, .penalties], "no interest is listed")
    #expect(sum?.perDay == .notProvided)
    facts.debt.principal = .notProvided
    #expect(
      sentence(.payoff(on: day("2026-12-01")), facts)
        == "This cannot be calculated | The bank does not provide: the payoff amount, the principal.")
    facts.debt.interest = .notProvided
    #expect(
      sentence(.payoff(on: day("2026-12-01")), facts)
        == "This cannot be calculated | The bank does not provide: the payoff amount, the principal, the accrued interest."
    )
  }
}
