public import Loans
public import Localization

extension LoanWords {
  /// "Transactions".
  public static let operations = LocalizedText(en: "Transactions", ru: "Операции")
  static let recentOperations = LocalizedText(en: "Recent transactions", ru: "Последние операции")
  static let noOperations = LocalizedText(en: "There are no transactions to show.", ru: "Операций нет.")
  static let operationsAbsent = LocalizedText(
    en: "The bank's system does not provide the transactions.", ru: "Система банка не передаёт операции.")
  static let operation = LocalizedText(en: "Transaction", ru: "Операция")
  static let booked = LocalizedText(en: "Booked on", ru: "Дата проведения")
  static let reference = LocalizedText(en: "Reference", ru: "Номер для обращений")
  static func instalment(_ number: String, of count: String) -> LocalizedText {
    LocalizedText(en: "payment \(number) of \(count)", ru: "платёж \(number) из \(count)")
  }

  /// The customer-facing name of an operation.
  public static func text(of kind: LoanOperation.Kind) -> LocalizedText {
    switch kind {
    case .disbursement: LocalizedText(en: "Loan disbursed", ru: "Выдача кредита")
    case .payment: LocalizedText(en: "Payment", ru: "Платёж")
    case .earlyRepayment: LocalizedText(en: "Early repayment", ru: "Досрочное погашение")
    case .interestAccrual: LocalizedText(en: "Interest accrued", ru: "Начисление процентов")
    case .fee: LocalizedText(en: "Fee", ru: "Комиссия")
    case .penalty: LocalizedText(en: "Penalty", ru: "Неустойка")
    case .insurance: LocalizedText(en: "Insurance", ru: "Страховка")
    case .refund: LocalizedText(en: "Refund", ru: "Возврат")
    case .waiver: LocalizedText(en: "Debt waived", ru: "Прощение долга")
    case .writeOff: LocalizedText(en: "Debt written off", ru: "Списание долга")
    case .transfer: LocalizedText(en: "Transfer", ru: "Перевод")
    case .purchase: LocalizedText(en: "Purchase", ru: "Покупка")
    case .cash: LocalizedText(en: "Cash withdrawal", ru: "Снятие наличных")
    case .unknown(let raw): LocalizedText(verbatim: raw)
    }
  }

  /// The customer-facing status of an operation.
  public static func text(of status: LoanOperation.Status) -> LocalizedText {
    switch status {
    case .completed: LocalizedText(en: "done", ru: "выполнено")
    case .processing: LocalizedText(en: "in progress", ru: "в обработке")
    case .failed: LocalizedText(en: "failed", ru: "отказ")
    case .reversed: LocalizedText(en: "reversed", ru: "отмена")
    }
  }
}
