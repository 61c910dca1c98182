extension StringProtocol {
  /// Whether the text consists of Latin letters, digits and `signs`, a letter first.
  @inlinable
  package func isWord(with signs: String = "") -> Bool {
    let isLetter: (UInt8) -> Bool = { 0x61...0x7A ~= $0 | 0x20 }
    guard let first = utf8.first, isLetter(first) else { return false }
    return utf8.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 || signs.utf8.contains($0) }
  }
}

extension String {
  /// Whether two texts have the same bytes in UTF-8. In contrast, `==` treats canonically equivalent texts as equal.
  package func hasSameBytes(as other: String) -> Bool {
    // Safe: the bytes do not leave the closures. Eight bytes at once are compared faster than views or buffers.
    let isSame = unsafe utf8.withContiguousStorageIfAvailable { first in
      unsafe other.utf8.withContiguousStorageIfAvailable { unsafe Self.areSame(.init(first), .init($0)) }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether two buffers have the same bytes.
  private static func areSame(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
    guard first.count == second.count else { return false }
    var index = 0
    // Safe: each word ends before the end of both buffers.
    while index + 8 <= first.count {
      let (one, two) = unsafe (
        first.loadUnaligned(fromByteOffset: index, as: UInt64.self),
        second.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      )
      guard one == two else { return false }
      index += 8
    }
    while index < first.count {
      guard unsafe first[index] == second[index] else { return false }
      index += 1
    }
    return true
  }

  /// Calls `body` with the text in UTF-8, as `utf8.span` does from macOS 26 on.
  @inline(__always)
  package func withBytes<Answer>(_ body: (Span<UInt8>) -> Answer) -> Answer {
    var text = self
    // Safe: a span cannot leave the closure.
    return text.withUTF8 { body(unsafe $0.span) }
  }

  /// Feeds the bytes to a hasher, for types that are compared by ``hasSameBytes(as:)``.
  package func hashBytes(into hasher: inout Hasher) {
    var text = self
    // Safe: the hasher keeps no bytes. Hashing them one by one would be slow. 0xFF, which no text has, ends the text.
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
