import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("Money beside the debt")
struct MoneyElsewhereTests {
  @Test("money that is not applied yet is told on the main screen if there is some")
  func unapplied() {
    var facts = healthyLoan()
    facts.unapplied = known(rub("1000"))
    #expect(texts(items(.main, of: shownLoan(facts)))["unapplied.amount"] == "RUB 1,000.00")
    facts.unapplied = known(rub("0"))
    #expect(texts(items(.main, of: shownLoan(facts)))["unapplied.amount"] == nil)
    #expect(texts(items(.details, of: shownLoan(facts)))["unapplied.amount"] == "RUB 0.00")
  }

  @Test("the account for taxes and insurance tells what is missing on it")
  func escrow() {
    var facts = healthyLoan()
    facts.escrow = known(Escrow(balance: rub("-20"), payment: rub("460"), shortage: rub("120")))
    let items = EscrowAccount(loan: shownLoan(facts)).body
    #expect(
      texts(items) == [
        "escrow.balance": "-RUB 20.00", "escrow.payment": "RUB 460.00", "escrow.shortage": "RUB 120.00",
      ])
    #expect(row("escrow.shortage", in: items)?.tone == .attention)
    facts.escrow = known(Escrow(shortage: rub("0")))
    #expect(row("escrow.shortage", in: EscrowAccount(loan: shownLoan(facts)).body)?.tone == .neutral)
  }

  @Test("a loan in a foreign currency is told in the customer's own too")
  func homeCurrency() {
    var facts = healthyLoan()
    func euro(_ text: String) -> Money? { Money(text, currency: .eur) }
    facts.homeCurrency = known(
      HomeCurrencyValue(
        rate: percent("0.0102"), debt: euro("103.02"), payment: euro("10.20"), on: day("2026-11-20"),
        changePercent: percent("12.50")))
    #expect(
      bothLanguages(facts) { HomeCurrency(loan: $0) } == [
        """
        In your currency ───────────────────────────────────────────
          Debt  . . . . . . . . . . . . . . . . . . . . . .  €103.02
          Payment . . . . . . . . . . . . . . . . . . . . . . €10.20
          Exchange rate . . . . . . . . . . . . . . 1 RUB = 0.0102 €
            November 20, 2026
          Change of the rate since the contract began . . . . +12.5%
        """,
        """
        В вашей валюте ─────────────────────────────────────────────
          Долг  . . . . . . . . . . . . . . . . . . . . . . 103,02 €
          Платёж  . . . . . . . . . . . . . . . . . . . . .  10,20 €
          Курс  . . . . . . . . . . . . . . . . . . . 1 ₽ = 0,0102 €
            20 ноября 2026 г.
          Изменение курса с начала договора . . . . . . . .  +12,5 %
        """,
      ])
    facts.homeCurrency = known(HomeCurrencyValue(rate: percent("98.5")))
    #expect(texts(HomeCurrency(loan: shownLoan(facts)).body) == ["home-currency.rate": "98.5"])
  }

  @Test("a policy says whether it is voluntary, what the loan costs without it, and what is paid back")
  func insurance() {
    var facts = healthyLoan()
    var life = InsurancePolicy(kind: .life)
    life.isVoluntary = true
    life.rateWithout = Rate(percent: percent("17.9"))
    life.refund = InsuranceRefund(
      right: .partial, amount: rub("30000"), applyTo: words("The insurer", "Страховщик"), by: day("2026-12-01"))
    var property = InsurancePolicy(kind: .property)
    property.refund = InsuranceRefund(right: InsuranceRefund.Right.none, amount: rub("5"))
    facts.insurance = known([life, property])
    #expect(
      bothLanguages(facts) { Insurances($0) } == [
        """
        Insurance ──────────────────────────────────────────────────
          Life and health
            Can be canceled . . . . . . . . . . . . . . . . . .  yes
            Loan rate without it  . . . . . . . . . . . 17.9% a year
            Refund of the premium . . . . . . . . . .  RUB 30,000.00
              in part
            Apply to  . . . . . . . . . . . . . . . . .  The insurer
          ! Apply by  . . . . . . . . . . . . . . . December 1, 2026
              in 10 days

          Property
            Refund of the premium . . . . . . . . . . . . . . . none
        """,
        """
        Страхование ────────────────────────────────────────────────
          Жизнь и здоровье
            Можно отказаться  . . . . . . . . . . . . . . . . . . да
            Ставка кредита без неё  . . . . . . . . . 17,9 % годовых
            Возврат премии  . . . . . . . . . . . . . .  30 000,00 ₽
              частично
            Куда обратиться . . . . . . . . . . . . . . . Страховщик
          ! Подать заявление не позднее . . . . .  1 декабря 2026 г.
              через 10 дней

          Имущество
            Возврат премии  . . . . . . . . . . . .  не предусмотрен
        """,
      ])
  }

  @Test("a security says how much it secures, and what became of its entry in the register")
  func security() {
    var facts = healthyLoan()
    var car = Security(kind: .vehicle)
    car.secured = rub("300000")
    car.lien = Lien(registeredOn: day("2024-05-20"), removedBy: day("2029-06-14"))
    facts.security = known([car])
    #expect(
      texts(Securities(shownLoan(facts)).body) == [
        "security.vehicle.secured": "RUB 300,000.00", "security.vehicle.lien": "May 20, 2024",
        "security.vehicle.lien.by": "June 14, 2029",
      ])
    car.lien?.removedOn = day("2026-11-01")
    facts.security = known([car])
    #expect(texts(Securities(shownLoan(facts)).body)["security.vehicle.lien.removed"] == "November 1, 2026")
    #expect(texts(Securities(shownLoan(facts)).body)["security.vehicle.lien.by"] == nil)
    func removal(_ locale: String) -> String? {
      lines(Securities(shownLoan(facts, locale: locale))).first { $0.hasPrefix("security.vehicle.lien.removed") }
    }
    #expect(removal("en_US") == "security.vehicle.lien.removed | Pledge removed on | November 1, 2026")
    car.lien?.removedOn = day("2029-05-20")
    facts.security = known([car])
    #expect(removal("en_US") == "security.vehicle.lien.removed | Pledge will be removed on | May 20, 2029")
    #expect(removal("ru_RU") == "security.vehicle.lien.removed | Залог будет снят | 20 мая 2029 г.")
  }

  @Test("early repayment says what it costs now, on which days it is possible, and by when to notify the bank")
  func prepayment() {
    var facts = healthyLoan()
    var rules = PrepaymentRules()
    rules.compensation = rub("1500")
    rules.noticeUntil = day("2026-11-21")
    rules.daysAllowed = words("only on payment days", "только в дни платежей")
    facts.terms.prepayment = known(rules)
    #expect(
      texts(Prepayment(loan: shownLoan(facts)).body) == [
        "prepayment.compensation": "RUB 1,500.00", "prepayment.notice-until": "November 21, 2026 | today",
        "prepayment.days": "only on payment days",
      ])
    #expect(row("prepayment.compensation", in: Prepayment(loan: shownLoan(facts)).body)?.fact == .fees)
    #expect(
      texts(Prepayment(loan: shownLoan(facts, on: "2026-11-22", locale: "ru_RU")).body)["prepayment.notice-until"]
        == "21 ноября 2026 г. | срок прошёл")
  }
}
