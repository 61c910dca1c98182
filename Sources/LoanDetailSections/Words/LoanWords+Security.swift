public import LoanDetailCore

extension LoanWords {
  static let security = LocalizedText(en: "What secures the debt", ru: "Обеспечение")
  /// "Kind".
  public static let securityKind = LocalizedText(en: "Kind", ru: "Вид")
  /// "Address".
  public static let address = LocalizedText(en: "Address", ru: "Адрес")
  /// "Register number".
  public static let registration = LocalizedText(en: "Register number", ru: "Номер в реестре")
  /// "Appraised value".
  public static let securityValue = LocalizedText(en: "Appraised value", ru: "Оценочная стоимость")
  /// "appraised on".
  public static let valuedOn = LocalizedText(en: "appraised on", ru: "оценка от")

  static let securedAmount = LocalizedText(en: "Secures of the debt", ru: "Обеспечивает из долга")
  static let lienRegistered = LocalizedText(en: "Pledge registered on", ru: "Залог зарегистрирован")
  static let lienRemoved = LocalizedText(en: "Pledge removed on", ru: "Залог снят")
  static let lienWillBeRemoved = LocalizedText(en: "Pledge will be removed on", ru: "Залог будет снят")
  static let lienRemovedBy = LocalizedText(en: "Pledge to be removed by", ru: "Залог снимут до")

  /// What customers call a security.
  public static func text(of kind: Security.Kind) -> LocalizedText {
    switch kind {
    case .realEstate: LocalizedText(en: "Real estate", ru: "Недвижимость")
    case .vehicle: LocalizedText(en: "Vehicle", ru: "Автомобиль")
    case .deposit: LocalizedText(en: "Deposit", ru: "Вклад")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }
}
