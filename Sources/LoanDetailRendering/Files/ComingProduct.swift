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
    self.screens = screens
    self.due = due
    self.isKnown = isKnown && screens.allSatisfy { $0.outcome == .complete }
  }

  /// The events to come: the payments, then the days in sections. A day that is one of the payments is told with it.
  func comingEvents(in sections: Set<ItemID>) -> [(screen: ScreenDocument, events: [CalendarEvent])] {
    var days = screens.map { (screen: $0, events: $0.comingDays(in: sections)) }
    let stated = Set(days.flatMap(\.events).map(\.day))
    let first = screens.lazy.map { (screen: $0, payments: $0.comingPayments) }.first { !$0.payments.isEmpty }
    guard let screen = first?.screen ?? screens.last else { return [] }
    // A section states more of a day than a payment without its amount.
    var payments = (first?.payments ?? []).completed(by: due?.payments ?? [])
      .filter { !$0.isBare || !stated.contains($0.day) }
    for place in days.indices {
      days[place].events.removeAll { day in
        guard day.onlyAmount != nil, let same = payments.firstIndex(where: { $0.isPayment(of: day) }) else {
          return false
        }
        payments[same].details = [day.name] + day.details + payments[same].details
        return true
      }
    }
    return [(screen: screen, events: payments)] + days
  }
}

/// What is to come of several products.
package struct ComingProducts: Sendable {
  let products: [ComingProduct]
  /// The day of the screens as `YYYY-MM-DD`.
  let day: String
  /// Whether these are all products, and what is to come of each is known; `false` if a part of the data cannot be
  /// read.
  let isKnown: Bool

  package init(_ products: [ComingProduct], on day: String, isWhole: Bool = true) {
    self.products = products
    self.day = day
    isKnown = isWhole && products.allSatisfy(\.isKnown)
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
  /// Whether the event is the payment that is the only amount of another event, on the same day.
  fileprivate func isPayment(of other: CalendarEvent) -> Bool {
    guard let money, let only = other.onlyAmount else { return false }
    return day == other.day && money.amount == only.amount && money.currency == only.currency
  }
}
