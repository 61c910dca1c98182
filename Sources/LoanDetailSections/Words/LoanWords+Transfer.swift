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

  /// Whom to pay, from a day on or from now on.
  static func pay(to name: String, from day: String?) -> LocalizedText {
    guard let day else { return LocalizedText(en: "Pay to: \(name).", ru: "Платите сюда: \(name).") }
    return LocalizedText(en: "From \(day) on, pay to: \(name).", ru: "С \(day) платите сюда: \(name).")
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

  static let disbursement = LocalizedText(en: "Getting the money", ru: "Получение денег")
  static let earliest = LocalizedText(en: "Not before", ru: "Не раньше")
  static let refuseUntil = LocalizedText(en: "You may refuse until", ru: "Отказаться можно до")
}
