package import LoanArithmetic

/// A figure that the source states and the terms of the contract give differently.
package struct WhatIfDifference: Sendable, Hashable {
  /// What is given differently.
  package enum Figure: Sendable, Hashable, CaseIterable {
    /// Of one payment: its parts, and the debt after it.
    case principal, interest, balance
    /// The large last payment.
    case balloon
    /// The debt at the end of the fixed rate.
    case fixedDebt
    /// The amount that repays everything.
    case payoff
    /// The minimum payment of a card.
    case minimum
  }

  package let figure: Figure
  /// The day of the payment or of the amount; `nil` if it is not known.
  package let day: CalendarDate?
  /// The figure of the source.
  package let stated: Money
  /// The figure by the terms of the contract.
  package let calculated: Money

  init(_ figure: Figure, on day: CalendarDate?, stated: Money, calculated: Money) {
    self.figure = figure
    self.day = day
    self.stated = stated
    self.calculated = calculated
  }
}
