import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// The forms of values that occur only in the portfolio format.
extension ObjectReader {
  /// Reads a string that must not be empty.
  func nonEmptyText(_ name: String) -> Fact<String> {
    read(name, expected: "a text that is not empty", \.nonEmptyText)
  }

  /// Reads a product type that can be registered; a record with any other type cannot be opened.
  func productType(_ name: String) -> Fact<ProductType> {
    read(
      name, expected: "a name of Latin letters, digits and hyphens, a letter first, but not \"unknown\"", \.productType)
  }

  /// Reads the name of a time zone. An unknown name is a finding.
  func timeZone(_ name: String) -> Fact<BankTimeZone> {
    fact(
      name, expected: "the name of a time zone in the IANA database, such as \"Europe/Moscow\"",
      advice: { $0.text.flatMap(BankTimeZone.suggestion) }
    ) { $0.text.flatMap { BankTimeZone($0) } }
  }

  /// Reads a currency: its code, or `{"code": "UGX", "decimals": 2}`.
  func currency(_ name: String) -> Fact<Currency> {
    let expected = "a code of ISO 4217 such as \"RUB\", or an object with \"code\" and \"decimals\" from 0 to 6"
    return fact(name, expected: expected) { value in
      switch value {
      case .string(let code): return Currency(code: code)
      case .object(let members):
        guard members.count == 2, case .string(let code)? = value["code"],
          let decimals = value["decimals"]?.wholeNumber
        else { return nil }
        return Currency(code: code, decimals: decimals)
      default: return nil
      }
    }
  }

  /// Reads one of the names that a version of the format has.
  func name<Value>(_ name: String, among names: JSONWords<Value>) -> Fact<Value> {
    fact(name, statedWord(name, names.names, names.value))
  }

  /// Reads one of these names, or a word of the source's own.
  func word<Value>(_ name: String, among names: JSONWords<Value>, other: (String) -> Value) -> Fact<Value> {
    fact(name, statedWord(name, among: names, other: other))
  }

  /// Reads one of these names, or a word of the source's own, without its origin.
  func statedWord<Value>(_ name: String, among names: JSONWords<Value>, other: (String) -> Value) -> Stated<Value> {
    statedWord(name, names.names, names.value, other: other)
  }

  /// Reads a length of time: `{"count": 60, "unit": "months"}`.
  func term(_ name: String) -> Fact<Term> {
    object(name) { term in
      let count = term.required("count", term.integer("count", in: 1...120_000))
      let unit = term.required("unit", term.name("unit", of: Term.Unit.self))
      guard let count, let unit else { return nil }
      return Term(count, unit)
    }
  }

  /// Reads the parts of an amount, in reading order; the product's own parts are last.
  func portions(_ name: String, in currency: Currency, withOthers: Bool) -> [Portion] {
    if let portions = member(name)?.plainPortions(in: currency, limits: log.limits) { return portions }
    let portions = group(name)
    defer { portions.reportUnread() }
    let shared = Portion.Component.allCases.compactMap { component in
      portions.statedMoney(component.rawValue, in: currency).value.map { Portion(component, $0) }
    }
    return withOthers ? shared + (portions.otherPortions("other", in: currency).value ?? []) : shared
  }

  /// Adds a warning if the first day is after the second.
  func checkOrder(of first: CalendarDate?, _ second: CalendarDate?, named firstName: String, _ secondName: String) {
    guard let first, let second, second < first else { return }
    log.add(
      Diagnostic(
        id: "record.dates-out-of-order", severity: .warning, path: path(of: secondName),
        summary: "The day is before the one in \"\(firstName)\".", found: "\(second)", expected: "\(first) or later"))
  }

  /// Reports an amount that is stated beside another member, which has priority.
  func report(_ amount: Money, in name: String, beside other: String) {
    log.add(
      Diagnostic(
        id: "record.two-amounts", severity: .warning, path: path(of: name),
        summary: "The amount stands beside \"\(other)\", which is shown.", found: "\(amount)",
        expected: "one of the two"))
  }
}

extension JSONItem {
  /// The parts of an amount if all of them are readable, shared by all products and in reading order. Every other case
  /// is `nil`.
  func plainPortions(in currency: Currency, limits: InputLimits) -> [Portion]? {
    var portions: [Portion] = []
    // The place of the last portion in the reading order.
    var last = -1
    portions.reserveCapacity(memberCount)
    let isPlain = readMembers(Portion.Component.words) { place, part in
      guard place > last, let amount = part.plainMoney(in: currency, limits) else { return false }
      last = place
      portions.append(Portion(Portion.Component.allCases[place], amount))
      return true
    }
    return isPlain ? portions : nil
  }

  /// The amount in a string without escapes and within the limit; `nil` for any other value.
  func plainMoney(in currency: Currency, _ limits: InputLimits) -> Money? {
    isPlainString(ofAtMost: limits.text) ? money(in: currency) : nil
  }
}

extension Portion.Component {
  /// The names of the components that all products share, with their places in the reading order.
  fileprivate static let words = JSONWords(allCases.enumerated().map { ($1.rawValue, $0) })
}
