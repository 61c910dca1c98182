import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("The next payment of a card")
struct CardPaymentTests {
  private func payment(_ facts: LoanFacts, locale: String = "en_US") -> [String] {
    lines(NextPayment(shownLoan(facts, locale: locale)))
  }

  private func twoSums(_ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
    card {
      $0.obligations = known([
        obligation(.minimum, "2609", due: "2026-11-25"), obligation(.statement, "52180", due: "2026-11-30"),
      ])
      $0.revolving.grace = known(GracePeriod(state: .running))
      change(&$0)
    }
  }

  @Test("shows the sums of several days, and what each of them suffices for")
  func severalDays() {
    #expect(
      payment(twoSums()) == [
        "payment.amount | Minimum payment | RUB 2,609.00 | enough to avoid a penalty",
        "payment.date | Pay by | November 25, 2026 | in 4 days",
        "payment.of.statement | Statement balance | RUB 52,180.00 | "
          + "by November 30, 2026, in 9 days; keeps purchases interest-free",
      ])
    #expect(
      payment(twoSums(), locale: "ru_RU") == [
        "payment.amount | Минимальный платёж | 2 609,00 ₽ | достаточно, чтобы не платить неустойку",
        "payment.date | Оплатить не позднее | 25 ноября 2026 г. | через 4 дня",
        "payment.of.statement | Сумма по выписке | 52 180,00 ₽ | "
          + "не позднее 30 ноября 2026 г., через 9 дней; сохранит покупки без процентов",
      ])
  }

  @Test("promises no grace period that is lost")
  func lostGrace() {
    let facts = twoSums { $0.revolving.grace = known(GracePeriod(state: .lost)) }
    #expect(
      payment(facts).last
        == "payment.of.statement | Statement balance | RUB 52,180.00 | by November 30, 2026, in 9 days")
  }

  @Test("promises nothing while something is overdue, unless the source does")
  func overdue() {
    let overdue = twoSums {
      $0.debt.overdue.amount = .notProvided
      $0.lifecycle.overlays = [.overdue]
    }
    #expect(payment(overdue).first == "payment.amount | Minimum payment | RUB 2,609.00")
    let stated = twoSums {
      $0.debt.overdue.amount = .notProvided
      $0.lifecycle.overlays = [.overdue]
      $0.changeNext { $0.purpose = known(.closes) }
    }
    #expect(payment(stated).first == "payment.amount | Minimum payment | RUB 2,609.00 | pays off the debt")
  }

  @Test("uses the words of the source for what a sum suffices for")
  func wordsOfSource() {
    let facts = twoSums {
      $0.changeNext { $0.suffices = known(LocalizedText(en: "no late fee", ru: "без штрафа")) }
    }
    #expect(payment(facts).first == "payment.amount | Minimum payment | RUB 2,609.00 | no late fee")
  }

  @Test("says which sum is paid automatically, and when")
  func autopay() {
    let facts = twoSums {
      $0.changeNext {
        $0.autopay = known(true)
        $0.autopayAmount = known(rub("3000"))
        $0.autopayDay = known(day("2026-11-24"))
      }
    }
    #expect(
      payment(facts).filter { $0.contains("autopay") } == [
        "payment.autopay | Automatic payment | yes",
        "payment.autopay-amount | Will be debited | RUB 3,000.00 | November 24, 2026",
      ])
  }

  @Test("follows from the last statement if the source states no obligations")
  func statement() {
    let facts = card {
      $0.revolving.statement = known(
        Statement(until: day("2026-11-05"), due: day("2026-11-25"), minimum: rub("600"), amountForGrace: rub("20000")))
      $0.operations = known([
        LoanOperation(id: "1", kind: .payment, date: day("2026-11-10"), amount: rub("200")),
        LoanOperation(id: "2", kind: .payment, date: day("2026-11-05"), amount: rub("999")),
        LoanOperation(id: "3", kind: .payment, date: day("2026-11-11"), amount: rub("999"), status: .failed),
      ])
    }
    #expect(
      payment(facts) == [
        "payment.amount | Minimum payment | RUB 600.00 | enough to avoid a penalty",
        "payment.date | Pay by | November 25, 2026 | in 4 days",
        "payment.covered | Already in the account | RUB 200.00 | left to deposit: RUB 400.00; calculated",
        "payment.of.statement | Statement balance | RUB 20,000.00 | left to deposit: RUB 19,800.00",
      ])
    var uncovered = facts
    uncovered.obligations = known([
      obligation(.minimum, "600", due: "2026-11-25"),
      obligation(.statement, "20000", due: "2026-11-25") { $0.covered = known(rub("0")) },
    ])
    #expect(
      payment(uncovered).last == "payment.of.statement | Statement balance | RUB 20,000.00",
      "nothing is paid, so the whole amount is not said twice")
    var stated = facts
    stated.obligations = known([obligation(.minimum, "1", due: "2026-11-24")])
    #expect(payment(stated).first == "payment.amount | Minimum payment | RUB 1.00 | enough to avoid a penalty")
    var withheld = facts
    withheld.obligations = .absent(.withheld)
    #expect(payment(withheld).isEmpty)
  }

  @Test("does not show a later instalment beside the next one")
  func laterInstalment() {
    var facts = healthyLoan()
    facts.obligations = known([
      obligation(.instalment, "1000", due: "2026-12-05"), obligation(.instalment, "1000", due: "2027-01-05"),
    ])
    #expect(payment(facts).map { $0.prefix(12) } == ["payment.amou", "payment.date"])
  }

  @Test("has the purposes and the automatic payments on the details screen")
  func details() {
    let facts = twoSums { $0.changeNext { $0.autopayDay = known(day("2026-11-24")) } }
    #expect(
      lines(Obligations(loan: shownLoan(facts))).filter { $0.contains("purpose") || $0.contains("autopay") } == [
        "obligation.minimum.2026-11-25.purpose | Purpose of the payment | enough to avoid a penalty",
        "obligation.minimum.2026-11-25.autopay-day | Day of the automatic payment | November 24, 2026",
        "obligation.statement.2026-11-30.purpose | Purpose of the payment | keeps purchases interest-free",
      ])
  }

  @Test("has no schedule to lead to, and the screen lacks none")
  func unscheduled() {
    let loan = shownLoan(twoSums())
    #expect(row("payment.date", in: NextPayment(loan).body)?.destination == nil)
    let missing = items(.details, of: loan).compactMap { if case .note(let note) = $0 { note.text } else { nil } }.last
    #expect(missing?.contains("payment schedule") == false)
    #expect(missing?.contains("term,") == false)
  }
}
