import DesignSystem
public import Loans
public import Localization

extension LoanWords {
  static let about = LocalizedText(en: "About the loan", ru: "О кредите")
  /// "Terms".
  public static let terms = LocalizedText(en: "Terms", ru: "Условия")
  /// "Original amount".
  public static let originalAmount = LocalizedText(en: "Original amount", ru: "Сумма кредита")
  /// "Term".
  public static let term = LocalizedText(en: "Term", ru: "Срок")
  static let fixedPayment = LocalizedText(en: "Fixed payment", ru: "Фиксированный платёж")
  static let totalRepayment = LocalizedText(en: "Total to repay", ru: "Всего будет выплачено")
  static let totalRepaid = LocalizedText(en: "Total repaid", ru: "Всего выплачено")
  static let costOfCredit = LocalizedText(en: "Total cost of the loan", ru: "Переплата за весь срок")
  static let applicationOrder = LocalizedText(en: "Payments are applied to", ru: "Порядок погашения")
  static let principalRepaid = LocalizedText(en: "Principal repaid", ru: "Выплачен основной долг")
  /// A part of a whole, such as "RUB 18.00 of RUB 60.00".
  static func part(_ part: Value, of whole: Value) -> LocalizedText {
    LocalizedText(en: "\(part) of \(whole)", ru: "\(part) из \(whole)")
  }
  /// Two statements about one thing.
  static func both(_ first: LocalizedText, _ second: LocalizedText) -> LocalizedText {
    LocalizedText(en: "\(first); \(second)", ru: "\(first); \(second)")
  }
  static let paymentCount = LocalizedText(en: "Number of payments", ru: "Число платежей")
  static let paymentEvery = LocalizedText(en: "Payment interval", ru: "Период между платежами")
  static let paymentDay = LocalizedText(en: "Payment day", ru: "День платежа")
  static func monthly(on day: Int) -> LocalizedText {
    LocalizedText(en: "monthly, on day \(day)", ru: "ежемесячно, \(day)-го")
  }
  static let amortisation = LocalizedText(en: "Type of payments", ru: "Вид платежей")
  static let inShort = LocalizedText(en: "In short", ru: "Коротко")
  static let secured = LocalizedText(en: "secured", ru: "с обеспечением")
  static let insured = LocalizedText(en: "insured", ru: "со страховкой")
  /// "Purpose".
  public static let purpose = LocalizedText(en: "Purpose", ru: "Цель кредита")
  /// The note about facts that the source does not provide.
  static func notProvided(_ names: String) -> LocalizedText {
    LocalizedText(en: "Not provided by the bank: \(names).", ru: "Нет данных: \(names).")
  }

  /// The kind of payments, for use without a label.
  static func payments(by amortisation: Amortisation) -> LocalizedText {
    switch amortisation {
    case .annuity: LocalizedText(en: "equal payments", ru: "равные платежи")
    case .equalPrincipal: LocalizedText(en: "falling payments", ru: "убывающие платежи")
    case .mixed: LocalizedText(en: "mixed payments", ru: "смешанные платежи")
    case .interestOnly, .bullet, .none, .unknown: text(of: amortisation)
    }
  }

  /// The customer-facing name of a way of repayment.
  public static func text(of amortisation: Amortisation) -> LocalizedText {
    switch amortisation {
    case .annuity: LocalizedText(en: "equal payments (annuity)", ru: "равные (аннуитет)")
    case .equalPrincipal:
      LocalizedText(en: "equal principal, falling payments", ru: "убывающие (дифференцированные)")
    case .mixed: LocalizedText(en: "mixed", ru: "смешанные")
    case .interestOnly:
      LocalizedText(en: "interest only, principal at the end", ru: "только проценты, долг в конце срока")
    case .bullet: LocalizedText(en: "everything at the end", ru: "всё в конце срока")
    case .none: LocalizedText(en: "no set payments", ru: "без графика")
    case .unknown(let raw): LocalizedText(verbatim: raw)
    }
  }
}
