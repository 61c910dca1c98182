public import LoanDetailCore

extension LoanWords {
  static let actions = LocalizedText(en: "What you can do", ru: "Что можно сделать")
  static let until = LocalizedText(en: "until", ru: "до")
  static let notAvailable = LocalizedText(en: "Not available:", ru: "Недоступно:")
  static let requested = LocalizedText(en: "requested on", ru: "заявка от")
  static let from = LocalizedText(en: "from", ru: "от")
  static let cutOff = LocalizedText(en: "before", ru: "до")
  static let localTime = LocalizedText(en: "to count today", ru: "— сегодняшним днём")
  static let fee = LocalizedText(en: "fee", ru: "комиссия")
  static let noFee = LocalizedText(en: "no fee", ru: "без комиссии")

  /// What customers call an action.
  public static func text(of kind: LoanAction.Kind) -> LocalizedText {
    switch kind {
    case .pay: LocalizedText(en: "Make a payment", ru: "Внести платёж")
    case .repayPart: LocalizedText(en: "Repay a part early", ru: "Погасить досрочно часть")
    case .repayFull: LocalizedText(en: "Repay everything early", ru: "Погасить досрочно полностью")
    case .changePaymentDate: LocalizedText(en: "Change the payment day", ru: "Изменить дату платежа")
    case .setUpAutopay: LocalizedText(en: "Set up automatic payment", ru: "Настроить автоплатёж")
    case .takePaymentHoliday: LocalizedText(en: "Take a payment holiday", ru: "Взять кредитные каникулы")
    case .orderStatement: LocalizedText(en: "Order a statement", ru: "Заказать справку")
    case .restructure: LocalizedText(en: "Ask for easier terms", ru: "Попросить о реструктуризации")
    case .refuse: LocalizedText(en: "Refuse the loan", ru: "Отказаться от кредита")
    case .cancelInsurance: LocalizedText(en: "Cancel the insurance", ru: "Отказаться от страховки")
    case .contactAdviser: LocalizedText(en: "Contact your adviser", ru: "Связаться с менеджером")
    case .dispute: LocalizedText(en: "Dispute an operation", ru: "Оспорить операцию")
    case .cancelRequest: LocalizedText(en: "Cancel the request", ru: "Отменить заявку")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }
}
