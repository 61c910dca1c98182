public import LoanArithmetic
public import Loans
public import Localization

extension ComingChange {
  /// The change of the rate after the last day of a reduced one, for ``SectionedProduct/ownChanges``; `nil` if that day
  /// is unknown.
  ///
  /// - Parameters:
  ///   - percent: the rate after that day, in percent per year.
  ///   - lastDay: the last day of the reduced rate.
  ///   - reason: the reason in words.
  public init?(rateAfter percent: Fact<ExactDecimal>, lastDay: Fact<CalendarDate>, reason: LocalizedText? = nil) {
    guard case .known(let last, let origin, _) = lastDay, let next = last.adding(days: 1) else { return nil }
    let rate = percent.map { Rate(percent: $0) }
    self.init(.rate(), on: next, rate: rate.value == nil ? nil : Step(to: rate), reason: reason, origin: origin)
  }
}
