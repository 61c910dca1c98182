import LoanDetailCore

extension LoanWords {
  static func title(of kind: LoanTransfer.Kind?) -> LocalizedText {
    switch kind {
    case .servicing: LocalizedText(en: "Transfer of the servicing", ru: "Передача обслуживания")
    case .claim, nil: LocalizedText(en: "Transfer of the debt", ru: "Передача долга")
    }
  }

  static func former(_ kind: LoanTransfer.Kind) -> LocalizedText {
    switch kind {
    case .claim: LocalizedText(en: "Former lender", ru: "Прежний кредитор")
    case .servicing: LocalizedText(en: "Former servicer", ru: "Прежде обслуживал")
    }
  }

  static func new(_ kind: LoanTransfer.Kind) -> LocalizedText {
    switch kind {
    case .claim: LocalizedText(en: "New lender", ru: "Новый кредитор")
    case .servicing: LocalizedText(en: "New servicer", ru: "Теперь обслуживает")
    }
  }

  /// Who takes the payments or owns the debt, from a day to come on or already now.
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
  static let insuranceInTransfer = LocalizedText(en: "Your insurance", ru: "Ваша страховка")
  static func insuranceIsAffected(_ isAffected: Bool) -> LocalizedText {
    isAffected
      ? LocalizedText(en: "changes with the transfer", ru: "изменится")
      : LocalizedText(en: "stays as it is", ru: "не изменится")
  }
}
