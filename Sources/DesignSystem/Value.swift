/// What a row or a table cell shows: the value itself beside the text that is ready to show.
public enum Value: Sendable, Hashable {
  case text(String)
  case money(MoneyValue)
  case date(DateValue)
  case percent(PercentValue)

  /// The text to show.
  public var text: String {
    switch self {
    case .text(let text): text
    case .money(let money): money.text
    case .date(let date): date.text
    case .percent(let percent): percent.text
    }
  }

  /// What a screen reader says.
  public var spoken: String {
    switch self {
    case .text(let text): text
    case .money(let money): money.spoken
    case .date(let date): date.spoken
    case .percent(let percent): percent.spoken
    }
  }
}

/// An amount of money with its formatted text and its spoken form.
public struct MoneyValue: Sendable, Hashable {
  /// The amount in the currency's minor units.
  public var minorUnits: Int64
  /// The ISO 4217 code.
  public var currency: String
  /// The amount as it is shown.
  public var text: String
  /// The amount as a screen reader says it.
  public var spoken: String

  /// Makes an amount from its parts.
  public init(minorUnits: Int64, currency: String, text: String, spoken: String) {
    self.minorUnits = minorUnits
    self.currency = currency
    self.text = text
    self.spoken = spoken
  }
}

/// A day with its formatted text and its spoken form.
public struct DateValue: Sendable, Hashable {
  /// The day as `YYYY-MM-DD`.
  public var iso: String
  /// The day as it is shown.
  public var text: String
  /// The day as a screen reader says it.
  public var spoken: String

  /// Makes a day from its parts.
  public init(iso: String, text: String, spoken: String) {
    self.iso = iso
    self.text = text
    self.spoken = spoken
  }
}

/// A percentage with its formatted text and its spoken form.
public struct PercentValue: Sendable, Hashable {
  /// The exact decimal: `11.5` is 11.5 %.
  public var value: String
  /// The percentage as it is shown, with the period it is for where that matters.
  public var text: String
  /// The percentage as a screen reader says it, with its period likewise.
  public var spoken: String

  /// Makes a percentage from its parts.
  public init(value: String, text: String, spoken: String) {
    self.value = value
    self.text = text
    self.spoken = spoken
  }
}
