import LoanArithmetic
import Localization

/// The words of the replies as a screen.
enum Words {
  static let schedule = LocalizedText(en: "Payment schedule", ru: "График платежей")
  static let effectiveRate = LocalizedText(en: "Effective rate", ru: "Эффективная ставка")
  static let dayCount = LocalizedText(en: "Day count", ru: "Счёт дней")
  static let minimumPayment = LocalizedText(en: "Minimum payment", ru: "Минимальный платёж")
  static let request = LocalizedText(en: "Request", ru: "Запрос")
  static let noRequests = LocalizedText(en: "There are no requests.", ru: "Запросов нет.")

  static let number = LocalizedText(en: "#", ru: "№")
  static let date = LocalizedText(en: "Date", ru: "Дата")
  static let payment = LocalizedText(en: "Payment", ru: "Платёж")
  static let principal = LocalizedText(en: "Principal", ru: "Основной долг")
  static let interest = LocalizedText(en: "Interest", ru: "Проценты")
  static let balance = LocalizedText(en: "Balance after", ru: "Остаток долга")
  static let kind = LocalizedText(en: "Kind", ru: "Вид")
  static let total = LocalizedText(en: "Total", ru: "Итого")

  static let disclosed = LocalizedText(en: "Disclosed", ru: "Раскрываемая")
  static let percent = LocalizedText(en: "Percent a year", ru: "Процентов годовых")
  static let basePeriod = LocalizedText(en: "Base period", ru: "Базовый период")
  static let basePeriods = LocalizedText(en: "Base periods a year", ru: "Базовых периодов в году")
  static let unitPeriods = LocalizedText(en: "Unit-periods a year", ru: "Единичных периодов в году")
  static let overpaid = LocalizedText(en: "In money", ru: "В денежном выражении")
  static let days = PluralText(en: ("day", "days"), ru: ("день", "дня", "дней"))
  static let months = PluralText(en: ("month", "months"), ru: ("месяц", "месяца", "месяцев"))

  static let daysCounted = LocalizedText(en: "Days", ru: "Дней")
  static let fraction = LocalizedText(en: "Part of a year", ru: "Часть года")
  static let yearFraction = LocalizedText(en: "As a decimal", ru: "Десятичной дробью")

  /// The words for a kind of row; `nil` for a regular payment, which needs none.
  static func kind(_ kind: Schedule.Row.Kind) -> LocalizedText? {
    switch kind {
    case .regular: nil
    case .early: LocalizedText(en: "early repayment", ru: "досрочно")
    case .stub: LocalizedText(en: "first days", ru: "первые дни")
    case .downPayment: LocalizedText(en: "down payment", ru: "первый взнос")
    case .holiday: LocalizedText(en: "payment holiday", ru: "каникулы")
    }
  }

  /// The title of the screen with the replies.
  static func title(of calculation: Calculation) -> LocalizedText {
    switch calculation {
    case .schedule: schedule
    case .effectiveRate: effectiveRate
    case .dayCount: dayCount
    case .cardMinimum: minimumPayment
    }
  }
}
