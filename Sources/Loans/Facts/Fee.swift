public import LoanArithmetic
public import Localization

/// A charge in addition to interest.
public struct Fee: Sendable, Hashable {
  /// The size of a fee.
  public enum Charge: Sendable, Hashable {
    /// A fixed amount.
    case amount(Money)
    /// A percentage of a base, `nil` if the source does not state the base: `1.5` is 1.5 %. The charge is not below
    /// `minimum` and not above `maximum`; `nil` is no limit.
    case percentage(ExactDecimal, of: Base?, minimum: Money? = nil, maximum: Money? = nil)
  }

  /// The amount from which a percentage is calculated.
  public enum Base: Sendable, Hashable {
    /// The amount of the operation that is charged.
    case operation
    /// The amount that was granted.
    case originalAmount
    /// The principal that is owed when the fee is charged.
    case principal
    /// The payment with which the fee is charged.
    case payment
    /// The credit limit.
    case limit
    /// A base that the engine does not know; the text is the source's name for it.
    case other(String)

    /// The known bases by their names in records.
    public static let named: [String: Base] = [
      "operation": .operation, "originalAmount": .originalAmount, "principal": .principal, "payment": .payment,
      "limit": .limit,
    ]
  }

  /// How often a fee is charged.
  public enum Frequency: Sendable, Hashable {
    case once
    /// With each instalment of the schedule.
    case perInstalment
    case monthly, yearly
    /// Each time the service is used.
    case perUse
    /// A frequency that the engine does not know; the text is the source's name for it.
    case other(String)

    /// The known frequencies by their names in records.
    public static let named: [String: Frequency] = [
      "once": .once, "perInstalment": .perInstalment, "monthly": .monthly, "yearly": .yearly, "perUse": .perUse,
    ]
  }

  /// The name of the fee for the customer.
  public var title: LocalizedText
  /// The amount, or the percentage that it is calculated from.
  public var charge: Charge
  /// The day by which the fee must be paid; `nil` if the source does not state it.
  public var due: CalendarDate?
  /// The part that is not yet paid; `nil` if it is unknown.
  public var outstanding: Money?
  /// Whether it is a penalty for a breach of the contract.
  public var isPenalty: Bool
  /// How often the fee is charged; `nil` if the source does not state it.
  public var frequency: Frequency?
  /// The code of the fee in the source's list of fees.
  public var code: String?

  public init(
    title: LocalizedText, charge: Charge, due: CalendarDate? = nil, outstanding: Money? = nil,
    isPenalty: Bool = false, frequency: Frequency? = nil, code: String? = nil
  ) {
    self.title = title
    self.charge = charge
    self.due = due
    self.outstanding = outstanding
    self.isPenalty = isPenalty
    self.frequency = frequency
    self.code = code
  }

  /// Creates a fee of a fixed amount.
  public init(
    title: LocalizedText, amount: Money, due: CalendarDate? = nil, outstanding: Money? = nil, isPenalty: Bool = false
  ) {
    self.init(title: title, charge: .amount(amount), due: due, outstanding: outstanding, isPenalty: isPenalty)
  }

  /// The fixed amount; `nil` for a percentage.
  public var amount: Money? {
    if case .amount(let amount) = charge { amount } else { nil }
  }
}
