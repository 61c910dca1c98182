/// An amount of money: a whole number of minor units of a currency.
///
/// The count is a 64-bit integer: ±92 quadrillion roubles, to the kopeck. Arithmetic is checked: what does not fit, or
/// mixes currencies, is `nil` rather than a wrong amount.
public struct Money: Sendable, Hashable {
  /// The amount in minor units (kopecks, cents); negative when it is owed to the customer.
  public let minorUnits: Int64

  /// The currency whose minor units are counted.
  public let currency: Currency

  /// Makes an amount from a count of minor units.
  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Parses a plain decimal such as `1234.56` or `-0.5`.
  ///
  /// `nil` when the text is not a decimal number, has a digit other than zero beyond the currency's decimals, or does
  /// not fit 64 bits. Nothing is rounded.
  public init?(_ text: some StringProtocol, currency: Currency) {
    guard let decimal = ExactDecimal(text), let minor = decimal.scaled(toDecimals: currency.decimals) else {
      return nil
    }
    self.init(minorUnits: minor, currency: currency)
  }

  /// Nothing, in a currency.
  public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

  /// Whether the amount is nothing.
  public var isZero: Bool { minorUnits == 0 }

  /// Whether the amount is more than nothing.
  public var isPositive: Bool { minorUnits > 0 }

  /// The sum; `nil` when the currencies differ or the sum does not fit.
  public func adding(_ other: Money) -> Money? {
    guard currency == other.currency else { return nil }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    return overflow ? nil : Money(minorUnits: sum, currency: currency)
  }

  /// The difference; `nil` when the currencies differ or the difference does not fit.
  public func subtracting(_ other: Money) -> Money? {
    guard currency == other.currency else { return nil }
    let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
    return overflow ? nil : Money(minorUnits: difference, currency: currency)
  }

  /// The amount with its sign dropped; `nil` for the one count whose magnitude does not fit.
  public var magnitude: Money? {
    minorUnits == .min ? nil : Money(minorUnits: abs(minorUnits), currency: currency)
  }

  /// The sum of amounts in one currency; `nil` when a currency differs or the sum does not fit.
  public static func sum(_ amounts: some Sequence<Money>, currency: Currency) -> Money? {
    var total = Money.zero(currency)
    for amount in amounts {
      guard let next = total.adding(amount) else { return nil }
      total = next
    }
    return total
  }
}

extension Money: CustomStringConvertible {
  /// The plain decimal and the code, such as `1234.56 RUB`: for messages, not for screens.
  public var description: String {
    "\(ExactDecimal(coefficient: minorUnits, scale: currency.decimals)) \(currency.code)"
  }
}
