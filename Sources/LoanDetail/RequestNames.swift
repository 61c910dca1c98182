import LoanArithmetic
public import LoanDetailCore
import LoanDetailJSON
package import LoanDetailScreens
public import Loans

/// The reason why the names and values of a request cannot be read.
public enum RequestNameError: Error, Sendable, Hashable {
  /// There is no such question; `known` are the names of the others.
  case unknownQuestion(String, known: [String])
  /// A parameter is missing without which the request has no meaning.
  case missing(String)
  /// The request has no such parameter; `known` are the names of those it has.
  case unknownParameter(String, known: [String])
  /// The value of a parameter cannot be read.
  case unreadable(String, value: String, expected: String)
  /// Two parameters exclude each other.
  case exclusive(String, String)
}

extension RequestNameError: CustomStringConvertible {
  /// The fault and what was expected, in full sentences.
  public var description: String {
    func quoted(_ text: String) -> String { SourcePath.quoted(text) }
    func list(_ names: [String]) -> String {
      names.isEmpty ? "There is none." : "There are: \(names.joined(separator: ", "))."
    }
    return switch self {
    case .unknownQuestion(let name, let known): "There is no question \(quoted(name)). \(list(known))"
    case .missing(let name): "The parameter \(quoted(name)) is missing."
    case .unknownParameter(let name, let known): "There is no parameter \(quoted(name)) here. \(list(known))"
    case .unreadable(let name, let value, let expected):
      "The parameter \(quoted(name)) cannot be read. Found \(quoted(value)); expected \(expected)."
    case .exclusive(let one, let other): "The parameters \(quoted(one)) and \(quoted(other)) exclude each other."
    }
  }
}

extension WhatIf {
  /// Reads a question, such as `early-repayment` with `["amount": "100000", "on": "2026-12-15"]`.
  ///
  /// `amount` and `percent` are decimal numbers, `on` and `from` are days as `YYYY-MM-DD`, `months` is a number from 1
  /// to 60, `keep` is `payment` or `term`, and `schedule` is `true` or `false`.
  ///
  /// - Parameters:
  ///   - name: one of `WhatIf.Name`.
  ///   - parameters: the parameters by their names; only those of the question.
  /// - Throws: ``RequestNameError``.
  public init(named name: String, _ parameters: [String: String]) throws(RequestNameError) {
    guard let name = Name(rawValue: name) else {
      throw .unknownQuestion(name, known: Name.allCases.map(\.rawValue))
    }
    let read = try NamedParameters(parameters, of: name.parameters)
    self.init(try Self.scenario(name, read), showsSchedule: try read.flag("schedule"))
  }

  /// Reads what a question is about.
  private static func scenario(_ name: Name, _ parameters: NamedParameters) throws(RequestNameError) -> Scenario {
    switch name {
    case .earlyRepayment:
      .earlyRepayment(
        amount: try parameters.required("amount", try parameters.amount("amount")), on: try parameters.day("on"),
        keeps: try parameters.value("keep", expected: "payment or term") {
          text in EarlyRepayment.Kept.allCases.first { $0.name == text }
        })
    case .payoff: .payoff(on: try parameters.day("on"))
    case .cure: .cure(on: try parameters.day("on"))
    case .paymentHoliday:
      .paymentHoliday(
        months: try parameters.required("months", try parameters.number("months", in: Parameter.numbersOfMonths)))
    case .minimumOnly: .minimumOnly
    case .fixed: .fixedPayment(amount: try parameters.required("amount", try parameters.amount("amount")))
    case .rate:
      .rateChange(
        percent: try parameters.required("percent", try parameters.amount("percent", orZero: true)),
        from: try parameters.required("from", try parameters.day("from")))
    }
  }
}

extension QuoteRequest {
  /// Reads a request for a quote from the parameters of `Parameter`; `amount`, `months` and `rate` must be there.
  ///
  /// - Throws: ``RequestNameError``.
  package init(
    named parameters: [String: String], insurances: [String], by tariff: Tariff
  ) throws(RequestNameError) {
    let read = try NamedParameters(parameters, of: Parameter.ofLoan.map(\.name))
    let currency =
      try read.value("currency", expected: "a currency code of ISO 4217 such as RUB") { Currency(code: $0) }
      ?? tariff.currency
    let amount = try read.value(
      "amount", expected: "an amount above zero with at most \(currency.decimals) decimals, such as 500000"
    ) { text in Money(text, currency: currency).flatMap { $0.isPositive ? $0 : nil } }
    self.init(
      amount: try read.required("amount", amount),
      months: try read.required("months", try read.number("months", in: Parameter.numbersOfMonths)),
      ratePercent: try read.required("rate", try read.amount("rate", orZero: true)))
    self.insurances = insurances
    on = try read.day("on")
    firstPayment = try read.day("first-payment")
    paymentDay = try read.number("payment-day", in: Parameter.daysOfMonth)
  }
}

