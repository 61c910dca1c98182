/// The SHA-256 of bytes that come in parts, such as a long output that is not kept.
///
/// ```swift
/// var hash = RunningHash()
/// for part in parts { hash.add(part) }
/// print(hash.finish().hex)
/// ```
public struct RunningHash: Sendable {
  private var state = SHA256.initial
  /// The bytes after the last complete block.
  private var rest: [UInt8] = []
  private var length = 0

  /// Starts the hash of no bytes.
  public init() {}

  /// Adds bytes.
  public mutating func add(_ bytes: [UInt8]) {
    length += bytes.count
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == 64 else { return }
      _ = addBlocks(of: rest, from: 0)
      rest.removeAll(keepingCapacity: true)
    }
    rest += bytes[addBlocks(of: bytes, from: start)...]
  }

  /// Returns the hash of all bytes.
  public consuming func finish() -> ContentHash {
    let bits = UInt64(length) * 8
    rest.append(0x80)
    while rest.count % 64 != 56 { rest.append(0) }
    for shift in stride(from: 56 as UInt64, through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    _ = addBlocks(of: rest, from: 0)
    return ContentHash(words: state)
  }

  /// Adds the complete blocks of 64 bytes; returns the index after the last of them.
  private mutating func addBlocks(of bytes: [UInt8], from start: Int) -> Int {
    let end = start + (bytes.count - start) / 64 * 64
    var digest = state
    bytes.withUnsafeBufferPointer { bytes in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
        for block in stride(from: start, to: end, by: 64) { SHA256.add(bytes, from: block, to: &digest, schedule) }
      }
    }
    state = digest
    return end
  }
}
