import LoanArithmetic
import LoanDetailJSON

extension JSONValue {
  /// Returns an object with the members that have a value, in their order.
  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// Returns the amount as a string with the decimals of its currency.
  static func money(_ amount: Money) -> JSONValue { .string(amount.decimal.description) }
  /// Returns the day as `YYYY-MM-DD`.
  static func date(_ date: CalendarDate) -> JSONValue { .string(date.description) }
  /// Returns the whole number as a number.
  static func count(_ count: Int) -> JSONValue { .number("\(count)") }
  /// Returns an object with a text in both languages.
  static func text(en: String, ru: String) -> JSONValue { .members(["en": .string(en), "ru": .string(ru)]) }
}
