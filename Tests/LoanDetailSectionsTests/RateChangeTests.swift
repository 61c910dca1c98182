import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("An announced change of the rate")
struct RateChangeTests {
  private func facts(_ change: AnnouncedRateChange) -> LoanFacts {
    var facts = healthyLoan()
    facts.terms.rateChange = known(change)
    return facts
  }

  private var change: AnnouncedRateChange {
    AnnouncedRateChange(
      from: day("2027-01-01"), announcedOn: day("2026-11-01"), rate: Rate(percent: percent("17.5")),
      index: RateIndex(name: words("Key rate", "Ключевая ставка"), margin: percent("2.0")),
      paymentFrom: day("2027-01-14"), payment: rub("13402.10"), payments: 29,
      reason: words("The key rate rose", "Выросла ключевая ставка"), answerBy: day("2026-12-15"))
  }

  @Test("tells the new rate, its first day, and the payment after it")
  func section() {
    #expect(
      bothLanguages(facts(change)) { RateChange(loan: $0) } == [
        """
        Change of the rate ─────────────────────────────────────────
          New rate  . . . . . . . . . . . . . . . . . . 17.5% a year
            Key rate, plus 2 percentage points
          First day of the new rate . . . . . . . .  January 1, 2027
            in 41 days
          Payment after the change  . . . . . . . . .  RUB 13,402.10
            from January 14, 2027
          Payments left after the change  . . . . . . . . . . . . 29
          Reason  . . . . . . . . . . . . . . . .  The key rate rose
          Announced on  . . . . . . . . . . . . . . November 1, 2026
        ! Answer by . . . . . . . . . . . . . . .  December 15, 2026
            in 24 days
        """,
        """
        Изменение ставки ───────────────────────────────────────────
          Новая ставка  . . . . . . . . . . . . . . . 17,5 % годовых
            Ключевая ставка, плюс 2 п. п.
          Новая ставка действует с  . . . . . . . . 1 января 2027 г.
            через 41 день
          Платёж после изменения  . . . . . . . . . . .  13 402,10 ₽
            с 14 января 2027 г.
          Останется платежей после изменения  . . . . . . . . . . 29
          Причина . . . . . . . . . . . . .  Выросла ключевая ставка
          Дата уведомления  . . . . . . . . . . . . 1 ноября 2026 г.
        ! Ответить не позднее . . . . . . . . . . 15 декабря 2026 г.
            через 24 дня
        """,
      ])
    #expect(row("rate-change.rate", in: RateChange(loan: shownLoan(facts(change))).body)?.fact == .rate)
  }

  @Test("stands among the coming changes on the main screen until the first changed payment, on the details always")
  func days() {
    func ids(_ screen: ScreenID, _ asOf: String) -> [String] {
      texts(items(screen, of: shownLoan(facts(change), on: asOf))).keys.filter { $0.contains("rate") }.sorted()
    }
    #expect(ids(.main, "2027-01-01") == ["changes.rate.day", "changes.rate.payment", "changes.rate.rate"])
    let after = texts(items(.main, of: shownLoan(facts(change), on: "2027-01-02")))
    #expect(after["changes.payment.payment"] == "RUB 13,402.10")
    #expect(!after.keys.contains { $0.hasPrefix("rate-change") })
    #expect(texts(items(.main, of: shownLoan(facts(change), on: "2027-01-14")))["changes.payment.day"] != nil)
    #expect(texts(items(.main, of: shownLoan(facts(change), on: "2027-01-15")))["changes.payment.day"] == nil)
    #expect(ids(.details, "2027-01-15").contains("rate-change.rate"))
  }

  @Test("reads sensibly with little known, and after its days")
  func little() {
    let little = AnnouncedRateChange(
      from: day("2026-01-01"), index: RateIndex(name: words("Key rate", "Ключевая ставка"), margin: percent("-0.5")),
      paymentFrom: day("2026-01-14"), answerBy: day("2025-12-15"))
    #expect(
      texts(RateChange(loan: shownLoan(facts(little))).body) == [
        "rate-change.index": "Key rate, minus 0.5 percentage points", "rate-change.from": "January 1, 2026",
        "rate-change.payment-from": "January 14, 2026", "rate-change.answer": "December 15, 2025 | the time is over",
      ])
    let extreme = RateIndex(
      name: words("Key rate", "Ключевая ставка"), margin: ExactDecimal(coefficient: .min, scale: 0))
    #expect(
      texts(RateChange(loan: shownLoan(facts(AnnouncedRateChange(from: day("2027-01-01"), index: extreme)))).body)[
        "rate-change.index"] == "Key rate")
  }

  @Test("the full cost says for which day and for which terms it was calculated")
  func fullCost() {
    var facts = healthyLoan()
    facts.terms.fullCost = known(
      FullCost(measure: .comparisonRate, percent: percent("12.34"), asOf: day("2026-11-01"), basis: .afterChange))
    #expect(
      texts(MainTerms(shownLoan(facts)).body)["terms.full-cost"]
        == "12.34% a year | calculated on November 1, 2026, after the change of the terms")
    #expect(
      texts(MainTerms(shownLoan(facts, locale: "ru_RU")).body)["terms.full-cost"]
        == "12,34 % годовых | расчёт на 1 ноября 2026 г., после изменения условий")
    #expect(row("terms.full-cost", in: MainTerms(shownLoan(facts)).body)?.label == "Comparison rate")
  }

  @Test("a fee may be a percentage with its limits, and says how often it is charged")
  func fees() {
    var facts = healthyLoan()
    facts.terms.fees = known([
      Fee(
        title: words("Cash", "Наличные"),
        charge: .percentage(percent("3.90"), of: .operation, minimum: rub("390"), maximum: rub("5000")),
        frequency: .perUse),
      Fee(title: words("Account", "Счёт"), charge: .amount(rub("99")), frequency: .monthly),
    ])
    #expect(
      bothLanguages(facts) { Fees(loan: $0) } == [
        """
        Fees ───────────────────────────────────────────────────────
          Cash  . . . . . . . . . . . . . .  3.9% of the transaction
            at least RUB 390.00, at most RUB 5,000.00, each time
          Account . . . . . . . . . . . . . . . . . . . .  RUB 99.00
            every month
        """,
        """
        Комиссии ───────────────────────────────────────────────────
          Наличные  . . . . . . . . . . . .  3,9 % от суммы операции
            не менее 390,00 ₽, не более 5 000,00 ₽, каждый раз
          Счёт  . . . . . . . . . . . . . . . . . . . . . .  99,00 ₽
            каждый месяц
        """,
      ])
  }
}
