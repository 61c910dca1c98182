/// The value of a row or a table cell: the machine-readable value and the text that is ready to show.
///
/// A value is kept small, because a table can have many cells.
public enum Value: Sendable, Hashable {
  case text(String)
  indirect case money(MoneyValue)
  indirect case date(DateValue)
  indirect case percent(PercentValue)

  /// The text to show.
  public var text: String {
    switch self {
    case .text(let text): text
    case .money(let money): money.text
    case .date(let date): date.text
    case .percent(let percent): percent.text
    }
  }

  /// The text for a screen reader.
  public var spoken: String {
    switch self {
    case .text(let text): text
    case .money(let money): money.spoken
    case .date(let date): date.spoken
    case .percent(let percent): percent.spoken
    }
  }
}

/// An amount of money with its texts.
public struct MoneyValue: Sendable, Hashable {
  /// The amount in minor units of the currency, such as kopecks or cents.
  public var minorUnits: Int64
  /// The number of decimals of the amount: 2 if a minor unit is a hundredth. A source may use more or fewer decimals
  /// than ISO 4217.
  public var decimals: Int
  /// The currency code of ISO 4217.
  public var currency: String
  /// The text to show.
  public var text: String
  /// The text for a screen reader.
  public var spoken: String

  public init(minorUnits: Int64, decimals: Int, currency: String, text: String, spoken: String) {
    self.minorUnits = minorUnits
    self.decimals = decimals
    self.currency = currency
    self.text = text
    self.spoken = spoken
  }
}

extension MoneyValue {
  /// The exact amount with all its decimals and a point, such as `13118.74` or `-0.05`.
  public var amount: String {
    let decimals = max(decimals, 0)
    var digits = 1
    var whole = minorUnits.magnitude
    while whole >= 10 {
      digits += 1
      whole /= 10
    }
    digits = max(digits, decimals + 1)
    let count = digits + (decimals > 0 ? 1 : 0) + (minorUnits < 0 ? 1 : 0)
    // Safe: all bytes are written. The bytes are filled in directly, because a screen has dozens of amounts.
    return unsafe String(unsafeUninitializedCapacity: count) { text in
      var index = count
      var rest = minorUnits.magnitude
      for digit in 0..<digits {
        index -= 1
        if decimals > 0, digit == decimals {
          unsafe text[index] = UInt8(ascii: ".")
          index -= 1
        }
        unsafe text[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      if minorUnits < 0 { unsafe text[0] = UInt8(ascii: "-") }
      return count
    }
  }
}

/// A calendar day with its texts.
public struct DateValue: Sendable, Hashable {
  /// The day as `YYYY-MM-DD`.
  public var iso: String
  /// The text to show.
  public var text: String
  /// The text for a screen reader.
  public var spoken: String

  public init(iso: String, text: String, spoken: String) {
    self.iso = iso
    self.text = text
    self.spoken = spoken
  }
}

/// A moment with its texts.
public struct MomentValue: Sendable, Hashable {
  /// The moment with its offset from UTC in the form of RFC 3339, such as `2026-11-21T21:00:00+03:00`.
  public var iso: String
  /// The text to show: the local time.
  public var text: String
  /// The text for a screen reader.
  public var spoken: String

  public init(iso: String, text: String, spoken: String) {
    self.iso = iso
    self.text = text
    self.spoken = spoken
  }
}

/// A percentage with its texts.
public struct PercentValue: Sendable, Hashable {
  /// The exact decimal: `11.5` means 11.5 %.
  public var value: String
  /// The text to show, with the period of a rate, such as "11.5% a year".
  public var text: String
  /// The text for a screen reader, with the period of a rate.
  public var spoken: String

  public init(value: String, text: String, spoken: String) {
    self.value = value
    self.text = text
    self.spoken = spoken
  }
}
