import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The customer's next step in one sentence. The sections after it have the figures.
///
/// ```
/// What to do now
/// ! Deposit RUB 8,118.74 by December 14, 2026
///   The payment is then debited automatically from the account •• 1234.
/// ```
struct WhatToDo: LoanSection {
  static let name = SectionName.whatToDo
  static let priority = Priority.high
  static let summary = "What to do now, in one sentence, and what happens otherwise."
  static let needs = [NeededFact("obligations", \.obligations)]
  static let emptiness = "the facts do not say what is to be paid"

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.whatToDo }
  var silence: String? {
    guard loan.isOwedByReader || loan.isDebtOfDeceased else { return "the reader does not owe the debt" }
    return facts.asOf.map { day < $0 } ?? false ? "the facts are of a later day" : nil
  }

  var sources: [ProvenanceLog.Source] {
    switch loan.task {
    case .payOverdue: [loan.amountToCure.source] + loan.paymentsBesideArrears.map(\.amount.source)
    case .prepareRepayment(let need), .awaitRepayment(let need): [need.total.source]
    case .pay(let next), .askAboutPayment(let next), .covered(let next), .check(let next), .keepGrace(let next):
      [next.amount.source, next.due.source]
    case .payExcess: loan.overAllLimits.map(\.source)
    case .payForNewLimit, .checkLimit: [facts.revolving.lines.source]
    case .payByEnd: [facts.ends.source]
    case .payCharges, .nothingOwed, .payAnyTime, .nothingDue: [facts.debt.total.source]
    case .awaitStatement: [loan.nextClosing.source]
    case .repaid, .payElsewhere, .awaitDisbursement, .payOtherProduct, .payWrittenOff: [source(.phase)]
    case .takeBack: [facts.debt.overpaid.source]
    case .awaitPayment, .payAfterHoliday, .askAboutRepayment, .payNothing, .follow: [source(.overlays)]
    case .checkRepayment: [facts.bookedRepayments.source]
    case .noPayments, nil: [facts.obligations.source]
    }
  }

  var items: [Item] {
    if loan.contradictedArrears != nil {
      let _ = trace(id("arrears"), [facts.debt.overdue.amount.source])
      let title = LoanWords.askAboutArrears(language)
      Item.banner(
        Banner(
          id: id("arrears"), title: title, short: shortForm(of: title, among: [LoanWords.shortAskAboutArrears]),
          tone: .attention, destination: .section(.overdue)))
    }
    if let task = loan.task, let advice = advice(for: task) {
      let title = said(advice.title)
      let text = sentences(advice.text + others(beside: task) + [factsDay])
      Item.banner(
        Banner(
          id: id("task"), title: title.text, short: shortForm(of: title.text, among: shortForms(of: task)),
          text: text?.text, tone: advice.tone, spoken: [title, text].joinedTexts(by: ". ")?.spoken,
          destination: loan.actionOfTask.map(Destination.item)))
    }
    advices
  }

  /// The advice to the customer.
  struct Advice {
    var title: LocalizedText
    /// What follows, and what happens if the customer does not follow the advice, in sentences; `nil` is left out. The
    /// sentences that hold beside any advice come after these.
    var text: [LocalizedText?] = []
    var tone = Tone.neutral
  }

  /// The advice for a task; `nil` if an amount or a day that it needs is unknown.
  private func advice(for task: LoanTask) -> Advice? {
    switch task {
    case .payOverdue: overdue
    case .awaitPayment(let amount):
      Advice(
        title: LoanWords.paymentOnItsWay,
        text: [amount.map { LoanWords.onItsWay(value($0)) }],
        tone: loan.isOverdue && !loan.paymentsBesideArrears.isEmpty ? .attention : .neutral)
    case .prepareRepayment(let need): repayment(need)
    case .awaitRepayment(let need): awaited(need)
    case .askAboutRepayment:
      Advice(title: LoanWords.askAboutRepayment, text: [LoanWords.repaymentIsNotTold], tone: .attention)
    case .payAfterHoliday(let until): holiday(until: until)
    case .check(let next):
      next.due.value.map { Advice(title: LoanWords.checkPayment(of: value($0)), tone: .attention) }
    case .checkRepayment(let day): Advice(title: LoanWords.checkRepayment(of: value(day)), tone: .attention)
    case .askAboutPayment(let next):
      next.due.value.map {
        Advice(title: LoanWords.askAboutPayment(of: value($0)), tone: isSoon($0) ? .attention : .neutral)
      }
    case .pay(let next): pay(next)
    case .covered(let next): covered(next)
    case .keepGrace(let sum): keepGrace(sum)
    case .payExcess(let amount):
      Advice(title: LoanWords.fitLimit(value(amount)), text: [excessRate], tone: .attention)
    case .payForNewLimit(let amount, let last):
      Advice(
        title: LoanWords.payNow(value(amount), LoanWords.by(value(last)), isAtLeast: true),
        text: [loan.limitsFallAgain ? nil : LoanWords.isForNewLimit], tone: .attention)
    case .checkLimit(let limit, let from):
      Advice(
        title: LoanWords.checkLimit(value(limit)), text: [LoanWords.limitWasAnnounced(for: value(from))],
        tone: .attention)
    case .payCharges(let amount):
      Advice(
        title: LoanWords.payNow(value(amount), nil, isAtLeast: false), text: [LoanWords.onlyChargesLeft],
        tone: .attention)
    case .awaitStatement(let closing):
      Advice(title: LoanWords.nothingBeforeStatement, text: [LoanWords.statementCloses(value(closing))])
    case .payByEnd(let end):
      Advice(
        title: LoanWords.payByEnd(value(end)),
        tone: day.days(until: end) <= LoanOnDay.announcedDays ? .attention : .neutral)
    case .payAnyTime: Advice(title: LoanWords.payAnyTime)
    case .noPayments: Advice(title: LoanWords.noPaymentsToMake)
    case .nothingDue: Advice(title: LoanWords.nothingDueNow)
    case .nothingOwed(let own):
      Advice(title: LoanWords.nothingIsOwed, text: [own.map { LoanWords.ownMoney(value($0)) }], tone: .positive)
    case .takeBack(let amount):
      Advice(title: LoanWords.takeBack(value(amount)), text: [ownAdvice(for: .overpaid)], tone: .attention)
    case .payOtherProduct:
      Advice(title: LoanWords.payOtherProduct, text: [ownAdvice(for: .refinancedInto)], tone: .attention)
    case .payWrittenOff(let amount):
      Advice(
        title: LoanWords.stillOwed(value(amount)), text: [LoanWords.writtenOffIsNotForgiven], tone: .attention)
    case .repaid: Advice(title: LoanWords.nothingOwed, tone: .positive)
    case .payNothing(let state): advice(LoanWords.payNothing(in: state), in: state)
    case .follow(let state): advice(LoanWords.follow(state), in: state)
    case .payElsewhere: transferred
    case .awaitDisbursement: Advice(title: LoanWords.notPaidOut)
    }
  }

  /// The note that payments or transactions after the day of the facts are not known. `nil` if that day is the day of
  /// the screen, and for a loan that is over, because it stays over.
  private var factsDay: LocalizedText? {
    guard let day = loan.otherDayOfFacts.map(value) else { return nil }
    switch loan.task {
    case .repaid, .payOtherProduct: return nil
    case .payElsewhere where facts.lifecycle.phase.isFinal: return nil
    case .awaitDisbursement: return LoanWords.dataAsOf(day)
    default: break
    }
    return loan.isRevolving ? LoanWords.dataIsOlderThanTransactions(day) : LoanWords.dataIsOlder(day)
  }

  /// The advice to settle the arrears.
  private var overdue: Advice {
    let perDiem = loan.delayPerDiem
    let growth = perDiem.value.flatMap {
      $0.isZero ? nil : LoanWords.delayCosts(value($0), onlyPenalty: perDiem.isDerived)
    }
    let next = loan.nextObligation
    let refusal = next.flatMap { loan.debit(of: $0).refusals }.map { LoanWords.autopayRefused(earliestFirst($0)) }
    let onItsWay = loan.mayCureBeOnItsWay ? LoanWords.paymentMayCover : partOnItsWay(of: loan.knownCure)
    return Advice(title: LoanWords.payOverdue, text: [growth, refusal, onItsWay], tone: .critical)
  }

  /// The advice to have the money for a booked early repayment in the account.
  private func repayment(_ need: RepaymentNeed) -> Advice {
    let date = value(need.on)
    guard let total = need.total.value else {
      return Advice(
        title: LoanWords.repaymentOn(date), text: [LoanWords.askForTheSum], tone: .attention)
    }
    let missing = need.missing.value
    if let missing, !missing.isPositive {
      return Advice(
        title: LoanWords.nothingToDo, text: [LoanWords.readyForRepayment(value(total), on: date)],
        tone: .positive)
    }
    guard let missing, missing != total else {
      return Advice(title: LoanWords.haveReady(value(total), on: date), tone: .attention)
    }
    return Advice(
      title: LoanWords.deposit(value(missing), by: date), text: [LoanWords.neededForRepayment(value(total))],
      tone: .attention)
  }

  /// The repayment by money that is not a payment of the customer, and what to do if it does not come.
  private func awaited(_ need: RepaymentNeed) -> Advice {
    Advice(
      title: LoanWords.nothingToDo,
      text: [announcement(of: need), need.repayment.payer?.otherwise.map(LoanWords.unlessItComes)])
  }

  /// The advice during a payment holiday: nothing is to be paid, and the first payment afterwards if it is known.
  private func holiday(until: CalendarDate?) -> Advice {
    let next = loan.nextObligation.flatMap { next -> LocalizedText? in
      guard let due = next.due.value, due > day, let amount = next.amount.value else { return nil }
      return LoanWords.firstPayment(value(amount), on: value(due))
    }
    return Advice(
      title: until.map { LoanWords.nothingToPayUntil(value($0)) } ?? LoanWords.nothingToPayNow, text: [next])
  }

  /// The sentences in one text; `nil` if there are none.
  private func sentences(_ all: [LocalizedText?]) -> SpokenText? { all.map { $0.map(said) }.joinedTexts(by: " ") }

  /// The advice to pay a sum that keeps the grace period; `nil` if its amount or its day is unknown.
  private func keepGrace(_ sum: Obligation) -> Advice? {
    guard let amount = sum.remaining, let last = loan.lastDay(of: sum) else { return nil }
    let debit = loan.debit(of: sum)
    return Advice(
      title: LoanWords.payForGrace(value(amount), by(last)),
      text: [debit == .automatic ? explanation(of: debit, sum) : nil, partOnItsWay(of: amount)],
      tone: isSoon(last) ? .attention : .neutral)
  }

  /// The rate of the debt above the limit; `nil` if it is unknown.
  private var excessRate: LocalizedText? {
    loan.excessRate.map { LoanWords.excessCosts(value($0)) }
  }
}
