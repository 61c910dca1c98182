import DesignSystem
public import LoanDetailJSON
public import Loans

/// Reads the members of a JSON object as facts, and remembers which members were read.
///
/// ```swift
/// init(_ reader: ObjectReader, currency: Currency) {
///   name = reader.localizedText("name")
///   berths = reader.integer("berths", in: 0...99)
///   dues = reader.money("dues", in: currency)
///   reader.reportUnread()
/// }
/// ```
///
/// - A member that is missing or null is absent as `notProvided`.
/// - `{"absent": "withheld"}`, `{"absent": "notApplicable"}` and `{"absent": "notProvided"}` state an absence.
/// - Any other value of the wrong form is absent as `unreadable`, and is added to the log with its path.
///
/// Reading is fastest if you read the members in the order in which the source writes them.
public final class ObjectReader {
  /// The log that receives the findings.
  public let log: ReadingLog
  /// The reason for the absence of the object, which then holds for every member; `nil` if there is an object.
  let absence: Absence?
  /// The object, or null.
  let item: JSONItem
  /// The place of the object in the source.
  let place: ObjectPlace
  /// A mask with one bit set for each of the first 64 members.
  private let allMembers: UInt64
  /// Whether there are more than 64 members.
  private let hasMore: Bool
  /// Where the search for the next member begins.
  private var next: JSONTape.Cursor
  /// Which of the first 64 members were read, one bit for each.
  private var found: UInt64 = 0
  /// The names that were asked for and are not among the first 64 members. They are noted only while a member is
  /// unread, because they serve the advice about unknown names.
  private var otherNames: [String] = []

  /// Makes a reader. If the value is not an object, adds an entry to the log and returns `nil`.
  public convenience init?(_ value: JSONValue, at path: String, log: ReadingLog) {
    self.init(.made(value), in: .path(path), log: log)
  }

  /// Makes a reader. If the value is not an object, adds an entry to the log and returns `nil`.
  package convenience init?(_ item: JSONItem, at path: String, log: ReadingLog) {
    self.init(item, in: .path(path), log: log)
  }

  convenience init?(_ item: JSONItem, in place: ObjectPlace, log: ReadingLog) {
    guard item.isObject else {
      log.addUnreadable(item.value, at: place.path, expected: "an object")
      return nil
    }
    self.init(item, in: place, absence: nil, log: log)
  }

  init(_ item: JSONItem = .made(.null), in place: ObjectPlace, absence: Absence?, log: ReadingLog) {
    self.place = place
    self.absence = absence
    self.item = item
    let count = item.memberCount
    allMembers = count >= 64 ? .max : 1 << count - 1
    hasMore = count > 64
    next = item.firstMember
    self.log = log
  }

  /// The path of the object in the source.
  public var path: String { place.path }

  /// The path of a member.
  public func path(of name: String) -> String { SourcePath.member(name, of: path) }

  /// The origin of facts that are made of a member.
  public func origin(of name: String) -> Origin { .provider(FieldPath(name, of: place)) }

  /// The member as it is written; `nil` if it is missing or null.
  public func value(_ name: String) -> JSONValue? { member(name)?.value }

  /// The member; `nil` if it is missing or null.
  package func member(_ name: String) -> JSONItem? {
    var cursor = next
    guard let member = item.member(name, from: &cursor) else {
      noteUnlisted(name)
      return nil
    }
    next = cursor
    if cursor.number <= 64 { found |= 1 &<< UInt64(truncatingIfNeeded: cursor.number &- 1) } else { noteUnlisted(name) }
    return member.isNull ? nil : member
  }

  /// Notes a name that is not among the first 64 members.
  private func noteUnlisted(_ name: String) {
    guard !hasReadAll else { return }
    // Taking the array out is faster than changing it in its place.
    var names = otherNames
    otherNames = []
    if names.isEmpty { names.reserveCapacity(12) }
    names.append(name)
    otherNames = names
  }

  /// Whether every member was read, as in most objects.
  var hasReadAll: Bool { found == allMembers && !hasMore }

