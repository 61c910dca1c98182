import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

private let upToLast = "The last payment is on January 27, 2029: choose that day or an earlier one."
private let upToNext = "The next payment is due on December 5, 2026: choose that day or an earlier one."
private let fromToday = "Choose November 21, 2026 or a later day."

// The sentences that refuse a question.
extension WhatIfScreenTests {
  @Test(
    "advises a day that is itself accepted",
    arguments: [
      ("payoff", "2029-01-28", upToLast), ("early-repayment", "2029-01-28", upToLast),
      ("rate", "2029-01-28", upToLast), ("early-repayment", "2026-11-20", fromToday), ("rate", "2026-11-20", fromToday),
      ("cure", "2026-11-20", fromToday), ("cure", "2026-12-06", upToNext), ("accrued-payoff", "2026-12-06", upToNext),
    ] as [(String, String, String)])
  func advisedDay(question: String, refused: String, advice: String) throws {
    let facts = try loanToAsk(question)
    func scenario(on target: CalendarDate) -> WhatIf.Scenario {
      switch question {
      case "early-repayment": .earlyRepayment(amount: percent("1000"), on: target)
      case "rate": .rateChange(percent: percent("10"), from: target)
      case "cure": .cure(on: target)
      default: .payoff(on: target)
      }
    }
    let answer = facts.on(day("2026-11-21")).answer(to: scenario(on: day(refused)))
    guard case .impossible(let obstacle) = answer else { throw NoAnswer(answer: answer) }
    let advised: CalendarDate? =
      switch obstacle {
      case .tooEarly(let day), .tooLate(let day), .afterNextPayment(let day): day
      default: nil
      }
    #expect(sentence(scenario(on: day(refused)), facts)[0] == "This cannot be calculated | \(advice)")
    let target = try #require(advised)
    let accepted = sentence(scenario(on: target), facts)[0]
    #expect(!accepted.contains("This cannot be calculated") && accepted != "no banner", "\(accepted)")
  }

  @Test("names the payment of the day beside arrears an instalment only if it is one")
  func nameOfPayment() {
    func label(_ obligations: [Obligation]) -> String? {
      let facts = healthyLoan(asOf: "2026-11-21") {
        ($0.debt.overdue.amount, $0.debt.overdue.perDiem) = (known(rub("900")), known(rub("2")))
        $0.obligations = known(obligations)
      }
      let parts = flattened(items(WhatIf(.cure(on: day("2026-12-05"))), facts)).flatMap { item -> [Row] in
        guard case .breakdown(let breakdown) = item else { return [] }
        return breakdown.parts
      }
      return parts.first { $0.id.rawValue.hasSuffix(".instalment") }?.label
    }
    let instalment = obligation(.instalment, "1000", due: "2026-12-05")
    #expect(label([instalment]) == "Installment of that day")
    #expect(label([instalment, obligation(.fee, "5", due: "2026-12-05")]) == "Due that day")
    #expect(label([obligation(.minimum, "700", due: "2026-12-05")]) == "Due that day")
  }

  @Test("calculates no debt in other currencies, and says so")
  func otherCurrency() {
    let dollars = LoanDetailSectionsTests.card {
      $0.debt.total = known(rub("0"))
      $0.revolving.lines = known([CreditLine(id: "b", used: known(Money(minorUnits: 31_050, currency: .usd)))])
    }
    #expect(
      sentence(.minimumOnly, dollars) == [
        "This cannot be calculated | Nothing is owed in RUB, and the debt in other currencies is not calculated.",
        "Рассчитать это нельзя | В RUB долга нет, а долг в других валютах не рассчитывается.",
      ])
  }

  private func loanToAsk(_ question: String) throws -> LoanFacts {
    switch question {
    case "cure":
      healthyLoan(asOf: "2026-11-21") {
        $0.debt.overdue.amount = known(rub("900"))
        $0.debt.overdue.perDiem = known(rub("2"))
        $0.lifecycle.overlays = [.overdue]
      }
    case "accrued-payoff":
      healthyLoan(asOf: "2026-11-21") {
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("0.8"), period: .day))])
      }
    default: try loanOnTheWay()
    }
  }

  @Test("names the limit of a rate that is too exact")
  func exactRate() throws {
    let facts = try loanOnTheWay()
    #expect(
      sentence(.rateChange(percent: percent("14.1234567"), from: day("2027-01-14")), facts) == [
        "This cannot be calculated | The rate must be from 0 to 1000 percent, with at most 6 decimals.",
        "Рассчитать это нельзя | Ставка должна быть от 0 до 1000 процентов, не больше 6 знаков после запятой.",
      ])
  }

  @Test("does not take an amount that is too large for one with fractions of a coin")
  func largeAmount() throws {
    let amount = percent("99999999999999999")
    let card = LoanDetailSectionsTests.card {
      $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("24")), use: .purchases)])
    }
    let refused: [(WhatIf.Scenario, LoanFacts)] = [
      (.fixedPayment(amount: amount), card), (.earlyRepayment(amount: amount), try loanOnTheWay()),
    ]
    for (scenario, facts) in refused {
      #expect(
        sentence(scenario, facts) == [
          "This cannot be calculated | The amount is too large to be counted.",
          "Рассчитать это нельзя | Сумма слишком велика, чтобы её посчитать.",
        ])
    }
    #expect(
      sentence(.fixedPayment(amount: percent("0.001")), card)[0]
        == "This cannot be calculated | The amount must be above zero, without fractions of the smallest coin.")
  }

  @Test("does not call a value wrong that only leads out of the calendar, or to payments that nothing would repay")
  func noResult() throws {
    var far = try loanOnTheWay()
    (far.asOf, far.opened) = (nil, known(day("9994-06-27")))
    (far.schedule, far.obligations, far.ends) = (PaymentSchedule(), .notProvided, .notProvided)
    far.debt.principal = known(rub("700000"))
    far.terms.payments = known(60)
    far.terms.term = known(Term(60, .months) ?? .month)
    for scenario in [
      WhatIf.Scenario.paymentHoliday(months: 60), .rateChange(percent: percent("1000"), from: day("9994-09-01")),
    ] {
      #expect(
        sentence(scenario, far) == [
          "This cannot be calculated | With these values, the calculation has no result.",
          "Рассчитать это нельзя | С такими значениями расчёт не даёт результата.",
        ])
    }
    #expect(
      sentence(.paymentHoliday(months: 61), far)[0]
        == "This cannot be calculated | A payment holiday can have 1 to 60 months.")
  }

  @Test("says no more of a minimum payment than that there is none")
  func noMinimum() {
    #expect(
      sentence(.minimumOnly, healthyLoan()) == [
        "This cannot be calculated | This product has no minimum payment.",
        "Рассчитать это нельзя | У этого продукта нет минимального платежа.",
      ])
  }
}
