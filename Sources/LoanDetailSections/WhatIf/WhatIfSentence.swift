import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The answer in a sentence, or the reason why there is none.
///
/// ```
/// i RUB 100,000.00 early on December 15, 2026: the payment falls by RUB 4,122.88,
///   or the loan ends 11 months sooner
///   The shorter term saves RUB 34,063.81 in interest, the smaller payment
///   RUB 19,658.63.
/// ```
struct WhatIfSentence: WhatIfSection {
  static let name: SectionName = "what-if.answer"
  static let summary = "The answer to the question in a sentence, or why it cannot be calculated."

  let loan: LoanOnScreen

  var isPartOfAnswer: Bool { asked.answer != nil }
  var sources: [ProvenanceLog.Source] { [source(rule: "answer calculated from the terms")] }

  var items: [Item] {
    if let sentence {
      let title = said(sentence.title)
      let text = [onItsWay, sentence.text].map { $0.map(said) }.joinedTexts(by: " ")
      Item.banner(
        Banner(
          id: id, title: title.text, text: text?.text, tone: isAnswered ? .neutral : .attention,
          spoken: [title.spoken, text?.spoken].compactMap(\.self).sentences,
          missing: isAnswered ? [] : [.init(id: id.rawValue, name: Self.answer(language), reason: .notProvided)]))
    }
  }

  /// The name of the answer in the statement of its absence.
  private static let answer = LocalizedText(en: "Answer", ru: "Ответ")

  private var isAnswered: Bool { if case .impossible? = asked.answer { false } else { true } }

  /// An answer in words: its title, and a further text.
  typealias Sentence = (title: LocalizedText, text: LocalizedText?)

  private var sentence: Sentence? { asked.answer.flatMap(sentence) }

  /// The words for an answer; `nil` if it has no figure.
  func sentence(of answer: WhatIfAnswer) -> Sentence? {
    switch answer {
    case .repayment(let comparison): sentence(of: comparison)
    case .payoff(let calendar, let amount): sentence(of: calendar, insteadOf: amount)
    case .cure(let outcome):
      outcome.total.value.map {
        (LoanWords.cureNeeds(value($0), on: value(outcome.on)), outcome.next.flatMap(nextPayment))
      }
    case .holiday(let outcome): sentence(of: outcome)
    case .card(let outcome, let minimum): sentence(of: outcome, beside: minimum)
    case .rate(let outcome): sentence(of: outcome)
    case .impossible(.notAllowed(let extent)):
      (LoanWords.notPossible, LoanWords.reason(of: .notAllowed(extent), in: self))
    case .impossible(let obstacle): (LoanWords.notCalculated, LoanWords.reason(of: obstacle, in: self))
    }
  }

  /// What the payment being processed means for the sum that is to be paid; `nil` if the answer asks for none, or if no
  /// payment is being processed.
  private var onItsWay: LocalizedText? {
    let sum: Money? =
      switch asked.answer {
      case .cure(let outcome): loan.amountToCure(by: outcome)
      // After the next payment, a sum assumes that it is made, and it may be the one on its way.
      case .payoff(let calendar, _):
        calendar.nextPayment.map { $0 >= calendar.asked.on } ?? true ? calendar.asked.total.value : nil
      default: nil
      }
    guard let sum else { return nil }
    if loan.isUnknownPaymentOnItsWay { return LoanWords.paymentMayCover }
    return loan.paymentOnItsWay(for: sum).map { LoanWords.onItsWay(value($0)) } ?? partOnItsWay(of: sum)
  }

  /// Whether the values of the question are acceptable; `nil` without a question.
  var input: ScreenDocument.Input? {
    guard let question = asked.question, let answer = asked.answer else { return nil }
    let faults = loan.faults(in: question.scenario, answeredBy: answer)
    return ScreenDocument.Input(faults: faults.map { .init(field: $0.parameter, text: reason(of: $0)) })
  }

  /// The obstacle, or the limits of the field that has the fault.
  private func reason(of fault: WhatIfFault) -> SpokenText {
    switch fault.reason {
    case .obstacle(let obstacle): said(LoanWords.reason(of: obstacle, in: self))
    case .outside(let inputs): fields(of: inputs).first { $0.name == fault.parameter }?.limits ?? ""
    }
  }

  /// The words for the effects of an early repayment of a part, and for the interest that each saves.
  private func sentence(of comparison: RepaymentComparison) -> Sentence {
    if let fixed = sentence(ofFixed: comparison) { return fixed }
    let smaller = comparison.options.first { $0.effect == .smallerPayment }
    let shorter = comparison.options.first { $0.effect == .shorterTerm }
    let less = smaller.flatMap { option in
      option.outcome.paymentAfter.value.flatMap { comparison.payment?.subtracting($0) }.flatMap {
        $0.isPositive ? $0 : nil
      }
    }
    let effect: LocalizedText =
      switch (less, shorter.map { end(with: $0, insteadOf: comparison.payment) }) {
      case (let less?, let end?): LoanWords.paymentFalls(by: value(less), or: end)
      case (let less?, nil): LoanWords.paymentFalls(by: value(less))
      case (nil, let end?): end
      case (nil, nil): LoanWords.lessInterest
      }
    let interest: LocalizedText? =
      switch (shorter?.outcome.interestSaved.value, smaller?.outcome.interestSaved.value) {
      case (let term?, let payment?): LoanWords.interestLess(value(term), withSmallerPayment: value(payment))
      case (let one?, nil), (nil, let one?): LoanWords.interestLess(value(one))
      case (nil, nil): nil
      }
    return (LoanWords.earlyRepayment(of: value(comparison.amount), on: value(comparison.on), effect), interest)
  }

