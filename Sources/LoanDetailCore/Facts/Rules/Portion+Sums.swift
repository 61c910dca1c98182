package import LoanArithmetic

extension [Portion] {
  /// The amount of one component; `nil` if there is no such portion.
  package func amount(of component: Portion.Component) -> Money? { first { $0.component == component }?.amount }

  /// The sum of all portions; `nil` if the currencies differ or the sum overflows.
  func sum(in currency: Currency) -> Money? { Money.sum(map(\.amount), currency: currency) }

  /// One portion per component, with the sum of its amounts, in reading order.
  ///
  /// Leaves out a component whose amounts cannot be added up.
  package func sums(in currency: Currency) -> [Portion] {
    [self].componentsInOrder().compactMap { component in
      let parts = filter { $0.component == component }
      return parts.sum(in: currency).map { Portion(component, $0, title: parts.lazy.compactMap(\.title).first) }
    }
  }

  /// The total without the portions: positive if the source does not itemise all of it, negative if the portions exceed
  /// it, `nil` if they cannot be subtracted.
  package func rest(of total: Money) -> Money? { sum(in: total.currency).flatMap(total.subtracting) }
}

extension [[Portion]] {
  /// The components with an amount other than zero in any of the lists, in reading order.
  package var components: [Portion.Component] { componentsInOrder { !$0.amount.isZero } }

  /// The title that the source gives to a component; `nil` if it gives none.
  package func title(of component: Portion.Component) -> LocalizedText? {
    for portions in self {
      if let title = portions.first(where: { $0.component == component && $0.title != nil })?.title { return title }
    }
    return nil
  }

  /// The components of the lists: those that all products share in reading order, then the others in the order of the
  /// lists.
  fileprivate func componentsInOrder(where counts: (Portion) -> Bool = { _ in true }) -> [Portion.Component] {
    var found: [Portion.Component] = []
    for portions in self {
      for portion in portions where counts(portion) && !found.contains(portion.component) {
        found.append(portion.component)
      }
    }
    let shared = Portion.Component.allCases
    return shared.filter(found.contains) + found.filter { !shared.contains($0) }
  }
}
