extension StringProtocol {
  /// Whether the text consists of Latin letters, digits and `signs`, a letter first.
  package func isWord(with signs: String = "") -> Bool {
    let isLetter: (UInt8) -> Bool = { 0x61...0x7A ~= $0 | 0x20 }
    guard let first = utf8.first, isLetter(first) else { return false }
    return utf8.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 || signs.utf8.contains($0) }
  }
}

extension String {
  /// Whether two texts have the same bytes in UTF-8. In contrast, `==` treats canonically equivalent texts as equal.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { first in
      other.utf8.withContiguousStorageIfAvailable {
        Self.areEqual(UnsafeRawBufferPointer(first), UnsafeRawBufferPointer($0))
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Compares texts of the same length, eight bytes at a time.
  private static func areEqual(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index + 8 <= first.count {
      let words = (
        first.loadUnaligned(fromByteOffset: index, as: UInt64.self),
        second.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      )
      if words.0 != words.1 { return false }
      index += 8
    }
    while index < first.count {
      if first[index] != second[index] { return false }
      index += 1
    }
    return true
  }

  /// Feeds the bytes to a hasher, for types that are compared by ``hasSameBytes(as:)``.
  package func hashBytes(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
