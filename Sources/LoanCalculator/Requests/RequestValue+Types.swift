import DesignSystem
import LoanArithmetic
import LoanDetailJSON

extension RequestValue<String> {
  static let text = RequestValue("a text") { $0.text }
}

extension RequestValue<Bool> {
  static let flag = RequestValue("true or false") { value in
    if case .bool(let flag) = value { flag } else { nil }
  }
}

extension RequestValue<CalendarDate> {
  static let date = RequestValue("a day of the calendar as \"YYYY-MM-DD\"") { value in
    if case .string(let text) = value { CalendarDate(text) } else { nil }
  }
}

extension RequestValue<Int> {
  static let whole = RequestValue("a whole number") { (value) throws(RequestValueFault) in
    guard let text = value.decimalText else { return nil }
    guard let number = ExactDecimal(text) else { throw .overflow("a whole number of at most 18 digits") }
    return number.scaled(toDecimals: 0).map(Int.init)
  }

  /// A whole number in a range.
  static func whole(in range: ClosedRange<Int>) -> RequestValue {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return RequestValue(expected) { (value) throws(RequestValueFault) in
      guard let text = value.decimalText else { return nil }
      let whole = ExactDecimal(text)?.scaled(toDecimals: 0)
      guard let number = whole.map(Int.init), range.contains(number) else { throw .outOfRange() }
      return number
    }
  }
}

extension RequestValue<ExactDecimal> {
  static let decimal = RequestValue("a decimal number such as \"11.5\"") { (value) throws(RequestValueFault) in
    guard let text = value.decimalText else { return nil }
    guard let number = ExactDecimal(text) else { throw .overflow("a decimal number of at most 18 digits") }
    return number
  }
}

extension RequestValue<WideDecimal> {
  /// An amount of a cash flow. It has no currency, and may have more decimals than a currency.
  static let flowAmount = RequestValue("an amount such as \"1432.86\"") { (value) throws(RequestValueFault) in
    guard let text = value.decimalText else { return nil }
    guard let amount = WideDecimal(text) ?? ExactDecimal(text).map(WideDecimal.init),
      amount.rounded(toDecimals: 0, .down).coefficient.magnitude < 1_000_000_000_000_000_000
    else { throw .overflow("an amount below 10^18 of at most 36 digits") }
    return amount
  }
}

extension RequestValue<Fraction> {
  static let fraction = RequestValue("a number, or a ratio such as \"13/30\"") { (value) throws(RequestValueFault) in
    if case .string(let text) = value, text.contains("/") { return Fraction(text) }
    guard let text = value.decimalText else { return nil }
    guard let fraction = Fraction(text) else { throw .overflow("a number that fits a ratio of 64 bits") }
    return fraction
  }
}

extension RequestValue<Money> {
  /// An amount in a currency. An amount with more decimals than the currency is refused, not rounded.
  static func money(_ currency: Currency) -> RequestValue {
    let decimals = currency.decimals
    let limit = "an amount below 10^\(18 - decimals)"
    return RequestValue("an amount such as \"1234.56\"") { (value) throws(RequestValueFault) in
      guard let text = value.decimalText else { return nil }
      if let money = Money(text, currency: currency) { return money }
      let isTooFine =
        text.includes("e-") || text.includes("E-") || WideDecimal(text).map { $0.trimmed().scale > decimals } ?? false
      throw isTooFine ? .outOfRange("an amount with at most \(decimals) decimals") : .overflow(limit)
    }
  }
}

extension RequestValue<Currency> {
  static let currency = RequestValue("the three capital letters of an ISO 4217 code, such as \"RUB\"") { value in
    if case .string(let code) = value { Currency(code: code) } else { nil }
  }
}

extension RequestValue<DayCount> {
  static let dayCount = choice(DayCount.allCases.map(\.wireName)) { try? DayCount(named: $0) }
}

extension RequestValue<InterestAccrual> {
  static let accrual = choice(["equal-periods"] + DayCount.allCases.map(\.wireName)) { name in
    InterestAccrual.named[name] ?? (try? DayCount(named: name)).map(InterestAccrual.days)
  }
}

extension RequestValue where Value: WireNamed {
  /// One of the values of a type, by name.
  static var choice: RequestValue { choice(Value.allCases.map(\.wireName), reading: Value.init(wireName:)) }
}

extension RequestValue {
  /// One of a list of names.
  ///
  /// - Parameters:
  ///   - names: the names for messages. The error for an unknown name suggests the nearest one.
  ///   - value: returns the value of a name, which may also be one that is not listed; `nil` for an unknown name.
  static func choice(_ names: [String], reading value: @escaping @Sendable (String) -> Value?) -> RequestValue {
    RequestValue("one of \(names.joined(separator: ", "))") { (source) throws(RequestValueFault) in
      guard case .string(let name) = source else { return nil }
      if let known = value(name) { return known }
      throw RequestValueFault(code: .unknownName, advice: NearMiss.suggestion(for: name, among: names))
    }
  }
}

extension JSONValue {
  /// The digits of a number, or of a string that has the form of a JSON number, also with zeros at the front; otherwise
  /// `nil`.
  fileprivate var decimalText: String? {
    switch self {
    case .number(let digits): digits
    case .string(let text): Self.isDecimal(text.utf8) ? text : nil
    default: nil
    }
  }

  /// Returns whether a text has the form of a JSON number. It may have zeros at the front.
  private static func isDecimal(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    func digits() -> Bool {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard digits() else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() else { return false }
    }
    if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      guard digits() else { return false }
    }
    return rest.isEmpty
  }
}
