import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("The four sums of a card")
struct SumsToPayTests {
  private func sums(_ facts: LoanFacts, locale: String = "en_US") -> [String] {
    lines(SumsToPay(shownLoan(facts, locale: locale)))
  }

  private func card(in state: GracePeriod.State, _ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
    LoanDetailSectionsTests.card {
      $0.obligations = known([
        obligation(.minimum, "1000", due: "2026-11-25"), obligation(.statement, "15000", due: "2026-11-30"),
      ])
      $0.revolving.grace = known(GracePeriod(state: state))
      $0.revolving.statement = known(Statement(until: day("2026-11-05"), closing: rub("15000")))
      $0.debt.payoff = known(Payoff(amount: rub("20000"), validOn: day("2026-11-21")))
      change(&$0)
    }
  }

  @Test("need what the next payment needs, what is overdue, the grace period and the whole debt")
  func needs() {
    #expect(
      SumsToPay.needs.map(\.name)
        == NextPayment.needs.map(\.name) + ["debt.overdue.amount", "revolving.grace", "debt.total"])
  }

  @Test("stand apart, each with its day and what it does")
  func fourSums() {
    #expect(
      sums(card(in: .running)) == [
        "payment.overdue | Overdue amount | RUB 0.00 | nothing to pay",
        "payment.amount | Minimum payment | RUB 1,000.00 | enough to avoid a penalty; does not keep the grace period",
        "payment.date | Pay by | November 25, 2026 | in 4 days",
        "payment.of.statement | To keep the grace period | RUB 15,000.00 | "
          + "by November 30, 2026, in 9 days; keeps purchases interest-free",
        "payment.total | Whole debt | RUB 20,000.00 | "
          + "on November 21, 2026; pays off everything, with what came after the statement",
      ])
  }

  @Test("do not say that everything is paid off while a line has no known amount")
  func unreadableLine() {
    func caption(_ lines: [CreditLine]) -> String? {
      row("payment.total", in: SumsToPay(shownLoan(card(in: .running) { $0.revolving.lines = known(lines) })).body)?
        .caption
    }
    let stated = CreditLine(id: "a", used: known(rub("20000")))
    #expect(caption([stated])?.contains("pays off everything") == true)
    #expect(caption([stated, CreditLine(id: "b")]) == "on November 21, 2026")
  }

  @Test("promise no grace period that is lost, and say since when something is overdue")
  func overdue() {
    let facts = card(in: .lost) {
      $0.debt.overdue.amount = known(rub("700"))
      $0.debt.overdue.since = known(day("2026-11-10"))
    }
    let shown = sums(facts, locale: "ru_RU")
    #expect(
      shown.first
        == "payment.overdue | Просроченная сумма | 700,00 ₽ | оплатите сейчас; первый пропущенный платёж — 10 ноября 2026 г."
    )
    #expect(shown.contains("payment.amount | Минимальный платёж | 1 000,00 ₽ | на остаток идут проценты"))
    #expect(
      shown.contains(
        "payment.of.statement | Сумма по выписке | 15 000,00 ₽ | не позднее 30 ноября 2026 г., через 9 дней; "
          + "долг на 5 ноября 2026 г."))
    #expect(
      shown.contains("payment.lost-grace | Чтобы сохранить льготный период | сейчас сохранить нельзя: он утрачен"))
  }

  @Test("are each not enough to avoid a penalty on a day with two of them, even if they are equal")
  func equalSums() {
    let one = obligation(.minimum, "1000", due: "2026-11-25")
    func purpose(_ stated: [Obligation]) -> Obligation.Purpose? {
      card(in: .running) { $0.obligations = known(stated) }.on(day("2026-11-21")).purpose(of: one).value
    }
    #expect(purpose([one]) == .avoidsPenalty)
    #expect(purpose([one, one]) == nil)
  }

  @Test("add up what is due on one day beside the statement, and say what the sum consists of")
  func oneDay() {
    let facts = card(in: .running) {
      $0.obligations = known([
        obligation(.minimum, "1000", due: "2026-11-25"), obligation(.instalment, "4000", due: "2026-11-25"),
        obligation(.fee, "90", due: "2026-11-25"), obligation(.statement, "15000", due: "2026-11-25"),
      ])
    }
    let shown = sums(facts)
    #expect(shown.contains { $0.hasPrefix("payment.amount | Total to pay | RUB 5,090.00 | enough to avoid a penalty") })
    #expect(
      shown.filter { $0.contains("payment.of.") }.map { $0.split(separator: " | ").dropFirst().joined(separator: ": ") }
        == [
          "including minimum payment: RUB 1,000.00", "including installment: RUB 4,000.00",
          "including fee: RUB 90.00",
          "To keep the grace period: RUB 15,000.00: by November 25, 2026, in 4 days; keeps purchases interest-free",
        ])
    #expect(!shown.contains { $0.contains("payment.parts") }, "half of the parts would explain nothing")
  }

  @Test("are left out where nothing is owed")
  func nothingOwed() {
    #expect(sums(LoanDetailSectionsTests.card { $0.debt.total = known(rub("0")) }).isEmpty)
  }
}
