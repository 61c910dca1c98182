import LoanDetailCore

extension LoanWords {
  static let disbursement = LocalizedText(en: "Disbursement", ru: "Получение денег")
  static let earliest = LocalizedText(en: "Not before", ru: "Не раньше")
  static func after(_ time: String) -> LocalizedText { LocalizedText(en: "after \(time)", ru: "после \(time)") }
  static func before(_ time: String) -> LocalizedText { LocalizedText(en: "before \(time)", ru: "до \(time)") }
  static let refuseUntil = LocalizedText(en: "You can withdraw until", ru: "Отказаться можно до")
}
