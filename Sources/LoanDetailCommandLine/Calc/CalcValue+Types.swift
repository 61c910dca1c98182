import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

extension CalcValue<String> {
  static let text = CalcValue("a text") { value in
    if case .string(let text) = value { text } else { nil }
  }
}

extension CalcValue<Bool> {
  static let flag = CalcValue("true or false") { value in
    if case .bool(let flag) = value { flag } else { nil }
  }
}

extension CalcValue<CalendarDate> {
  static let date = CalcValue("a day of the calendar as \"YYYY-MM-DD\"") { value in
    if case .string(let text) = value { CalendarDate(text) } else { nil }
  }
}

extension CalcValue<Int> {
  static let whole = CalcValue("a whole number") { (value) throws(CalcValueFault) in
    guard let text = value.decimalText else { return nil }
    guard let number = ExactDecimal(text) else { throw .overflow("a whole number of at most 18 digits") }
    return number.scaled(toDecimals: 0).map(Int.init)
  }

  /// A whole number in a range.
  static func whole(in range: ClosedRange<Int>) -> CalcValue {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return CalcValue(expected) { (value) throws(CalcValueFault) in
      guard let text = value.decimalText else { return nil }
      let whole = ExactDecimal(text)?.scaled(toDecimals: 0)
      guard let number = whole.map(Int.init), range.contains(number) else { throw .outOfRange() }
      return number
    }
  }
}

extension CalcValue<ExactDecimal> {
  static let decimal = CalcValue("a decimal number such as \"11.5\"") { (value) throws(CalcValueFault) in
    guard let text = value.decimalText else { return nil }
    guard let number = ExactDecimal(text) else { throw .overflow("a decimal number of at most 18 digits") }
    return number
  }
}

extension CalcValue<WideDecimal> {
  /// An amount of a cash flow: in no currency, with decimals beyond any currency's.
  static let flowAmount = CalcValue("an amount such as \"1432.86\"") { (value) throws(CalcValueFault) in
    guard let text = value.decimalText else { return nil }
    guard let amount = WideDecimal(text) ?? ExactDecimal(text).map(WideDecimal.init),
      amount.rounded(toDecimals: 0, .down).coefficient.magnitude < 1_000_000_000_000_000_000
    else { throw .overflow("an amount below 10^18 of at most 36 digits") }
    return amount
  }
}

extension CalcValue<Fraction> {
  static let fraction = CalcValue("a number, or a ratio such as \"13/30\"") { (value) throws(CalcValueFault) in
    if case .string(let text) = value, text.contains("/") { return Fraction(text) }
    guard let text = value.decimalText else { return nil }
    guard let fraction = Fraction(text) else { throw .overflow("a number that fits a ratio of 64 bits") }
    return fraction
  }
}

extension CalcValue<Money> {
  /// An amount in a currency; a digit that its minor unit cannot hold is refused, not rounded away.
  static func money(_ currency: Currency) -> CalcValue {
    let decimals = currency.decimals
    let limit = "an amount below 10^\(18 - decimals)"
    return CalcValue("an amount such as \"1234.56\"") { (value) throws(CalcValueFault) in
      guard let text = value.decimalText else { return nil }
      if let money = Money(text, currency: currency) { return money }
      let isTooFine =
        text.contains("e-") || text.contains("E-") || WideDecimal(text).map { $0.trimmed().scale > decimals } ?? false
      throw isTooFine ? .outOfRange("an amount with at most \(decimals) decimals") : .overflow(limit)
    }
  }
}

extension CalcValue<Currency> {
  static let currency = CalcValue("the three capital letters of an ISO 4217 code, such as \"RUB\"") { value in
    if case .string(let code) = value { Currency(code: code) } else { nil }
  }
}

extension CalcValue<DayCount> {
  static let dayCount = choice(DayCount.allCases.map(\.rawValue)) { try? DayCount(named: $0) }
}

extension CalcValue<InterestAccrual> {
  static let accrual = choice(["equal-periods"] + DayCount.allCases.map(\.rawValue)) { name in
    InterestAccrual.named[name] ?? (try? DayCount(named: name)).map(InterestAccrual.days)
  }
}

extension CalcValue where Value: CaseIterable & RawRepresentable<String> {
  /// One of the names of a type.
  static var choice: CalcValue { choice(Value.allCases.map(\.rawValue), Value.init) }
}

extension CalcValue {
  /// A value with a name; the nearest is suggested for one that is not known.
  static func choice(_ names: [String], _ value: @escaping @Sendable (String) -> Value?) -> CalcValue {
    CalcValue("one of \(names.joined(separator: ", "))") { (source) throws(CalcValueFault) in
      guard case .string(let name) = source else { return nil }
      if let known = value(name) { return known }
      throw CalcValueFault(code: "unknown-name", advice: NearMiss.suggestion(for: name, among: names))
    }
  }
}

extension JSONValue {
  /// The digits of a number, or of a text that spells one as JSON does.
  fileprivate var decimalText: String? {
    switch self {
    case .number(let digits): digits
    case .string(let text): Self.isDecimal(text.utf8) ? text : nil
    default: nil
    }
  }

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
