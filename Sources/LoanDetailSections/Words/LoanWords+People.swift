public import Loans
public import Localization

extension LoanWords {
  static let yourRole = LocalizedText(en: "Your role", ru: "Ваша роль")
  static let parties = LocalizedText(en: "Parties", ru: "Участники договора")
  static let nameless = LocalizedText(en: "name not given", ru: "имя не указано")
  static let nameWithheld = LocalizedText(en: "name not shown", ru: "имя не показано")

  /// The customer-facing name of a party of the contract.
  public static func text(of role: Party.Role) -> LocalizedText {
    switch role {
    case .borrower: LocalizedText(en: "borrower", ru: "заёмщик")
    case .coBorrower: LocalizedText(en: "co-borrower", ru: "созаёмщик")
    case .guarantor: LocalizedText(en: "guarantor", ru: "поручитель")
    case .pledgor: LocalizedText(en: "pledgor", ru: "залогодатель")
    case .payer: LocalizedText(en: "payer", ru: "плательщик")
    case .unknown(let raw): LocalizedText(verbatim: raw)
    }
  }
}
