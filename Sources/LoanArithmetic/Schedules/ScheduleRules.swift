/// The method by which a loan's principal is repaid.
public enum RepaymentMethod: Sendable, Hashable, CaseIterable {
  /// Level payments: the principal part grows as the interest part falls.
  case annuity
  /// Equal principal parts: the payments fall.
  case differentiated
  /// Interest with every payment, the whole principal with the last.
  case interestOnly
  /// A single payment at the end, with simple interest on the principal.
  case bulletSimple
  /// A single payment at the end, with compound interest.
  case bulletCapitalising
  /// Level payments, with interest always on the original principal. The interest of all rows adds up to the rounded
  /// interest of the whole term: the last row takes the rounding difference.
  case flat
}

/// The measure of the length of a period for its interest.
public enum InterestAccrual: Sendable, Hashable {
  /// Every period is the same fraction of a year: a month is 1/12, a week 1/52.
  case equalPeriods
  /// The days of each period, counted by a convention.
  case days(DayCount)
}

/// The rounding of the figures of a schedule.
public enum ScheduleRounding: Sendable, Hashable, CaseIterable {
  /// Every figure is rounded to the minor unit; a tie rounds away from zero.
  case halfUp
  /// Every figure is rounded to the minor unit; a tie rounds to the even neighbour.
  case halfEven
  /// Interest is rounded down to the minor unit. Level payments are rounded to the nearest.
  case down
  /// Interest is rounded to the minor unit. The remainder is carried to the following rows until it makes a minor unit.
  /// The rate of an interval has 14 significant digits; with `RepaymentMethod.flat` it is exact.
  case carry
  /// The calculation is not rounded; only the displayed figures are.
  case display

  /// The rounding of interest.
  var rule: RoundingRule {
    switch self {
    case .halfEven: .halfEven
    case .down: .down
    case .halfUp, .carry, .display: .halfUp
    }
  }

  /// The rounding of payments.
  var paymentRule: RoundingRule { self == .halfEven ? .halfEven : .halfUp }
}

/// The rule for calculating the level payment of an annuity.
public enum LevelPaymentRule: Sendable, Hashable, CaseIterable {
  /// P·i/(1 − (1 + i)^−n) with the nominal rate of one period, regardless of the days in each period.
  case nominal
  /// The payment that repays the debt exactly, given the interest of each period.
  case exact
  /// The smallest payment for which the last payment is not larger than the others.
  case lowerFinalPayment
  /// The payment that differs least from the last payment.
  ///
  /// The published schedules of this rule allow a difference of one minor unit for each payment. If two neighbouring
  /// amounts stay within that difference or are equally near, `ScheduleTerms.levelRounding` decides between them.
  case similarFinalPayment
  /// The largest payment for which the last payment is not smaller than the others.
  case higherFinalPayment

  /// Whether the payment is found from the rows of the schedule, not by a formula.
  var isByFinalPayment: Bool {
    switch self {
    case .nominal, .exact: false
    case .lowerFinalPayment, .similarFinalPayment, .higherFinalPayment: true
    }
  }
}

/// The treatment of a first period of unusual length, in a schedule with equal periods.
public enum FirstStub: Sendable, Hashable, CaseIterable {
  /// The interest of the extra days, by ACT/365F, is a row of its own with number 0, one period before the first
  /// payment.
  case separateRow
  /// The interest of the extra days, by Directive 2008/48/EC (whole months and days), is part of the first payment.
  case inFirstPayment
}
