import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

/// The cancellation of early repayments that are booked.
extension RecordEdit {
  /// Removes the customer's repayments that are booked for a day.
  ///
  /// - Throws: ``EventRefusal/impossible(_:)`` if there are none, or their last day for cancelling has passed.
  mutating func cancelRepayment(on booked: CalendarDate) throws {
    let bookings = self.bookings
    let on = JSONValue.string("\(booked)")
    let places = bookings.indices.filter { bookings[$0]["on"] == on && isCancellable(bookings[$0]) }
    guard !places.isEmpty else {
      let isLate = bookings.contains { $0["on"] == on && isOwn($0) }
      throw EventRefusal.impossible(isLate ? StoreWords.tooLateToCancel : StoreWords.noBooking)
    }
    try editor.remove(elements: places, of: [.member("earlyRepayments")])
    let cancelled = places.map { bookings[$0] }
    // Read again, without the removed ones.
    let remaining = self.bookings.filter { date($0["on"]).map { $0 >= day } ?? true }
    if remaining.isEmpty { try setOverlay("earlyRepaymentScheduled", isOn: false) }
    let rules = facts.terms.prepayment.value
    try offerAgain(
      "repayPart", of: "part", isAllowed: rules?.partial == true, after: cancelled, leaving: remaining)
    try offerAgain(
      "repayFull", of: "full", isAllowed: rules?.full == true, after: cancelled, leaving: remaining)
  }

  /// Offers an action again that was requested, or not possible, because of bookings which are now cancelled.
  ///
  /// If the contract allows the action and nothing else is booked, it becomes available; it is added if an earlier
  /// cancellation removed it. Otherwise, a request that may be the cancelled one is removed, and an action that is not
  /// possible waits for the next booking.
  ///
  /// - Parameters:
  ///   - kind: the kind of the action.
  ///   - extent: the extent of the repayments that it books.
  ///   - isAllowed: whether the contract allows the action.
  ///   - cancelled: the cancelled bookings of one day; at least one.
  ///   - bookings: those that are left.
  private mutating func offerAgain(
    _ kind: String, of extent: String, isAllowed: Bool, after cancelled: [JSONValue], leaving bookings: [JSONValue]
  ) throws {
    let isStillBooked = bookings.contains { $0["extent"] == .string(extent) && isOwn($0) }
    let wasBooked = cancelled.contains { $0["extent"] == .string(extent) }
    let next = bookings.compactMap { date($0["on"]) }.min()
    for (index, action) in actions.enumerated().reversed() where action["kind"] == .string(kind) {
      let isPending = action["state"] == .string("pending")
      // Only an action that is not possible has an `until`.
      let isBlocked = action["until"] == cancelled[0]["on"]
      let path: [JSONStep] = [.member("actions"), .element(index)]
      if isPending || isBlocked, isAllowed, bookings.isEmpty {
        try makeAvailable(index)
      } else if isBlocked, let next {
        try editor.set("until", of: path, to: .string("\(next)"))
      } else if isBlocked {
        try editor.remove(path + [.member("until")])
      } else if isPending, !isStillBooked || wasBooked {
        try editor.remove(path)
      }
    }
    // An earlier cancellation has removed the request, while another was booked.
    if wasBooked, isAllowed, bookings.isEmpty, !actions.contains(where: { $0["kind"] == .string(kind) }) {
      let available: [JSONValue.Member] = [.init("kind", .string(kind)), .init("state", .string("available"))]
      try editor.append(.object(available), to: [.member("actions")])
    }
  }

  /// Whether the customer has a booking that can still be cancelled.
  var hasCancellableRepayment: Bool { bookings.contains(where: isCancellable) }

  /// The early repayments that are booked.
  private var bookings: [JSONValue] { elements("earlyRepayments") }

  /// Whether the customer pays a booked repayment: no other payer is stated, or only the reason why none is.
  private func isOwn(_ booking: JSONValue) -> Bool {
    if case .object? = booking["payer"] { booking["payer"]?["absent"] != nil } else { true }
  }

  /// Whether the customer pays a booked repayment and its last day for cancelling has not passed.
  private func isCancellable(_ booking: JSONValue) -> Bool {
    let last = date(booking["cancelBy"]) ?? date(booking["on"])
    return isOwn(booking) && last.map { $0 >= day } ?? false
  }
}
