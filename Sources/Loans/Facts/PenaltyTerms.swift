public import LoanArithmetic
public import Localization

/// The cost of a missed payment; unstated properties are `nil`.
public struct PenaltyTerms: Sendable, Hashable {
  /// The amount from which a penalty is calculated.
  public enum Base: String, Sendable, Hashable, CaseIterable {
    /// The overdue principal.
    case overduePrincipal
    /// Everything that is overdue.
    case overdueAmount
    /// The whole debt.
    case debt
  }

  /// The rate of the penalty.
  public var rate: Rate?
  public var base: Base?
  /// Whether the interest of the contract continues in addition to the penalty.
  public var interestContinues: Bool?
  /// The upper limit in words.
  public var cap: LocalizedText?
  /// The fixed fee for each missed payment.
  public var lateFee: Money?
  /// The fine for each missed payment, in percent of the overdue amount.
  public var finePercent: ExactDecimal?

  public init(
    rate: Rate? = nil, base: Base? = nil, interestContinues: Bool? = nil, cap: LocalizedText? = nil,
    lateFee: Money? = nil, finePercent: ExactDecimal? = nil
  ) {
    self.rate = rate
    self.base = base
    self.interestContinues = interestContinues
    self.cap = cap
    self.lateFee = lateFee
    self.finePercent = finePercent
  }
}
