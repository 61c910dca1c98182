import LoanDetailJSON

/// The messages that turn one surface of A2UI into a later state of it, for a client that shows the first one.
///
/// ```swift
/// let update = try A2UIUpdate(from: shown, to: renderer.render(screen))
/// stream(update.bytes)
/// ```
///
/// It has the components that are new or other, and the values of the data model that are new, other or gone. A component
/// that is no longer shown stays in the client's memory, because no message removes one.
public struct A2UIUpdate: Sendable, Hashable {
  /// The messages in UTF-8, one JSON object a line; empty if nothing changes.
  public let bytes: [UInt8]

  /// Compares two surfaces, each as the messages that create it.
  ///
  /// - Throws: `PatchError` if one of them is not the messages of a surface, or if they are of different screens, versions or
  ///   catalogs.
  public init(from old: [UInt8], to new: [UInt8]) throws(PatchError) {
    let (old, new) = (try A2UISurface(old, as: .base), try A2UISurface(new, as: .target))
    try Self.check(old, new)
    var messages = SurfaceMessages(version: new.version, surface: new.id)
    let changes = Changes(from: old.data, to: new.data)
    // What new components show is there before them; what old ones show goes after them. The component of a text that gains
    // or loses another one for screen readers shows nothing between two messages: its value has another place then.
    for change in changes.values { messages.update(change.place, to: change.value) }
    let components = new.shown.filter { !($0.component.isSame(as: old.components[$0.id])) }.map(\.component)
    if !components.isEmpty { messages.update(components: components) }
    for place in changes.removed { messages.update(place, to: nil) }
    bytes = messages.bytes
  }

  private static func check(_ old: A2UISurface, _ new: A2UISurface) throws(PatchError) {
    let same: [(name: String, old: String, new: String)] = [
      ("version", old.version.name, new.version.name), ("createSurface.surfaceId", old.id, new.id),
      ("createSurface.catalogId", old.catalog, new.catalog),
    ]
    for it in same where it.old != it.new {
      throw PatchError(
        .target, "line 1, $.\(it.name)", "The surface cannot become this one.", found: SourcePath.quoted(it.new),
        expected: SourcePath.quoted(it.old),
        remark: "A client creates another surface for another screen, version or catalog.")
    }
  }
}

/// The changes from one data model to another, by the places of its values.
private struct Changes {
  private(set) var values: [(place: JSONPointer, value: JSONValue)] = []
  private(set) var removed: [JSONPointer] = []

  /// The names of members that no path of A2UI can have: clients ignore the first one, and refuse the others.
  private static let unreachable: Set<String> = ["", "__proto__", "constructor", "prototype"]

  init(from old: JSONValue, to new: JSONValue) { compare(old, new, at: []) }

  /// Only objects are compared member by member: a place in an array is no place in the next one.
  private mutating func compare(_ old: JSONValue, _ new: JSONValue, at names: [String]) {
    guard case .object(let before) = old, case .object(let after) = new,
      !(before + after).contains(where: { Self.unreachable.contains($0.name) })
    else {
      if !new.isSame(as: old) { values.append((JSONPointer(names), new)) }
      return
    }
    let known = Dictionary(before.map { (ExactText($0.name), $0.value) }) { $1 }
    let kept = Set(after.map { ExactText($0.name) })
    for member in after {
      if let value = known[ExactText(member.name)] {
        compare(value, member.value, at: names + [member.name])
      } else {
        values.append((JSONPointer(names + [member.name]), member.value))
      }
    }
    removed += before.filter { !kept.contains(ExactText($0.name)) }.map { JSONPointer(names + [$0.name]) }
  }
}

extension JSONValue {
  /// Whether two values are the same to the byte, in any order of members.
  func isSame(as other: JSONValue?) -> Bool {
    guard let other else { return false }
    return ContentHash(canonicalFormOf: self) == ContentHash(canonicalFormOf: other)
  }
}
