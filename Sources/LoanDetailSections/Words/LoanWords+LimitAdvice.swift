import DesignSystem
import Localization

/// The advice to a customer whose debt is above a credit limit, or will be above a lower one.
extension LoanWords {
  static func fitLimit(_ amount: Value) -> LocalizedText {
    LocalizedText(
      en: "To be within the limit, pay \(amount)", ru: "Чтобы уложиться в лимит, внесите \(amount)")
  }
  static func fitLowerLimit(_ amount: Value, by day: Value) -> LocalizedText {
    LocalizedText(
      en: "The limit will fall: to be within it, pay \(amount) in all by \(day).",
      ru: "Лимит снизится: чтобы уложиться в него, внесите в общей сложности \(amount) не позднее \(day).")
  }
  static func excessCosts(_ rate: Value) -> LocalizedText {
    LocalizedText(en: "The rate above the limit is \(rate).", ru: "Ставка сверх лимита — \(rate).")
  }
  /// A debt above the limit, with the payment that it needs; `nil` if another payment is enough.
  static func owesAboveLimit(_ amount: Value, paying payment: Value?) -> LocalizedText {
    guard let payment else {
      return LocalizedText(en: "The debt is \(amount) above the limit.", ru: "Долг превышает лимит на \(amount).")
    }
    return LocalizedText(
      en: "The debt is \(amount) above the limit: to be within it, pay \(payment) in all.",
      ru: "Долг превышает лимит на \(amount): чтобы уложиться в него, внесите в общей сложности \(payment).")
  }
  static let isForNewLimit = LocalizedText(
    en: "The debt then fits into the new, lower limit.", ru: "Тогда долг уложится в новый, меньший лимит.")
  static func checkLimit(_ limit: Value) -> LocalizedText {
    LocalizedText(en: "Check that you owe no more than \(limit)", ru: "Проверьте, что долг не больше \(limit)")
  }
  static func limitWasAnnounced(for day: Value) -> LocalizedText {
    LocalizedText(
      en: "This is the limit that was announced for \(day).",
      ru: "По объявлению банка такой лимит действует с \(day).")
  }
  /// A lower limit that has begun since the day of the data, beside another payment.
  static func checkLimitToo(_ limit: Value, from day: Value) -> LocalizedText {
    LocalizedText(
      en: "Check also that you owe no more than \(limit): this limit was announced for \(day).",
      ru: "Проверьте также, что долг не больше \(limit): такой лимит объявлен с \(day).")
  }
}
