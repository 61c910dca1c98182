public import LoanDetailCore

extension LoanWords {
  static let contract = LocalizedText(en: "Contract", ru: "Договор")
  static let type = LocalizedText(en: "Product", ru: "Продукт")
  static let status = LocalizedText(en: "Status", ru: "Состояние")
  /// "Contract number".
  public static let contractNumber = LocalizedText(en: "Contract number", ru: "Номер договора")
  static let contractShort = LocalizedText(en: "contract", ru: "договор")
  /// "Opened".
  public static let opened = LocalizedText(en: "Opened", ru: "Открыт")
  /// "Ends".
  public static let ends = LocalizedText(en: "Ends", ru: "Закончится")
  static let ended = LocalizedText(en: "Term ended", ru: "Срок закончился")
}
