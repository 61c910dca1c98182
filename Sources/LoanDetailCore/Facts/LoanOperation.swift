public import LoanArithmetic

/// An operation on the account.
public struct LoanOperation: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case disbursement, payment, earlyRepayment, interestAccrual, fee, penalty, insurance, refund, waiver, writeOff
    case transfer
    /// A kind that the engine does not know; the text is the source's name for it.
    case unknown(String)
  }

  public enum Status: String, Sendable, Hashable, CaseIterable {
    case completed, processing, failed, reversed
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
  public var status: Status

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
  /// The known kinds by their names in records.
  public static let named: [String: LoanOperation.Kind] = [
    "disbursement": .disbursement, "payment": .payment, "earlyRepayment": .earlyRepayment,
    "interestAccrual": .interestAccrual, "fee": .fee, "penalty": .penalty, "insurance": .insurance,
    "refund": .refund, "waiver": .waiver, "writeOff": .writeOff, "transfer": .transfer,
  ]
}
