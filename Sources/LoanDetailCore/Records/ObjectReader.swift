import DesignSystem
public import LoanDetailJSON

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
  /// If the object itself is absent: the reason, which is then the reason for every member.
  let absence: Absence?
  let members: [JSONValue.Member]
  /// The lists that are read from the source one element at a time; in `members` they are empty.
  let streams: [String: ElementStream]
  let place: ObjectPlace
  private var next = 0
  /// Which of the first 64 members were read, one bit for each.
  var found: UInt64 = 0
  /// The names that were asked for and are not among the first 64 members.
  private var otherNames: [String] = []

  /// Makes a reader. If the value is not an object, adds an entry to the log and returns `nil`.
  public convenience init?(_ value: JSONValue, at path: String, log: ReadingLog) {
    self.init(value, in: .path(path), log: log)
  }

  /// Makes a reader of an object some of whose lists are read from the source one element at a time.
  package convenience init?(
    _ value: JSONValue, streams: [String: ElementStream], at path: String, log: ReadingLog
  ) {
    self.init(value, in: .path(path), streams: streams, log: log)
  }

  convenience init?(
    _ value: JSONValue, in place: ObjectPlace, streams: [String: ElementStream] = [:], log: ReadingLog
  ) {
    guard case .object(let members) = value else {
      log.addUnreadable(value, at: place.path, expected: "an object")
      return nil
    }
    self.init(members, in: place, absence: nil, streams: streams, log: log)
  }

  init(
    _ members: [JSONValue.Member], in place: ObjectPlace, absence: Absence?, streams: [String: ElementStream] = [:],
    log: ReadingLog
  ) {
    self.place = place
    self.absence = absence
    self.members = members
    self.streams = streams
    self.log = log
  }

  /// The path of the object in the source.
  public private(set) lazy var path = place.path

  /// The path of a member.
  public func path(of name: String) -> String { SourcePath.member(name, of: path) }

  /// The origin of facts that are made of a member.
  public func origin(of name: String) -> Origin { .provider(FieldPath(name, of: place)) }

  /// The member as it is written; `nil` if it is missing or null.
  public func value(_ name: String) -> JSONValue? {
    let length = name.utf8.count
    for _ in members.indices {
      if next == members.count { next = 0 }
      next += 1
      // Names of different lengths are the most, and are told apart fastest.
      if members[next - 1].name.utf8.count == length, members[next - 1].name == name {
        found |= 1 << (next - 1)
        if next > 64 { otherNames.append(name) }
        let value = members[next - 1].value
        return value == .null ? nil : value
      }
    }
    if otherNames.isEmpty { otherNames.reserveCapacity(12) }
    otherNames.append(name)
    return nil
  }

  /// All names that were asked for.
  var asked: Set<String> {
    var asked = Set(otherNames)
    for (place, member) in members.prefix(64).enumerated() where found & 1 << place != 0 { asked.insert(member.name) }
    return asked
  }

  /// The member as it is written, if it states a value and does not exceed a limit.
  @usableFromInline
  func stated(_ name: String) -> Fact<JSONValue> {
    guard let value = value(name) else { return .absent(absence ?? .notProvided) }
    if let absence = statedAbsence(value, of: name) { return .absent(absence) }
    if let limit = log.limits.exceeded(by: value) { return .absent(exceeded(limit, value, of: name)) }
    return .known(value, origin: origin(of: name))
  }

  /// Converts a member to a fact.
  ///
  /// - Parameters:
  ///   - name: the name of the member.
  ///   - expected: what `convert` accepts, for the log.
  ///   - advice: what to do about a value that cannot be converted, for the log.
  ///   - convert: returns the value, or `nil` if the member cannot be converted.
  @inlinable
  public func fact<Value>(
    _ name: String, expected: @autoclosure () -> String,
    advice: (JSONValue) -> String? = { _ in nil }, _ convert: (JSONValue) -> Value?
  ) -> Fact<Value> {
    switch stated(name) {
    case .absent(let absence): return .absent(absence)
    case .known(let value, let origin, _):
      if let converted = convert(value) { return .known(converted, origin: origin) }
      return .absent(unreadable(value, of: name, expected: expected(), advice: advice(value)))
    }
  }

  /// The value of a fact that the object must have. If it is missing, adds an entry to the log and returns `nil`.
  @inlinable
  public func required<Value>(_ name: String, _ fact: Fact<Value>) -> Value? {
    switch fact {
    case .known(let value, _, _): return value
    case .absent(let absence):
      reportMissing(name, absence)
      return nil
    }
  }

  /// The value of a fact for which a missing member has a meaning of its own. Such a member must not have the form
  /// `{"absent": …}`.
  @inlinable
  public func optional<Value>(_ name: String, _ fact: Fact<Value>) -> Value? {
    switch fact {
    case .known(let value, _, _): return value
    case .absent(let absence):
      reportStatedAbsence(name, absence)
      return nil
    }
  }
}
