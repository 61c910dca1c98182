import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// A change of a record, without what differs when it is sent again.
struct StoredUpdate: Sendable, Hashable {
  let id: ProductID
  let change: LoanChange
}

/// The key of an update. Each customer has keys of its own, and so has the bank's staff.
struct JournalKey: Sendable, Hashable {
  let scope: CustomerScope
  let key: EventKey
}

/// An update that is about to be made.
struct JournalEntry: Sendable, Hashable {
  let key: JournalKey
  let update: StoredUpdate
  /// The hash of the file without the update.
  let before: String
  /// The hash of the file with the update.
  let after: String
}

/// One line of an ``EventJournal``, a JSON object.
enum JournalLine: Sendable, Hashable {
  case begun(JournalEntry)
  case ended(JournalKey, Outcome)

  enum Outcome: String, Sendable, Hashable {
    case done, notDone
    /// The file was edited by somebody else, so that nobody can tell.
    case unknown
  }

  /// Reads a line; `nil` if it is not of the form.
  init?(_ line: JSONValue) {
    guard let key = Self.text("key", of: line).flatMap(EventKey.init) else { return nil }
    let customer = Self.text("customer", of: line).map { CustomerScope.customer(CustomerID(rawValue: $0)) }
    let scoped = JournalKey(scope: customer ?? .allCustomers, key: key)
    if let outcome = Self.text("outcome", of: line) {
      guard let outcome = Outcome(rawValue: outcome) else { return nil }
      self = .ended(scoped, outcome)
      return
    }
    guard let type = Self.text("type", of: line), let id = Self.text("id", of: line),
      let change = Self.text("event", of: line).flatMap({ LoanChange(name: $0, value: line["value"]) }),
      let before = Self.text("before", of: line), let after = Self.text("after", of: line)
    else { return nil }
    let update = StoredUpdate(id: ProductID(type: ProductType(rawValue: type), id: id), change: change)
    self = .begun(JournalEntry(key: scoped, update: update, before: before, after: after))
  }

  /// The text of a member; `nil` if the member is missing or no text.
  private static func text(_ name: String, of line: JSONValue) -> String? {
    if case .string(let text)? = line[name] { text } else { nil }
  }

  /// The line in UTF-8 with its newline.
  ///
  /// - Parameter seconds: the time since the beginning of 1970 in UTC.
  func bytes(at seconds: Int) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object {
      $0.property("moment", Self.timestamp(seconds))
      switch self {
      case .begun(let entry):
        $0.write(entry.key)
        $0.write(entry.update.change)
        $0.property("type", entry.update.id.type.rawValue)
        $0.property("id", entry.update.id.id)
        $0.property("before", entry.before)
        $0.property("after", entry.after)
      case .ended(let key, let outcome):
        $0.write(key)
        $0.property("outcome", outcome.rawValue)
      }
    }
    return json.finish(.compact)
  }

  private static let secondsOfDay = 86_400

  /// The time as `2026-11-26T16:07:12Z`.
  private static func timestamp(_ seconds: Int) -> String {
    let day = BankTimeZone.utc.day(at: seconds) ?? .epoch
    let time = seconds - Int(day.dayNumber) * secondsOfDay
    return "\(day)T\((time / 3600).twoDigits):\((time / 60 % 60).twoDigits):\((time % 60).twoDigits)Z"
  }

  /// The time at which a line was written, in seconds since the beginning of 1970 in UTC. If only the day can be read,
  /// the time is the end of the day; without a day, it is `Int.max`.
  static func moment(of line: JSONValue) -> Int {
    guard let text = text("moment", of: line), let day = CalendarDate(String(text.prefix(10))) else { return .max }
    let parts = text.dropFirst(11).prefix(8).split(separator: ":").compactMap { Int($0) }
    let time = parts.count == 3 ? parts[0] * 3600 + parts[1] * 60 + parts[2] : secondsOfDay
    return Int(day.dayNumber) * secondsOfDay + time
  }
}

extension JSONWriter {
  /// Writes the members with the customer, if there is one, and the key.
  fileprivate mutating func write(_ key: JournalKey) {
    if case .customer(let customer) = key.scope { property("customer", customer.rawValue) }
    property("key", key.key.rawValue)
  }

  /// Writes the members with the name of a change and its value, if it has one.
  fileprivate mutating func write(_ change: LoanChange) {
    property("event", change.name.rawValue)
    switch change {
    case .cancelRepayment(let day): property("value", "\(day)")
    case .paymentDay(let day): property("value", day)
    case .autopay, .frozen, .extendPayment, .requestDocument: break
    }
  }
}

extension LoanChange {
  /// Reads a change from its name and its value; `nil` if the name is not known, or the value is not one of the change.
  fileprivate init?(name: String, value: JSONValue?) {
    guard let name = Name(rawValue: name) else { return nil }
    let date: CalendarDate? = if case .string(let text)? = value { CalendarDate(text) } else { nil }
    self.init(name, date: date, number: value?.wholeNumber)
  }
}
