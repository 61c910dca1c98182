import Localization

extension LoanWords {
  static let prepayment = LocalizedText(en: "Early repayment by the contract", ru: "Досрочное погашение по договору")
  static func notPossibleNow(_ reason: LocalizedText) -> LocalizedText {
    LocalizedText(en: "not possible now: \(reason)", ru: "сейчас недоступно: \(reason)")
  }
  static let inFull = LocalizedText(en: "In full", ru: "Полностью")
  static let inPart = LocalizedText(en: "In part", ru: "Частично")
  static let minimum = LocalizedText(en: "Minimum amount", ru: "Минимальная сумма")
  static let notice = LocalizedText(en: "Notice period", ru: "Срок уведомления")
  static let noNotice = LocalizedText(en: "not needed", ru: "не требуется")
  static let noticeUntil = LocalizedText(
    en: "Give notice for the next payment day by", ru: "Уведомить банк к ближайшему платежу до")
  static let daysAllowed = LocalizedText(en: "Days allowed", ru: "В какие дни")
  static let compensation = LocalizedText(en: "Charge for full repayment now", ru: "Плата за полное погашение сейчас")
  static let cost = LocalizedText(en: "Cost", ru: "Стоимость")
  static let allowed = LocalizedText(en: "allowed", ru: "можно")
  static let notAllowed = LocalizedText(en: "not allowed", ru: "нельзя")
}
