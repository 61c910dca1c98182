import LoanDetailCore

extension Words {
  static let actions = LocalizedText(en: "What you can do", ru: "Что можно сделать")
  static let more = LocalizedText(en: "More", ru: "Подробнее")
  static let allDetails = LocalizedText(en: "All details", ru: "Все подробности")
  static let madeOf = LocalizedText(en: "What the debt is made of", ru: "Из чего складывается долг")
  static let until = LocalizedText(en: "until", ru: "до")
  static let notAvailable = LocalizedText(en: "Not available:", ru: "Недоступно:")
  static let requested = LocalizedText(en: "requested on", ru: "заявка от")
  static let from = LocalizedText(en: "from", ru: "от")
  static let cutOff = LocalizedText(en: "before", ru: "до")
  static let localTime = LocalizedText(en: "to count today", ru: "— сегодняшним днём")
  static let fee = LocalizedText(en: "fee", ru: "комиссия")
  static let noFee = LocalizedText(en: "no fee", ru: "без комиссии")

  static func text(of kind: LoanAction.Kind) -> LocalizedText {
    switch kind {
    case .pay: LocalizedText(en: "Make a payment", ru: "Внести платёж")
    case .repayPart: LocalizedText(en: "Repay a part early", ru: "Погасить досрочно часть")
    case .repayFull: LocalizedText(en: "Repay everything early", ru: "Погасить досрочно полностью")
    case .changePaymentDate: LocalizedText(en: "Change the payment day", ru: "Изменить дату платежа")
    case .setUpAutopay: LocalizedText(en: "Set up automatic payment", ru: "Настроить автоплатёж")
    case .takePaymentHoliday: LocalizedText(en: "Take a payment holiday", ru: "Взять кредитные каникулы")
    case .orderStatement: LocalizedText(en: "Order a statement", ru: "Заказать справку")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }

  static let insurance = LocalizedText(en: "Insurance", ru: "Страхование")
  static let insurer = LocalizedText(en: "Insurer", ru: "Страховщик")
  static let policy = LocalizedText(en: "Policy", ru: "Полис")
  static let validFrom = LocalizedText(en: "Valid from", ru: "Действует с")
  static let validUntil = LocalizedText(en: "Valid until", ru: "Действует до")
  static let expired = LocalizedText(en: "expired", ru: "срок истёк")
  static let expiresToday = LocalizedText(en: "expires today", ru: "истекает сегодня")
  static let expiresIn = LocalizedText(en: "expires in", ru: "истекает через")
  static let premium = LocalizedText(en: "Premium", ru: "Страховая премия")
  static let insuredAmount = LocalizedText(en: "Sum insured", ru: "Страховая сумма")

  static func text(of kind: InsurancePolicy.Kind) -> LocalizedText {
    switch kind {
    case .life: LocalizedText(en: "Life and health", ru: "Жизнь и здоровье")
    case .property: LocalizedText(en: "Property", ru: "Имущество")
    case .title: LocalizedText(en: "Title", ru: "Титул")
    case .unemployment: LocalizedText(en: "Loss of work", ru: "Потеря работы")
    case .vehicle: LocalizedText(en: "Vehicle", ru: "Автомобиль")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }

  static let security = LocalizedText(en: "What secures the debt", ru: "Обеспечение")
  static let securityKind = LocalizedText(en: "Kind", ru: "Вид")
  static let address = LocalizedText(en: "Address", ru: "Адрес")
  static let registration = LocalizedText(en: "Register number", ru: "Номер в реестре")
  static let securityValue = LocalizedText(en: "Appraised value", ru: "Оценочная стоимость")
  static let valuedOn = LocalizedText(en: "appraised on", ru: "оценка от")

  static func text(of kind: Security.Kind) -> LocalizedText {
    switch kind {
    case .realEstate: LocalizedText(en: "Real estate", ru: "Недвижимость")
    case .vehicle: LocalizedText(en: "Vehicle", ru: "Автомобиль")
    case .deposit: LocalizedText(en: "Deposit", ru: "Вклад")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }

  static let documents = LocalizedText(en: "Documents", ru: "Документы")
  static let undated = LocalizedText(en: "no date", ru: "без даты")
}
