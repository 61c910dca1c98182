import DesignSystem
import Localization

extension LoanWords {
  static let mostThatMayBeCharged = LocalizedText(en: "The most that can be charged", ru: "Сколько могут начислить")
  static let chargeCap = LocalizedText(en: "Cap on all charges", ru: "Все начисления вместе — не больше")
  static let chargedSoFar = LocalizedText(en: "Charged so far", ru: "Уже начислено")
  static let mayStillBeCharged = LocalizedText(en: "May still be charged", ru: "Ещё могут начислить")
  static let capReachedIfUnpaid = LocalizedText(
    en: "Reached if nothing is paid", ru: "Если не платить, предел наступит")
  static let dailyCap = LocalizedText(en: "Interest rate at most", ru: "Ставка — не выше")
  static let nothingMoreMayBeCharged = LocalizedText(
    en: "The cap is reached: nothing more may be charged.", ru: "Предел достигнут: больше начислять нельзя.")
  static func chargedAboveCap(_ amount: Value) -> LocalizedText {
    LocalizedText(
      en: "\(amount) more is charged than may be. Ask for a correction.",
      ru: "Начислено на \(amount) больше, чем можно. Потребуйте исправить.")
  }
  static let chargesEnd = LocalizedText(
    en: "The charges reach their cap if nothing is paid", ru: "Если не платить, начисления достигнут предела")
}
