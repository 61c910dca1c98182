import DesignSystem
public import LoanDetailJSON

/// Reads the members of one object of a record as facts, and remembers which were asked for.
///
/// A member that is missing or null is not provided; `{"absent": "withheld"}`, `{"absent": "notApplicable"}` and
/// `{"absent": "notProvided"}` say so; anything else that does not fit is unreadable, and goes to the log with its path.
/// Asking for the members in the order the source usually writes them is quickest.
public final class ObjectReader {
  /// Where findings go.
  public let log: ReadingLog
  private let place: Place
  /// Why there is no object, when there is none and every member is absent for the same reason.
  private let absence: Absence?
  private let members: [JSONValue.Member]
  private var asked: [String] = []
  private var next = 0
  /// Which of the first 64 members were asked for, a bit for each.
  private var found: UInt64 = 0
  /// How many fields nobody knows are taken for a misspelt one, at most.
  private static let namesCompared = 100

  /// Where the object stands; spelt out only when somebody asks, because most objects have nothing wrong.
  private enum Place {
    case path(String)
    case member(String, of: ObjectReader)
    case element(Int, ofMember: String, of: ObjectReader)
  }

  /// Makes a reader; `nil`, with an entry in the log, when the value is not an object.
  public convenience init?(_ value: JSONValue, at path: String, log: ReadingLog) {
    self.init(value, in: .path(path), log: log)
  }

  private convenience init?(_ value: JSONValue, in place: Place, log: ReadingLog) {
    guard case .object(let members) = value else {
      log.addUnreadable(value, at: Self.path(of: place), expected: "an object")
      return nil
    }
    self.init(members, in: place, absence: nil, log: log)
  }

  private init(_ members: [JSONValue.Member], in place: Place, absence: Absence?, log: ReadingLog) {
    self.place = place
    self.absence = absence
    self.members = members
    self.log = log
    asked.reserveCapacity(12)
  }

  /// Where the object stands in the source.
  public private(set) lazy var path = Self.path(of: place)

  /// The path of a member.
  public func path(of name: String) -> String { SourcePath.member(name, of: path) }

  /// The member as it was written; `nil` when it is missing or null.
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

  /// A member as a fact, converted; `expected` says what the conversion accepts, `advice` what to do instead.
  ///
  /// Of a value that `isSecret`, such as the number of an account, neither the log nor the fact tells more than its
  /// `JSONValue.shape` when it cannot be read.
  public func fact<Value>(
    _ name: String, expected: @autoclosure () -> String, isSecret: Bool = false,
    advice: (JSONValue) -> String? = { _ in nil }, _ convert: (JSONValue) -> Value?
  ) -> Fact<Value> {
    guard let value = value(name) else { return .absent(absence ?? .notProvided) }
    if let absence = statedAbsence(value, of: name, isSecret: isSecret) { return .absent(absence) }
    if let converted = convert(value) { return .known(converted, origin: .provider(field: path(of: name))) }
    log.addUnreadable(
      value, at: path(of: name), expected: expected(), isSecret: isSecret, advice: advice(value))
    return .absent(.unreadable(isSecret ? value.shape : value.summary))
  }

  /// The value of a fact that must be there when the object is; without it the log gets an error and the answer is `nil`.
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

  /// The value of a fact that means something of its own when it is left out, and so may not be stated to be absent.
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

  /// An object inside this one as a fact, made by `make`; when it makes nothing, after its entries in the log, the fact
  /// is unreadable.
  public func object<Value>(_ name: String, _ make: (ObjectReader) -> Value?) -> Fact<Value> {
    guard let value = value(name) else { return .absent(absence ?? .notProvided) }
    if let absence = statedAbsence(value, of: name) { return .absent(absence) }
    guard let reader = ObjectReader(value, in: .member(name, of: self), log: log) else {
      return .absent(.unreadable(value.summary))
    }
    guard let made = make(reader) else { return .absent(.unreadable(value.summary)) }
    reader.reportUnread()
    return .known(made, origin: .provider(field: path(of: name)))
  }

  /// A reader of an object inside this one that is there in any case: of an object that is missing, stated to be absent
  /// or, after an entry in the log, unreadable, it answers that every member is absent for the same reason.
  ///
  /// Call ``reportUnread()`` on it once it has been read.
  public func group(_ name: String) -> ObjectReader {
    let place = Place.member(name, of: self)
    guard let value = value(name) else {
      return ObjectReader([], in: place, absence: absence ?? .notProvided, log: log)
    }
    if let absence = statedAbsence(value, of: name) { return ObjectReader([], in: place, absence: absence, log: log) }
    return ObjectReader(value, in: place, log: log)
      ?? ObjectReader([], in: place, absence: .unreadable(value.summary), log: log)
  }

  /// A reader of an object inside this one; `nil` when it is missing, null or, with an entry in the log, not an object.
  ///
  /// Call ``reportUnread()`` on it once it has been read.
  public func object(_ name: String) -> ObjectReader? {
    value(name).flatMap { ObjectReader($0, in: .member(name, of: self), log: log) }
  }

  /// A list of objects, each made by `make`; those it makes nothing of are left out, after their entries in the log.
  public func objects<Value>(_ name: String, _ make: (ObjectReader) -> Value?) -> Fact<[Value]> {
    fact(name, expected: "an array of objects") { value in
      guard case .array(let elements) = value else { return nil }
      return elements.enumerated().compactMap { index, element in
        guard let reader = ObjectReader(element, in: .element(index, ofMember: name, of: self), log: log),
          let made = make(reader)
        else { return nil }
        reader.reportUnread()
        return made
      }
    }
  }

  /// Leaves members unread that are known: ``reportUnread()`` does not report them.
  public func leaveUnread(_ names: [String]) {
    for name in names { _ = value(name) }
  }

  /// Reports every member nobody asked for, with the nearest known name, unless the log has no use for it.
  public func reportUnread() {
    // Most objects have no more than was asked for.
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

  /// What to do about a missing value; nothing where the source is not ours to correct.
  private func adviceOnMissing(_ name: String) -> String? {
    guard log.severityOfUnreadable == .error else { return nil }
    let known = Set(asked)
    let others = members.lazy.map(\.name).filter { $0 != name && !known.contains($0) }.prefix(Self.namesCompared)
    if let misspelt = NearMiss.nearest(to: name, among: Array(others), atMost: 1).first {
      return "Rename \(SourcePath.quoted(misspelt)) to \"\(name)\"."
    }
    return "Add it."
  }

  private func statedAbsence(_ value: JSONValue, of name: String, isSecret: Bool = false) -> Absence? {
    guard case .object(let members) = value, members.count == 1, members[0].name == "absent" else { return nil }
    switch members[0].value {
    case .string("withheld"): return .withheld
    case .string("notApplicable"): return .notApplicable
    case .string("notProvided"): return .notProvided
    default:
      log.addUnreadable(
        members[0].value, at: SourcePath.member("absent", of: path(of: name)),
        expected: "one of notApplicable, notProvided, withheld", isSecret: isSecret)
      return .unreadable(value.summary)
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
