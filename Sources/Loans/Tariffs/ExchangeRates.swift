public import LoanArithmetic
public import Localization

/// The price of a unit of one currency in another currency on a day.
public struct ExchangeRate: Sendable, Hashable {
  /// The currency of the unit.
  public var base: Currency
  /// The currency of the price.
  public var quote: Currency
  /// The price of one unit; above zero.
  public var rate: ExactDecimal
  /// The day of the rate.
  public var on: CalendarDate
  /// The publisher of the rate.
  public var source: LocalizedText

  public init(_ base: Currency, in quote: Currency, _ rate: ExactDecimal, on day: CalendarDate, source: LocalizedText) {
    self.base = base
    self.quote = quote
    self.rate = rate
    on = day
    self.source = source
  }
}

/// Stored exchange rates, each with its day. A rate that is missing or old is never guessed.
///
/// ```swift
/// let rates = try ExchangeRates(parsing: bytes, name: "rates.json")   // Schemas/exchange-rates.schema.json
/// switch rates.rate(of: .eur, in: .rub, on: day) {
/// case .valid(let rate): rate.rate             // the newest one of the day or of the seven days before it
/// case .stale(let rate): rate.on               // there are only older ones
/// case .missing: break
/// }
/// ```
public struct ExchangeRates: Sendable, Hashable {
  /// The result of looking up a rate for a day.
  public enum Answer: Sendable, Hashable {
    /// The newest rate that is not later than the day.
    case valid(ExchangeRate)
    /// The newest rate that is not later than the day is too old to be used.
    case stale(ExchangeRate)
    /// There is no rate for the day or for an earlier one.
    case missing
  }

  /// The number of days for which a rate is used after its own day, because none are set on weekends and holidays.
  public static let usableDays = 7

  public var rates: [ExchangeRate]
  /// Findings about the rates that could not be read.
  public var diagnostics: [Diagnostic]

  public init(_ rates: [ExchangeRate], diagnostics: [Diagnostic] = []) {
    self.rates = rates
    self.diagnostics = diagnostics
  }

  /// Returns the rate of a currency in another currency on a day.
  ///
  /// Only a stored rate of these currencies in this direction is returned. No rate is calculated from others.
  public func rate(of base: Currency, in quote: Currency, on day: CalendarDate) -> Answer {
    let known = rates.filter { $0.base.code == base.code && $0.quote.code == quote.code && $0.on <= day }
    guard let newest = known.max(by: { $0.on < $1.on }) else { return .missing }
    return newest.on.days(until: day) <= Self.usableDays ? .valid(newest) : .stale(newest)
  }
}
