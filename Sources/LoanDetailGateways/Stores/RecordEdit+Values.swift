import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

/// What each change does to the values of a record.
extension RecordEdit {
  /// Switches the automatic payment of every obligation that states it.
  mutating func setAutopay(_ isOn: Bool) throws {
    let obligations = elements("obligations")
    let switched = obligations.indices.filter { obligations[$0]["autopay"] == .bool(!isOn) }
    try editor.replace("autopay", ofElements: switched, in: [.member("obligations")], with: .bool(isOn))
    try setOverlay("autopayOff", !isOn)
  }

  /// Adds a state that begins on the day, or removes it. A state that is over makes way for the new one; one that is
  /// planned begins on the day.
  mutating func setOverlay(_ kind: String, _ isOn: Bool, because reason: DataWords? = nil) throws {
    let stated = record["overlays"]
    let overlays = stated?.elements ?? []
    let places = overlays.indices.filter { overlays[$0] == .string(kind) || overlays[$0]["kind"] == .string(kind) }
    if isOn {
      for place in places where date(overlays[place]["since"]).map({ $0 > day }) ?? false {
        try editor.set("since", of: [.member("overlays"), .element(place)], to: .string("\(day)"))
      }
    }
    let removed = places.filter { !isOn || isOver(overlays[$0]) }
    try editor.remove(elements: removed, of: [.member("overlays")])
    guard isOn, removed.count == places.count else { return }
    let members: [JSONValue.Member] = [.init("kind", .string(kind)), .init("since", .string("\(day)"))]
    let overlay = JSONValue.object(members + (reason.map { [.init("reason", $0.value)] } ?? []))
    if case .array? = stated {
      try editor.append(overlay, to: [.member("overlays")])
    } else {
      try editor.set("overlays", of: [], to: .array([overlay]), after: "phase")
    }
  }

  private func isOver(_ overlay: JSONValue) -> Bool { date(overlay["until"]).map { $0 < day } ?? false }

  /// Removes the customer's repayments that are booked for a day.
  mutating func cancelRepayment(on booked: CalendarDate) throws {
    let (bookings, on) = (self.bookings, JSONValue.string("\(booked)"))
    let places = bookings.indices.filter { bookings[$0]["on"] == on && isCancellable(bookings[$0]) }
    guard !places.isEmpty else {
      let isLate = bookings.contains { $0["on"] == on && isOwn($0) }
      throw EventRefusal.impossible(isLate ? StoreWords.tooLateToCancel : StoreWords.noBooking)
    }
    try editor.remove(elements: places, of: [.member("earlyRepayments")])
    let cancelled = places.map { bookings[$0] }
    let left = self.bookings.filter { date($0["on"]).map { $0 >= day } ?? true }
    if left.isEmpty { try setOverlay("earlyRepaymentScheduled", false) }
    let rules = facts.terms.prepayment.value
    try offerRepayment("part", "repayPart", isAllowed: rules?.partial == true, after: cancelled, left)
    try offerRepayment("full", "repayFull", isAllowed: rules?.full == true, after: cancelled, left)
  }

  /// Changes the actions that were not possible because of bookings of a day which are now cancelled.
  ///
  /// They become available if the contract allows them and nothing else is booked. Otherwise, a request that may be the
  /// cancelled one is removed, and what is not possible waits for the next booking.
  private mutating func offerRepayment(
    _ extent: String, _ kind: String, isAllowed: Bool, after cancelled: [JSONValue], _ bookings: [JSONValue]
  ) throws {
    let isRequested = bookings.contains { $0["extent"] == .string(extent) && isOwn($0) }
    let wasRequested = cancelled.contains { $0["extent"] == .string(extent) }
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
      } else if isPending, !isRequested || wasRequested {
        try editor.remove(path)
      }
    }
    // An earlier cancellation has removed the request, while another was booked.
    if wasRequested, isAllowed, bookings.isEmpty, !actions.contains(where: { $0["kind"] == .string(kind) }) {
      let available: [JSONValue.Member] = [.init("kind", .string(kind)), .init("state", .string("available"))]
      try editor.append(.object(available), to: [.member("actions")])
    }
  }

  /// Whether the customer has a booking that can still be cancelled.
  var hasCancellableRepayment: Bool { bookings.contains(where: isCancellable) }

  /// The early repayments that are booked.
  private var bookings: [JSONValue] { elements("earlyRepayments") }

  private func isOwn(_ booking: JSONValue) -> Bool {
    if case .object? = booking["payer"] { booking["payer"]?["absent"] != nil } else { true }
  }

  private func isCancellable(_ booking: JSONValue) -> Bool {
    let last = date(booking["cancelBy"]) ?? date(booking["on"])
    return isOwn(booking) && last.map { $0 >= day } ?? false
  }

  /// Checks that the payments are not on the day already, and states that a request is being decided.
  mutating func request(paymentDay: Int) throws {
    guard LoanChange.paymentDays.contains(paymentDay) else { throw EventRefusal.impossible(StoreWords.notOffered) }
    if facts.terms.paymentDay.value == paymentDay { throw EventRefusal.impossible(StoreWords.samePaymentDay) }
    try setOverlay("requestPending", true)
  }

  /// Asks for the extension of a payment on its terms.
  mutating func requestExtension() throws {
    let stated = facts.extensionOfPayment.value
    switch stated?.state {
    case .available: break
    case .requested: throw EventRefusal.impossible(StoreWords.alreadyRequested)
    case .used, .unavailable, nil: throw EventRefusal.impossible(stated?.reason ?? StoreWords.notOffered)
    }
    if let last = stated?.askBy, last < day { throw EventRefusal.impossible(StoreWords.tooLateToAsk) }
    if let used = stated?.used, let allowed = stated?.allowed, used >= allowed {
      throw EventRefusal.impossible(StoreWords.noExtensionLeft)
    }
    try editor.set("state", of: [.member("extension")], to: .string("requested"))
    try editor.set("on", of: [.member("extension")], to: .string("\(day)"), after: "state")
    try setOverlay("requestPending", true)
  }

  /// Makes an action available, with its title and its limits.
  mutating func makeAvailable(_ index: Int) throws {
    let (action, path) = (actions[index], [JSONStep.member("actions"), .element(index)])
    try editor.set("state", of: path, to: .string("available"))
    for name in ["request", "since", "reason", "until"] where action[name] != nil {
      try editor.remove(path + [.member(name)])
    }
  }

  /// The actions with the changes so far. They are read from the text each time, so a step asks once.
  var actions: [JSONValue] { elements("actions") }

  private func elements(_ name: String) -> [JSONValue] { record[name]?.elements ?? [] }

  private func date(_ value: JSONValue?) -> CalendarDate? { value?.nonEmptyText.flatMap { CalendarDate($0) } }

  /// The record with the changes so far, read from the text.
  private var record: JSONValue { (try? JSONParser.parse(editor.bytes)) ?? .null }
}
