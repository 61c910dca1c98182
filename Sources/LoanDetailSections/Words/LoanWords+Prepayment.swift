import LoanDetailCore

extension LoanWords {
  static let prepayment = LocalizedText(en: "Early repayment by the contract", ru: "Досрочное погашение по договору")
  static let notPossibleNow = LocalizedText(en: "not possible now:", ru: "сейчас недоступно:")
  static let inFull = LocalizedText(en: "In full", ru: "Полностью")
  static let inPart = LocalizedText(en: "In part", ru: "Частично")
  static let minimum = LocalizedText(en: "Smallest amount", ru: "Минимальная сумма")
  static let notice = LocalizedText(en: "Notice to the bank, ahead", ru: "Заблаговременное уведомление")
  static let noNotice = LocalizedText(en: "not needed", ru: "не требуется")
  static let noticeUntil = LocalizedText(
    en: "Notify the bank for the next payment day by", ru: "Уведомить банк к ближайшему платежу до")
  static let daysAllowed = LocalizedText(en: "On which days", ru: "В какие дни")
  static let compensation = LocalizedText(en: "You pay for repaying it all now", ru: "Плата за полное погашение сейчас")
  static let cost = LocalizedText(en: "Cost", ru: "Стоимость")
  static let allowed = LocalizedText(en: "allowed", ru: "можно")
  static let notAllowed = LocalizedText(en: "not allowed", ru: "нельзя")
}
