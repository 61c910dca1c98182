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
  /// The number of all bytes.
  private var length = 0

  /// Starts the hash of no bytes.
  public init() {}

  /// Adds bytes.
  public mutating func add(_ bytes: [UInt8]) { add(bytes.span) }

  /// Adds bytes.
  package mutating func add(_ bytes: Span<UInt8>) { bytes.withUnsafeBytes { add($0) } }

  /// Adds bytes: complete blocks at once, the others later.
  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    length += bytes.count
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<start]))
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { state.add($0) }
      rest.removeAll(keepingCapacity: true)
    }
    let end = bytes.count - (bytes.count - start) % 64
    state.add(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[end...]))
  }

  /// Returns the hash of all bytes.
  public consuming func finish() -> ContentHash {
    rest.withUnsafeBytes { state.finish(with: $0, of: length) }
    return ContentHash(words: state.words)
  }
}
