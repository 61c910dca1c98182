public import LoanArithmetic

/// The yearly cost of a product including all fees.
public struct FullCost: Sendable, Hashable {
  /// The law that defines the figure.
  public enum Measure: Sendable, Hashable {
    /// Полная стоимость кредита, Federal Law 353-FZ art. 6.
    case psk
    /// Annual percentage rate of charge, Directive 2008/48/EC Annex I.
    case aprc
    /// Annual percentage rate, Regulation Z Appendix J.
    case apr
    /// Custo efetivo total, Resolução CMN 4.881.
    case cet
    /// Comparison rate, National Credit Code (Australia) Part 10.
    case comparisonRate
    /// A figure of the source's own; the text is the source's word for it.
    case other(String)

    /// The known measures by their names in records.
    public static let named: [String: Measure] = [
      "psk": .psk, "aprc": .aprc, "apr": .apr, "cet": .cet, "comparisonRate": .comparisonRate,
    ]
  }

  /// The state of the contract for which the figure was calculated.
  public enum Basis: String, Sendable, Hashable, CaseIterable {
    /// As it was agreed.
    case contract
    /// After a later change of the terms.
    case afterChange
  }

  public var measure: Measure
  /// The cost in percent per year.
  public var percent: ExactDecimal
  /// The cost in money, if the law requires it.
  public var amount: Money?
  /// The day of the calculation.
  public var asOf: CalendarDate?
  public var basis: Basis?

  public init(
    measure: Measure, percent: ExactDecimal, amount: Money? = nil, asOf: CalendarDate? = nil, basis: Basis? = nil
  ) {
    self.measure = measure
    self.percent = percent
    self.amount = amount
    self.asOf = asOf
    self.basis = basis
  }
}
