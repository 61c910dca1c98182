/// The name and version of a schema, taken from its `$id`, such as `urn:bank:schema:screen:1`.
public struct SchemaVersion: Sendable, Hashable {
  /// The `$id` without the version, such as `urn:bank:schema:screen`.
  public var name: String
  /// The version, 0 or more.
  public var number: Int

  /// Parses an `$id`; `nil` unless a whole number follows its last colon.
  init?(id: String) {
    guard let colon = id.lastIndex(of: ":"), colon > id.startIndex else { return nil }
    let digits = id[id.index(after: colon)...]
    guard let number = Int(digits), String(number) == digits, number >= 0 else { return nil }
    self.name = String(id[..<colon])
    self.number = number
  }
}
