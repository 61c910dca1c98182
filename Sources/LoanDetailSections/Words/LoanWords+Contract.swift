import DesignSystem
public import Localization

extension LoanWords {
  static let contract = LocalizedText(en: "Contract", ru: "Договор")
  static let type = LocalizedText(en: "Product", ru: "Продукт")
  static let status = LocalizedText(en: "Status", ru: "Состояние")
  /// "Contract number".
  public static let contractNumber = LocalizedText(en: "Contract number", ru: "Номер договора")
  static func contractShort(_ number: Value) -> LocalizedText {
    LocalizedText(en: "contract \(number)", ru: "договор \(number)")
  }
  /// "Opened".
  public static let opened = LocalizedText(en: "Opened", ru: "Открыт")
  /// "Ends".
  public static let ends = LocalizedText(en: "Ends", ru: "Закончится")
  static let ended = LocalizedText(en: "Term ended", ru: "Срок закончился")

  static let toBeSettled = LocalizedText(en: "To be settled", ru: "Расчёты завершатся")
  static let settled = LocalizedText(en: "Settled", ru: "Расчёты завершены")
  static let linkedAccount = LocalizedText(en: "Linked account", ru: "Привязанный счёт")
  static let borrower = LocalizedText(en: "Borrower", ru: "Заёмщик")
  static let registryID = LocalizedText(en: "Contract registry number", ru: "Номер договора в реестре")
  static let holders = LocalizedText(en: "Number of holders", ru: "Сколько человек в договоре")
  static let bundle = LocalizedText(en: "Package", ru: "Пакет услуг")
}
