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

  public var rates: [ExchangeRate] { didSet { byPair = Self.byPair(rates) } }
  /// Findings about the rates that could not be read.
  public var diagnostics: [Diagnostic]
  /// The rates of each pair of currencies by their days, one of each day.
  private var byPair: [Pair: [ExchangeRate]]

  private struct Pair: Hashable {
    let base, quote: String
  }

  public init(_ rates: [ExchangeRate], diagnostics: [Diagnostic] = []) {
    self.rates = rates
    byPair = Self.byPair(rates)
    self.diagnostics = diagnostics
  }

  /// Returns the rate of a currency in another currency on a day.
  ///
  /// Only a stored rate of these currencies in this direction is returned. No rate is calculated from others.
  public func rate(of base: Currency, in quote: Currency, on day: CalendarDate) -> Answer {
    let known = byPair[Pair(base: base.code, quote: quote.code)] ?? []
    let later = known.partitioningIndex { $0.on > day }
    guard later > 0 else { return .missing }
    let newest = known[later - 1]
    return newest.on.days(until: day) <= Self.usableDays ? .valid(newest) : .stale(newest)
  }

  /// Returns the rates of each pair of currencies, in the order of their days. Of several rates of a day, the first
  /// counts.
  private static func byPair(_ rates: [ExchangeRate]) -> [Pair: [ExchangeRate]] {
    Dictionary(grouping: rates) { Pair(base: $0.base.code, quote: $0.quote.code) }.mapValues { rates in
      let firstOfDays = Dictionary(rates.map { ($0.on, $0) }) { first, _ in first }
      return firstOfDays.values.sorted { $0.on < $1.on }
    }
  }
}