  /// All names that were asked for.
  var asked: Set<String> {
    var asked = Set(otherNames)
    for (place, name) in item.memberNames.prefix(64).enumerated() where found & 1 << place != 0 { asked.insert(name) }
    return asked
  }

  /// The content of a member: a value, or the reason for its absence. It is a fact without an origin, which is enough
  /// for the rows of long lists.
  @usableFromInline
  package enum Stated<Value> {
    case absent(Absence)
    case value(Value)

    /// The value; `nil` if it is absent.
    @inlinable package var value: Value? { if case .value(let value) = self { value } else { nil } }
  }

  /// A fact with the member as its origin.
  @inlinable
  package func fact<Value>(_ name: String, _ stated: Stated<Value>) -> Fact<Value> {
    switch stated {
    case .absent(let absence): .absent(absence)
    case .value(let value): .known(value, origin: origin(of: name))
    }
  }

  /// The member as it is written.
  @usableFromInline
  func statedMember(_ name: String) -> Stated<JSONItem> {
    guard let member = member(name) else { return .absent(absence ?? .notProvided) }
    // Most members are texts.
    if member.isPlainString(ofAtMost: log.limits.text) { return .value(member) }
    if member.hasParts, let absence = statedAbsence(member, of: name) { return .absent(absence) }
    if let limit = log.limits.exceeded(by: member) { return .absent(exceeded(limit, member, of: name)) }
    return .value(member)
  }

  /// Converts a member to a fact.
  ///
  /// - Parameters:
  ///   - name: the name of the member.
  ///   - expected: the form that `convert` accepts, for the log.
  ///   - advice: the advice about a value that cannot be converted, for the log.
  ///   - convert: returns the value, or `nil` if the member cannot be converted.
  @inlinable
  public func fact<Value>(
    _ name: String, expected: @autoclosure () -> String,
    advice: (JSONValue) -> String? = { _ in nil }, _ convert: (JSONValue) -> Value?
  ) -> Fact<Value> {
    read(name, expected: expected(), advice: advice) { convert($0.value) }
  }

  /// Converts a member to a fact without creating a `JSONValue`.
  ///
  /// - Parameter convert: as for ``fact(_:expected:advice:_:)``.
  @inlinable
  package func read<Value>(
    _ name: String, expected: @autoclosure () -> String,
    advice: (JSONValue) -> String? = { _ in nil }, _ convert: (JSONItem) -> Value?
  ) -> Fact<Value> {
    fact(name, stated(name, expected: expected(), advice: advice, convert))
  }

  /// Converts a member without adding its origin.
  @inlinable
  func stated<Value>(
    _ name: String, expected: @autoclosure () -> String,
    advice: (JSONValue) -> String? = { _ in nil }, _ convert: (JSONItem) -> Value?
  ) -> Stated<Value> {
    switch statedMember(name) {
    case .absent(let absence): return .absent(absence)
    case .value(let member):
      if let converted = convert(member) { return .value(converted) }
      let value = member.value
      return .absent(unreadable(value, of: name, expected: expected(), advice: advice(value)))
    }
  }

  /// The value of a fact that the object must have. If it is missing, adds an entry to the log and returns `nil`.
  @inlinable
  public func required<Value>(_ name: String, _ fact: Fact<Value>) -> Value? {
    if case .absent(let absence) = fact { reportMissing(name, absence) }
    return fact.value
  }

  /// The value of a member that the object must have. If it is missing, adds an entry to the log and returns `nil`.
  @inlinable
  package func required<Value>(_ name: String, _ stated: Stated<Value>) -> Value? {
    if case .absent(let absence) = stated { reportMissing(name, absence) }
    return stated.value
  }

  /// The value of a fact for which a missing member has a meaning of its own. Such a member must not have the form
  /// `{"absent": …}`.
  @inlinable
  public func optional<Value>(_ name: String, _ fact: Fact<Value>) -> Value? {
    if case .absent(let absence) = fact { reportStatedAbsence(name, absence) }
    return fact.value
  }
}
