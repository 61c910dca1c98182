import LoanArithmetic
import Loans
import Testing

extension WhatIfScreenTests {
  @Test("shows what settles the arrears on a day: what is overdue, what the delay adds, and a payment of that day")
  func cure() {
    #expect(
      sentence(.cure(on: day("2026-12-01")), overdue) == [
        "RUB 920.00 on December 1, 2026 settles everything that is overdue | The next payment, RUB 1,000.00, is due on December 5, 2026.",
        "1 декабря 2026 г. для погашения просрочки нужно 920,00 ₽ | Следующий платёж, 1 000,00 ₽, — 5 декабря 2026 г.",
      ])
    #expect(
      sentence(.cure(on: day("2026-12-05")), overdue) == [
        "RUB 1,928.00 on December 5, 2026 settles everything that is overdue",
        "5 декабря 2026 г. для погашения просрочки нужно 1 928,00 ₽",
      ])
    #expect(
      sentence(.cure(on: day("2026-12-06")), overdue) == [
        "This cannot be calculated | The next payment is due on December 5, 2026: choose that day or an earlier one.",
        "Рассчитать это нельзя | Выберите дату не позже ближайшего платежа: он — 5 декабря 2026 г.",
      ])
  }

  @Test(
    "says that money which may settle the arrears is on its way",
    arguments: [
      ("700", "RUB 700.00 is already on its way: if it is not counted here yet, RUB 220.00 is enough."),
      // It is enough for the arrears of today: there is no delay until then.
      ("905", "RUB 905.00 is on its way. Do not pay a second time."),
      (nil, "A payment is already on its way: if it is not counted here yet, less is enough."),
    ])
  func onItsWay(amount: String?, text: String) {
    let facts = processing(amount, overdue)
    let next = "The next payment, RUB 1,000.00, is due on December 5, 2026."
    #expect(
      sentence(.cure(on: day("2026-12-01")), facts)[0]
        == "RUB 920.00 on December 1, 2026 settles everything that is overdue | \(text) \(next)")
  }

  @Test("says what is enough beside money on its way for the payment of the day, and for a full repayment")
  func partOnItsWay() {
    #expect(
      sentence(.cure(on: day("2026-12-05")), processing("905", overdue)) == [
        "RUB 1,928.00 on December 5, 2026 settles everything that is overdue | "
          + "RUB 905.00 is already on its way: if it is not counted here yet, RUB 995.00 is enough.",
        "5 декабря 2026 г. для погашения просрочки нужно 1 928,00 ₽ | "
          + "905,00 ₽ уже в пути: если этот платёж здесь ещё не учтён, достаточно 995,00 ₽.",
      ])
    var facts = processing("700", healthyLoan())
    facts.debt.payoff = known(Payoff(amount: rub("5000"), validOn: day("2026-11-21"), perDiem: rub("1")))
    facts.asOf = day("2026-11-21")
    #expect(
      sentence(.payoff(on: day("2026-11-21")), facts)[0]
        == "RUB 5,000.00 on November 21, 2026 repays everything | "
        + "RUB 700.00 is already on its way: if it is not counted here yet, RUB 4,300.00 is enough.")
    // It may be the payment of December 5, which the sum assumes to be made.
    #expect(!sentence(.payoff(on: day("2026-12-20")), facts)[0].contains("on its way"))
  }

  @Test("does not say that a sum repays what is owed in another currency")
  func payoffInOneCurrency() {
    func answers(_ payoff: String, dollars: String?, debt: String? = nil) -> [String] {
      let used = dollars.map { known(Money($0, currency: .usd) ?? .zero(.usd)) } ?? .notProvided
      var facts = LoanDetailSectionsTests.card {
        $0.debt.total = known(rub(debt ?? payoff))
        $0.debt.payoff = known(Payoff(amount: rub(payoff), validOn: day("2026-11-21")))
        $0.revolving.lines = known([
          CreditLine(id: "own", used: known(rub(debt ?? payoff))), CreditLine(id: "other", used: used),
        ])
      }
      facts.asOf = day("2026-11-21")
      return sentence(.payoff(on: day("2026-11-21")), facts)
    }
    for dollars in ["12", nil] {
      #expect(
        answers("5000", dollars: dollars) == [
          "RUB 5,000.00 on November 21, 2026 repays the whole debt in RUB",
          "21 ноября 2026 г. для погашения всего долга в RUB нужно 5 000,00 ₽",
        ])
      #expect(
        answers("0", dollars: dollars)[0]
          == "This cannot be calculated | Nothing is owed in RUB, and the debt in other currencies is not calculated.")
    }
    #expect(answers("5000", dollars: "0")[0] == "RUB 5,000.00 on November 21, 2026 repays everything")
    for zero in ["0", "-4"] {
      #expect(answers(zero, dollars: "0")[0] == "This cannot be calculated | Nothing is owed.")
    }
    // Something is owed, and only the bank can tell why nothing repays it.
    #expect(answers("0", dollars: "0", debt: "9")[0] == "RUB 0.00 on November 21, 2026 repays everything")
  }

  private func processing(_ amount: String?, _ facts: LoanFacts) -> LoanFacts {
    var facts = facts
    facts.lifecycle.overlays.insert(.paymentProcessing)
    facts.lifecycle.details[.paymentProcessing] = .init(amount: amount.map(rub))
    return facts
  }

  /// 900 ₽ are overdue on November 21, 2026, each day adds 2 ₽, and 1000 ₽ are due on December 5.
  private var overdue: LoanFacts {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.debt.overdue.amount = known(rub("900"))
    facts.debt.overdue.perDiem = known(rub("2"))
    facts.lifecycle.overlays = [.overdue]
    return facts
  }
}
