import Loans
import Localization

extension LoanWords {
  static func title(of kind: LoanTransfer.Kind?) -> LocalizedText {
    switch kind {
    case .servicing: LocalizedText(en: "Transfer of the servicing", ru: "Передача обслуживания")
    case .claim, nil: LocalizedText(en: "Transfer of the debt", ru: "Передача долга")
    }
  }

  /// The label of the transferring organisation, which is the present one until the transfer.
  static func former(_ kind: LoanTransfer.Kind, isToCome: Bool) -> LocalizedText {
    switch (kind, isToCome) {
    case (.claim, false): LocalizedText(en: "Former lender", ru: "Прежний кредитор")
    case (.claim, true): LocalizedText(en: "Lender now", ru: "Нынешний кредитор")
    case (.servicing, false): LocalizedText(en: "Former servicer", ru: "Прежде обслуживал")
    case (.servicing, true): LocalizedText(en: "Servicer now", ru: "Сейчас обслуживает")
    }
  }

  /// The label of the receiving organisation.
  static func new(_ kind: LoanTransfer.Kind, isToCome: Bool) -> LocalizedText {
    switch (kind, isToCome) {
    case (.claim, _): LocalizedText(en: "New lender", ru: "Новый кредитор")
    case (.servicing, false): LocalizedText(en: "New servicer", ru: "Теперь обслуживает")
    case (.servicing, true): LocalizedText(en: "New servicer", ru: "Будет обслуживать")
    }
  }

  /// The statement about the organisation that takes the payments or owns the debt; `day` is `nil` if it already does.
  static func successor(_ name: String, in kind: LoanTransfer.Kind, from day: String?) -> LocalizedText {
    switch (kind, day) {
    case (.servicing, nil): LocalizedText(en: "Payments go to \(name).", ru: "Платежи принимает \(name).")
    case (.servicing, let day?):
      LocalizedText(en: "From \(day) on, payments go to \(name).", ru: "С \(day) платежи принимает \(name).")
    case (.claim, nil): LocalizedText(en: "Your lender is now \(name).", ru: "Теперь ваш кредитор — \(name).")
    case (.claim, let day?):
      LocalizedText(en: "From \(day) on, your lender is \(name).", ru: "С \(day) ваш кредитор — \(name).")
    }
  }

  static let transferDay = LocalizedText(en: "Day of the transfer", ru: "Дата передачи")
  static let oldAcceptsUntil = LocalizedText(
    en: "The former one accepts payments until", ru: "Прежняя организация принимает платежи до")
  static let presentAcceptsUntil = LocalizedText(
    en: "The present one accepts payments until", ru: "Нынешняя организация принимает платежи до")
  static let oldAcceptedUntil = LocalizedText(
    en: "The former one accepted payments until", ru: "Прежняя организация принимала платежи до")
  static let insuranceInTransfer = LocalizedText(en: "Your insurance", ru: "Ваша страховка")
  static func insuranceIsAffected(_ isAffected: Bool, isOver: Bool) -> LocalizedText {
    switch (isAffected, isOver) {
    case (true, false): LocalizedText(en: "changes with the transfer", ru: "изменится")
    case (true, true): LocalizedText(en: "changed with the transfer", ru: "изменилась")
    case (false, false): LocalizedText(en: "stays as it is", ru: "не изменится")
    case (false, true): LocalizedText(en: "stayed as it was", ru: "не изменилась")
    }
  }
}
