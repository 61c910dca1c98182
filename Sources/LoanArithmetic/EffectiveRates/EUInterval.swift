/// A time since the first drawdown in the form of Directive 2008/48/EC: whole years, months and weeks, and days.
public struct EUInterval: Sendable, Hashable {
  /// Whole years; negative before the first drawdown.
  public var years: Int
  /// Equal months, 12 in a year.
  public var months: Int
  /// Weeks, 52 in a year.
  public var weeks: Int
  /// The remaining days.
  public var days: Int
  /// The divisor of `days`: 365 or 366, or 365.25 if a national rule requires it.
  public var daysInYear: Fraction

  public init(
    years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, daysInYear: Fraction = Fraction(whole: 365)
  ) {
    self.years = years
    self.months = months
    self.weeks = weeks
    self.days = days
    self.daysInYear = daysInYear
  }

  /// Returns the time in years: years + months/12 + weeks/52 + days/daysInYear (Annex I, remark (c)).
  ///
  /// With `step`, returns the time `count` steps later. The days of the interval and of the step are each divided by
  /// their own `daysInYear`.
  ///
  /// - Throws: `.outOfRange` if `count` or a part of the time is outside ±100 000, a part of the step is outside ±1000,
  ///   or `daysInYear` is not positive; `.overflow` if `daysInYear` has too many digits.
  public func time(plus count: Int = 0, stepsOf step: EUInterval = EUInterval()) throws(LoanArithmeticError) -> Fraction
  {
    // A sum or product that wraps belongs to a value that the checks below refuse.
    let parts =
      [(years, step.years), (months, step.months), (weeks, step.weeks)].map { $0.0 &+ count &* $0.1 }
      + [days, count &* step.days]
    let allowed = -100_000...100_000
    guard allowed.contains(count), daysInYear > .zero, step.daysInYear > .zero, parts.allSatisfy(allowed.contains),
      [step.years, step.months, step.weeks, step.days].allSatisfy((-1000...1000).contains)
    else {
      throw LoanArithmeticError(.outOfRange, expected: "an interval within 100000 years, months, weeks or days")
    }
    // In the order of `parts`: years, months, weeks, the interval's days, the steps' days.
    let divisors = [Fraction.one, Fraction(whole: 12), Fraction(whole: 52), daysInYear, step.daysInYear]
    var time = Fraction.zero
    for (part, divisor) in zip(parts, divisors) {
      guard let share = Fraction(Int128(part) * Int128(divisor.denominator), Int128(divisor.numerator)),
        let sum = time.adding(share)
      else { throw LoanArithmeticError(.overflow, expected: "a year length of few digits") }
      time = sum
    }
    return time
  }
}
