import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("What will change")
struct ComingChangeTests {
  private func rate(_ text: String) -> Rate { Rate(percent: percent(text)) }

  private func row(_ due: String, _ payment: String, _ kind: ScheduleRow.Kind = .instalment) -> ScheduleRow {
    ScheduleRow(kind: kind, due: day(due), payment: rub(payment))
  }

  private func shown(_ facts: LoanFacts, on asOf: String = "2026-11-21") -> [String: String] {
    texts(ComingChanges(shownLoan(facts, on: asOf)).body)
  }

  /// A loan whose rate and payment rise in 2027, and whose policy ends before.
  private var dearer: LoanFacts {
    var facts = healthyLoan()
    facts.terms.rates = known([
      AppliedRate(rate: rate("5.9"), until: day("2027-06-18")),
      AppliedRate(rate: rate("11.9"), from: day("2027-06-19")),
    ])
    facts.origins[.schedule] = .provider(field: "$.schedule")
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: [
        row("2027-04-18", "1000"), row("2027-05-18", "1000.01"), row("2027-06-18", "1000"), row("2027-07-18", "1200"),
        row("2027-08-18", "1200"), row("2028-09-18", "1187.33"),
      ])
    var life = InsurancePolicy(kind: .life)
    life.until = day("2026-12-10")
    life.rateWithout = rate("11.9")
    facts.insurance = known([life])
    return facts
  }

  @Test("is no payment of nothing but interest that follows the days of its month, unless the periods are equal")
  func interestByDays() {
    func changes(_ interest: InterestAccrual) -> [String: String] {
      var facts = healthyLoan()
      facts.terms.interest = known(interest)
      let payments = [
        ("2026-11-25", "9863.01"), ("2026-12-25", "9863.01"), ("2027-01-25", "10191.78"), ("2027-02-25", "10191.78"),
        ("2027-03-25", "9205.48"),
      ]
      facts.schedule = PaymentSchedule(
        kind: .full,
        rows: payments.map { due, payment in
          var row = row(due, payment)
          row.balance = rub("1000000")
          return row
        })
      return shown(facts).filter { $0.key.hasPrefix("changes.payment") }
    }
    #expect(changes(.days(.actual365Fixed)) == [:])
    #expect(changes(.equalPeriods) != [:])
  }

  @Test("tells the soonest first, each with its day and the figures after it")
  func section() {
    #expect(
      bothLanguages(dearer) { ComingChanges($0) } == [
        """
        What will change ───────────────────────────────────────────
          Insurance ends: Life and health
          ! Last day  . . . . . . . . . . . . . .  December 10, 2026
              in 19 days
            Loan rate without it  . . . . . . . . . . . 11.9% a year
              instead of 5.9% a year

          The rate changes
          ! First day of the new rate . . . . . . . .  June 19, 2027
              in more than 6 months
            New rate  . . . . . . . . . . . . . . . . . 11.9% a year
              instead of 5.9% a year
            Payment after the change  . . . . . . . . . RUB 1,200.00
              from July 18, 2027; RUB 200.00 more than before
              (RUB 1,000.00)
        """,
        """
        Что изменится ──────────────────────────────────────────────
          Заканчивается страховка: Жизнь и здоровье
          ! Последний день  . . . . . . . . . . . 10 декабря 2026 г.
              через 19 дней
            Ставка кредита без неё  . . . . . . . . . 11,9 % годовых
              вместо 5,9 % годовых

          Меняется ставка
          ! Новая ставка действует с  . . . . . . .  19 июня 2027 г.
              более чем через 6 месяцев
            Новая ставка  . . . . . . . . . . . . . . 11,9 % годовых
              вместо 5,9 % годовых
            Платёж после изменения  . . . . . . . . . . . 1 200,00 ₽
              с 18 июля 2027 г.; на 200,00 ₽ больше, чем до этого
              (1 000,00 ₽)
        """,
      ])
  }

  @Test("an announced rate's index is told with its own change, and with no other one of its day")
  func indexOfAnotherChange() {
    var facts = dearer
    facts.terms.rateChange = known(
      AnnouncedRateChange(from: day("2026-12-10"), index: RateIndex(name: LocalizedText(verbatim: "Base"))))
    let changes = shown(facts).filter { $0.key.hasPrefix("changes.insurance") }
    #expect(!changes.isEmpty && changes.values.allSatisfy { !$0.contains("Base") })
  }

  @Test("marks the payment after a change and the new rate as material")
  func material() {
    let items = ComingChanges(shownLoan(dearer)).body
    #expect(LoanDetailSectionsTests.row("changes.rate.payment", in: items)?.fact == .comingPayment)
    #expect(LoanDetailSectionsTests.row("changes.rate.rate", in: items)?.fact == .rate)
  }

  @Test("a green tick does not stand over a change that makes the loan clearly dearer")
  func headline() {
    let statuses = header(dearer).statuses
    #expect(
      statuses.map(\.text)
        == [
          "Life and health: insurance ends on December 10, 2026, without it the rate rises to 11.9% a year",
          "The payment rises to RUB 1,200.00 on July 18, 2027",
        ].map { $0.replacing("RUB ", with: "RUB\u{a0}") })
    #expect(statuses.allSatisfy { $0.tone == .attention })
    #expect(header(dearer, on: "2026-11-09").statuses.map(\.id) == ["status.change.rate"], "31 days before")
    #expect(header(dearer, on: "2026-06-18").statuses.map(\.text) == ["Paid on schedule"], "more than a year before")
  }

  @Test("a policy that has ended stays in the header, until another one takes its place")
  func endedPolicy() {
    var facts = dearer
    facts.asOf = day("2026-12-20")
    let told = "Life and health: insurance ended on December 10, 2026, without it the rate is 11.9% a year"
    #expect(header(facts, on: "2026-12-20").statuses.map(\.text).contains(told))
    // Nobody knows whether it was renewed after the day of the facts.
    facts.asOf = day("2026-12-10")
    #expect(!header(facts, on: "2026-12-20").statuses.map(\.text).contains(told))
    facts.asOf = day("2026-12-20")
    var renewed = InsurancePolicy(kind: .life)
    renewed.from = day("2026-12-11")
    renewed.until = day("2027-12-10")
    facts.insurance = facts.insurance.map { $0 + [renewed] }
    #expect(!header(facts, on: "2026-12-20").statuses.map(\.text).contains(told))
  }

  @Test("two policies of one kind that have ended are two statuses with names of their own")
  func twoEndedPolicies() {
    var facts = dearer
    facts.asOf = day("2026-12-20")
    facts.insurance = facts.insurance.map { $0 + $0 }
    let ids = header(facts, on: "2026-12-20").statuses.map(\.id)
    #expect(Set(ids).isSuperset(of: ["status.policy.life", "status.policy.life.2"]))
    #expect(Set(ids).count == ids.count)
  }

  @Test("the new payment is told until its day, also when the new rate applies already")
  func paymentAlone() {
    #expect(shown(dearer, on: "2027-06-19")["changes.rate.day"] == "June 19, 2027 | today")
    #expect(shown(dearer, on: "2027-07-17")["changes.payment.payment"]?.hasPrefix("RUB 1,200.00") == true)
    #expect(shown(dearer, on: "2027-07-18")["changes.payment.day"] == "July 18, 2027 | today")
    #expect(shown(dearer, on: "2027-07-19")["changes.payment.payment"] == nil)
  }

  @Test("a product adds a change, and completes one that the facts tell")
  func own() {
    func loan(_ change: ComingChange) -> LoanOnScreen {
      let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: dearer)
      let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"))
      return LoanOnScreen(record, typeTitle: words("Lease", "Лизинг"), in: context, adding: [], [change])
    }
    let origin = Origin.provider(field: "$.test")
    let reason = words("the offer ends", "акция заканчивается")
    let same = ComingChange(.rate(), on: day("2027-06-19"), reason: reason, origin: origin)
    #expect(
      texts(ComingChanges(loan(same)).body)["changes.rate.day"]
        == "June 19, 2027 | in more than 6 months; the offer ends")
    let other = ComingChange(
      .rate(), on: day("2027-01-01"), rate: .init(to: known(rate("5.5"))), reason: reason, origin: origin)
    #expect(
      texts(ComingChanges(loan(other)).body)["changes.rate.rate"] == "5.5% a year | instead of 5.9% a year")
  }

  @Test("a small change is told, and not in the header")
  func small() {
    var facts = dearer
    facts.insurance = .notProvided
    facts.terms.rates = known([
      AppliedRate(rate: rate("11.0"), until: day("2027-06-18")),
      AppliedRate(rate: rate("11.9"), from: day("2027-06-19")),
    ])
    facts.schedule.rows = []
    #expect(header(facts).statuses.map(\.text) == ["Paid on schedule"])
    #expect(shown(facts)["changes.rate.rate"] == "11.9% a year | instead of 11% a year")
  }

  @Test("a renewed policy does not end, and a payment that falls from month to month does not change")
  func noChange() {
    var facts = healthyLoan()
    var old = InsurancePolicy(kind: .property)
    old.until = day("2026-12-10")
    var new = InsurancePolicy(kind: .property)
    (new.from, new.until) = (day("2026-12-11"), day("2028-12-10"))
    facts.insurance = known([old, new])
    facts.schedule = PaymentSchedule(
      kind: .full, isTruncated: true,
      rows: [row("2026-12-05", "1000"), row("2027-01-05", "990"), row("2027-02-05", "980"), row("2027-03-05", "970")])
    #expect(shown(facts) == [:])
    facts.insurance = known([old])
    #expect(shown(facts) == ["changes.insurance.property": "December 10, 2026 | in 19 days"])
    #expect(shown(facts, on: "2026-12-11") == [:])
  }

  @Test("the end of a holiday is told with the first payment after it, the end of the loan with the last one")
  func ends() {
    var facts = healthyLoan()
    facts.holiday = known(
      PaymentHolidayTerms(from: day("2026-08-11"), until: day("2027-02-10"), reducedTo: rub("0")))
    facts.ends = known(day("2027-04-10"))
    facts.origins[.schedule] = .provider(field: "$.schedule")
    facts.schedule = PaymentSchedule(
      kind: .full, rows: [row("2026-07-10", "1000"), row("2027-03-10", "1000"), row("2027-04-10", "950")])
    #expect(
      shown(facts) == [
        "changes.holiday-ends.day": "February 10, 2027 | in more than 2 months",
        "changes.holiday-ends.payment": "RUB 1,000.00 | from March 10, 2027",
        "changes.last-payment.day": "April 10, 2027 | in more than 4 months",
        "changes.last-payment.payment": "RUB 950.00",
      ])
    facts.schedule.rows[2].kind = .balloon
    facts.schedule.rows[2].payment = rub("90000")
    #expect(
      header(facts).statuses.last?.text.replacing("\u{a0}", with: " ")
        == "Large last payment of RUB 90,000.00 on April 10, 2027")
  }

  @Test("a policy that has ended raises the rate on the day that the source states")
  func rateWithoutPolicy() {
    var facts = dearer
    facts.schedule = PaymentSchedule()
    facts.terms.rates = known([AppliedRate(rate: rate("5.9"))])
    var life = InsurancePolicy(kind: .life)
    life.until = day("2026-11-10")
    life.rateWithout = rate("11.9")
    facts.insurance = known([life])
    #expect(header(facts).statuses.map(\.id.rawValue) == ["status.policy.life"])
    life.rateWithoutFrom = day("2026-12-11")
    facts.insurance = known([life])
    #expect(
      shown(facts) == [
        "changes.rate.day": "December 11, 2026 | in 20 days; the insurance has ended: Life and health",
        "changes.rate.rate": "11.9% a year | instead of 5.9% a year",
      ])
    #expect(
      header(facts).statuses.map(\.text) == [
        "Life and health: insurance ended, the rate rises to 11.9% a year on December 11, 2026"
      ])
    #expect(header(facts, on: "2026-12-12").statuses.map(\.id.rawValue).contains("status.policy.life"))
    life.until = day("2026-12-10")
    life.rateWithoutFrom = day("2027-01-15")
    facts.insurance = known([life])
    #expect(
      shown(facts)["changes.insurance.life.rate"] == "11.9% a year | from January 15, 2027; instead of 5.9% a year")
  }

  @Test("nothing changes after the day on which the whole debt is repaid early")
  func bookedRepayment() {
    var facts = dearer
    facts.bookedRepayments = known([BookedRepayment(.full, on: day("2026-12-18"))])
    #expect(shown(facts).keys.sorted() == ["changes.insurance.life.day", "changes.insurance.life.rate"])
    facts.bookedRepayments = known([BookedRepayment(.part, on: day("2026-12-18"))])
    #expect(shown(facts)["changes.rate.rate"] != nil)
    #expect(shown(facts)["changes.rate.payment"] == nil, "the rows do not tell it any more")
  }

  @Test("the end of the grace period, of a plan and of its rate is told, and of no plan that is repaid")
  func revolving() {
    var facts = healthyLoan()
    facts.revolving.grace = known(GracePeriod(state: .running, until: day("2026-11-30")))
    facts.revolving.subPlans = known([
      SubPlan(id: "7", kind: .instalments, title: words("Fridge", "Холодильник"), ends: day("2027-04-30")),
      SubPlan(id: "8", kind: .instalments, ends: day("2026-12-12"), left: rub("0"), paid: 4, payments: 4),
    ])
    facts.terms.rates = known([
      AppliedRate(rate: rate("29.9")), AppliedRate(rate: rate("0"), until: day("2027-03-31"), subPlan: "7"),
    ])
    #expect(
      lines(ComingChanges(shownLoan(facts))) == [
        "changes.grace | The grace period ends | November 30, 2026 | in 9 days",
        "changes.rate-ends.plan.7 | This rate ends: Fridge, 0% a year | March 31, 2027 | in more than 4 months",
        "changes.plan.7 | This plan ends: Fridge | April 30, 2027 | in more than 5 months",
      ])
  }
}
