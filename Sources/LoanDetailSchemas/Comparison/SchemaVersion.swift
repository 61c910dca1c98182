/// What a schema is called and which version of it this is, as its `$id` says: `urn:bank:schema:screen:1`.
public struct SchemaVersion: Sendable, Hashable {
  /// The `$id` without the version: `urn:bank:schema:screen`.
  public var name: String
  /// The version, from 0.
  public var number: Int

  /// Takes an `$id` apart; `nil` unless a whole number follows its last colon.
  init?(id: String) {
    guard let colon = id.lastIndex(of: ":"), colon > id.startIndex else { return nil }
    let digits = id[id.index(after: colon)...]
    guard let number = Int(digits), String(number) == digits, number >= 0 else { return nil }
    self.name = String(id[..<colon])
    self.number = number
  }
}
