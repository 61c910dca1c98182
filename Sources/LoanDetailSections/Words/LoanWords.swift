package import DesignSystem
import LoanArithmetic
public import Localization

/// The words that all products share, in all languages. A missing translation does not compile.
///
/// A product uses the public words for its own rows, so that the same thing has the same name everywhere. The other
/// words belong to single sections.
public enum LoanWords {
  static let withheld = LocalizedText(en: "not disclosed by the bank", ru: "банк не раскрывает эти данные")
  static let unreadable = LocalizedText(
    en: "the data arrived with an error", ru: "данные пришли с ошибкой")
  /// The day for which something is true.
  package static func asOf(_ day: Value) -> LocalizedText {
    LocalizedText(en: "as of \(day)", ru: "по состоянию на \(day)")
  }
  /// A statement with the day for which it is true.
  static func ofItsDay(_ text: LocalizedText, _ day: Value) -> LocalizedText {
    LocalizedText(en: "\(text), as of \(day)", ru: "\(text), по состоянию на \(day)")
  }
  /// A statement with a spoken form and the day for which it is true.
  static func ofItsDay(_ text: SpokenText, _ day: Value) -> LocalizedText {
    LocalizedText(en: "\(text), as of \(day)", ru: "\(text), по состоянию на \(day)")
  }
  /// A word of the source's own, or a general text if the source has written only "other".
  static func own(_ word: String, or text: LocalizedText) -> LocalizedText {
    word == "other" ? text : LocalizedText(verbatim: word)
  }
  static let calculated = LocalizedText(en: "calculated", ru: "рассчитано")
  static let toldByCustomer = LocalizedText(en: "as you told us", ru: "с ваших слов")
  static let yes = LocalizedText(en: "yes", ru: "да")
  static let no = LocalizedText(en: "no", ru: "нет")

  /// "day".
  public static let days = PluralText(en: ("day", "days"), ru: ("день", "дня", "дней"))
  /// A label and its value, in their spoken form.
  static func labelled(_ label: LocalizedText, _ value: Value) -> LocalizedText {
    let value = value.spoken
    return LocalizedText(en: "\(label) \(value)", ru: "\(label) \(value)")
  }
  /// A name and what is stated about it.
  static func titled(_ title: LocalizedText, _ text: LocalizedText) -> LocalizedText {
    LocalizedText(en: "\(title): \(text)", ru: "\(title): \(text)")
  }
  /// A number with its unit, if it has one.
  static func quantity(_ number: String, _ unit: LocalizedText?) -> LocalizedText {
    unit.map { LocalizedText(en: "\(number) \($0)", ru: "\(number) \($0)") } ?? LocalizedText(verbatim: number)
  }

  /// The number of payments made and of all payments: "18 of 60 payments", «18 из 60 платежей».
  static func payments(_ done: String, of all: Int, _ formatter: LocaleFormatter) -> LocalizedText {
    let all = formatter.count(all, paymentsOf)
    return LocalizedText(en: "\(done) of \(all)", ru: "\(done) из \(all)")
  }
  /// The noun after "of" and a number of payments.
  private static let paymentsOf = PluralText(
    en: ("payment", "payments"), ru: ("платежа", "платежей", "платежей"))
  package static let payments = PluralText(en: ("payment", "payments"), ru: ("платёж", "платежа", "платежей"))

  /// The noun of a unit of time.
  static func unit(_ unit: Term.Unit) -> PluralText {
    switch unit {
    case .days: days
    case .weeks: weeks
    case .months: months
    case .years: years
    }
  }
  private static let weeks = PluralText(en: ("week", "weeks"), ru: ("неделя", "недели", "недель"))
  private static let months = PluralText(en: ("month", "months"), ru: ("месяц", "месяца", "месяцев"))
  private static let years = PluralText(en: ("year", "years"), ru: ("год", "года", "лет"))

  /// A percentage with its period, such as "11.5% a year"; in the spoken form, "per year".
  static func percent(_ percent: PercentValue, per period: Rate.Period, spoken isSpoken: Bool = false) -> LocalizedText
  {
    let percent = isSpoken ? percent.spoken : percent.text
    return switch (period, isSpoken) {
    case (.day, false): LocalizedText(en: "\(percent) a day", ru: "\(percent) в день")
    case (.month, false): LocalizedText(en: "\(percent) a month", ru: "\(percent) в месяц")
    case (.year, false): LocalizedText(en: "\(percent) a year", ru: "\(percent) годовых")
    case (.day, true): LocalizedText(en: "\(percent) per day", ru: "\(percent) в день")
    case (.month, true): LocalizedText(en: "\(percent) per month", ru: "\(percent) в месяц")
    case (.year, true): LocalizedText(en: "\(percent) per year", ru: "\(percent) годовых")
    }
  }

  /// A percentage with its base in words, such as "60% of each payment".
  static func percent(_ percent: PercentValue, of base: LocalizedText) -> LocalizedText {
    let percent = Value.percent(percent)
    return LocalizedText(en: "\(percent) \(base)", ru: "\(percent) \(base)")
  }

  static func answer(_ flag: Bool) -> LocalizedText { flag ? yes : no }
}
