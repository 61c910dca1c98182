import LoanDetailCore

extension LoanWords {
  static let prepayment = LocalizedText(en: "Early repayment", ru: "Досрочное погашение")
  static let inFull = LocalizedText(en: "In full", ru: "Полностью")
  static let inPart = LocalizedText(en: "In part", ru: "Частично")
  static let minimum = LocalizedText(en: "Smallest amount", ru: "Минимальная сумма")
  static let notice = LocalizedText(en: "Notice to the bank, ahead", ru: "Заблаговременное уведомление")
  static let noNotice = LocalizedText(en: "not needed", ru: "не требуется")
  static let cost = LocalizedText(en: "Cost", ru: "Стоимость")
  static let allowed = LocalizedText(en: "allowed", ru: "можно")
  static let notAllowed = LocalizedText(en: "not allowed", ru: "нельзя")
}
