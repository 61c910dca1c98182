public import LoanDetailCore

extension LoanWords {
  static let about = LocalizedText(en: "About the loan", ru: "О кредите")
  /// "Terms".
  public static let terms = LocalizedText(en: "Terms", ru: "Условия")
  /// "Original amount".
  public static let originalAmount = LocalizedText(en: "Original amount", ru: "Сумма кредита")
  /// "Term".
  public static let term = LocalizedText(en: "Term", ru: "Срок")
  static let fixedPayment = LocalizedText(en: "Fixed payment", ru: "Фиксированный платёж")
  static let totalRepayment = LocalizedText(en: "To be repaid in all", ru: "Всего будет выплачено")
  static let costOfCredit = LocalizedText(en: "Cost of the loan in all", ru: "Переплата за весь срок")
  static let applicationOrder = LocalizedText(en: "A payment goes to", ru: "Порядок погашения")
  static let chargeCap = LocalizedText(en: "All charges together, at most", ru: "Все начисления вместе — не больше")
  static let chargedSoFar = LocalizedText(en: "charged so far", ru: "начислено")
  static let principalRepaid = LocalizedText(en: "Principal repaid", ru: "Выплачен основной долг")
  static let of = LocalizedText(en: "of", ru: "из")
  static let paymentCount = LocalizedText(en: "Number of payments", ru: "Число платежей")
  static let paymentEvery = LocalizedText(en: "Time between payments", ru: "Период между платежами")
  static let paymentDay = LocalizedText(en: "Payment day of the month", ru: "День платежа")
  static let amortisation = LocalizedText(en: "Type of payments", ru: "Вид платежей")
  static let inShort = LocalizedText(en: "In short", ru: "Коротко")
  static let secured = LocalizedText(en: "secured", ru: "с обеспечением")
  static let insured = LocalizedText(en: "insured", ru: "со страховкой")
  /// "Purpose".
  public static let purpose = LocalizedText(en: "Purpose", ru: "Цель кредита")
  static let notProvided = LocalizedText(
    en: "The bank's system does not say:", ru: "Система банка не сообщает:")

  /// The kind of payments as a text of its own, without a label.
  static func payments(by amortisation: Amortisation) -> LocalizedText {
    switch amortisation {
    case .annuity: LocalizedText(en: "equal payments", ru: "равные платежи")
    case .equalPrincipal: LocalizedText(en: "falling payments", ru: "убывающие платежи")
    case .mixed: LocalizedText(en: "mixed payments", ru: "смешанные платежи")
    case .interestOnly, .bullet, .none, .unknown: text(of: amortisation)
    }
  }

  /// What customers call a way of repayment.
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
