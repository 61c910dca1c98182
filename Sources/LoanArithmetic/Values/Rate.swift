/// An interest rate as its source states it: an exact percentage for a period.
public struct Rate: Sendable, Hashable {
  /// The period to which the percentage applies.
  public enum Period: String, Sendable, Hashable, CaseIterable {
    case day, month, year
  }

  /// Whether the percentage includes compounding.
  public enum Basis: String, Sendable, Hashable, CaseIterable {
    /// A nominal rate: interest on the interest of the year is not included.
    case nominal
    /// An effective rate: interest on the interest of the year is included.
    case effective
  }

  /// How the rate can change.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The same for the whole term of the contract.
    case fixed
    /// A published index (a key rate, EURIBOR) plus a margin.
    case indexed
    /// Reduced for a limited time, by an offer of the lender or the state.
    case promotional
  }

  /// The percentage for one ``period``: `11.5` is 11.5 %. It can be zero or negative.
  public var percent: ExactDecimal
  /// The period to which the percentage applies.
  public var period: Period
  /// Whether the percentage includes compounding.
  public var basis: Basis
  /// How the rate can change; `nil` if the source does not state it.
  public var kind: Kind?

  public init(percent: ExactDecimal, period: Period = .year, basis: Basis = .nominal, kind: Kind? = nil) {
    self.percent = percent
    self.period = period
    self.basis = basis
    self.kind = kind
  }
}
