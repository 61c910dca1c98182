import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension Actions {
  /// The effect that an available action would have as soon as it is possible, in a few words; `nil` if it cannot be
  /// calculated.
  func preview(of action: LoanAction, id: ItemID, in previews: ActionPreviews) -> LocalizedText? {
    guard action.state == .available else { return nil }
    switch action.kind {
    case .repayPart: return previews.part.flatMap { preview(of: $0, id: id) }
    case .repayFull: return preview(ofPayoff: previews.payoff, on: previews.on, id: id)
    case .takePaymentHoliday: return previews.holiday.flatMap { preview(of: $0, id: id) }
    default: return nil
    }
  }

  /// The earlier end of the loan and the interest saved by an early repayment of a part; `nil` unless there are both.
  private func preview(of comparison: RepaymentComparison, id: ItemID) -> LocalizedText? {
    guard let option = comparison.options.first, let saved = option.outcome.interestSaved.value, saved.isPositive,
      option.paymentsSaved > 0
    else { return nil }
    trace(id, [source(rule: "payments of the terms with and without the early repayment")])
    let amount = value(comparison.amount)
    return comparison.on == day
      ? LoanWords.preview(amount, sooner: time(of: option), saved: value(saved), calculated)
      : LoanWords.preview(amount, on: value(comparison.on), sooner: time(of: option), saved: value(saved), calculated)
  }

  /// The statement that a figure is calculated, and whether at a rate that will be adjusted.
  private var calculated: LocalizedText {
    LoanWords.calculated(atRateOfToday: loan.atRateOfTodayFrom != nil)
  }

  /// The sum that repays everything, with its day; `nil` if the sum is unknown or zero.
  private func preview(ofPayoff total: Fact<Money>, on date: CalendarDate, id: ItemID) -> LocalizedText? {
    guard let sum = total.value, sum.isPositive else { return nil }
    trace(id, [total.source])
    if date != day {
      return total.isDerived
        ? LoanWords.everythingCalculated(value(sum), on: value(date))
        : LoanWords.everything(value(sum), on: value(date))
    }
    return total.isDerived ? LoanWords.payoffTodayCalculated(value(sum)) : LoanWords.everythingToday(value(sum))
  }

  /// The cost of a holiday and the later end of the loan; `nil` if the cost is unknown, or the end is not later.
  private func preview(of outcome: HolidayOutcome, id: ItemID) -> LocalizedText? {
    guard let cost = outcome.cost.value, let later = outcome.monthsLater, later > 0 else { return nil }
    trace(id, [source(rule: "schedule of the terms with and without the holiday")])
    return LoanWords.preview(
      holiday: formatter.count(outcome.months, LoanWords.unit(.months)), cost: value(cost),
      later: formatter.count(later, LoanWords.unit(.months)), calculated)
  }
}
