public import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
public import Localization

/// The four sums of a card that are easily mixed up, each with its day and its effect: the overdue amount, the minimum
/// payment, the sum that keeps the grace period, and the whole debt.
///
/// A product shows the section in place of ``SectionName/nextPayment``.
///
/// ```
/// Which sum is for what
///   Overdue amount  . . . . . . . . . RUB 0.00
///     nothing to pay
///   Minimum payment               RUB 2,609.00
///     enough to avoid a penalty; does not keep the grace period
///   Pay by  . . . . . . . .  November 25, 2026
///     in 4 days
///   To keep the grace period . . RUB 52,180.00
///     by November 30, 2026, in 9 days; keeps purchases interest-free
///   Whole debt  . . . . . . . .  RUB 61,340.00
///     on November 21, 2026; pays off everything, with what came after the statement
/// ```
public struct SumsToPay: LoanSection {
  public static let name = SectionName.nextPayment
  public static let summary = "What is overdue, the minimum payment, what keeps the grace period, and the whole debt."
  public static let needs =
    NextPayment.needs + [
      NeededFact("debt.overdue.amount", \.debt.overdue.amount), NeededFact("revolving.grace", \.revolving.grace),
      NeededFact("debt.total", \.debt.total),
    ]

  public let loan: LoanOnScreen
  public init(_ loan: LoanOnScreen) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.whichSum }
  public var silence: String? { payment.silence ?? (isDebt ? nil : "nothing is owed") }

  private var payment: NextPayment { NextPayment(loan) }

  /// Whether something is owed, in any currency, or is to be paid; if the debt is unknown, whether there are
  /// obligations.
  private var isDebt: Bool {
    facts.debt.total.value?.isPositive ?? (facts.obligations.value?.isEmpty == false)
      || !loan.debtsInOtherCurrencies.isEmpty || loan.nextObligation?.isUnpaid ?? false
  }

  public var items: [Item] {
    let next = loan.nextObligation
    let isOverdue = loan.isOverdue
    overdue
    if let next {
      payment.rows(
        of: next,
        caption: [payment.achievement(of: next, isOverdue: isOverdue), limits(of: next)].joinedTexts(
          by: language.semicolon))
      parts(of: next)
      others(than: next, isOverdue: isOverdue)
    } else if facts.obligations.value == nil {
      payment.items
    }
    lostGrace
    wholeDebt
  }

  /// The overdue amount, what to do about it, and the day of the first missed payment.
  private var overdue: [Item] {
    let amount = loan.overdueAmount
    let isPositive = amount.value?.isPositive ?? false
    let since = isPositive ? loan.overdueSince.value.map { said(LoanWords.missedOn(value($0))) } : nil
    let advice: LocalizedText? =
      if isPositive {
        loan.isCureOnItsWay ? nil : LoanWords.payOverdueFirst
      } else {
        loan.contradictedArrears == nil ? LoanWords.nothingIsOverdue : LoanWords.isContradicted
      }
    return row(
      "overdue", LoanWords.overdueAmount, amount,
      caption: [advice.map(said), since].joinedTexts(by: language.semicolon),
      tone: isPositive ? .critical : .neutral)
  }

  /// The caption that a minimum payment is not enough for the grace period, or does not stop interest; `nil` for other
  /// payments.
  private func limits(of next: Obligation) -> String? {
    guard next.kind == .minimum, next.amount.value != facts.debt.total.value else { return nil }
    if loan.isGraceLostWithoutMinimum { return LoanWords.minimumKeepsGraceToo(language) }
    switch loan.graceState {
    case .running: return LoanWords.minimumOnlyEndsGrace(language)
    case .lost, .none?: return LoanWords.interestGoesOn(language)
    case .kept, nil: return nil
    }
  }

  /// The obligations that add up to the next payment; empty if it is a single obligation.
  private func parts(of next: Obligation) -> [Item] {
    each(loan.parts(of: next), named: { "payment.of.\($0.kind.rawValue)" }) {
      row(.id($0), LoanWords.including(inside(name(of: $1))), $1.amount)
    }
  }

  /// The obligations that are not part of the next payment, each with its day and its effect.
  private func others(than next: Obligation, isOverdue: Bool) -> [Item] {
    let parts = Set(loan.parts(of: next))
    let others = loan.nextObligationsOfEachKind.filter { $0 != next && !parts.contains($0) }
    let kindsOfParts = Set(parts.map(\.kind))
    func idName(of other: Obligation) -> String {
      let currency = kindsOfParts.contains(other.kind) ? other.amount.value.map { ".\($0.currency.code)" } : nil
      return "payment.of.\(other.kind.rawValue)\(currency ?? "")"
    }
    return each(others, named: idName(of:)) {
      row(
        .id($0), loan.isForGrace($1) ? LoanWords.toKeepGracePeriod : name(of: $1), $1.amount,
        caption: caption(of: $1, beside: next, isOverdue: isOverdue))
    }
  }

  /// The day, what is left to deposit, the purpose, and how the payment is debited; `nil` if there is none of these.
  private func caption(of other: Obligation, beside next: Obligation, isOverdue: Bool) -> SpokenText? {
    let left = other.covered.value?.isPositive ?? false ? payment.coverage(of: other) : nil
    let closed = other.kind == .statement ? facts.revolving.statement.value?.until : nil
    let use =
      achievement(of: other, isOverdue: isOverdue).map { SpokenText($0) }
      ?? closed.map { said(LoanWords.debtOfStatement(value($0))) }
    let debit = payment.debit(of: other, beside: next)
    return [dayOrReason(other.due), left, use, debit].joinedTexts(by: language.semicolon)
  }

  /// A day to pay by with its distance, or the reason why it is not shown; `nil` if there is none to state.
  private func dayOrReason(_ due: Fact<CalendarDate>) -> SpokenText? {
    switch due {
    case .known(let day, _, _): dayAndCountdown(day)
    case .absent(let absence):
      absence.reason.flatMap { [inside(LoanWords.payBy), $0.words(language)].joinedTexts(by: ": ") }
    }
  }

  /// The whole debt, in each currency.
  @ItemsBuilder
  private var wholeDebt: [Item] {
    let others = loan.debtsInOtherCurrencies
    row(
      "total", loan.isOwedInOneCurrency ? LoanWords.wholeDebt : LoanWords.wholeDebt(in: facts.currency.code),
      facts.debt.total,
      caption: paysOffAll)
    each(others, named: { "payment.total.\($0.currency.code)" }) { id, debt in
      row(.id(id), LoanWords.wholeDebt(in: debt.currency.code), debt.amount)
      noteOfUnknown(debt, id.appending("unknown"))
    }
  }

  /// The row that states that the grace period is lost; empty unless it is.
  private var lostGrace: [Item] {
    guard facts.revolving.grace.value?.state == .lost else { return [] }
    trace(id("lost-grace"), [facts.revolving.grace.source])
    return row("lost-grace", LoanWords.toKeepGracePeriod, LoanWords.graceIsLost, caption: nil)
  }

  /// The caption that the whole debt pays everything off; `nil` if the debt is unknown, or if the source states another
  /// payoff amount.
  private var paysOffAll: SpokenText? {
    guard let total = facts.debt.total.value else { return nil }
    let payoff = facts.debt.payoff.value
    guard payoff.map({ $0.amount == total }) ?? true else { return nil }
    let isMore = facts.revolving.statement.value?.closing.map { $0.minorUnits < total.minorUnits } ?? false
    // The row states the day of the debt itself unless it is that of the screen.
    let on = payoff?.validOn.flatMap {
      $0 != day && $0 == facts.debt.total.asOf ? nil : said(LoanWords.payoffOn(value($0)))
    }
    guard loan.isOwedInOneCurrency else { return on }
    let use = isMore ? LoanWords.paysOffAll : LoanWords.text(of: .closes)
    return [on, said(use)].joinedTexts(by: language.semicolon)
  }
}

extension LoanSection {
  /// The note that the debt in another currency is unknown; empty if it is known.
  func noteOfUnknown(_ debt: DebtInCurrency, _ id: ItemID) -> [Item] {
    guard debt.amount.value == nil else { return [] }
    let code = debt.currency.code
    return note(
      .id(id), LoanWords.debtUnknown(in: code), tone: .attention,
      missing: [lack(id, LoanWords.wholeDebt(in: code), because: .notProvided)])
  }
}
