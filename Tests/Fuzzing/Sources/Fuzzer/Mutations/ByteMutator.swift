/// Changes bytes, knowing nothing of what they say.
enum ByteMutator {
  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "null", "-", "1e9", "//",
  ]

  static func mutated(_ bytes: [UInt8], times: Int, using random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<times where !bytes.isEmpty {
      let index = random.number(below: bytes.count)
      let count = min(bytes.count - index, 1 + random.number(below: random.once(in: 4) ? 200 : 4))
      switch random.number(below: 7) {
      case 0: bytes[index] ^= 1 << UInt8(random.number(below: 8))
      case 1: bytes[index] = UInt8(random.number(below: 256))
      case 2: bytes.removeSubrange(index..<index + count)
      case 3: bytes.insert(contentsOf: bytes[index..<index + count], at: random.number(below: bytes.count))
      case 4: bytes.insert(contentsOf: random.one(of: tokens).utf8, at: index)
      case 5:
        bytes.insert(
          contentsOf: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF]][count % 4], at: index)
      default: bytes.removeLast(bytes.count - index)
      }
    }
    return bytes
  }
}
