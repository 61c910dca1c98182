import DesignSystem
import Loans
import Localization

extension LoanWords {
  static let chooseWayOutBy = LocalizedText(
    en: "Choose what to do with the last payment by", ru: "Решить, как быть с последним платежом, до")
  static let chooseBy = LocalizedText(en: "Choose by", ru: "Выбрать до")
  static let chosen = LocalizedText(en: "chosen", ru: "выбрано")
  static let afterwards = LocalizedText(en: "Payments afterwards", ru: "Платежи потом")
  static let notOwed = LocalizedText(
    en: "You pay it only if you keep the thing.", ru: "Платить нужно, только если оставляете вещь себе.")
  static let costsBeside = LocalizedText(en: "Fee", ru: "Комиссия")

  static func text(of kind: Balloon.Kind) -> LocalizedText {
    switch kind {
    case .balloon: balloon
    case .residual: residual
    }
  }

  /// The heading of the ways to settle the payment at the end.
  static func waysOut(of kind: Balloon.Kind) -> LocalizedText {
    switch kind {
    case .balloon: LocalizedText(en: "What to do with the large last payment", ru: "Как быть с последним платежом")
    case .residual: LocalizedText(en: "What to do at the end", ru: "Что можно сделать в конце договора")
    }
  }

  /// The name of a way to settle the payment at the end. `thing` is the kind of the security that can be returned.
  static func text(of way: Balloon.WayOut.Kind, _ thing: Security.Kind?) -> LocalizedText {
    switch (way, thing) {
    case (.pay, _): LocalizedText(en: "Pay it in one sum", ru: "Заплатить всю сумму сразу")
    case (.giveBack, .vehicle): LocalizedText(en: "Return the car instead", ru: "Вернуть автомобиль вместо оплаты")
    case (.giveBack, _): LocalizedText(en: "Return the thing instead", ru: "Вернуть вещь вместо оплаты")
    case (.refinance, _): LocalizedText(en: "Pay it in instalments", ru: "Платить эту сумму частями")
    case (.other(let name), _): LocalizedText(verbatim: name)
    }
  }
}
