/// An amount of money: a whole number of minor units of a currency.
///
/// The count is a 64-bit integer: ±92 quadrillion roubles, exact to the kopeck. Arithmetic is checked: the result is
/// `nil` if it does not fit or if the currencies differ.
///
/// ```swift
/// let price = Money(minorUnits: 1_234_56, currency: .rub)
/// let total = price.adding(Money(minorUnits: 44, currency: .rub))  // 1235.00 RUB
/// let mixed = price.adding(Money(minorUnits: 44, currency: .eur))  // nil
/// ```
public struct Money: Sendable, Hashable {
  /// The amount in minor units (kopecks, cents); negative if the lender owes it to the customer.
  public let minorUnits: Int64

  public let currency: Currency

  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Parses a decimal such as `1234.56`, `-0.5` or `1e3`, without rounding.
  ///
  /// `nil` if the text is not a decimal number, has a non-zero digit beyond the currency's decimals, or does not fit 64
  /// bits.
  public init?(_ text: some StringProtocol, currency: Currency) { self.init(String(text), currency: currency) }

  /// Parses a decimal such as `1234.56`, `-0.5` or `1e3`, without rounding.
  ///
  /// `nil` if the text is not a decimal number, has a non-zero digit beyond the currency's decimals, or does not fit 64
  /// bits.
  public init?(_ text: String, currency: Currency) {
    guard let decimal = ExactDecimal(text) else { return nil }
    self.init(decimal, currency: currency)
  }

  /// Creates an amount without rounding; `nil` if it has a non-zero digit beyond the currency's decimals, or does not
  /// fit 64 bits.
  package init?(_ decimal: ExactDecimal, currency: Currency) {
    guard let minor = decimal.scaled(toDecimals: currency.decimals) else { return nil }
    self.init(minorUnits: minor, currency: currency)
  }

  public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

  public var isZero: Bool { minorUnits == 0 }

  public var isPositive: Bool { minorUnits > 0 }

  /// Returns the sum; `nil` if the currencies differ or the sum does not fit 64 bits.
  public func adding(_ other: Money) -> Money? {
    guard currency == other.currency else { return nil }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    return overflow ? nil : Money(minorUnits: sum, currency: currency)
  }

  /// Returns the difference; `nil` if the currencies differ or the difference does not fit 64 bits.
  public func subtracting(_ other: Money) -> Money? {
    guard currency == other.currency else { return nil }
    let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
    return overflow ? nil : Money(minorUnits: difference, currency: currency)
  }

  /// The absolute amount; `nil` for the one value whose magnitude does not fit 64 bits.
  public var magnitude: Money? {
    minorUnits == .min ? nil : Money(minorUnits: abs(minorUnits), currency: currency)
  }

  /// Returns the sum of amounts in one currency; `nil` if a currency differs or the sum does not fit 64 bits.
  public static func sum(_ amounts: some Sequence<Money>, currency: Currency) -> Money? {
    // In 128 bits, so that the order of the amounts does not matter.
    var total: Int128 = 0
    for amount in amounts {
      guard amount.currency == currency else { return nil }
      total += Int128(amount.minorUnits)
    }
    return Int64(exactly: total).map { Money(minorUnits: $0, currency: currency) }
  }
}

extension Money: CustomStringConvertible {
  /// The plain decimal and the currency code, such as `1234.56 RUB`; for messages, not for screens.
  public var description: String {
    "\(ExactDecimal(coefficient: minorUnits, scale: currency.decimals)) \(currency.code)"
  }
}
