public import DesignSystem
public import Loans
public import Localization

extension LoanWords {
  static let security = LocalizedText(en: "Collateral", ru: "Обеспечение")
  /// "Kind".
  public static let securityKind = LocalizedText(en: "Kind", ru: "Вид")
  /// "Address".
  public static let address = LocalizedText(en: "Address", ru: "Адрес")
  /// "Cadastral number" of real estate, "Registration number" of anything else.
  public static func registration(of kind: Security.Kind) -> LocalizedText {
    kind == .realEstate
      ? LocalizedText(en: "Cadastral number", ru: "Кадастровый номер")
      : LocalizedText(en: "Registration number", ru: "Номер в реестре")
  }
  /// "Appraised value".
  public static let securityValue = LocalizedText(en: "Appraised value", ru: "Оценочная стоимость")
  /// "appraised on December 5, 2026".
  public static func valuedOn(_ day: Value) -> LocalizedText {
    LocalizedText(en: "appraised on \(day)", ru: "оценка от \(day)")
  }

  static let securedAmount = LocalizedText(en: "Amount secured", ru: "Обеспечивает долг на сумму")
  public static let lienRegistered = LocalizedText(en: "Pledge registered on", ru: "Залог зарегистрирован")
  public static let lienRemoved = LocalizedText(en: "Pledge removed on", ru: "Залог снят")
  static let lienWillBeRemoved = LocalizedText(en: "Pledge will be removed on", ru: "Залог будет снят")
  public static let lienRemovedBy = LocalizedText(en: "Pledge to be removed by", ru: "Залог снимут до")

  /// The customer-facing name of a security.
  public static func text(of kind: Security.Kind) -> LocalizedText {
    switch kind {
    case .realEstate: LocalizedText(en: "Real estate", ru: "Недвижимость")
    case .vehicle: LocalizedText(en: "Vehicle", ru: "Автомобиль")
    case .deposit: LocalizedText(en: "Deposit", ru: "Вклад")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }
}
