import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

/// Each change of a record, in its JSON.
extension RecordEdit {
  /// Switches the automatic payment of every obligation that states it.
  mutating func setAutopay(_ isOn: Bool) throws {
    let obligations = elements("obligations")
    let switched = obligations.indices.filter { obligations[$0]["autopay"] == .bool(!isOn) }
    try editor.replace("autopay", ofElements: switched, in: [.member("obligations")], with: .bool(isOn))
    try setOverlay("autopayOff", isOn: !isOn)
  }

  /// Adds a state that begins on the day, or removes it. A state that is over makes way for the new one; one that is
  /// planned begins on the day.
  mutating func setOverlay(_ kind: String, isOn: Bool, because reason: DataWords? = nil) throws {
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

  /// Whether the last day of a state has passed.
  private func isOver(_ overlay: JSONValue) -> Bool { date(overlay["until"]).map { $0 < day } ?? false }

  /// Asks for payments on another day of the month, and states that a request is being decided.
  ///
  /// - Throws: ``EventRefusal/impossible(_:)`` if the day is not one for payments, or the payments are on it already.
  mutating func request(paymentDay: Int) throws {
    guard LoanChange.paymentDays.contains(paymentDay) else { throw EventRefusal.impossible(StoreWords.notOffered) }
    if facts.terms.paymentDay.value == paymentDay { throw EventRefusal.impossible(StoreWords.samePaymentDay) }
    try setOverlay("requestPending", isOn: true)
  }

  /// Asks for the extension of a payment on its terms.
  ///
  /// - Throws: ``EventRefusal/impossible(_:)`` if the extension is not available, was asked for already, or is no
  ///   longer allowed by its last day or its number.
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
    try setOverlay("requestPending", isOn: true)
  }

  /// Makes an action available. Its title and its limits stay.
  mutating func makeAvailable(_ index: Int) throws {
    let (action, path) = (actions[index], [JSONStep.member("actions"), .element(index)])
    try editor.set("state", of: path, to: .string("available"))
    for name in ["request", "since", "reason", "until"] where action[name] != nil {
      try editor.remove(path + [.member(name)])
    }
  }

  /// The actions with the changes so far. Each use reads the whole text.
  var actions: [JSONValue] { elements("actions") }

  /// The elements of a list with the changes so far; empty if there is no list.
  func elements(_ name: String) -> [JSONValue] { record[name]?.elements ?? [] }

  /// The day that a value states; `nil` if it states none.
  func date(_ value: JSONValue?) -> CalendarDate? { value?.nonEmptyText.flatMap { CalendarDate($0) } }

  /// The record with the changes so far, read from the text.
  private var record: JSONValue { (try? JSONParser.parse(editor.bytes)) ?? .null }
}
