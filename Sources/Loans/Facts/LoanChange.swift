public import LoanArithmetic

/// A change of a loan that the customer asks for and that the source of the record carries out itself.
///
/// Only the source decides whether a change is allowed: the record has an action of the kind
/// ``LoanAction/Kind/change(_:)`` with the change's name.
public enum LoanChange: Sendable, Hashable {
  /// From now on the bank debits the payments automatically or, with `false`, no longer does so.
  case autopay(isOn: Bool)
  /// The repayment that is booked for a day is not made.
  case cancelRepayment(on: CalendarDate)
  /// The customer asks for payments on another day of the month, one of ``paymentDays``. The bank grants it later.
  case paymentDay(Int)
  /// The card or the line cannot be used any more or, with `false`, can be used again.
  case frozen(Bool)
  /// The customer asks to make the next payment later, on the terms of the record's ``PaymentExtension``.
  case extendPayment
  /// The customer asks for a document about the loan.
  case requestDocument

  /// The name of a kind of change, in records and in the catalogue of events.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    case turnOnAutopay = "autopay.on"
    case turnOffAutopay = "autopay.off"
    case cancelRepayment = "repayment.cancel"
    case changePaymentDay = "paymentDay.change"
    case freeze = "card.freeze"
    case unfreeze = "card.unfreeze"
    case extendPayment = "payment.extend"
    case requestDocument = "document.request"
  }

  /// The days of the month for payments: every month has them.
  public static let paymentDays = 1...28

  /// Makes the change with a name; `nil` if a value that it needs is missing or outside its limits.
  ///
  /// - Parameters:
  ///   - name: the name of the change.
  ///   - date: the day of the repayment to cancel.
  ///   - number: the day of the month for payments.
  public init?(_ name: Name, date: CalendarDate? = nil, number: Int? = nil) {
    switch name {
    case .turnOnAutopay: self = .autopay(isOn: true)
    case .turnOffAutopay: self = .autopay(isOn: false)
    case .cancelRepayment:
      guard let date else { return nil }
      self = .cancelRepayment(on: date)
    case .changePaymentDay:
      guard let number, Self.paymentDays.contains(number) else { return nil }
      self = .paymentDay(number)
    case .freeze: self = .frozen(true)
    case .unfreeze: self = .frozen(false)
    case .extendPayment: self = .extendPayment
    case .requestDocument: self = .requestDocument
    }
  }

  /// The name of this kind of change.
  public var name: Name {
    switch self {
    case .autopay(true): .turnOnAutopay
    case .autopay(false): .turnOffAutopay
    case .cancelRepayment: .cancelRepayment
    case .paymentDay: .changePaymentDay
    case .frozen(true): .freeze
    case .frozen(false): .unfreeze
    case .extendPayment: .extendPayment
    case .requestDocument: .requestDocument
    }
  }
}

extension LoanChange.Name {
  /// The change that undoes the change, and is possible once it is made; `nil` if nothing undoes it.
  public var inverse: LoanChange.Name? {
    switch self {
    case .turnOnAutopay: .turnOffAutopay
    case .turnOffAutopay: .turnOnAutopay
    case .freeze: .unfreeze
    case .unfreeze: .freeze
    case .cancelRepayment, .changePaymentDay, .extendPayment, .requestDocument: nil
    }
  }
}
