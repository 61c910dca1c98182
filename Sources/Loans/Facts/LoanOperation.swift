public import LoanArithmetic
public import Localization

/// An operation on the account.
public struct LoanOperation: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case disbursement, payment, earlyRepayment, interestAccrual, fee, penalty, insurance, refund, waiver, writeOff
    case transfer, purchase, cash
    /// A kind of the source's own; the text is the source's word for it.
    case unknown(String)
  }

  public enum Status: String, Sendable, Hashable, CaseIterable {
    case completed, processing, failed, reversed
  }

  /// The position of an operation in a series of instalments.
  public struct Instalment: Sendable, Hashable {
    /// The number of the instalment, from 1.
    public var number: Int
    /// The number of all instalments.
    public var count: Int

    public init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// The id in the source.
  public var id: String
  public var kind: Kind
  public var date: CalendarDate
  public var amount: Money
  /// The title in the source; `nil` to use the engine's own words for the kind.
  public var title: LocalizedText?
  /// The parts of the amount.
  public var portions: [Portion]
  /// The principal after the operation.
  public var balance: Money?
  /// `nil` if the source's word for it is unknown.
  public var status: Status?
  /// The name of the seller.
  public var merchant: DataText?
  /// The line of business of the seller, in words.
  public var merchantCategory: LocalizedText?
  public var instalment: Instalment?
  /// The amount in the currency in which the operation was made.
  public var original: Money?
  /// Whether the operation reduces the debt; `nil` if it is unknown.
  public var isCredit: Bool?
  /// The day on which the operation was booked.
  public var posted: CalendarDate?
  /// The id of the statement that contains the operation.
  public var statement: String?
  /// The id of the sub-plan to which the operation belongs.
  public var subPlan: String?
  /// The reference of the operation for questions to the bank.
  public var reference: DataText?

  public init(
    id: String, kind: Kind, date: CalendarDate, amount: Money, title: LocalizedText? = nil, portions: [Portion] = [],
    balance: Money? = nil, status: Status? = .completed, merchant: DataText? = nil,
    merchantCategory: LocalizedText? = nil, instalment: Instalment? = nil, original: Money? = nil,
    isCredit: Bool? = nil, posted: CalendarDate? = nil, statement: String? = nil, subPlan: String? = nil,
    reference: DataText? = nil
  ) {
    self.id = id
    self.kind = kind
    self.date = date
    self.amount = amount
    self.title = title
    self.portions = portions
    self.balance = balance
    self.status = status
    self.merchant = merchant
    self.merchantCategory = merchantCategory
    self.instalment = instalment
    self.original = original
    self.isCredit = isCredit
    self.posted = posted
    self.statement = statement
    self.subPlan = subPlan
    self.reference = reference
  }
}

extension LoanOperation.Kind {
  /// The known kinds by their names in records.
  public static let named: [String: LoanOperation.Kind] = [
    "disbursement": .disbursement, "payment": .payment, "earlyRepayment": .earlyRepayment,
    "interestAccrual": .interestAccrual, "fee": .fee, "penalty": .penalty, "insurance": .insurance,
    "refund": .refund, "waiver": .waiver, "writeOff": .writeOff, "transfer": .transfer,
    "purchase": .purchase, "cash": .cash, "other": .unknown("other"),
  ]
}
