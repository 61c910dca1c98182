import DesignSystem
public import Loans
public import Localization

extension LoanWords {
  /// "Fees".
  public static let fees = LocalizedText(en: "Fees", ru: "Комиссии")
  static func outstanding(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "\(amount) to pay", ru: "к оплате \(amount)")
  }
  static let paidFee = LocalizedText(en: "paid", ru: "оплачено")
  static let penalty = LocalizedText(en: "penalty", ru: "неустойка")
  static func atLeast(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "at least \(amount)", ru: "не менее \(amount)")
  }
  static func atMost(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "at most \(amount)", ru: "не более \(amount)")
  }

  /// A percentage with its base, such as "1% of the transaction".
  static func percent(_ percent: PercentValue, of base: Fee.Base) -> LocalizedText {
    let percent = Value.percent(percent)
    return switch base {
    case .operation: LocalizedText(en: "\(percent) of the transaction", ru: "\(percent) от суммы операции")
    case .originalAmount:
      LocalizedText(en: "\(percent) of the original amount", ru: "\(percent) от первоначальной суммы")
    case .principal: LocalizedText(en: "\(percent) of the principal owed", ru: "\(percent) от остатка основного долга")
    case .payment: LocalizedText(en: "\(percent) of the payment", ru: "\(percent) от суммы платежа")
    case .limit: LocalizedText(en: "\(percent) of the limit", ru: "\(percent) от лимита")
    case .other(let raw): LocalizedText(en: "\(percent) \(raw)", ru: "\(percent) \(raw)")
    }
  }

  /// The customer-facing text about the frequency of a fee.
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
