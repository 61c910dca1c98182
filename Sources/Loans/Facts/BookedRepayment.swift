public import LoanArithmetic
public import Localization

/// A repayment that is ordered or expected, and that the bank has not carried out yet: an early repayment, or one by
/// money of another ``Payer``.
public struct BookedRepayment: Sendable, Hashable {
  /// The part of the debt that is repaid.
  public enum Extent: String, Sendable, Hashable, CaseIterable {
    case full, part
  }

  /// The effect of repaying a part of the debt.
  public enum Effect: String, Sendable, Hashable, CaseIterable {
    case smallerPayment, shorterTerm
  }

  /// The source of money that is not a payment of the customer.
  public struct Payer: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      /// Money that comes to the customer's account, such as the salary.
      case income
      /// A public programme, such as a maternity capital.
      case publicProgramme
      case employer, insurer
      /// A kind that the engine does not know; the text is the source's name for it.
      case other(String)

      /// The known kinds by their names in records.
      public static let named: [String: Kind] = [
        "income": .income, "publicProgramme": .publicProgramme, "employer": .employer, "insurer": .insurer,
      ]
    }

    public var kind: Kind
    /// The name of the payer or of the money.
    public var name: LocalizedText?
    /// The event that is waited for, in words.
    public var awaits: LocalizedText?
    /// The consequence if the money does not come, in words.
    public var otherwise: LocalizedText?

    public init(
      _ kind: Kind, name: LocalizedText? = nil, awaits: LocalizedText? = nil, otherwise: LocalizedText? = nil
    ) {
      self.kind = kind
      self.name = name
      self.awaits = awaits
      self.otherwise = otherwise
    }
  }

  /// `nil` if the source's word for it is unknown.
  public var extent: Extent?
  /// The day on which the money is debited.
  public var on: CalendarDate
  /// The amount repaid beyond the instalment of that day; for the whole debt, everything debited on that day.
  public var amount: Money?
  public var effect: Effect?
  public var requestedOn: CalendarDate?
  /// The last day on which the customer can cancel the order.
  public var cancelBy: CalendarDate?
  /// The instalment after the repayment, as the source states it.
  public var paymentAfter: Money?
  /// The day of the last payment after the repayment, as the source states it.
  public var endsAfter: CalendarDate?
  /// The interest that the repayment saves, as the source states it.
  public var interestSaved: Money?
  /// The source of the money; `nil` if the customer pays.
  public var payer: Payer?

  public init(
    _ extent: Extent?, on: CalendarDate, amount: Money? = nil, effect: Effect? = nil, requestedOn: CalendarDate? = nil,
    cancelBy: CalendarDate? = nil, paymentAfter: Money? = nil, endsAfter: CalendarDate? = nil,
    interestSaved: Money? = nil, payer: Payer? = nil
  ) {
    self.extent = extent
    self.on = on
    self.amount = amount
    self.effect = effect
    self.requestedOn = requestedOn
    self.cancelBy = cancelBy
    self.paymentAfter = paymentAfter
    self.endsAfter = endsAfter
    self.interestSaved = interestSaved
    self.payer = payer
  }
}
