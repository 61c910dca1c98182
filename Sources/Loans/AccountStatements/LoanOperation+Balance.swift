package import LoanArithmetic

/// What the balance of a statement of account consists of.
package enum BalanceMeasure: Sendable, Hashable {
  /// The principal that is owed: for a loan, whose interest accrues from day to day and is not booked.
  case principal
  /// Everything that was charged and is not paid: for a revolving debt, whose interest and fees are booked.
  case charged
}

extension LoanOperation {
  /// Whether the operation reduces the debt, as the source states it or else by its kind; `nil` if neither tells.
  package var reducesDebt: Bool? {
    isCredit ?? kind.reducesDebt
  }

  /// Whether the operation undoes one of its kind, such as a payment that was returned.
  var isReversal: Bool { kind.reducesDebt.map { $0 != reducesDebt } ?? false }

  /// The amount, in the other direction if the operation undoes one, so that the two add up to nothing.
  var signedAmount: Money { isReversal ? amount.opposite : amount }

  /// The stated parts or else the whole of a charge as its one part, with the sign of ``signedAmount``.
  var signedPortions: [Portion] {
    guard isReversal || portions.isEmpty else { return portions }
    let whole = kind.chargedComponent.map { [Portion($0, amount)] } ?? []
    let parts = portions.isEmpty ? whole : portions
    return isReversal ? parts.map { Portion($0.component, $0.amount.opposite, title: $0.title) } : parts
  }

  /// The day from which the operation counts in a balance.
  package var bookingDay: CalendarDate { posted ?? date }

  /// Returns the change of a balance by the operation, in minor units of a currency: positive if more is owed after it;
  /// `nil` if it is unknown. An operation that is not completed changes nothing.
  func change(of measure: BalanceMeasure, in currency: Currency) -> Int64? {
    guard let status else { return nil }
    guard status == .completed else { return 0 }
    guard amount.currency == currency, let share = share(of: measure) else { return nil }
    guard share != 0 else { return 0 }
    return reducesDebt.map { $0 ? -share : share }
  }

  /// Returns the part of the amount, in minor units, that changes a balance; `nil` if it is unknown.
  private func share(of measure: BalanceMeasure) -> Int64? {
    switch measure {
    case .charged: return amount.minorUnits
    case .principal:
      guard portions.isEmpty else {
        let principal = portions.sums(in: amount.currency).amount(of: .principal)?.minorUnits
        return principal ?? (portions.sum(in: amount.currency) == amount ? 0 : nil)
      }
      return switch kind {
      case .disbursement, .purchase, .cash: amount.minorUnits
      // Charges are paid at once or owed beside the principal.
      case .interestAccrual, .fee, .penalty, .insurance: 0
      // Only its parts tell how much of a payment repays principal.
      case .payment, .earlyRepayment, .refund, .waiver, .writeOff, .transfer, .unknown: nil
      }
    }
  }
}

/// What a charge and the operation that undoes it have in common.
private struct Charge: Hashable {
  let kind: LoanOperation.Kind
  let amount: Money
}

extension [LoanOperation] {
  /// The places of the completed charges that are owed, which nobody has paid, and of those that undo one of these.
  var owedCharges: Set<Int> {
    var owed: [Charge: Int] = [:]
    let completed = indices.filter { self[$0].status == .completed }
    for operation in completed.map({ self[$0] }) where operation.isOwedCharge {
      owed[Charge(kind: operation.kind, amount: operation.amount), default: 0] += 1
    }
    if owed.isEmpty { return [] }
    return Set(
      completed.filter { index in
        if self[index].isOwedCharge { return true }
        let charge = Charge(kind: self[index].kind, amount: self[index].amount)
        guard self[index].isReversal, let count = owed[charge], count > 0 else { return false }
        owed[charge] = count - 1
        return true
      })
  }
}

extension LoanOperation {
  /// Whether the source states that a charge is owed, so that it is not paid yet.
  fileprivate var isOwedCharge: Bool { kind.chargedComponent != nil && isCredit == false }
}

extension Money {
  /// The same amount in the other direction.
  fileprivate var opposite: Money { Money(minorUnits: minorUnits == .min ? .max : -minorUnits, currency: currency) }
}

extension LoanOperation.Kind {
  /// The cost that an operation of the kind charges; `nil` if it charges none.
  var chargedComponent: Portion.Component? {
    switch self {
    case .interestAccrual: .interest
    case .fee: .fees
    case .penalty: .penalties
    case .insurance: .insurance
    case .disbursement, .payment, .earlyRepayment, .refund, .waiver, .writeOff, .transfer, .purchase, .cash, .unknown:
      nil
    }
  }

  /// Whether an operation of the kind reduces the debt; `nil` if the kind does not tell.
  fileprivate var reducesDebt: Bool? {
    switch self {
    case .disbursement, .interestAccrual, .fee, .penalty, .insurance, .purchase, .cash: false
    case .payment, .earlyRepayment, .refund, .waiver, .writeOff: true
    case .transfer, .unknown: nil
    }
  }
}
