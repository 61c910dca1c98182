import LoanDetailCore

extension LoanWords {
  static let disbursement = LocalizedText(en: "Getting the money", ru: "Получение денег")
  static let earliest = LocalizedText(en: "Not before", ru: "Не раньше")
  static func after(_ time: TimeOfDay) -> LocalizedText { LocalizedText(en: "after \(time)", ru: "после \(time)") }
  static func before(_ time: TimeOfDay) -> LocalizedText { LocalizedText(en: "before \(time)", ru: "до \(time)") }
  static let refuseUntil = LocalizedText(en: "You may refuse until", ru: "Отказаться можно до")
}
