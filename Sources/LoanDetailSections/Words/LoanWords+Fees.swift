public import LoanDetailCore

extension LoanWords {
  /// "Fees".
  public static let fees = LocalizedText(en: "Fees", ru: "Комиссии")
  static let outstanding = LocalizedText(en: "to pay", ru: "к оплате")
  static let paidFee = LocalizedText(en: "paid", ru: "оплачено")
  static let penalty = LocalizedText(en: "penalty", ru: "неустойка")
  static func atLeast(_ amount: String) -> LocalizedText {
    LocalizedText(en: "at least \(amount)", ru: "не менее \(amount)")
  }
  static func atMost(_ amount: String) -> LocalizedText {
    LocalizedText(en: "at most \(amount)", ru: "не более \(amount)")
  }

  static func text(ofBase base: Fee.Base) -> LocalizedText {
    switch base {
    case .operation: LocalizedText(en: "of the operation", ru: "от суммы операции")
    case .originalAmount: LocalizedText(en: "of the original amount", ru: "от первоначальной суммы")
    case .principal: LocalizedText(en: "of the principal owed", ru: "от остатка основного долга")
    case .payment: LocalizedText(en: "of the payment", ru: "от суммы платежа")
    case .limit: LocalizedText(en: "of the limit", ru: "от лимита")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }

  /// How often a fee is charged.
  public static func text(of frequency: Fee.Frequency) -> LocalizedText {
    switch frequency {
    case .once: LocalizedText(en: "once", ru: "один раз")
    case .perInstalment: LocalizedText(en: "with each payment", ru: "с каждым платежом")
    case .monthly: LocalizedText(en: "every month", ru: "каждый месяц")
    case .yearly: LocalizedText(en: "every year", ru: "каждый год")
    case .perUse: LocalizedText(en: "each time", ru: "каждый раз")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }
}
