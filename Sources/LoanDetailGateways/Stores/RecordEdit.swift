import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// The text of one record of a portfolio, and what a change makes of it.
struct RecordEdit {
  var editor: JSONEditor
  let facts: LoanFacts
  /// The day on which the customer asks for the change.
  let day: CalendarDate

  /// The changed text.
  var bytes: [UInt8] { editor.bytes }

  /// Begins the edit of a record, which says `facts`.
  init(_ text: [UInt8], _ facts: LoanFacts, on day: CalendarDate) throws(JSONSyntaxError) {
    editor = try JSONEditor(text)
    self.facts = facts
    self.day = day
  }

  /// Makes a change that the customer of a scope asks for.
  ///
  /// - Throws: ``EventRefusal/impossible(_:)`` if the record does not allow it.
  mutating func make(_ change: LoanChange, for scope: CustomerScope) throws {
    // A guarantor sees the product, and must not change the payments of the borrower.
    guard facts.mayBeChanged(by: scope) else { throw EventRefusal.impossible(StoreWords.onlyForBorrowers) }
    try checkPermission(for: change.name)
    switch change {
    case .autopay(let isOn): try setAutopay(isOn)
    case .frozen(let isFrozen): try setOverlay("frozen", isOn: isFrozen, because: StoreWords.frozenByCustomer)
    case .cancelRepayment(let day): try cancelRepayment(on: day)
    case .paymentDay(let day): try request(paymentDay: day)
    case .extendPayment: try requestExtension()
    case .requestDocument: break
    }
    // The change itself may have removed other actions.
    guard let action = availableAction(change.name) else { return }
    if let inverse = change.name.inverse {
      try replace(action, by: inverse)
    } else if let text = StoreWords.request(for: change) {
      try setPending(action, text)
    } else if !hasCancellableRepayment {
      try editor.remove([.member("actions"), .element(action)])
    }
  }

  /// The index of the first available action for a change.
  private func availableAction(_ name: LoanChange.Name) -> Int? {
    actions.firstIndex { $0["kind"] == .string(name.rawValue) && $0["state"] == .string("available") }
  }

  /// Checks that the record offers the change.
  ///
  /// - Throws: ``EventRefusal/impossible(_:)`` with the reason, if it does not.
  private func checkPermission(for name: LoanChange.Name) throws(EventRefusal) {
    let stated = facts.actions.filter { $0.kind == .change(name) }
    if stated.contains(where: { $0.state == .available }), availableAction(name) != nil { return }
    for action in stated {
      switch action.state {
      case .unavailable(let reason, _): throw .impossible(reason)
      case .pending: throw .impossible(StoreWords.alreadyRequested)
      case .available, .hidden: continue
      }
    }
    throw .impossible(StoreWords.notOffered)
  }

  /// States that an action was asked for on the day; `text` says what for.
  private mutating func setPending(_ action: Int, _ text: DataWords) throws {
    let path: [JSONStep] = [.member("actions"), .element(action)]
    try editor.set("state", of: path, to: .string("pending"))
    try editor.set("request", of: path, to: text.value, after: "state")
    try editor.set("since", of: path, to: .string("\(day)"), after: "request")
  }

  /// Offers the opposite change in place of one that was made. The title and the question of the one would be wrong for
  /// the other.
  private mutating func replace(_ action: Int, by inverse: LoanChange.Name) throws {
    let available: [JSONValue.Member] = [
      .init("kind", .string(inverse.rawValue)), .init("state", .string("available")),
    ]
    let path: [JSONStep] = [.member("actions"), .element(action)]
    guard let other = actions.firstIndex(where: { $0["kind"] == .string(inverse.rawValue) }) else {
      return try editor.replace(path, with: .object(available))
    }
    try makeAvailable(other)
    try editor.remove(path)
  }
}
