import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

/// What each change does to the values of a record.
extension RecordEdit {
  /// Switches the automatic payment of every obligation that states it.
  mutating func setAutopay(_ isOn: Bool) throws {
    for (index, obligation) in elements("obligations").enumerated() where obligation["autopay"] == .bool(!isOn) {
      try editor.replace([.member("obligations"), .element(index), .member("autopay")], with: .bool(isOn))
    }
    try setOverlay("autopayOff", !isOn)
  }

  /// Adds a state that begins on the day, or removes it.
  mutating func setOverlay(_ kind: String, _ isOn: Bool, because reason: DataWords? = nil) throws {
    let overlays = elements("overlays")
    let places = overlays.indices.filter {
      overlays[$0] == .string(kind) || overlays[$0]["kind"] == .string(kind)
    }
    if !isOn {
      for place in places.reversed() { try editor.remove([.member("overlays"), .element(place)]) }
    } else if places.isEmpty {
      let members: [JSONValue.Member] = [.init("kind", .string(kind)), .init("since", .string("\(day)"))]
      let overlay = JSONValue.object(members + (reason.map { [.init("reason", $0.value)] } ?? []))
      if case .array? = record["overlays"] {
        try editor.append(overlay, to: [.member("overlays")])
      } else {
        try editor.set("overlays", of: [], to: .array([overlay]), after: "phase")
      }
    }
  }

  /// Removes the customer's repayments that are booked for a day.
  mutating func cancelRepayment(on booked: CalendarDate) throws {
    let places = bookings.indices.filter { bookings[$0]["on"] == .string("\(booked)") && isCancellable(bookings[$0]) }
    guard !places.isEmpty else {
      let isLate = bookings.contains { $0["on"] == .string("\(booked)") && isOwn($0) }
      throw EventRefusal.impossible(isLate ? StoreWords.tooLateToCancel : StoreWords.noBooking)
    }
    for place in places.reversed() { try editor.remove([.member("earlyRepayments"), .element(place)]) }
    if bookings.isEmpty { try setOverlay("earlyRepaymentScheduled", false) }
    try offerRepayment("part", "repayPart", isAllowed: facts.terms.prepayment.value?.partial == true, booked)
    try offerRepayment("full", "repayFull", isAllowed: facts.terms.prepayment.value?.full == true, booked)
  }

  /// Changes the actions that were not possible because of a booking, if no booking of theirs is left: they become
  /// available if the contract allows them and nothing else is booked; otherwise a request that is no more is removed.
  private mutating func offerRepayment(
    _ extent: String, _ kind: String, isAllowed: Bool, _ cancelled: CalendarDate
  ) throws {
    guard !bookings.contains(where: { $0["extent"] == .string(extent) && isOwn($0) }) else { return }
    for index in actions.indices.reversed() where actions[index]["kind"] == .string(kind) {
      let isPending = actions[index]["state"] == .string("pending")
      let isBlocked =
        actions[index]["state"] == .string("unavailable") && actions[index]["until"] == .string("\(cancelled)")
      if isPending || isBlocked, isAllowed, bookings.isEmpty {
        try makeAvailable(index)
      } else if isPending {
        try editor.remove([.member("actions"), .element(index)])
      }
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
    let last = [booking["cancelBy"], booking["on"]].lazy.compactMap { value -> CalendarDate? in
      if case .string(let text)? = value { CalendarDate(text) } else { nil }
    }.first
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
  mutating func makeAvailable(_ action: Int) throws {
    let path: [JSONStep] = [.member("actions"), .element(action)]
    try editor.set("state", of: path, to: .string("available"))
    for name in ["request", "since", "reason", "until"] where actions[action][name] != nil {
      try editor.remove(path + [.member(name)])
    }
  }

  var actions: [JSONValue] { elements("actions") }

  private func elements(_ name: String) -> [JSONValue] { record[name]?.elements ?? [] }

  /// The record with the changes so far.
  private var record: JSONValue { (try? JSONParser.parse(editor.bytes)) ?? .null }
}
