import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("A fixed rate that ends before the loan")
struct RateFixingTests {
  private func terms(on date: String, _ change: (inout LoanFacts) -> Void = { _ in }) -> [String: String] {
    texts(AllTerms(loan: shownLoan(loanWithFixedRate(change), on: date)).body)
  }

  @Test("is a coming change with the debt on that day, the day to agree by, and what happens otherwise")
  func change() {
    #expect(
      bothLanguages(loanWithFixedRate()) { ComingChanges($0) } == [
        """
        What will change ───────────────────────────────────────────
          The fixed rate of 6% a year ends
            Last day  . . . . . . . . . . . . . . . .  June 30, 2027
              in more than 7 months
            Debt on that day  . . . . . . . . . . . .  RUB 93,831.86
              if all payments are made as agreed
          ! Agree on a new rate by  . . . . . . . . . . May 31, 2027
              in more than 6 months
            Without an agreement  . . . .  the variable rate applies
        """,
        """
        Что изменится ──────────────────────────────────────────────
          Заканчивается фиксированная ставка 6 % годовых
            Последний день  . . . . . . . . . . . .  30 июня 2027 г.
              более чем через 7 месяцев
            Долг на этот день . . . . . . . . . . . . .  93 831,86 ₽
              если вносить все платежи по графику
          ! Договориться о новой ставке не позднее    31 мая 2027 г.
              более чем через 6 месяцев
            Если не договориться  . . .  действует переменная ставка
        """,
      ])
    let main = texts(MainTerms(shownLoan(loanWithFixedRate())).body)
    #expect(main["terms.fixed-until"] == "June 30, 2027 | in more than 7 months")
    #expect(main["terms.fixed-until.debt"] == nil && main["terms.rate"] == "6% a year | fixed")
  }

  @Test("has no last payment and no end, and the schedule says what its payments depend on")
  func schedule() {
    for facts in [loanWithFixedRate(), loanWithFixedRate { $0.schedule = PaymentSchedule() }] {
      let loan = shownLoan(facts)
      #expect(loan.comingChanges.map(\.kind) == [.rateEnds()])
      #expect(loan.facts.schedule.rows.count == 12 && loan.facts.ends == .notProvided)
      #expect(loan.facts.schedule.rows.last?.balance == rub("93831.86"))
      #expect(loan.paymentsInAll == .notProvided && loan.yearlyPayments == nil)
      #expect(
        drawn(Schedule(loan: loan).body, width: 100).contains(
          "The rate is fixed until June 30, 2027. The payments after that day depend on"))
    }
  }

  @Test("does not hide that payments before its end are missing, and is no reason to say so of those after it")
  func missingPayments() {
    func notes(_ rows: Int, isTruncated: Bool = true, every: Term? = nil, keepsBalances: Bool = true) -> [Bool] {
      var facts = shownLoan(loanWithFixedRate()).facts
      facts.schedule.isTruncated = isTruncated
      facts.schedule.rows = Array(facts.schedule.rows.prefix(rows))
      if !keepsBalances { for index in facts.schedule.rows.indices { facts.schedule.rows[index].balance = nil } }
      if let every { facts.terms.paymentEvery = known(every) }
      let text = drawn(Schedule(loan: shownLoan(facts)).body, width: 100)
      return [text.contains("The rate is fixed until"), text.contains("only a part of the schedule")]
    }
    #expect(notes(12) == [true, false] && notes(6) == [true, true])
    #expect(notes(12, keepsBalances: false) == [false, true])
    #expect(notes(6, every: Term(1, .weeks)) == [true, true])
  }

  @Test("asks to agree until the last day for it, and not after it")
  func agreement() {
    #expect(terms(on: "2027-05-30")["terms.fixed-until.agree-by"] == "May 31, 2027 | tomorrow")
    #expect(terms(on: "2027-05-31")["terms.fixed-until.agree-by"] == "May 31, 2027 | today")
    #expect(terms(on: "2027-06-01")["terms.fixed-until.agree-by"] == "May 31, 2027 | the time is over")
  }

  @Test("is a change since the data after its last day, and then the rate has that day too")
  func afterwards() {
    let last = shownLoan(loanWithFixedRate(), on: "2027-06-30")
    #expect(texts(ComingChanges(last).body)["changes.rate-ends.day"] == "June 30, 2027 | today")
    let after = shownLoan(loanWithFixedRate(), on: "2027-07-01")
    #expect(ComingChanges(after).body.isEmpty)
    #expect(
      lines(ChangesSinceData(loan: after)) == [
        "changes-since.rate-ends.day | Last day | June 30, 2027 | the day has passed, the data is from before it",
        "changes-since.rate-ends.debt | Debt on that day | RUB 93,831.86 | if all payments were made as agreed",
        "changes-since.rate-ends.agree-by | Agree on a new rate by | May 31, 2027 | the time is over",
        "changes-since.rate-ends.otherwise | Without an agreement | the variable rate applies",
      ])
    #expect(terms(on: "2027-07-01")["terms.rate"] == "6% a year | fixed; as of November 21, 2026")
    let fresh = terms(on: "2027-07-01") { $0.asOf = day("2027-07-01") }
    #expect(fresh["terms.fixed-until"] == "June 30, 2027" && fresh["terms.fixed-until.debt"] == nil)
  }

  @Test("is over as soon as the rate after it is known, or if the loan ends before it")
  func noLongerOpen() {
    let agreed = loanWithFixedRate { facts in
      facts.terms.rates = facts.terms.rates.map {
        $0 + [AppliedRate(rate: Rate(percent: percent("4")), from: day("2027-07-01"))]
      }
    }
    #expect(shownLoan(agreed).comingChanges.map(\.kind) == [.rate()])
    let repaid = loanWithFixedRate { $0.ends = known(day("2027-06-30")) }
    #expect(shownLoan(repaid).facts.terms.rates.value?.first?.until == nil)
  }

  @Test("contradicts a schedule that leaves another debt, a later agreement and an earlier end")
  func contradictions() {
    #expect(loanWithFixedRate().contradictions(at: "$").isEmpty)
    let found = loanWithFixedRate {
      $0.ends = known(day("2027-01-30"))
      $0.terms.rateFixing = known(
        RateFixing(until: day("2027-06-30"), debt: rub("90000"), agreeBy: day("2027-07-01")))
    }.contradictions(at: "$").map(\.summary)
    #expect(
      found.filter { $0.contains("fixed") || $0.contains("agree") } == [
        "The last day to agree on a new rate is after the fixed rate.",
        "The rate is fixed for longer than the contract.",
        "The schedule leaves another debt at the end of the fixed rate.",
      ])
  }
}
