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
}
