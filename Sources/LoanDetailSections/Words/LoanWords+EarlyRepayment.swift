import DesignSystem
import Loans
import Localization

extension LoanWords {
  static let bookedRepayment = LocalizedText(en: "Booked early repayment", ru: "Запланированное досрочное погашение")
  static let repaymentDay = LocalizedText(en: "Day of the repayment", ru: "Дата погашения")
  static func requested(on day: Value) -> LocalizedText {
    LocalizedText(en: "requested on \(day)", ru: "заявка от \(day)")
  }
  static let cancelBy = LocalizedText(en: "You can cancel it until", ru: "Отменить можно до")
  static let neededOnAccount = LocalizedText(
    en: "To be on the account that day", ru: "Должно быть на счёте в этот день")
  static let instalmentOfDay = LocalizedText(en: "Instalment of that day", ru: "Платёж по графику в этот день")
  static let repaidEarly = LocalizedText(en: "Early repayment", ru: "Досрочное погашение")
  static let stillMissing = LocalizedText(en: "Left to deposit", ru: "Осталось внести")
  static let coveredUpToInstalment = LocalizedText(
    en: "the bank's system counts money up to the instalment only",
    ru: "система банка учитывает деньги только в пределах платежа")

  static let effectOfRepayment = LocalizedText(en: "Result", ru: "Результат")
  static let paymentAfter = LocalizedText(en: "Payment afterwards", ru: "Платёж после погашения")
  static let endsAfter = LocalizedText(en: "Last payment afterwards", ru: "Последний платёж после погашения")
  static let interestSaved = LocalizedText(en: "Interest saved", ru: "Экономия на процентах")

  static func text(of effect: BookedRepayment.Effect) -> LocalizedText {
    switch effect {
    case .smallerPayment: LocalizedText(en: "the payments become smaller", ru: "платежи станут меньше")
    case .shorterTerm: LocalizedText(en: "the loan ends earlier", ru: "кредит закончится раньше")
    }
  }
  static let repaysAll = LocalizedText(en: "the whole debt is repaid", ru: "долг будет погашен полностью")

  /// The note that the schedule does not contain a booked repayment yet.
  static func scheduleBefore(_ extent: BookedRepayment.Extent, on day: String) -> LocalizedText {
    switch extent {
    case .full:
      LocalizedText(
        en:
          "This is the schedule before the early repayment booked for \(day): the payments from that day on fall away.",
        ru: "Это график до досрочного погашения, запланированного на \(day): платежи начиная с этого дня отпадут.")
    case .part:
      LocalizedText(
        en:
          "This is the schedule before the early repayment booked for \(day): the payments after that day will change.",
        ru: "Это график до досрочного погашения, запланированного на \(day): платежи после этого дня изменятся.")
    }
  }
}
