import DesignSystem
import Loans
import Localization

extension LoanWords {
  static let afterRepayment = LocalizedText(en: "After the repayment", ru: "После погашения")
  static let nothingLeftToDo = LocalizedText(en: "Nothing is left to do.", ru: "Больше ничего делать не нужно.")

  static let releaseOfPledge = LocalizedText(en: "Release of the pledge", ru: "Снятие залога")

  /// The customer-facing name of a step after the repayment; `nil` for a step that only its own text describes.
  static func text(of kind: ClosingStep.Kind) -> LocalizedText? {
    switch kind {
    case .certificate: LocalizedText(en: "Certificate of no debt", ru: "Справка об отсутствии долга")
    case .lienRelease: releaseOfPledge
    case .insuranceRefund: premiumRefund
    case .other: nil
    }
  }

  static func text(of state: ClosingStep.State) -> LocalizedText {
    switch state {
    case .toDo: LocalizedText(en: "you have to act", ru: "нужно ваше действие")
    case .underway: LocalizedText(en: "under way", ru: "оформляется")
    case .done: LocalizedText(en: "done", ru: "готово")
    }
  }
  static let otherStep = LocalizedText(en: "Also", ru: "Кроме того")
  static func expectedOn(_ day: Value) -> LocalizedText {
    LocalizedText(en: "expected on \(day)", ru: "ожидается \(day)")
  }
  static let notReleased = LocalizedText(en: "not released yet", ru: "ещё не снят")

  /// The right to a part of a premium once a booked early repayment has repaid the whole debt.
  static let premiumRightToCome = LocalizedText(
    en: "This policy runs on after the repayment: you will have the right to a part of its premium.",
    ru: "Этот полис действует и после погашения: вы сможете вернуть часть премии.")
  /// The right to a part of a premium now that the whole debt is repaid early.
  static let premiumRight = LocalizedText(
    en: "This policy runs on after the repayment: you have the right to a part of its premium.",
    ru: "Этот полис действует и после погашения: вы вправе вернуть часть премии.")
}
