package import LoanArithmetic
package import Localization

extension [Portion] {
  /// The amount of one component; `nil` if there is no such portion.
  package func amount(of component: Portion.Component) -> Money? { first { $0.component == component }?.amount }

  /// The sum of all portions; `nil` if the currencies differ or the sum overflows.
  func sum(in currency: Currency) -> Money? { Money.sum(indices.lazy.map { self[$0].amount }, currency: currency) }

  /// Returns one portion per component, with the sum of its amounts, in reading order.
  ///
  /// Leaves out a component whose amounts cannot be added up.
  package func sums(in currency: Currency) -> [Portion] {
    let shared = Portion.Component.allCases
    var sums = shared.map { ComponentSum(component: $0) }
    // The places of the source's own components, which may be many.
    var places: [Portion.Component: Int] = [:]
    for index in indices {
      let component = self[index].component
      let place = shared.firstIndex(of: component) ?? places[component] ?? sums.count
      if place == sums.count {
        places[component] = place
        sums.append(ComponentSum(component: component))
      }
      sums[place].add(self[index], in: currency)
    }
    return sums.compactMap { $0.portion(in: currency) }
  }

  /// Returns the total less the portions: positive if the source does not itemise all of it, negative if the portions
  /// exceed it, `nil` if they cannot be subtracted.
  package func rest(of total: Money) -> Money? { sum(in: total.currency).flatMap(total.subtracting) }
}

/// The sum of one component, in 128 bits, so that the order of the amounts does not matter.
private struct ComponentSum {
  let component: Portion.Component
  /// `nil` before the first amount.
  private var total: Int128?
  private var title: LocalizedText?
  private var isInOneCurrency = true

  init(component: Portion.Component) { self.component = component }

  /// Adds the amount of a portion; in another currency, it makes the sum unknown. The first title stays.
  mutating func add(_ portion: Portion, in currency: Currency) {
    total = (total ?? 0) + Int128(portion.amount.minorUnits)
    isInOneCurrency = isInOneCurrency && portion.amount.currency == currency
    if title == nil { title = portion.title }
  }

  /// Returns the sum as a portion; `nil` without an amount, and if the currencies differ or the sum is too large.
  func portion(in currency: Currency) -> Portion? {
    guard isInOneCurrency, let minorUnits = total.flatMap({ Int64(exactly: $0) }) else { return nil }
    return Portion(component, Money(minorUnits: minorUnits, currency: currency), title: title)
  }
}

extension [[Portion]] {
  /// The components with an amount other than zero in any of the lists: those that all products share in reading order,
  /// then the others in the order of the lists, up to ``mostComponents``.
  package var components: [Portion.Component] {
    var found: [Portion.Component] = []
    let shared = Portion.Component.allCases
    for portions in self {
      for portion in portions where !portion.amount.isZero && !found.contains(portion.component) {
        if found.count < Self.mostComponents || shared.contains(portion.component) { found.append(portion.component) }
      }
    }
    return shared.filter(found.contains) + found.filter { !shared.contains($0) }
  }

  /// The number of components from which on only shared ones are added: a table with a column for each component of
  /// each row would grow with the square of the rows.
  private static var mostComponents: Int { 24 }

  /// The title that the source gives to a component; `nil` if it gives none.
  package func title(of component: Portion.Component) -> LocalizedText? {
    for portions in self {
      if let title = portions.first(where: { $0.component == component && $0.title != nil })?.title { return title }
    }
    return nil
  }
}
