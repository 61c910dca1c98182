import DesignSystem

extension [CalendarEvent] {
  /// A day and a currency, in which payments are compared.
  private struct Place: Hashable, Comparable {
    let day: String
    /// `nil` for a payment without an amount, which may be in any currency.
    let currency: String?

    init(_ event: CalendarEvent) {
      day = event.day
      currency = event.money?.currency
    }

    /// Makes the place of the payments without an amount.
    init(of day: String) {
      self.day = day
      currency = nil
    }

    static func < (one: Place, other: Place) -> Bool {
      (one.day, one.currency ?? "") < (other.day, other.currency ?? "")
    }
  }

  /// Returns the payments of a screen with those that are due.
  ///
  /// What is due on a day in a currency replaces what the screen has of it, unless all of it, or the payments of one
  /// name, come to the same sum: the screen may have one payment in place of its parts, or the parts. A payment without
  /// an amount gives way to those with one.
  func completed(by due: [CalendarEvent]) -> [CalendarEvent] {
    let listed = Dictionary(grouping: filter { !$0.isCancelled }, by: Place.init)
    var replaced: Set<ItemID> = []
    var added: [CalendarEvent] = []
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

  /// Returns the events without those whose amounts are among others, each as often as it is there.
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
