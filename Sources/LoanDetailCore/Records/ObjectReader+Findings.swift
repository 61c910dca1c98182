import DesignSystem
public import LoanDetailJSON

/// The maximum number of unknown fields that are compared with a missing name.
private let namesCompared = 100

extension ObjectReader {
  /// Reports a member that cannot be converted.
  @usableFromInline
  func unreadable(_ value: JSONValue, of name: String, expected: String, advice: String?) -> Absence {
    log.addUnreadable(value, at: path(of: name), expected: expected, advice: advice)
    return .unreadable(value.shape)
  }

  /// Reports a member that the object must have, unless its value has been reported.
  @usableFromInline
  func reportMissing(_ name: String, _ reason: Absence) {
    if case .unreadable = reason { return }
    guard absence == nil else { return }
    log.add(
      Diagnostic(
        id: "record.missing-value", severity: log.severityOfUnreadable, path: path(of: name),
        summary: "A value that must be there is missing.", advice: adviceOnMissing(name)))
  }

  /// Reports a stated absence of a member whose absence has a meaning of its own.
  @usableFromInline
  func reportStatedAbsence(_ name: String, _ reason: Absence) {
    if case .unreadable = reason { return }
    if let stated = value(name) {
      log.addUnreadable(stated, at: path(of: name), expected: "a value, or the field left out")
    }
  }

  /// Reports a value that exceeds a limit.
  func exceeded(
    _ limit: InputLimits.Name, _ value: JSONValue, of name: String, found: String? = nil
  ) -> Absence {
    let found = found ?? value.shape
    log.add(
      Diagnostic(
        id: "record.limit-exceeded", severity: log.severityOfUnreadable, path: path(of: name),
        summary: limit == .rows ? "The list is too long." : "The text is too long.", found: found,
        expected: "at most \(log.limits[keyPath: limit.limit])\(limit == .text ? " bytes" : "")",
        advice: limit.advice))
    return .unreadable(found)
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
    let (id, known) = ("record.unknown-field", asked)
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
    let known = asked
    let others = members.lazy.map(\.name).filter { $0 != name && !known.contains($0) }.prefix(namesCompared)
    if let misspelt = NearMiss.nearest(to: name, among: Array(others), atMost: 1).first {
      return "Rename \(SourcePath.quoted(misspelt)) to \"\(name)\"."
    }
    return "Add it."
  }

  func statedAbsence(_ value: JSONValue, of name: String) -> Absence? {
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
}
