import DesignSystem
import LoanDetailSections
import Loans
import Localization

extension LoanWords {
  static let quoteTitle = LocalizedText(en: "Quote", ru: "Предварительный расчёт")
  static func quoteOf(_ day: Value) -> LocalizedText {
    LocalizedText(en: "Quote for a loan taken on \(day)", ru: "Предварительный расчёт, выдача \(day)")
  }
  static let paymentOfQuote = LocalizedText(en: "Payment every month", ru: "Ежемесячный платёж")
  static func with(_ insurances: String) -> LocalizedText {
    LocalizedText(en: "with insurance: \(insurances)", ru: "со страховкой: \(insurances)")
  }
  static func cheapestIs(_ insurances: String) -> LocalizedText {
    LocalizedText(en: "Cheapest in all: \(insurances)", ru: "Дешевле всего: \(insurances)")
  }
  static let withoutInsurance = LocalizedText(en: "without insurance", ru: "без страховки")

  static let quoteLacks = LocalizedText(en: "What is missing", ru: "Чего не хватает для расчёта")
  static func lacks(_ missing: QuoteOffer.Missing) -> LocalizedText {
    switch missing {
    case .interest:
      LocalizedText(
        en: "The tariff does not state how interest is calculated.", ru: "В тарифе не указано, как считаются проценты.")
    case .price(let insurance):
      LocalizedText(
        en: "The tariff does not state the price of the insurance: \(insurance).",
        ru: "В тарифе не указана цена страховки: \(insurance).")
    case .rateWithout(let insurance):
      LocalizedText(
        en: "The tariff does not state the rate without the insurance: \(insurance).",
        ru: "В тарифе не указана ставка без страховки: \(insurance).")
    case .schedule:
      LocalizedText(
        en: "No payments follow from these terms.", ru: "По этим условиям рассчитать платежи не удаётся.")
    }
  }

  static let whatItWouldCost = LocalizedText(en: "What it would cost", ru: "Сколько это будет стоить")
  static func lastIs(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "the last one is \(amount)", ru: "последний — \(amount)")
  }
  static let paidOnQuote = LocalizedText(en: "You pay in all", ru: "Всего вы заплатите")
  static let paidAbove = LocalizedText(en: "Above the amount of the loan", ru: "Сверх суммы кредита")
  static func text(of frequency: Tariff.Price.Frequency) -> LocalizedText {
    switch frequency {
    case .once: LocalizedText(en: "paid once, on the day of the loan", ru: "платится один раз, в день выдачи")
    case .yearly: LocalizedText(en: "paid every year", ru: "платится каждый год")
    case .monthly: LocalizedText(en: "paid every month", ru: "платится каждый месяц")
    }
  }

  static let offers = LocalizedText(en: "With and without insurance", ru: "Со страховкой и без неё")
  static let rateColumn = LocalizedText(en: "Rate", ru: "Ставка")
  static let premiums = LocalizedText(en: "Insurance costs", ru: "Страховка стоит")
  static func fullCostColumn(_ measure: FullCost.Measure?) -> LocalizedText {
    measure == .psk ? LocalizedText(en: "Full cost", ru: "ПСК") : LocalizedText(en: "Full cost", ru: "Полная стоимость")
  }
  static let mark = LocalizedText(en: "Result", ru: "Итог")
  static let cheapest = LocalizedText(en: "cheapest", ru: "дешевле всего")
  static let notCalculable = LocalizedText(en: "cannot be calculated", ru: "не рассчитать")
  static func cheaperBy(_ amount: Value, with insurances: String) -> LocalizedText {
    LocalizedText(
      en: "\(insurances): you pay \(amount) less in all than with every insurance.",
      ru: "\(insurances): всего вы заплатите на \(amount) меньше, чем со всеми страховками.")
  }
  static let comparedBy = LocalizedText(
    en: "The cheapest is the one for which all payments and insurance premiums together are the least. The full cost "
      + "contains the premiums on which the rate depends.",
    ru: "Дешевле всего тот вариант, где меньше всего сумма всех платежей и страховых премий. В полную стоимость входят "
      + "премии, от которых зависит ставка.")

  static let yourRequest = LocalizedText(en: "Your request", ru: "Ваш запрос")
  static let paidOutOn = LocalizedText(en: "The money is paid out on", ru: "Выдача кредита")
  static let firstPaymentOn = LocalizedText(en: "First payment", ru: "Первый платёж")
  static let quoteIsNoOffer = LocalizedText(
    en: "Calculated from the tariff. It is no decision of the bank, and the contract may differ.",
    ru: "Рассчитано по тарифу. Это не решение банка, условия договора могут отличаться.")
  static func scheduleWithoutPremiums(_ premium: Value) -> LocalizedText {
    LocalizedText(
      en: "The insurance premiums, \(premium) in all, are paid in addition.",
      ru: "Страховые премии, всего \(premium), платятся дополнительно.")
  }
}
