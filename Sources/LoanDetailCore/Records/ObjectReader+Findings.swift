import DesignSystem
public import LoanDetailJSON
public import Loans

/// The maximum number of unread fields that are compared with a missing name.
private let namesCompared = 100

extension ObjectReader {
  /// Reports a member that cannot be converted; returns its absence.
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
    let id = "record.missing-value"
    log.add(id, log.severityOfUnreadable) {
      Diagnostic(
        id: id, severity: log.severityOfUnreadable, path: path(of: name),
        summary: "A value that must be there is missing.", advice: adviceOnMissing(name))
    }
  }

  /// Reports a member in the form `{"absent": …}` where only a missing member has a meaning.
  @usableFromInline
  func reportStatedAbsence(_ name: String, _ reason: Absence) {
    if case .unreadable = reason { return }
    if let stated = value(name) {
      log.addUnreadable(stated, at: path(of: name), expected: "a value, or the field left out")
    }
  }

  /// Reports a member that exceeds a limit; returns its absence.
  func exceeded(
    _ limit: InputLimits.Name, _ member: JSONItem, of name: String
  ) -> Absence {
    let found = member.shape
    let id = "record.limit-exceeded"
    log.add(id, log.severityOfUnreadable) {
      Diagnostic(
        id: id, severity: log.severityOfUnreadable, path: path(of: name),
        summary: limit == .rows ? "The list is too long." : "The text is too long.", found: found,
        expected: "at most \(log.limits[keyPath: limit.limit])\(limit == .text ? " bytes" : "")",
        advice: limit.advice)
    }
    return .unreadable(found)
  }

  /// Marks members as known although they are not read: ``reportUnread()`` does not report them.
  public func leaveUnread(_ names: [String]) {
    for name in names { leaveUnread(name) }
  }

  /// Marks a member as known although it is not read.
  package func leaveUnread(_ name: String) { _ = member(name) }

  /// Adds every member that was not read to the log, with the most similar known name. Does nothing if the log does not
  /// report unknown fields.
  public func reportUnread() {
    guard log.reportsUnknownFields, !hasReadAll else { return }
    let id = "record.unknown-field"
    let known = asked
    for name in item.memberNames where !known.contains(name) {
      log.add(id, .warning) {
        Diagnostic(
          id: id, severity: .warning, path: path(of: name),
          summary: "The field is not known here and was not read.", found: SourcePath.quoted(name),
          advice: log.lists(id) ? NearMiss.suggestion(for: name, among: known.sorted()) : nil)
      }
    }
  }

  /// The advice for a missing value; `nil` for a foreign format, which its owner will not correct.
  private func adviceOnMissing(_ name: String) -> String? {
    guard log.reportsUnknownFields else { return nil }
    let known = asked
    let others = item.memberNames.lazy.filter { $0 != name && !known.contains($0) }.prefix(namesCompared)
    if let misspelt = NearMiss.nearest(to: name, among: Array(others), atMost: 1).first {
      return "Rename \(SourcePath.quoted(misspelt)) to \"\(name)\"."
    }
    return "Add it."
  }

  /// The absence that a member states in the form `{"absent": …}`; `nil` if it has another form. Any
  /// other reason is reported, and makes the member unreadable.
  func statedAbsence(_ member: JSONItem, of name: String) -> Absence? {
    guard member.isObject, member.memberCount == 1, let stated = member["absent"] else { return nil }
    switch stated.string {
    case "withheld": return .withheld
    case "notApplicable": return .notApplicable
    case "notProvided": return .notProvided
    default:
      log.addUnreadable(
        stated.value, at: SourcePath.member("absent", of: path(of: name)),
        expected: "one of notApplicable, notProvided, withheld")
      return .unreadable(member.shape)
    }
  }
}
