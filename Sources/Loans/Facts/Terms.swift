public import LoanArithmetic
public import Localization

/// The terms of the contract.
public struct Terms: Sendable, Hashable {
  public var originalAmount: Fact<Money> = .notProvided
  /// The rates, each with the period in which it applies.
  public var rates: Fact<[AppliedRate]> = .notProvided
  /// The yearly cost of the product including all fees.
  public var fullCost: Fact<FullCost> = .notProvided
  /// The way of repaying the principal.
  public var amortisation: Fact<Amortisation> = .notProvided
  /// The number of first payments that are interest alone. ``amortisation`` begins after them.
  public var interestOnlyPayments: Fact<Int> = .notProvided
  /// The rule for the interest of a period.
  public var interest: Fact<InterestAccrual> = .notProvided
  public var term: Fact<Term> = .notProvided
  /// The number of all payments.
  public var payments: Fact<Int> = .notProvided
  /// The time between payments.
  public var paymentEvery: Fact<Term> = .notProvided
  /// The day of the first payment.
  public var firstPayment: Fact<CalendarDate> = .notProvided
  /// The day of the month for payments: 1...31.
  public var paymentDay: Fact<Int> = .notProvided
  /// The charges in addition to interest.
  public var fees: Fact<[Fee]> = .notProvided
  /// The rules of early repayment.
  public var prepayment: Fact<PrepaymentRules> = .notProvided
  /// The purpose of the loan.
  public var purpose: Fact<LocalizedText> = .notProvided
  /// Whether each borrower owes the whole debt, whatever the parties have agreed on who pays.
  public var jointLiability: Fact<Bool> = .notProvided
  /// The fixed regular payment.
  public var payment: Fact<Money> = .notProvided
  /// The sum of everything that will be repaid over the whole term.
  public var totalRepayment: Fact<Money> = .notProvided
  /// The expected cost of the loan: all interest and fees over the whole term.
  public var costOfCredit: Fact<Money> = .notProvided
  /// The announced change of the rate.
  public var rateChange: Fact<AnnouncedRateChange> = .notProvided
  /// The period for which the rate is fixed, after which a new one is agreed.
  public var rateFixing: Fact<RateFixing> = .notProvided
  /// The cost of a missed payment.
  public var penalty: Fact<PenaltyTerms> = .notProvided
  /// The cap on everything that the loan may cost in addition to its principal.
  public var chargeCap: Fact<ChargeCap> = .notProvided
  /// The order in which a payment is applied to the parts of the debt.
  public var applicationOrder: Fact<PaymentOrder> = .notProvided
  /// The large payment at the end, which the instalments do not cover.
  public var balloon: Fact<Balloon> = .notProvided
  /// The non-working days in addition to Saturdays and Sundays, for interest that counts working days, such as BUS/252.
  /// The list covers whole years, from the year of its first day to the year of its last day.
  public var holidays: Fact<Set<CalendarDate>> = .notProvided

  /// Creates terms with all facts absent.
  public init() {}
}
