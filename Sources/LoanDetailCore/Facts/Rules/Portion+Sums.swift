package import LoanArithmetic

extension [Portion] {
  /// The amount of one component; `nil` if there is no such portion.
  package func amount(of component: Portion.Component) -> Money? { first { $0.component == component }?.amount }

  /// The sum of all portions; `nil` if the currencies differ or the sum overflows.
  func sum(in currency: Currency) -> Money? { Money.sum(map(\.amount), currency: currency) }

  /// One portion per component, with the sum of its amounts, in reading order.
  ///
  /// Leaves out a component whose amounts cannot be added up.
  func sums(in currency: Currency) -> [Portion] {
    Portion.Component.allCases.compactMap { component in
      let parts = filter { $0.component == component }
      return parts.isEmpty ? nil : parts.sum(in: currency).map { Portion(component, $0) }
    }
  }

  /// The total without the portions: positive if the source does not itemise all of it, negative if the portions exceed
  /// it, `nil` if they cannot be subtracted.
  package func rest(of total: Money) -> Money? { sum(in: total.currency).flatMap(total.subtracting) }
}

extension Sequence<[Portion]> {
  /// The components with an amount other than zero in any of the lists, in reading order.
  package var components: [Portion.Component] {
    Portion.Component.allCases.filter { component in
      contains { $0.contains { $0.component == component && !$0.amount.isZero } }
    }
  }
}
