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
  private let place: Place
  /// If the object itself is absent: the reason, which is then the reason for every member.
  private let absence: Absence?
  private let members: [JSONValue.Member]
  /// The lists that are read from the source one element at a time; in `members` they are empty.
  private let streams: [String: ElementStream]
  private var asked: [String] = []
  private var next = 0
  /// Which of the first 64 members were read, one bit for each.
  private var found: UInt64 = 0
  /// The maximum number of unknown fields that are compared with a missing name.
  private static let namesCompared = 100

  /// The place of the object. The path is built only when it is needed, because most objects have no faults.
  private enum Place {
    case path(String)
    case member(String, of: ObjectReader)
    case element(Int, ofMember: String, of: ObjectReader)
  }

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

  private convenience init?(
    _ value: JSONValue, in place: Place, streams: [String: ElementStream] = [:], log: ReadingLog
  ) {
    guard case .object(let members) = value else {
      log.addUnreadable(value, at: Self.path(of: place), expected: "an object")
      return nil
    }
    self.init(members, in: place, absence: nil, streams: streams, log: log)
  }

  private init(
    _ members: [JSONValue.Member], in place: Place, absence: Absence?, streams: [String: ElementStream] = [:],
    log: ReadingLog
  ) {
    self.place = place
    self.absence = absence
    self.members = members
    self.streams = streams
    self.log = log
    asked.reserveCapacity(12)
  }

  /// The path of the object in the source.
  public private(set) lazy var path = Self.path(of: place)

  /// The path of a member.
  public func path(of name: String) -> String { SourcePath.member(name, of: path) }

  /// The member as it is written; `nil` if it is missing or null.
  public func value(_ name: String) -> JSONValue? {
    asked.append(name)
    for _ in members.indices {
      if next == members.count { next = 0 }
      next += 1
      if members[next - 1].name == name {
        found |= 1 << (next - 1)
        let value = members[next - 1].value
        return value == .null ? nil : value
      }
    }
    return nil
  }

  /// Converts a member to a fact.
  ///
  /// - Parameters:
  ///   - name: the name of the member.
  ///   - expected: what `convert` accepts, for the log.
  ///   - advice: what to do about a value that cannot be converted, for the log.
  ///   - convert: returns the value, or `nil` if the member cannot be converted.
  public func fact<Value>(
    _ name: String, expected: @autoclosure () -> String,
    advice: (JSONValue) -> String? = { _ in nil }, _ convert: (JSONValue) -> Value?
  ) -> Fact<Value> {
    guard let value = value(name) else { return .absent(absence ?? .notProvided) }
    if let absence = statedAbsence(value, of: name) { return .absent(absence) }
    if let limit = log.limits.exceeded(by: value) { return exceeded(limit, value, of: name) }
    if let converted = convert(value) { return .known(converted, origin: .provider(field: path(of: name))) }
    log.addUnreadable(
      value, at: path(of: name), expected: expected(), advice: advice(value))
    return .absent(.unreadable(value.shape))
  }

  /// The value of a fact that the object must have. If it is missing, adds an entry to the log and returns `nil`.
  public func required<Value>(_ name: String, _ fact: Fact<Value>) -> Value? {
    switch fact {
    case .known(let value, _, _): return value
    case .absent(.unreadable): return nil
    case .absent where absence != nil: return nil
    case .absent:
      log.add(
        Diagnostic(
          id: "record.missing-value", severity: log.severityOfUnreadable, path: path(of: name),
          summary: "A value that must be there is missing.", advice: adviceOnMissing(name)))
      return nil
    }
  }

  /// The value of a fact for which a missing member has a meaning of its own. Such a member must not have the form
  /// `{"absent": …}`.
  public func optional<Value>(_ name: String, _ fact: Fact<Value>) -> Value? {
    switch fact {
    case .known(let value, _, _): return value
    case .absent(.unreadable): return nil
    case .absent:
      if let stated = value(name) {
        log.addUnreadable(stated, at: path(of: name), expected: "a value, or the field left out")
      }
      return nil
    }
  }

  /// Converts an inner object to a fact with `make`. If `make` returns `nil`, the fact is unreadable; `make` must have
  /// added the reason to the log.
  public func object<Value>(_ name: String, _ make: (ObjectReader) -> Value?) -> Fact<Value> {
    guard let value = value(name) else { return .absent(absence ?? .notProvided) }
    if let absence = statedAbsence(value, of: name) { return .absent(absence) }
    guard let reader = ObjectReader(value, in: .member(name, of: self), log: log) else {
      return .absent(.unreadable(value.shape))
    }
    guard let made = make(reader) else { return .absent(.unreadable(value.shape)) }
    reader.reportUnread()
    return .known(made, origin: .provider(field: path(of: name)))
  }

  /// Returns a reader of an inner object, even if that object is absent. Then every member is absent for the same
  /// reason: the object is missing, stated to be absent, or unreadable (with an entry in the log).
  ///
  /// Call ``reportUnread()`` on it after reading.
  public func group(_ name: String) -> ObjectReader {
    let place = Place.member(name, of: self)
    guard let value = value(name) else {
      return ObjectReader([], in: place, absence: absence ?? .notProvided, log: log)
    }
    if let absence = statedAbsence(value, of: name) { return ObjectReader([], in: place, absence: absence, log: log) }
    return ObjectReader(value, in: place, log: log)
      ?? ObjectReader([], in: place, absence: .unreadable(value.shape), log: log)
  }

  /// Returns a reader of an inner object; `nil` if that object is missing, null or (with an entry in the log) not an
  /// object.
  ///
  /// Call ``reportUnread()`` on it after reading.
  public func object(_ name: String) -> ObjectReader? {
    value(name).flatMap { ObjectReader($0, in: .member(name, of: self), log: log) }
  }

  /// Converts a list of objects with `make`. An object for which `make` returns `nil` is left out; `make` must have
  /// added the reason to the log.
  public func objects<Value>(_ name: String, _ make: (ObjectReader) -> Value?) -> Fact<[Value]> {
    objects(name, make, then: { _ in })
  }

  /// Converts a list of objects with `make`, and completes it with `finish`.
  package func objects<Value>(
    _ name: String, _ make: (ObjectReader) -> Value?, then finish: (inout [Value]) -> Void
  ) -> Fact<[Value]> {
    let stream = streams[name]
    if let stream, stream.count > log.limits.rows {
      leaveUnread([name])
      return exceeded(.rows, .array([]), of: name, found: "an array of \(stream.count)")
    }
    return fact(name, expected: "an array of objects") { value in
      guard case .array(let elements) = value else { return nil }
      let source = stream ?? ElementStream(elements)
      var (all, index) = ([Value](), 0)
      all.reserveCapacity(source.count)
      source.forEach { element in
        let reader = ObjectReader(element, in: .element(index, ofMember: name, of: self), log: log)
        index += 1
        guard let reader, let made = make(reader) else { return }
        reader.reportUnread()
        all.append(made)
      }
      finish(&all)
      return all
    }
  }

  /// Reports a value that exceeds a limit.
  private func exceeded<Value>(
    _ limit: InputLimits.Name, _ value: JSONValue, of name: String, found: String? = nil
  ) -> Fact<Value> {
    let found = found ?? value.shape
    log.add(
      Diagnostic(
        id: "record.limit-exceeded", severity: log.severityOfUnreadable, path: path(of: name),
        summary: limit == .rows ? "The list is too long." : "The text is too long.", found: found,
        expected: "at most \(log.limits[keyPath: limit.limit])\(limit == .text ? " bytes" : "")",
        advice: limit.advice))
    return .absent(.unreadable(found))
  }

  /// Marks members as known although they are not read: ``reportUnread()`` does not report them.
  public func leaveUnread(_ names: [String]) {
    for name in names { _ = value(name) }
  }

  /// Adds every member that was not read to the log, with the most similar known name. Does nothing if the log does not
  /// report unknown fields.
  public func reportUnread() {
    // In most objects every member was read.
    guard log.reportsUnknownFields, found.nonzeroBitCount < members.count else { return }
    let (id, known) = ("record.unknown-field", Set(asked))
    for member in members where !known.contains(member.name) {
      log.add(
        Diagnostic(
          id: id, severity: .warning, path: path(of: member.name),
          summary: "The field is not known here and was not read.", found: SourcePath.quoted(member.name),
          advice: log.lists(id) ? NearMiss.suggestion(for: member.name, among: known.sorted()) : nil))
    }
  }

  /// The advice for a missing value; `nil` if the source has a foreign format, which its owner does not correct for us.
  private func adviceOnMissing(_ name: String) -> String? {
    guard log.reportsUnknownFields else { return nil }
    let known = Set(asked)
    let others = members.lazy.map(\.name).filter { $0 != name && !known.contains($0) }.prefix(Self.namesCompared)
    if let misspelt = NearMiss.nearest(to: name, among: Array(others), atMost: 1).first {
      return "Rename \(SourcePath.quoted(misspelt)) to \"\(name)\"."
    }
    return "Add it."
  }

  private func statedAbsence(_ value: JSONValue, of name: String) -> Absence? {
    guard case .object(let members) = value, members.count == 1, members[0].name == "absent" else { return nil }
    switch members[0].value {
    case .string("withheld"): return .withheld
    case .string("notApplicable"): return .notApplicable
    case .string("notProvided"): return .notProvided
    default:
      log.addUnreadable(
        members[0].value, at: SourcePath.member("absent", of: path(of: name)),
        expected: "one of notApplicable, notProvided, withheld")
      return .unreadable(value.shape)
    }
  }

  private static func path(of place: Place) -> String {
    switch place {
    case .path(let path): path
    case .member(let name, let owner): owner.path(of: name)
    case .element(let index, let name, let owner): "\(owner.path(of: name))[\(index)]"
    }
  }
}
