public import LoanArithmetic

/// What was agreed.
public struct Terms: Sendable, Hashable {
  /// What was lent.
  public var originalAmount: Fact<Money> = .notProvided
  /// The rates that apply, each with its own time.
  public var rates: Fact<[AppliedRate]> = .notProvided
  /// What the product costs a year with everything in it.
  public var fullCost: Fact<FullCost> = .notProvided
  /// How the principal is given back.
  public var amortisation: Fact<Amortisation> = .notProvided
  /// How the interest of a period is measured.
  public var interest: Fact<InterestAccrual> = .notProvided
  /// How long the product runs.
  public var term: Fact<Term> = .notProvided
  /// How many payments there are in all.
  public var payments: Fact<Int> = .notProvided
  /// The step between payments.
  public var paymentEvery: Fact<Term> = .notProvided
  /// The first payment's day.
  public var firstPayment: Fact<CalendarDate> = .notProvided
  /// The day of the month payments fall on: 1...31.
  public var paymentDay: Fact<Int> = .notProvided
  /// What is charged beside interest.
  public var fees: Fact<[Fee]> = .notProvided
  /// What may be paid back early, and how.
  public var prepayment: Fact<PrepaymentRules> = .notProvided
  /// What the money is for.
  public var purpose: Fact<String> = .notProvided

  /// Makes terms of which nothing is known.
  public init() {}
}

/// A rate with the time it applies in.
public struct AppliedRate: Sendable, Hashable {
  /// The rate.
  public var rate: Rate
  /// The first day it applies.
  public var from: CalendarDate?
  /// The last day it applies.
  public var until: CalendarDate?

  /// Makes an applied rate.
  public init(rate: Rate, from: CalendarDate? = nil, until: CalendarDate? = nil) {
    self.rate = rate
    self.from = from
    self.until = until
  }

  /// Whether the rate applies on a day.
  public func applies(on day: CalendarDate) -> Bool {
    (from.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
  }
}

/// What a product costs a year with everything in it.
public struct FullCost: Sendable, Hashable {
  /// Whose rule the figure follows.
  public enum Measure: String, Sendable, Hashable, CaseIterable {
    /// Полная стоимость кредита, Federal Law 353-FZ art. 6.
    case psk
    /// Annual percentage rate of charge, Directive 2008/48/EC Annex I.
    case aprc
    /// Annual percentage rate, Regulation Z Appendix J.
    case apr
    /// Custo efetivo total, Resolução CMN 4.881.
    case cet
  }

  /// Whose rule the figure follows.
  public var measure: Measure
  /// Percent a year.
  public var percent: ExactDecimal
  /// The same in money, where the law asks for it.
  public var amount: Money?

  /// Makes a full cost.
  public init(measure: Measure, percent: ExactDecimal, amount: Money? = nil) {
    self.measure = measure
    self.percent = percent
    self.amount = amount
  }
}

/// How the principal is given back.
public enum Amortisation: Sendable, Hashable {
  case annuity, equalPrincipal, mixed, interestOnly, bullet, none
  /// A way the source names that nobody knows.
  case unknown(String)

  /// The ways with a name of their own, by that name.
  public static let named: [String: Amortisation] = [
    "annuity": .annuity, "equalPrincipal": .equalPrincipal, "mixed": .mixed, "interestOnly": .interestOnly,
    "bullet": .bullet, "none": .none,
  ]
}

/// Something charged beside interest.
public struct Fee: Sendable, Hashable {
  /// What it is for.
  public var title: LocalizedText
  /// How much.
  public var amount: Money
  /// The day it is or was due.
  public var due: CalendarDate?
  /// How much of it is not yet paid, when that is known.
  public var outstanding: Money?
  /// Whether it punishes a breach.
  public var isPenalty: Bool

  /// Makes a fee.
  public init(
    title: LocalizedText, amount: Money, due: CalendarDate? = nil, outstanding: Money? = nil, isPenalty: Bool = false
  ) {
    self.title = title
    self.amount = amount
    self.due = due
    self.outstanding = outstanding
    self.isPenalty = isPenalty
  }
}

/// What may be paid back early, and how.
public struct PrepaymentRules: Sendable, Hashable {
  /// Whether everything may be paid back early.
  public var full: Bool?
  /// Whether a part may be paid back early.
  public var partial: Bool?
  /// The least part that may be paid back.
  public var minimum: Money?
  /// How many days before the bank must be told.
  public var noticeDays: Int?
  /// What it costs, in words.
  public var fee: LocalizedText?

  /// Makes rules of which nothing is known.
  public init() {}
}
