public import LoanArithmetic
public import Localization

/// A change of the product that is known to come, with its day and the figures before and after it.
///
/// ``LoanOnDay/comingChanges`` finds the changes. A product adds changes that only it knows.
public struct ComingChange: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The rate changes, and often the payment too. Without a use and a sub-plan, it is the rate of the whole product.
    case rate(use: RateUse? = nil, subPlan: String? = nil)
    /// A rate ends, and the one after it is unknown.
    case rateEnds(use: RateUse? = nil, subPlan: String? = nil)
    /// The regular payment changes.
    case payment
    /// The payments begin to repay principal, after payments of interest alone.
    case repaymentBegins
    /// The rate that follows an index is adjusted, and the new one is unknown.
    case rateResets
    case insuranceEnds(InsurancePolicy.Kind)
    /// The period without interest on purchases ends.
    case graceEnds
    /// The limit of the credit line with this id changes; without an id, that of the main line.
    case limit(line: String? = nil)
    /// The time for drawing money from the credit line with this id ends; without an id, from the main line.
    case drawingEnds(line: String? = nil)
    /// The time for repaying what is drawn from the credit line with this id begins; without an id, from the main line.
    case repaymentPeriodBegins(line: String? = nil)
    /// The sub-plan with this id ends.
    case planEnds(id: String)
    case holidayBegins
    case holidayEnds
    /// The last day for an answer to an announced change of the rate.
    case answerBy
    /// The last day for choosing a way out of the balloon.
    case chooseBy
    /// The last payment of a kind: an instalment, a balloon or a residual value.
    case lastPayment(ScheduleRow.Kind)
    case contractEnds
    /// The charges reach their cap while nothing is paid. Nothing more may be charged from then on.
    case chargeCapReached
  }

  /// A value before a change and after it.
  public struct Step<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value before the change; `nil` if it is unknown.
    public var before: Value?
    public var after: Fact<Value>

    public init(from before: Value? = nil, to after: Fact<Value>) {
      self.before = before
      self.after = after
    }
  }

  public var kind: Kind
  /// The first day of a beginning, or the last day of an end.
  public var day: CalendarDate
  /// The rate before and after the change.
  public var rate: Step<Rate>?
  /// The regular payment before and after the change; for a last payment, its amount.
  public var payment: Step<Money>?
  /// The credit limit before and after the change.
  public var limit: Step<Money>?
  /// The day of the first payment after the change.
  public var paymentFrom: CalendarDate?
  /// The first day of the rate after the change, if it is neither the day of the change nor the next day.
  public var rateFrom: CalendarDate?
  /// The policy whose end is the reason of the change.
  public var endedPolicy: InsurancePolicy.Kind?
  /// The reason in words.
  public var reason: LocalizedText?
  /// The origin of the day.
  public var origin: Origin

  public init(
    _ kind: Kind, on day: CalendarDate, rate: Step<Rate>? = nil, payment: Step<Money>? = nil,
    limit: Step<Money>? = nil, paymentFrom: CalendarDate? = nil, rateFrom: CalendarDate? = nil,
    endedPolicy: InsurancePolicy.Kind? = nil, reason: LocalizedText? = nil, origin: Origin
  ) {
    self.kind = kind
    self.day = day
    self.rate = rate
    self.payment = payment
    self.limit = limit
    self.paymentFrom = paymentFrom
    self.rateFrom = rateFrom
    self.endedPolicy = endedPolicy
    self.reason = reason
    self.origin = origin
  }
}

extension ComingChange {
  /// Whether the header shows the change because the customer has to prepare for it.
  ///
  /// This is the case if the rate rises by one percentage point a year or more, the payment rises by a tenth or more, a
  /// large last payment comes, or a credit limit falls. The end of a policy counts only if it raises the rate, and only
  /// from 30 days before its last day on: most policies are renewed. Payment holidays and a reached cap on charges
  /// never count.
  public func isSerious(on day: CalendarDate) -> Bool {
    switch kind {
    case .insuranceEnds: raisesRate && day.days(until: self.day) <= 30
    case .lastPayment(let kind): [.balloon, .residual, .other].contains(kind)
    case .holidayBegins, .holidayEnds, .chargeCapReached: false
    case .limit: lowersLimit
    case .rate, .rateEnds, .rateResets, .payment, .repaymentBegins, .graceEnds, .drawingEnds, .repaymentPeriodBegins,
      .planEnds, .answerBy, .chooseBy, .contractEnds:
      raisesRate || raisesPayment
    }
  }

  /// Whether the rate rises by one percentage point a year or more, without compounding.
  private var raisesRate: Bool {
    guard let before = rate?.before, let after = rate?.after.value else { return false }
    let decimals = max(before.percent.scale, after.percent.scale)
    guard let low = before.percent.scaled(toDecimals: decimals), let high = after.percent.scaled(toDecimals: decimals),
      let point = ExactDecimal(coefficient: 1, scale: 0).scaled(toDecimals: decimals)
    else { return false }
    return Int128(high) * after.period.inYear - Int128(low) * before.period.inYear >= Int128(point)
  }

  private var lowersLimit: Bool {
    guard let before = limit?.before, let after = limit?.after.value else { return false }
    return after.minorUnits < before.minorUnits
  }

  /// Whether the payment rises, or may rise because the one before is unknown.
  package var mayRaisePayment: Bool {
    guard let before = payment?.before, let after = payment?.after.value else { return true }
    return before.minorUnits < after.minorUnits
  }

  /// Whether the payment rises by a tenth or more, also from nothing.
  private var raisesPayment: Bool {
    guard let before = payment?.before, let after = payment?.after.value, before.currency == after.currency,
      before.minorUnits >= 0, after.isPositive
    else { return false }
    return Int128(after.minorUnits) * 10 >= Int128(before.minorUnits) * 11
  }
}

extension Rate.Period {
  /// The number of the periods in a year of 365 days.
  fileprivate var inYear: Int128 {
    switch self {
    case .day: 365
    case .month: 12
    case .year: 1
    }
  }
}
