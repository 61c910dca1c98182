import LoanArithmetic
public import LoanDetailCore

/// The words that all products share, in all languages. A missing translation does not compile.
///
/// A product uses those that are public for its own rows, so that the same thing has the same name everywhere. The rest
/// belongs to single sections.
public enum LoanWords {
  static let withheld = LocalizedText(en: "the bank may not show this", ru: "банк не вправе это показать")
  static let unreadable = LocalizedText(
    en: "the data arrived with an error", ru: "данные пришли с ошибкой")
  static let asOf = LocalizedText(en: "as of", ru: "по состоянию на")
  static let calculated = LocalizedText(en: "calculated", ru: "рассчитано")
  static let toldByCustomer = LocalizedText(en: "as you told us", ru: "с ваших слов")
  static let yes = LocalizedText(en: "yes", ru: "да")
  static let no = LocalizedText(en: "no", ru: "нет")

  /// "day".
  public static let days = PluralText(en: ("day", "days"), ru: ("день", "дня", "дней"))
  /// After "of": `18 of 60 payments`, «18 из 60 платежей».
  static let paymentsOf = PluralText(
    en: ("payment", "payments"), ru: ("платежа", "платежей", "платежей"))

  static func unit(_ unit: Term.Unit) -> PluralText {
    switch unit {
    case .days: days
    case .weeks: PluralText(en: ("week", "weeks"), ru: ("неделя", "недели", "недель"))
    case .months: PluralText(en: ("month", "months"), ru: ("месяц", "месяца", "месяцев"))
    case .years: PluralText(en: ("year", "years"), ru: ("год", "года", "лет"))
    }
  }

  static func per(_ period: Rate.Period) -> LocalizedText {
    switch period {
    case .day: LocalizedText(en: "a day", ru: "в день")
    case .month: LocalizedText(en: "a month", ru: "в месяц")
    case .year: LocalizedText(en: "a year", ru: "годовых")
    }
  }

  static func spokenPer(_ period: Rate.Period) -> LocalizedText {
    switch period {
    case .day: LocalizedText(en: "per day", ru: "в день")
    case .month: LocalizedText(en: "per month", ru: "в месяц")
    case .year: LocalizedText(en: "per year", ru: "годовых")
    }
  }

  static func answer(_ flag: Bool) -> LocalizedText { flag ? yes : no }
}
