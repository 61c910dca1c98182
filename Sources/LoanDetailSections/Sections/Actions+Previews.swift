import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension Actions {
  /// The effect that an available action would have today, in a few words; `nil` if it cannot be calculated.
  func preview(of action: LoanAction, _ previews: ActionPreviews, _ id: ItemID) -> LocalizedText? {
    guard action.state == .available else { return nil }
    switch action.kind {
    case .repayPart: return previews.part.flatMap { repayment($0, id) }
    case .repayFull: return payoff(previews.payoff, id)
    case .takePaymentHoliday: return previews.holiday.flatMap { holiday($0, id) }
    default: return nil
    }
  }

  private func repayment(_ comparison: RepaymentComparison, _ id: ItemID) -> LocalizedText? {
    guard let option = comparison.options.first, let saved = option.outcome.interestSaved.value, saved.isPositive,
      option.paymentsSaved > 0
    else { return nil }
    trace(id, [source(rule: "payments of the terms with and without the early repayment")])
    return LoanWords.preview(value(comparison.amount), time(of: option), value(saved))
  }

  private func payoff(_ total: Fact<Money>, _ id: ItemID) -> LocalizedText? {
    guard let sum = total.value, sum.isPositive else { return nil }
    trace(id, [total.source])
    return total.isDerived ? LoanWords.payoffTodayCalculated(value(sum)) : LoanWords.everythingToday(value(sum))
  }

  private func holiday(_ outcome: HolidayOutcome, _ id: ItemID) -> LocalizedText? {
    guard let cost = outcome.cost.value, let later = outcome.monthsLater, later > 0 else { return nil }
    trace(id, [source(rule: "schedule of the terms with and without the holiday")])
    return LoanWords.preview(
      holiday: formatter.count(outcome.months, LoanWords.unit(.months)), value(cost),
      formatter.count(later, LoanWords.unit(.months)))
  }
}
