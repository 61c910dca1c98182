import LoanDetailJSON

/// The messages that turn one surface of A2UI into a later state of it, for a client that shows the first one.
///
/// ```swift
/// let update = try A2UIUpdate(from: shown, to: renderer.render(screen))
/// stream(update.bytes)
/// ```
///
/// The messages have the components that are new or changed, and the values of the data model that are new, changed or
/// gone. A component that is no longer shown stays in the client's memory, because no message removes one.
public struct A2UIUpdate: Sendable, Hashable {
  /// The messages in UTF-8, one JSON object a line; empty if nothing changes.
  public let bytes: [UInt8]

  /// Compares two surfaces, each as the messages that create it.
  ///
  /// - Throws: `PatchError` if one of them is not the messages of a surface, or if they are of different screens,
  ///   versions or catalogs.
  public init(from old: [UInt8], to new: [UInt8]) throws(PatchError) {
    let (old, new) = (try A2UISurface(old, as: .base), try A2UISurface(new, as: .target))
    try Self.checkIdentity(of: new, with: old)
    var messages = SurfaceMessages(version: new.version, surface: new.id)
    let changes = Changes(from: old.data, to: new.data)
    // New values come before the components that show them, and old ones go after the components that showed them. Only
    // a text that gains or loses a text of its own for screen readers shows nothing between two messages, because its
    // value has another place then.
    for change in changes.values { messages.update(change.place, to: change.value) }
    let components = new.shown.filter { !($0.component.isSame(as: old.components[$0.id])) }.map(\.component)
    if !components.isEmpty { messages.update(components: components) }
    for place in changes.removed { messages.update(place, to: nil) }
    bytes = messages.bytes
  }

  /// Checks that a surface has the id, the version and the catalog of another one.
  private static func checkIdentity(of new: A2UISurface, with old: A2UISurface) throws(PatchError) {
    let fixed: [(name: String, old: String, new: String)] = [
      ("version", old.version.name, new.version.name), ("createSurface.surfaceId", old.id, new.id),
      ("createSurface.catalogId", old.catalog, new.catalog),
    ]
    for property in fixed where property.old != property.new {
      throw PatchError(
        .target, "line 1, $.\(property.name)", "The surface cannot become this one.",
        found: SourcePath.quoted(property.new), expected: SourcePath.quoted(property.old),
        remark: "A client creates another surface for another screen, version or catalog.")
    }
  }
}

/// The changes from one data model to another, by the places of its values.
private struct Changes {
  /// The values that are new or changed.
  private(set) var values: [(place: JSONPointer, value: JSONValue)] = []
  /// The places of the values that are gone.
  private(set) var removed: [JSONPointer] = []

  /// The names of members that no path of A2UI can have: clients ignore the first one, and refuse the others.
  private static let unreachable: Set<String> = ["", "__proto__", "constructor", "prototype"]

  init(from old: JSONValue, to new: JSONValue) { compare(old, new, at: []) }

  /// Adds the changes from one value to another at a place. Only objects are compared member by member, because an
  /// element of an array may have another index in the next one.
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
  /// Whether two values have the same bytes, in any order of members; `false` for `nil`.
  func isSame(as other: JSONValue?) -> Bool {
    guard let other else { return false }
    return ContentHash(canonicalFormOf: self) == ContentHash(canonicalFormOf: other)
  }
}
