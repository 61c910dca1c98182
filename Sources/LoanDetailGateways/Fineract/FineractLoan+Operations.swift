import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

extension FineractLoan {
  /// Returns the transactions, the newest first.
  func operations() -> Fact<[LoanOperation]> {
    loan.objects("transactions", operation, then: { $0.sortStably { $0.date > $1.date } })
  }

  /// Reads a transaction; `nil`, with a finding, if its id, day or amount is missing.
  private func operation(_ reader: ObjectReader) -> LoanOperation? {
    let id = reader.required("id", reader.identifier("id"))
    let type = reader.required("type", reader.option("type"))
    let date = reader.required("date", reader.day("date"))
    let amount = reader.required("amount", reader.amount("amount", in: currency))
    let overpaid = reader.amount("overpaymentPortion", in: currency).value
    let portions =
      portions(
        of: reader, principal: "principalPortion", interest: "interestPortion", fees: "feeChargesPortion",
        penalties: "penaltyChargesPortion")
      + (overpaid.map { [Portion(.other("overpaid"), $0, title: Self.overpaid)] } ?? [])
    let balance = reader.amount("outstandingLoanBalance", in: currency).value
    let isReversed = reader.flag("manuallyReversed").value == true
    guard let id, let date, let amount else { return nil }
    let kind = type.map { Self.kind(of: $0, with: portions) } ?? .unknown(reader.value("type")?.shape ?? "")
    return LoanOperation(
      id: id, kind: kind, date: date, amount: amount, portions: portions,
      balance: kind.movesPrincipal && !isReversed ? balance : nil, status: isReversed ? .reversed : .completed)
  }

  /// The part of a payment beyond the debt.
  private static let overpaid = LocalizedText(en: "Paid too much", ru: "Переплата")

  /// Maps Fineract's `LoanTransactionType`. An accrual can be of interest, a fee or a penalty; only its portions show
  /// which.
  private static func kind(of type: FineractOption, with portions: [Portion]) -> LoanOperation.Kind {
    switch type.id {
    case 1: .disbursement
    case 2, 8, 28: .payment
    case 4, 9: .waiver
    case 5, 17: .fee
    case 6: .writeOff
    case 10 where portions.allSatisfy({ $0.component == .interest || $0.amount.isZero }): .interestAccrual
    case 12, 13, 14, 15: .transfer
    case 16, 18, 20, 21, 22, 24: .refund
    default: .unknown(type.name)
    }
  }
}

extension LoanOperation.Kind {
  /// Whether the balance in the transaction is valid. For an accrual, for example, Fineract writes 0.
  fileprivate var movesPrincipal: Bool {
    switch self {
    case .disbursement, .payment, .earlyRepayment, .writeOff, .refund, .purchase, .cash: true
    case .interestAccrual, .fee, .penalty, .insurance, .waiver, .transfer, .unknown: false
    }
  }
}
