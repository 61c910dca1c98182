import LoanDetailCore

extension LoanWords {
  static let contacts = LocalizedText(en: "Whom to ask", ru: "К кому обращаться")
  /// The label of the name of an organisation or, for an adviser, of a person.
  static func name(of role: Contact.Role) -> LocalizedText {
    LocalizedText(en: "Name", ru: role == .adviser ? "Имя" : "Название")
  }
  static let phone = LocalizedText(en: "Telephone", ru: "Телефон")
  static let hours = LocalizedText(en: "Hours", ru: "Часы работы")
  static let webPage = LocalizedText(en: "Web page", ru: "Сайт")
  static let organisationNumber = LocalizedText(en: "Number in the public register", ru: "Номер в реестре")
  static let responsibleFrom = LocalizedText(en: "Responsible from", ru: "Отвечает с")
  static let responsibleUntil = LocalizedText(en: "Responsible until", ru: "Отвечает до")

  static func text(of role: Contact.Role) -> LocalizedText {
    switch role {
    case .creditor: LocalizedText(en: "Lender", ru: "Кредитор")
    case .servicer: LocalizedText(en: "Servicer: takes your payments", ru: "Обслуживает кредит и принимает платежи")
    case .collector: LocalizedText(en: "Debt collector", ru: "Взыскивает долг")
    case .agent: LocalizedText(en: "Agent", ru: "Агент")
    case .adviser: LocalizedText(en: "Your adviser", ru: "Ваш менеджер")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }

  static let registryID = LocalizedText(en: "Number in the public register", ru: "Номер договора в реестре")
  static let holders = LocalizedText(en: "Number of holders", ru: "Сколько человек в договоре")
  static let bundle = LocalizedText(en: "Package", ru: "Пакет услуг")

  static let features = LocalizedText(en: "Features", ru: "Возможности")
  static let isOn = LocalizedText(en: "on", ru: "включено")
  static let isOff = LocalizedText(en: "off", ru: "выключено")
  static let included = LocalizedText(en: "included", ru: "есть")
  static let canBeUsed = LocalizedText(en: "can be used", ru: "можно использовать")

  static func text(of kind: LoanFeature.Kind) -> LocalizedText {
    switch kind {
    case .redraw: LocalizedText(en: "Taking early repayments back", ru: "Возврат досрочно внесённых денег")
    case .offset: LocalizedText(en: "Account that reduces the interest", ru: "Счёт, который уменьшает проценты")
    case .insurance: insurance
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }

  static let cards = LocalizedText(en: "Cards", ru: "Карты")
  static let card = LocalizedText(en: "Card", ru: "Карта")
  static let numberNotGiven = LocalizedText(en: "number not given", ru: "номер не указан")

  static func text(of state: PaymentCard.State) -> LocalizedText {
    switch state {
    case .active: LocalizedText(en: "active", ru: "действует")
    case .notActivated: LocalizedText(en: "not activated yet", ru: "ещё не активирована")
    case .blocked: LocalizedText(en: "blocked", ru: "заблокирована")
    case .expired: LocalizedText(en: "expired", ru: "срок истёк")
    case .closed: LocalizedText(en: "closed", ru: "закрыта")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }
}
