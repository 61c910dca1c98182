/// An interest rate as its source states it: an exact percent per period.
public struct Rate: Sendable, Hashable {
  /// The period one percent figure is for.
  public enum Period: String, Sendable, Hashable, CaseIterable {
    case day, month, year
  }

  /// What the figure counts.
  public enum Basis: String, Sendable, Hashable, CaseIterable {
    /// Compounding within the year is not in the figure.
    case nominal
    /// Compounding within the year is in the figure.
    case effective
  }

  /// How the rate may move.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case fixed
    /// Follows a published index (a key rate, EURIBOR) plus a margin.
    case indexed
    /// Lower for a time, by the lender's or the state's offer.
    case promotional
  }

  /// The percent for one period: `11.5` is 11.5 %.
  public var percent: ExactDecimal
  /// The period the percent is for.
  public var period: Period
  /// Nominal unless stated otherwise.
  public var basis: Basis
  /// How the rate may move; `nil` when its source does not say.
  public var kind: Kind?

  /// Makes a rate of `percent` a period.
  public init(percent: ExactDecimal, period: Period = .year, basis: Basis = .nominal, kind: Kind? = nil) {
    self.percent = percent
    self.period = period
    self.basis = basis
    self.kind = kind
  }
}
