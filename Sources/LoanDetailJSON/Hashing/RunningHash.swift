/// The SHA-256 of bytes that come in parts, such as a long output that is not kept.
///
/// ```swift
/// var hash = RunningHash()
/// for part in parts { hash.add(part) }
/// print(hash.finish().hex)
/// ```
public struct RunningHash: Sendable {
  private var state = SHA256State()
  /// The bytes after the last complete block.
  private var rest: [UInt8] = []
  private var length = 0

  /// Starts the hash of no bytes.
  public init() {}

  /// Adds bytes.
  public mutating func add(_ bytes: [UInt8]) {
    length += bytes.count
    var new = bytes[...]
    if !rest.isEmpty {
      let missing = new.prefix(64 - rest.count)
      rest += missing
      new = new.dropFirst(missing.count)
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { state.add($0, SHA256.constants) }
      rest.removeAll(keepingCapacity: true)
    }
    // Adds the complete blocks only.
    new.withUnsafeBytes { state.add($0, SHA256.constants) }
    rest += new.suffix(new.count % 64)
  }

  /// Returns the hash of all bytes.
  public consuming func finish() -> ContentHash {
    SHA256.ending(rest, of: length).withUnsafeBytes { state.add($0, SHA256.constants) }
    return ContentHash(words: state.words)
  }
}
