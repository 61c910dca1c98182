import Loans
import Localization

extension LoanWords {
  static let contacts = LocalizedText(en: "Contacts", ru: "Контакты")
  /// The label of a name: that of a person for an adviser, otherwise that of an organisation.
  static func name(of role: Contact.Role) -> LocalizedText {
    role == .adviser ? LocalizedText(en: "Name", ru: "Имя") : LocalizedText(en: "Name", ru: "Название")
  }
  static let phone = LocalizedText(en: "Telephone", ru: "Телефон")
  static let hours = LocalizedText(en: "Hours", ru: "Часы работы")
  static let webPage = LocalizedText(en: "Web page", ru: "Сайт")
  static let organisationNumber = LocalizedText(en: "Registration number", ru: "Номер в реестре")
  static let responsibleFrom = LocalizedText(en: "Responsible from", ru: "Отвечает с")
  static let responsibleUntil = LocalizedText(en: "Responsible until", ru: "Отвечает до")

  static func text(of role: Contact.Role) -> LocalizedText {
    switch role {
    case .creditor: LocalizedText(en: "Lender", ru: "Кредитор")
    case .servicer: LocalizedText(en: "Servicer: accepts your payments", ru: "Обслуживает кредит и принимает платежи")
    case .collector: LocalizedText(en: "Debt collector", ru: "Взыскивает долг")
    case .agent: LocalizedText(en: "Agent", ru: "Агент")
    case .adviser: LocalizedText(en: "Your adviser", ru: "Ваш менеджер")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }
}
