package import DesignSystem

/// What a calendar has of one product.
package struct ComingProduct: Sendable {
  /// The screens that state days. The payments are those of the first one that has some.
  package var screens: [ScreenDocument]
  /// The payments that are due by the facts, also those that no screen lists; `nil` if unknown.
  package var due: Timeline?
  /// Whether what is to come is known, so that what a calendar had and these do not have is gone.
  package var isKnown: Bool

  package init(screens: [ScreenDocument], due: Timeline? = nil, isKnown: Bool = true) {
    (self.screens, self.due) = (screens, due)
    self.isKnown = isKnown && screens.allSatisfy { $0.outcome == .complete }
  }

  /// The events to come: the payments, then the days in sections. A day that is one of the payments is told with it.
  func comingEvents(in sections: Set<ItemID>) -> [(screen: ScreenDocument, events: [CalendarEvent])] {
    var days = screens.map { ($0, $0.comingDays(in: sections)) }
    let stated = Set(days.flatMap(\.1).map(\.day))
    let first = screens.lazy.map { ($0, $0.comingPayments) }.first { !$0.1.isEmpty }
    guard let screen = first?.0 ?? screens.last else { return [] }
    // A section states more of a day than a payment without its amount.
    var payments = (first?.1 ?? []).completed(by: due?.payments ?? []).filter { !$0.isBare || !stated.contains($0.day) }
    for place in days.indices {
      days[place].1.removeAll { day in
        guard day.onlyAmount != nil, let same = payments.firstIndex(where: { $0.isPayment(of: day) }) else {
          return false
        }
        payments[same].details = [day.name] + day.details + payments[same].details
        return true
      }
    }
    return [(screen, payments)] + days
  }
}

/// What is to come of several products.
package struct ComingProducts: Sendable {
  let products: [ComingProduct]
  /// The day of the screens as `YYYY-MM-DD`.
  let day: String
  /// Whether these are all products, and what is to come of each is known; `false` if a part of the data cannot be read.
  let isKnown: Bool

  package init(_ products: [ComingProduct], on day: String, isWhole: Bool = true) {
    (self.products, self.day, isKnown) = (products, day, isWhole && products.allSatisfy(\.isKnown))
  }

  /// The names of the products, by which the reader tells them apart.
  var names: [String] {
    let titles = products.compactMap { $0.screens.first?.subject.title }
    return products.map { product in
      guard let screen = product.screens.first else { return "" }
      let isNamedTwice = titles.count { $0 == screen.subject.title } > 1
      return [screen.subject.title, isNamedTwice ? screen.subtitle : nil].compactMap(\.self).commaSeparated
    }
  }
}

extension CalendarEvent {
  fileprivate func isPayment(of other: CalendarEvent) -> Bool {
    guard let money, let only = other.onlyAmount else { return false }
    return day == other.day && money.amount == only.amount && money.currency == only.currency
  }
}

extension [CalendarEvent] {
  private struct Place: Hashable, Comparable {
    let day: String
    /// `nil` for a payment without an amount, which may be in any currency.
    let currency: String?

    init(_ event: CalendarEvent) { (day, currency) = (event.day, event.money?.currency) }
    init(of day: String) { (self.day, currency) = (day, nil) }

    static func < (one: Place, other: Place) -> Bool {
      (one.day, one.currency ?? "") < (other.day, other.currency ?? "")
    }
  }

  /// Returns the payments of a screen with those that are due.
  ///
  /// What is due on a day in a currency replaces what the screen has of it, unless all of it or the payments of one name come to
  /// the same sum: the screen may have one payment in place of its parts, or the parts. A payment without an amount gives way to
  /// those with one.
  fileprivate func completed(by due: [CalendarEvent]) -> [CalendarEvent] {
    let listed = Dictionary(grouping: filter { !$0.isCancelled }, by: Place.init)
    var (replaced, added): (Set<ItemID>, [CalendarEvent]) = ([], [])
    let due = Dictionary(grouping: due, by: Place.init)
    for (place, due) in due.sorted(by: { $0.key < $1.key }) {
      let shown = (listed[place] ?? []) + (listed[Place(of: place.day)] ?? [])
      var missing = due.without(shown)
      var others = shown.without(due)
      if missing.isEmpty || missing.sum.map({ $0 == others.sum }) ?? false { continue }
      let parts = Dictionary(grouping: missing, by: \.name).filter { $0.value.sum.map { $0 == others.sum } ?? false }
      if let name = parts.keys.min() {
        others = []
        missing.removeAll { $0.name == name }
      }
      // What replaces an event is the same one for a calendar.
      let free = others.map(\.id).filter { replaced.insert($0).inserted }
      if let id = free.first { missing[0].id = id }
      added += missing
    }
    return filter { !replaced.contains($0.id) } + added
  }

  /// The events without those of the same amounts among others.
  private func without(_ others: [CalendarEvent]) -> [CalendarEvent] {
    var left = Dictionary(others.map { ($0.money?.amount, 1) }, uniquingKeysWith: +)
    return filter { event in
      guard let money = event.money, let count = left[money.amount], count > 0 else { return true }
      left[money.amount] = count - 1
      return false
    }
  }

  /// The sum of the amounts in minor units; `nil` if one is unknown or they have different units.
  private var sum: Int128? {
    let amounts = compactMap(\.money)
    guard amounts.count == count, Set(amounts.map(\.decimals)).count == 1 else { return nil }
    return amounts.reduce(0) { $0 + Int128($1.minorUnits) }
  }
}
