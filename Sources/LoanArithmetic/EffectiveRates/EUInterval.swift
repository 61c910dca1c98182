/// A time since the first drawdown as Directive 2008/48/EC writes it: whole years, months and weeks, and days.
public struct EUInterval: Sendable, Hashable {
  /// Whole years; negative before the first drawdown.
  public var years: Int
  /// Equal months, twelve a year.
  public var months: Int
  /// Weeks, 52 a year.
  public var weeks: Int
  /// Days left over.
  public var days: Int
  /// How many days the year has by which `days` is divided: 365, 366, or 365.25 where a national rule says so.
  public var daysInYear: Fraction

  /// Makes an interval.
  public init(
    years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, daysInYear: Fraction = Fraction(365) ?? .one
  ) {
    (self.years, self.months, self.weeks, self.days) = (years, months, weeks, days)
    self.daysInYear = daysInYear
  }

  /// The time in years: years + months/12 + weeks/52 + days/days in the year (Annex I, remark (c)).
  ///
  /// `count` steps later when a step is given; the days of each are divided by the days in its own year.
  ///
  /// - Throws: `.outOfRange` when a part is beyond ±100 000 or the year has no days.
  public func time(plus count: Int = 0, stepsOf step: EUInterval = EUInterval()) throws(LoanArithmeticError) -> Fraction
  {
    let parts =
      [(years, step.years), (months, step.months), (weeks, step.weeks)].map { $0.0 &+ count &* $0.1 }
      + [days, count &* step.days]
    let limit = -100_000...100_000
    guard limit.contains(count), daysInYear > .zero, step.daysInYear > .zero, parts.allSatisfy(limit.contains),
      [step.years, step.months, step.weeks, step.days].allSatisfy((-1000...1000).contains)
    else {
      throw LoanArithmeticError(.outOfRange, expected: "an interval within 100000 years, months, weeks or days")
    }
    let divisors = [Fraction.one, Fraction(12) ?? .one, Fraction(52) ?? .one, daysInYear, step.daysInYear]
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