extension StatementPeriod {
  /// Reads a period from the parameters `from` and `to`, which are days as `YYYY-MM-DD`; `nil` without either of them.
  ///
  /// - Throws: ``RequestNameError``, also if the period would end before it begins.
  public static func named(_ parameters: [String: String]) throws(RequestNameError) -> StatementPeriod? {
    if parameters.isEmpty { return nil }
    let read = try NamedParameters(parameters, of: Self.parameters)
    let from = try read.day(Self.parameters[0])
    let to = try read.day(Self.parameters[1])
    guard let period = StatementPeriod(from: from, to: to) else {
      throw .unreadable(
        Self.parameters[0], value: parameters[Self.parameters[0]] ?? "", expected: "a day up to that of \"to\"")
    }
    return period
  }
}

extension PageRequest {
  /// The largest page that a client can ask for by name.
  public static let largestSize = 1_000

  /// The names of the parameters of a page.
  static let names = ["size", "after", "before", "rows", "refresh"]

  /// Reads a page from the parameters `size`, `after`, `before`, `rows` and `refresh`; `nil` without any of them, for
  /// all rows.
  ///
  /// `size` is from 1 to ``largestSize``, and must be there. `after` and `before` are cursors of an earlier page.
  /// `rows` is `true` for a patch that adds the rows to the client's document. `refresh` stands alone: a cursor of the
  /// client's document, whose rows are requested as they are now.
  ///
  /// - Throws: ``RequestNameError``.
  public static func named(_ parameters: [String: String]) throws(RequestNameError) -> PageRequest? {
    if parameters.isEmpty { return nil }
    let read = try NamedParameters(parameters, of: names)
    if let refreshed = parameters["refresh"] {
      if let other = names.first(where: { $0 != "refresh" && parameters[$0] != nil }) {
        throw .exclusive(other, "refresh")
      }
      return PageRequest(refreshing: refreshed)
    }
    let size = try read.required("size", try read.number("size", in: 1...largestSize))
    let after = parameters["after"]
    let before = parameters["before"]
    let addsRows = try read.flag("rows")
    if after != nil, before != nil { throw .exclusive("after", "before") }
    if addsRows, after == nil, before == nil { throw .missing("after") }
    return PageRequest(size: size, after: after, before: before, addsRows: addsRows)
  }
}

/// The parameters of a request, all of which are known by name.
private struct NamedParameters {
  let texts: [String: String]

  /// - Throws: ``RequestNameError/unknownParameter(_:known:)`` for the first other name, in alphabetical order.
  init(_ texts: [String: String], of known: [String]) throws(RequestNameError) {
    if let other = texts.keys.sorted().first(where: { !known.contains($0) }) {
      throw .unknownParameter(other, known: known)
    }
    self.texts = texts
  }

  /// Returns what `read` makes of a parameter; `nil` if it is not there.
  ///
  /// - Throws: ``RequestNameError/unreadable(_:value:expected:)`` if `read` returns `nil`.
  func value<Value>(
    _ name: String, expected: String, _ read: (String) -> Value?
  ) throws(RequestNameError) -> Value? {
    guard let text = texts[name] else { return nil }
    guard let value = read(text) else { throw .unreadable(name, value: text, expected: expected) }
    return value
  }

  /// Returns the value of a parameter that must be there.
  func required<Value>(_ name: String, _ value: Value?) throws(RequestNameError) -> Value {
    guard let value else { throw .missing(name) }
    return value
  }

  /// Reads a decimal number above zero or, with `orZero`, from zero; `nil` if it is not there.
  func amount(_ name: String, orZero: Bool = false) throws(RequestNameError) -> ExactDecimal? {
    try value(name, expected: "a decimal number \(orZero ? "from" : "above") zero, such as 1500.50") {
      ExactDecimal($0).flatMap { $0.coefficient > 0 || orZero && $0.coefficient == 0 ? $0 : nil }
    }
  }

  /// Reads a day as `YYYY-MM-DD`; `nil` if it is not there.
  func day(_ name: String) throws(RequestNameError) -> CalendarDate? {
    try value(name, expected: "a day as YYYY-MM-DD") { CalendarDate($0) }
  }

  /// Reads a whole number within a range; `nil` if it is not there.
  func number(_ name: String, in range: ClosedRange<Int>) throws(RequestNameError) -> Int? {
    try value(name, expected: "a number from \(range.lowerBound) to \(range.upperBound)") { text in
      Int(text).flatMap { range.contains($0) && "\($0)" == text ? $0 : nil }
    }
  }

  /// Reads `true` or `false`; `false` if it is not there.
  func flag(_ name: String) throws(RequestNameError) -> Bool {
    try value(name, expected: "true or false") { Bool($0) } ?? false
  }
}
