import Localization

/// The words that only overdrafts need.
enum Words {
  static let product = LocalizedText(en: "Overdraft", ru: "Овердрафт")
  static let use = LocalizedText(en: "Use of the overdraft", ru: "Как используется овердрафт")
  static let interestSince = LocalizedText(en: "Interest since", ru: "Проценты идут с")
  static let excessSince = LocalizedText(en: "Above the limit since", ru: "Сверх лимита с")
  /// The label of the interest on the debt above the limit.
  static let excessInterest = LocalizedText(en: "Interest on that part", ru: "Проценты на эту часть")
  static let repayBy = LocalizedText(en: "Repay in full by", ru: "Погасить полностью не позднее")
  static let longestDebt = LocalizedText(en: "Longest time in debt", ru: "Срок непрерывного долга")
  /// The time left until the day of repayment, with the renewal of the limit after it.
  static func renewed(_ time: String) -> LocalizedText {
    LocalizedText(en: "\(time); the limit is then renewed", ru: "\(time); затем лимит обновится")
  }
}
