import Localization

extension LoanWords {
  static let payouts = LocalizedText(en: "Paid out in parts", ru: "Выдача частями")
  static let paidOut = LocalizedText(en: "Paid out", ru: "Выдано")
  static let isPaidOut = LocalizedText(en: "paid out", ru: "выдано")
  static let payoutNeeds = LocalizedText(en: "Needed for it", ru: "Что для этого нужно")
  static func payout(_ number: String) -> LocalizedText { LocalizedText(en: "Part \(number)", ru: "Часть \(number)") }
  static func payouts(_ done: String, of all: String) -> LocalizedText {
    LocalizedText(en: "\(done) of \(all)", ru: "\(done) из \(all)")
  }
  /// The noun after "of".
  static let ofParts = PluralText(en: ("part", "parts"), ru: ("части", "частей", "частей"))
  static let disbursement = LocalizedText(en: "Disbursement", ru: "Получение денег")
  static let earliest = LocalizedText(en: "Not before", ru: "Не раньше")
  static func after(_ time: String) -> LocalizedText { LocalizedText(en: "after \(time)", ru: "после \(time)") }
  static func before(_ time: String) -> LocalizedText { LocalizedText(en: "before \(time)", ru: "до \(time)") }
  static let refuseUntil = LocalizedText(en: "You can withdraw until", ru: "Отказаться можно до")
}
