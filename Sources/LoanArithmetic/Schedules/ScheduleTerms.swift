/// What a schedule is made from. Only the principal, the rate and the number of payments are needed.
public struct ScheduleTerms: Sendable, Hashable {
  /// The most payments a schedule may have: daily for thirty years, monthly for a thousand.
  public static let maximumPayments = 12_000

  /// The amount disbursed at the start; zero or more.
  public var principal: Money
  /// The nominal rate, percent a year; zero or more.
  public var annualRatePercent: ExactDecimal
  /// How many payments: 1...`maximumPayments`.
  public var payments: Int
  /// How the principal is repaid.
  public var method = RepaymentMethod.annuity
  /// The time from one payment to the next.
  public var period: Term
  /// The day of disbursement. Without it (and without `firstPayment`) the rows have no dates.
  public var disbursed: CalendarDate?
  /// The first payment's day; one period after disbursement when absent.
  public var firstPayment: CalendarDate?
  /// The day of the month of every payment, 1...31; a shorter month's last day stands for a day it does not have.
  public var paymentDay: Int?
  /// How many payments at the start are of interest only.
  public var interestOnlyPeriods = 0
  /// How the interest of a period is measured.
  public var accrual = InterestAccrual.equalPeriods
  /// What is rounded, and how.
  public var rounding = ScheduleRounding.halfUp
  /// The level payment is a multiple of this, in major units; the minor unit when absent.
  public var paymentRounding: ExactDecimal?
  /// How many decimals the rate of one equal period is rounded to, as a fraction of one; not rounded when absent.
  public var rateDecimals: Int?
  /// How the level payment is found.
  public var levelPayment = LevelPaymentRule.nominal
  /// What becomes of a first period of other than the usual length, for equal periods.
  public var firstStub = FirstStub.separateRow
  /// The level payment, when it is agreed rather than calculated.
  public var paymentAmount: Money?
  /// Steps by which the level payment grows.
  public var paymentGrowth: PaymentGrowth?
  /// The last payment, when it is agreed; the debt it leaves stays in the last row's balance.
  public var finalPayment: Money?
  /// The equal principal part of a differentiated schedule, when it is agreed.
  public var principalPerPayment: Money?
  /// Days on which nothing is due, and where payments move from them.
  public var businessCalendar: BusinessCalendar?
  /// Changes of the rate; the level payment is found anew for the rest of the term.
  public var rateChanges: [RateChange] = []
  /// Times in which no payment is due; the term grows by the payments left out.
  public var paymentHolidays: [PaymentHoliday] = []
  /// Months, 1...12, in which no payment is ever due. `payments` counts those that are made.
  public var skippedMonths: Set<Int> = []
  /// Further disbursements; or all of them, when one is on the day `disbursed` or before.
  public var disbursements: [Disbursement] = []
  /// Paid by the borrower from the principal on the day of disbursement.
  public var downPayment: Money?
  /// Payments towards the principal beyond the schedule.
  public var earlyRepayments: [EarlyRepayment] = []

  /// Monthly level payments, with everything else to be set as needed.
  public init(principal: Money, annualRatePercent: ExactDecimal, payments: Int) {
    self.principal = principal
    self.annualRatePercent = annualRatePercent
    self.payments = payments
    period = Term.month
  }
}

/// Stepped payments: level for a number of payments, then so much percent more.
public struct PaymentGrowth: Sendable, Hashable {
  /// By how many percent each step is above the one before; below zero the payments fall.
  public var percent: ExactDecimal
  /// How many payments a step has.
  public var everyPayments: Int

  /// Makes the steps.
  public init(percent: ExactDecimal, everyPayments: Int) {
    self.percent = percent
    self.everyPayments = everyPayments
  }
}

/// A rate that holds from a day on.
public struct RateChange: Sendable, Hashable {
  /// The first day at the rate.
  public var from: CalendarDate
  /// Percent a year.
  public var annualRatePercent: ExactDecimal

  /// Makes a change.
  public init(from: CalendarDate, annualRatePercent: ExactDecimal) {
    self.from = from
    self.annualRatePercent = annualRatePercent
  }
}

/// Days in which no payment is due.
public struct PaymentHoliday: Sendable, Hashable {
  /// The first day.
  public var from: CalendarDate
  /// The last day.
  public var to: CalendarDate
  /// Whether interest accrues meanwhile; it is then paid with the payments that follow, before principal.
  public var interestRuns: Bool

  /// Makes a payment holiday.
  public init(from: CalendarDate, to: CalendarDate, interestRuns: Bool = true) {
    self.from = from
    self.to = to
    self.interestRuns = interestRuns
  }
}

/// An amount paid out to the borrower.
public struct Disbursement: Sendable, Hashable {
  /// The day it is paid out.
  public var date: CalendarDate
  /// Zero or more.
  public var amount: Money

  /// Makes a disbursement.
  public init(date: CalendarDate, amount: Money) {
    self.date = date
    self.amount = amount
  }
}

/// A payment towards the principal beyond the schedule.
///
/// It reduces the principal on its day; interest accrued by then is paid with the next payment, or at once when the
/// whole debt is repaid. More than the debt is cut to it.
public struct EarlyRepayment: Sendable, Hashable {
  /// When it is paid.
  public enum Moment: Sendable, Hashable {
    /// On a day; after that day's regular payment.
    case on(CalendarDate)
    /// Together with a regular payment, counted from one; the row shows the sum.
    case withPayment(Int)
  }

  /// What stays as it was.
  public enum Kept: Sendable, Hashable, CaseIterable {
    /// The payment stays, the term shrinks.
    case payment
    /// The term stays, the payment is found anew over the payments that remain.
    case term
  }

  /// When it is paid.
  public var moment: Moment
  /// Above zero.
  public var amount: Money
  /// What stays as it was.
  public var keeps: Kept

  /// Makes an early repayment.
  public init(_ moment: Moment, amount: Money, keeps: Kept = .payment) {
    self.moment = moment
    self.amount = amount
    self.keeps = keeps
  }
}
