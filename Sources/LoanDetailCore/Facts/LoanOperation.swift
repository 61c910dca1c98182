public import LoanArithmetic

/// Something that happened on the account.
public struct LoanOperation: Sendable, Hashable {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    case disbursement, payment, earlyRepayment, interestAccrual, fee, penalty, insurance, refund, waiver, writeOff
    case transfer
    /// Something the source names in a way nobody knows.
    case unknown(String)
  }

  /// How far it got.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    case completed, processing, failed, reversed
  }

  /// The id at the source.
  public var id: String
  /// What happened.
  public var kind: Kind
  /// The day it happened.
  public var date: CalendarDate
  /// How much.
  public var amount: Money
  /// What the source says of it.
  public var title: LocalizedText?
  /// What the amount is made of.
  public var portions: [Portion]
  /// The principal left after it.
  public var balance: Money?
  /// How far it got.
  public var status: Status

  /// Makes an operation.
  public init(
    id: String, kind: Kind, date: CalendarDate, amount: Money, title: LocalizedText? = nil, portions: [Portion] = [],
    balance: Money? = nil, status: Status = .completed
  ) {
    self.id = id
    self.kind = kind
    self.date = date
    self.amount = amount
    self.title = title
    self.portions = portions
    self.balance = balance
    self.status = status
  }
}

extension LoanOperation.Kind {
  /// The kinds with a name of their own, by that name.
  public static let named: [String: LoanOperation.Kind] = [
    "disbursement": .disbursement, "payment": .payment, "earlyRepayment": .earlyRepayment,
    "interestAccrual": .interestAccrual, "fee": .fee, "penalty": .penalty, "insurance": .insurance,
    "refund": .refund, "waiver": .waiver, "writeOff": .writeOff, "transfer": .transfer,
  ]
}