  /// The words for the smaller debt at the end of a fixed rate; `nil` for any other loan, or if the debt is unknown.
  private func sentence(ofFixed comparison: RepaymentComparison) -> Sentence? {
    guard let until = comparison.fixedUntil, let option = comparison.options.first,
      let less = option.debtAtFixing.flatMap({ comparison.debtAtFixing?.subtracting($0) })
    else { return nil }
    let effect = LoanWords.debtFalls(by: value(less), on: value(until))
    return (
      LoanWords.earlyRepayment(of: value(comparison.amount), on: value(comparison.on), effect),
      option.outcome.interestSaved.value.map { LoanWords.interestLess(value($0), until: value(until)) }
    )
  }

  /// The words for the earlier end of the loan or, if no payment is saved, for the smaller last payment. Without equal
  /// payments, those before it fall, too, by the interest of what was repaid.
  private func end(with option: RepaymentComparison.Option, insteadOf payment: Money?) -> LocalizedText {
    if option.paymentsSaved > 0 { return LoanWords.endsSooner(by: time(of: option)) }
    let isLast = option.outcome.rows?.count == 1 || option.outcome.paymentAfter.value == payment
    return isLast ? LoanWords.lastPaymentFalls : LoanWords.lastPaymentFallsMost
  }

  /// The words for the sum that repays everything; `nil` if the sum is unknown. `amount` is the whole principal or
  /// more, if that was to be repaid as a part.
  private func sentence(
    of calendar: PayoffCalendar, insteadOf amount: Money?
  ) -> Sentence? {
    guard let total = calendar.asked.total.value.map({ value($0) }) else { return nil }
    let on = value(calendar.asked.on)
    let title =
      loan.isOwedInOneCurrency
      ? LoanWords.payoffNeeds(total, on: on) : LoanWords.payoffNeeds(total, on: on, in: facts.currency.code)
    if let amount { return (title, LoanWords.isWholePrincipal(value(amount))) }
    guard let next = calendar.nextPayment, next <= calendar.asked.on else { return (title, nil) }
    return (title, next == calendar.asked.on ? LoanWords.withPaymentOfDay : LoanWords.ifPaymentsAreMade)
  }

  /// The words for the payment after the arrears; `nil` if its amount or its day is unknown, or if nothing is to be
  /// paid.
  private func nextPayment(_ next: Obligation) -> LocalizedText? {
    guard let amount = next.remaining, let due = next.due.value, amount.isPositive else { return nil }
    return LoanWords.thenPayment(value(amount), on: value(due))
  }

  /// The words for the cost of a holiday; `nil` if the cost or the last payment is unknown.
  private func sentence(of outcome: HolidayOutcome) -> Sentence? {
    guard let cost = outcome.cost.value, let ends = outcome.ends.value else { return nil }
    let later = outcome.monthsLater.map { LoanWords.later(by: formatter.count($0, LoanWords.unit(.months))) }
    return (
      LoanWords.holidayCosts(value(cost), for: formatter.count(outcome.months, LoanWords.unit(.months))),
      LoanWords.endsOn(value(ends), later: later)
    )
  }

  /// The words for the time and the interest until a revolving debt is repaid, beside those of minimum payments alone;
  /// `nil` if either is unknown.
  private func sentence(of outcome: CardOutcome, beside minimum: CardOutcome?) -> Sentence? {
    guard let time = outcome.months.value.map(length(inMonths:)), let interest = outcome.interest.value else {
      return nil
    }
    let other = minimum.flatMap { minimum in
      minimum.interest.value.flatMap { interest in
        minimum.months.value.map { LoanWords.withMinimumOnly(length(inMonths: $0), value(interest)) }
      }
    }
    let title =
      outcome.fixed.map { LoanWords.paidOff(by: value($0), in: time, interest: value(interest)) }
      ?? LoanWords.paidOffByMinimum(in: time, interest: value(interest))
    return (title, other)
  }

  /// The words for the payment at another rate; `nil` if the payment is unknown.
  private func sentence(of outcome: RateOutcome) -> Sentence? {
    guard let payment = outcome.payment.value else { return nil }
    let change = outcome.paymentBefore.flatMap { payment.subtracting($0) }
    let words = change.flatMap { change in
      change.isZero
        ? LoanWords.paymentStays
        : change.magnitude.map {
          LoanWords.thatIs(value($0), more: change.isPositive, from: outcome.comparedFrom.map { value($0) })
        }
    }
    return (
      LoanWords.paymentAtRate(
        percent(outcome.percent, per: .year), from: value(outcome.from), value(payment)), words
    )
  }
}
