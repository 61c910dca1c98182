/// How a loan's principal is repaid.
public enum RepaymentMethod: Sendable, Hashable, CaseIterable {
  /// Level payments; their principal part grows as their interest part falls.
  case annuity
  /// Equal principal parts; the payments fall.
  case differentiated
  /// Interest at every payment, the principal with the last.
  case interestOnly
  /// Nothing until the last payment; interest on the principal only.
  case bulletSimple
  /// Nothing until the last payment; interest also on the interest of earlier periods.
  case bulletCapitalising
  /// Level payments; interest always on the original principal.
  case flat
}

/// How the interest of a period is measured.
public enum InterestAccrual: Sendable, Hashable {
  /// Every period of the schedule is the same part of a year: a month is a twelfth, a week a 52nd.
  case equalPeriods
  /// The days of each period, by a convention.
  case days(DayCount)
}

/// What a schedule rounds, and how.
public enum ScheduleRounding: Sendable, Hashable, CaseIterable {
  /// Every figure to the minor unit, the middle away from zero.
  case halfUp
  /// Every figure to the minor unit, the middle to the even neighbour.
  case halfEven
  /// Interest to the minor unit; what rounding leaves over is carried to the next row until it makes a minor unit.
  case carry
  /// Nothing is rounded in the calculation, only what is printed.
  case display

  var rule: RoundingRule { self == .halfEven ? .halfEven : .halfUp }
}

/// How the level payment of an annuity is found.
public enum LevelPaymentRule: Sendable, Hashable, CaseIterable {
  /// P·i/(1 − (1 + i)^−n) with the nominal rate of one period, whatever days the periods have.
  case nominal
  /// The payment that repays the debt exactly, given the interest of each period as it will be.
  case exact
}

/// What becomes of the days by which the first period of equal periods is longer than the others.
public enum FirstStub: Sendable, Hashable, CaseIterable {
  /// Their interest, by ACT/365F, is a row of its own, number 0, one period before the first payment.
  case separateRow
  /// Their interest, by Directive 2008/48/EC (whole months and days), is in the first payment.
  case inFirstPayment
}
