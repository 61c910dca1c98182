import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("The sum that cures an overdue loan")
struct CureTests {
  /// 24 276.66 ₽ overdue on November 21, 2026, and 419.02 ₽ of penalties for it; 1000 ₽ are due on December 5.
  private static func facts(_ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.debt.total = known(rub("100000"))
    facts.debt.penalties = known(rub("419.02"))
    facts.debt.overdue.amount = known(rub("24695.68"))
    facts.debt.overdue.portions = [
      Portion(.principal, rub("16259.07")), Portion(.interest, rub("8017.59")), Portion(.penalties, rub("419.02")),
    ]
    facts.terms.penalty = known(PenaltyTerms(rate: Rate(percent: percent("20")), base: .overdueAmount))
    change(&facts)
    return facts
  }

  /// Terms of a penalty, and what a day of delay adds.
  struct Terms: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rate: Rate
    var base: PenaltyTerms.Base?
    var day = "2026-11-21"
    var perDiem: String?
  }

  @Test(
    "grows by the penalty of one day: no penalty is charged on penalties",
    arguments: [
      Terms(
        testDescription: "of the overdue amount", rate: Rate(percent: percent("20")), base: .overdueAmount,
        perDiem: "13.30"),
      Terms(
        testDescription: "in a leap year", rate: Rate(percent: percent("20")), base: .overdueAmount,
        day: "2028-11-21", perDiem: "13.27"),
      Terms(
        testDescription: "of the overdue principal", rate: Rate(percent: percent("20")), base: .overduePrincipal,
        perDiem: "8.91"),
      Terms(testDescription: "of the debt", rate: Rate(percent: percent("20")), base: .debt, perDiem: "54.56"),
      Terms(
        testDescription: "by a daily rate", rate: Rate(percent: percent("0.1"), period: .day), base: .overdueAmount,
        perDiem: "24.28"),
      Terms(
        testDescription: "by a monthly rate", rate: Rate(percent: percent("1"), period: .month), base: .overdueAmount),
      Terms(testDescription: "of an unknown base", rate: Rate(percent: percent("20"))),
    ])
  func perDiem(terms: Terms) {
    let facts = Self.facts {
      $0.terms.penalty = known(PenaltyTerms(rate: terms.rate, base: terms.base))
      $0.asOf = day(terms.day)
    }
    let growth = facts.on(day(terms.day)).delayPerDiem
    #expect(growth.value == terms.perDiem.map(rub))
    #expect(growth.isDerived == (terms.perDiem != nil))
  }

  @Test(
    "contains the penalties charged beside the overdue amount, on each day the same parts",
    arguments: [("2026-11-21", "24695.68"), ("2026-11-22", "24708.98"), ("2026-11-23", "24722.28")])
  func penaltiesBeside(on date: String, sum: String) {
    let facts = Self.facts {
      $0.debt.overdue.amount = known(rub("24276.66"))
      $0.debt.overdue.portions = []
      $0.debt.overdue.items = known([MissedPayment(due: day("2026-11-05"), left: rub("24276.66"))])
    }
    let loan = facts.on(day(date))
    #expect(loan.amountToCure.value == rub(sum) && loan.delayPerDiem.value == rub("13.30"))
    let caption = row("overdue.cure", in: OverdueNotice(loan: shownLoan(facts, on: date)).items)?.caption?.plain
    #expect(caption?.hasPrefix("with penalties of RUB 419.02 as of November 21, 2026") == true)
    guard case .cure(let outcome) = facts.on(day("2026-11-21")).answer(to: .cure(on: day(date))) else { return }
    #expect(outcome.total.value == rub(sum) && outcome.overdue == rub("24276.66"))
    #expect(outcome.penalties == rub("419.02"))
  }

  @Test("of a loan that matured unpaid is the whole debt, and grows by what the bank states")
  func matured() {
    let facts = Self.facts {
      $0.lifecycle = Lifecycle(phase: .maturedUnpaid)
      ($0.debt.overdue, $0.obligations) = (Overdue(), .notProvided)
      $0.debt.overdue.perDiem = known(rub("8"))
    }
    #expect(facts.on(day("2026-11-21")).amountToCure.value == rub("100000"))
    #expect(facts.on(day("2026-11-24")).amountToCure.value == rub("100024"))
  }

  @Test("of a loan that matured unpaid is the whole debt also if a row of the schedule is overdue")
  func maturedWithRow() {
    let facts = Self.facts {
      $0.lifecycle = Lifecycle(phase: .maturedUnpaid)
      $0.debt.overdue = Overdue()
      $0.obligations = known([])
      $0.schedule = PaymentSchedule(
        kind: .full, rows: [ScheduleRow(due: day("2026-08-27"), payment: rub("18600"), status: .overdue)])
    }
    let loan = facts.on(day("2026-11-21"))
    #expect(loan.overdueAmount.value == rub("100000") && loan.amountToCure.value == rub("100000"))
  }

  @Test(
    "of a loan that matured unpaid repays the whole debt on each day, up to the cap on charges",
    arguments: ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2027-01-02"])
  func maturedAndPayoff(on asOf: String) {
    for stated in [Fact<Money>.notProvided, known(rub("100000"))] {
      let facts = Self.facts {
        $0.lifecycle = Lifecycle(phase: .maturedUnpaid)
        ($0.debt.overdue, $0.obligations) = (Overdue(), .notProvided)
        $0.debt.overdue.amount = stated
        $0.debt.payoff = known(Payoff(amount: rub("100000"), validOn: day("2026-11-21"), perDiem: rub("128.22")))
        $0.terms.chargeCap = known(ChargeCap(amount: rub("1000"), charged: known(rub("626.85"))))
      }
      let cure = facts.on(day(asOf)).amountToCure.value
      #expect(cure != nil && cure == facts.on(day("2026-11-21")).payoff(on: day(asOf)).value)
    }
  }

  @Test("has a growth of the day of the data if more or less may be overdue than then")
  func datedGrowth() {
    func asOf(on asOf: String) -> CalendarDate? { Self.facts().on(day(asOf)).delayPerDiem.asOf }
    #expect(asOf(on: "2026-12-05") == nil && asOf(on: "2026-11-21") == nil)
    #expect(asOf(on: "2026-12-06") == day("2026-11-21") && asOf(on: "2026-11-20") == day("2026-11-21"))
    let shown = texts(OverdueNotice(loan: shownLoan(Self.facts(), on: "2026-12-06")).body)["overdue.per-diem"]
    #expect(shown == "RUB 13.30 | calculated, as of November 21, 2026")
  }

  @Test("on the day of a payment in another currency leaves that payment beside it")
  func paymentInOtherCurrency() {
    func fee(_ facts: inout LoanFacts) {
      var fee = Obligation(kind: .fee)
      (fee.due, fee.amount) = (known(day("2026-12-05")), known(Money(minorUnits: 1_000, currency: .eur)))
      facts.obligations = facts.obligations.map { $0 + [fee] }
    }
    func cured(_ change: (inout LoanFacts) -> Void) -> [Money?] {
      let facts = Self.facts(change)
      guard case .cure(let outcome) = facts.on(day("2026-11-21")).answer(to: .cure(on: day("2026-12-05"))) else {
        return []
      }
      return [outcome.total.value, outcome.payment, outcome.next?.amount.value]
    }
    let euros = Money(minorUnits: 1_000, currency: .eur)
    #expect(
      cured {
        $0.obligations = known([])
        fee(&$0)
      } == [rub("24881.88"), nil, euros])
    #expect(cured { fee(&$0) } == [rub("25881.88"), rub("1000"), euros])
  }

  @Test("does not grow by a penalty of zero, which is known")
  func noPenalty() {
    let facts = Self.facts {
      $0.terms.penalty = known(PenaltyTerms(rate: Rate(percent: percent("0")), base: .overdueAmount))
    }
    let loan = facts.on(day("2026-11-24"))
    #expect(loan.isCureKnown && loan.amountToCure.value == rub("24695.68") && loan.delayPerDiem.value == rub("0"))
  }

  @Test("has no calculated growth if the overdue amount may contain penalties")
  func unknownBase() {
    let facts = Self.facts { $0.debt.overdue.portions = [] }
    #expect(facts.on(day("2026-11-21")).delayPerDiem.value == nil)
    #expect(facts.on(day("2026-11-21")).amountToCure.value == rub("24695.68"))
  }

  @Test("grows by what the bank states, whatever the terms are")
  func stated() {
    let facts = Self.facts { $0.debt.overdue.perDiem = known(rub("21.56")) }
    #expect(facts.on(day("2026-11-21")).delayPerDiem == facts.debt.overdue.perDiem)
    #expect(facts.on(day("2026-11-23")).amountToCure.value == rub("24738.80"))
  }

  @Test(
    "is the overdue amount on the day of the data, and more with each day after it, until a payment falls due",
    arguments: [
      ("2026-11-20", "24695.68", false), ("2026-11-21", "24695.68", true), ("2026-11-22", "24708.98", true),
      ("2026-12-05", "24881.88", true), ("2026-12-06", "24695.68", false),
    ])
  func growth(on asOf: String, sum: String, isKnown: Bool) {
    let facts = Self.facts()
    #expect(facts.on(day(asOf)).amountToCure.value == rub(sum))
    #expect(facts.on(day(asOf)).isCureKnown == isKnown)
    let both = facts.on(day(asOf)).amountToCureWithNext?.value
    #expect(both == (isKnown ? Money.sum([rub(sum), rub("1000")], currency: .rub) : nil))
  }

  @Test("stops growing on the day on which all charges reach their cap, as the daily penalty does")
  func cap() {
    // 35.00 may still be charged and the debt grows by 20.00 a day, of which 13.30 are the penalty.
    let facts = Self.facts {
      $0.terms.chargeCap = known(ChargeCap(amount: rub("1000"), charged: known(rub("965"))))
      $0.debt.payoff = known(Payoff(amount: rub("100000"), validOn: day("2026-11-21"), perDiem: rub("20")))
    }
    func cured(on asOf: String) -> [Money?] {
      let loan = facts.on(day(asOf))
      return [loan.amountToCure.value, loan.delayPerDiem.value]
    }
    #expect(cured(on: "2026-11-22") == [rub("24708.98"), rub("13.30")])
    #expect(cured(on: "2026-11-23") == [rub("24722.28"), rub("0")])
    #expect(cured(on: "2026-11-25") == [rub("24722.28"), rub("0")])
  }

  @Test("does not add penalties to an obligation for all arrears, which may contain them")
  func obligationForAll() {
    func cure(_ kind: Obligation.Kind) -> Money? {
      Self.facts {
        ($0.debt.overdue.amount, $0.debt.overdue.portions) = (.notProvided, [])
        var obligation = Obligation(kind: kind)
        (obligation.due, obligation.amount) = (known(day("2026-11-05")), known(rub("24695.68")))
        $0.obligations = known([obligation])
      }.on(day("2026-11-21")).amountToCure.value
    }
    #expect(cure(.overdue) == rub("24695.68"))
    #expect(cure(.instalment) == rub("25114.70"))
  }

  @Test("without its growth is known only for the day of the data")
  func withoutGrowth() {
    let facts = Self.facts { $0.terms.penalty = .notProvided }
    #expect(facts.on(day("2026-11-25")).amountToCure.value == rub("24695.68"))
    #expect(!facts.on(day("2026-11-25")).isCureKnown)
    #expect(facts.on(day("2026-11-25")).amountToCureWithNext == nil)
    let label = lines(OverdueNotice(loan: shownLoan(facts, on: "2026-11-25"))).first
    #expect(label?.contains("today") == false)
  }

  @Test("is told beside the next payment that no automatic payment will make, because it was refused twice")
  func refusedTwice() {
    let facts = Self.facts { facts in
      facts.changeNext {
        ($0.autopay, $0.account, $0.covered) = (
          known(true), known(AccountNumber("40817810500001234567")), known(rub("0"))
        )
      }
      facts.operations = known(
        ["2026-11-05", "2026-10-05"].map {
          LoanOperation(id: $0, kind: .payment, date: day($0), amount: rub("1000"), status: .failed)
        })
    }
    #expect(
      facts.on(day("2026-11-21")).debit(of: facts.on(day("2026-11-21")).nextObligation ?? Obligation(kind: .instalment))
        == .refused([day("2026-11-05"), day("2026-10-05")]))
    let account = texts(NextPayment(shownLoan(facts)).body)["payment.account"]
    #expect(account == "•• 4567 | the automatic payment was refused 2 times")
    let overdue = texts(OverdueNotice(loan: shownLoan(facts)).body)
    #expect(overdue["overdue.per-diem"] == "RUB 13.30 | calculated")
    #expect(overdue["overdue.with-next"] == "RUB 25,695.68 | calculated")
  }

  @Test("does not contain what is due on the day and need not be paid", arguments: [false, true])
  func besideGrace(isRequired: Bool) {
    let facts = Self.facts { facts in
      facts.changeNext {
        $0.kind = .statement
        $0.purpose = known(isRequired ? .avoidsPenalty : .keepsGrace)
      }
    }
    let answer = facts.on(day("2026-11-21")).answer(to: .cure(on: day("2026-12-05")))
    guard case .cure(let outcome) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(outcome.payment == (isRequired ? rub("1000") : nil) && outcome.next == nil)
    #expect((facts.on(day("2026-11-21")).amountToCureWithNext != nil) == isRequired)
  }
}
