import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

/// The forms of values in the different versions of Fineract.
extension ObjectReader {
  /// Reads an amount: a number, or a string that contains one. Its digits are kept exactly.
  func amount(_ name: String, in currency: Currency) -> Fact<Money> {
    fact(name, expected: "an amount with at most \(currency.decimals) decimals") { value in
      value.numberText.flatMap { Money($0, currency: currency) }
    }
  }

  /// Reads an amount to pay, which must not be below zero.
  func amountToPay(_ name: String, in currency: Currency) -> Fact<Money> {
    fact(name, expected: "an amount with at most \(currency.decimals) decimals, zero or more") { value in
      value.numberText.flatMap { Money($0, currency: currency) }.flatMap { $0.minorUnits >= 0 ? $0 : nil }
    }
  }

  /// Reads a number, without the trailing zeros of the database.
  func number(_ name: String) -> Fact<ExactDecimal> {
    fact(name, expected: "a number") { value in value.numberText.flatMap { ExactDecimal($0) }?.trimmed() }
  }

  /// Reads a whole number in a range.
  func count(_ name: String, in range: ClosedRange<Int>) -> Fact<Int> {
    fact(name, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)") { value in
      value.unquoted.wholeNumber.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Reads an identifier: a whole number or a non-empty string.
  func identifier(_ name: String) -> Fact<String> {
    fact(name, expected: "a whole number or a text") { $0.identifier }
  }

  /// Reads an account number: a whole number or a non-empty string. Messages never quote it.
  func accountIdentifier(_ name: String) -> Fact<AccountNumber> {
    fact(name, expected: "a whole number or a text") { $0.identifier.map { AccountNumber($0) } }
  }

  /// Reads a date: `[2016, 10, 3]`, `"2016-10-03"` or `"03 October 2016"`.
  func day(_ name: String) -> Fact<CalendarDate> {
    fact(name, expected: "a day as [2016, 10, 3], \"2016-10-03\" or \"03 October 2016\"") { value in
      switch value {
      case .array(let parts):
        let numbers = parts.compactMap(\.wholeNumber)
        guard parts.count == 3, numbers.count == 3 else { return nil }
        return CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
      case .string(let text): return CalendarDate(text) ?? Self.dayInWords(text)
      default: return nil
      }
    }
  }

  /// Reads a currency such as `{"code": "UGX", "decimalPlaces": 2}`. The number of decimals is Fineract's own; if it is
  /// not stated, that of ISO 4217.
  func fineractCurrency(_ name: String) -> Fact<Currency> {
    fact(name, expected: "an object with \"code\" and \"decimalPlaces\" from 0 to 6") { value in
      guard case .string(let code)? = value["code"] else { return nil }
      guard let decimals = value["decimalPlaces"], decimals != .null else { return Currency(code: code) }
      return decimals.wholeNumber.flatMap { Currency(code: code, decimals: $0) }
    }
  }

  /// Reads an option, which Fineract writes as `{"id": 2, "code": "…", "value": "Months"}`.
  func option(_ name: String) -> Fact<FineractOption> {
    fact(name, expected: "an object with a whole number as \"id\"") { value in
      value["id"]?.wholeNumber.map {
        FineractOption(id: $0, name: value["value"]?.nonEmptyText ?? value["code"]?.nonEmptyText ?? "\($0)")
      }
    }
  }

  /// The day in a text such as `03 October 2016`; `nil` for any other text.
  private static func dayInWords(_ text: String) -> CalendarDate? {
    let months = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
      "december",
    ]
    let words = text.split(separator: " ")
    guard words.count == 3, let day = Int(words[0]), let month = months.firstIndex(of: words[1].lowercased()),
      let year = Int(words[2])
    else { return nil }
    return CalendarDate(year: year, month: month + 1, day: day)
  }
}

/// A value of a Fineract enumeration.
struct FineractOption: Sendable, Hashable {
  /// The number that identifies the option.
  var id: Int
  /// The name of the option in Fineract.
  var name: String
}

extension JSONValue {
  /// The number in a string, spaces around the number ignored; otherwise the value itself.
  var unquoted: JSONValue { numberText.map { .number($0) } ?? self }

  /// The digits of a number, or the only word in a string, spaces around the word ignored; `nil` for any other value.
  var numberText: String? {
    switch self {
    case .number(let digits): return digits
    case .string(let text):
      let words = text.split(whereSeparator: \.isWhitespace)
      return words.count == 1 ? String(words[0]) : nil
    default: return nil
    }
  }

  /// Whether the value means "yes": it is not `null`, `false`, 0, an empty string or an empty array.
  var saysYes: Bool {
    switch self {
    case .null, .bool(false), .string(""): false
    case .number: wholeNumber != 0
    case .array(let elements): !elements.isEmpty
    case .bool, .string, .object: true
    }
  }

  /// The text of a whole number, or a non-empty string; `nil` for any other value.
  var identifier: String? {
    if case .number = self { wholeNumber.map { String($0) } } else { nonEmptyText }
  }
}
