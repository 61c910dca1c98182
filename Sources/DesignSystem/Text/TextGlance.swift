/// A quick look at the bytes of a text, which most texts pass: whether it may have what a ``TextGuard`` changes.
struct TextGlance {
  private(set) var mayHaveFormat = false
  private(set) var mayHaveNumber = false

  /// All digits, and those since the last sign that no card number contains, and no contract number contains.
  private var (digits, chain, token) = (0, 0, 0)
  private var longestToken = 0
  /// The last five digits as a number.
  private var lastFive: UInt32 = 0
  private var mayHaveContract = false
  private var isAfterLetter = false
  private var letterThenDigit = false

  /// Whether a text has enough ASCII digits, or a character outside ASCII, Latin and Cyrillic, for a closer look.
  static func isWorthwhile(_ text: String, digits limit: Int, andOtherScripts: Bool = true) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      var (digits, others) = (0, 0)
      for byte in utf8 {
        digits &+= byte &- 0x30 < 10 ? 1 : 0
        others |= byte >= 0xD8 || byte == 0xC2 ? 1 : 0
      }
      return digits >= limit || (andOtherScripts && others != 0)
    }
  }

  /// - Parameter mask: the mask of the guard; without one, no number is looked for.
  init(at text: String, for mask: NumberMask?) {
    var text = text
    text.withUTF8 { utf8 in
      for (index, byte) in utf8.enumerated() {
        switch byte {
        case 0x30...0x39: read(digit: byte - 0x30, for: mask)
        case 0x41...0x5A, 0x61...0x7A: read(letter: byte | 0x20, at: index, of: utf8)
        case 0x20: endToken(inChain: true)
        // - . / _
        case 0x2D, 0x2E, 0x2F, 0x5F: isAfterLetter = false
        case 0..<0x80: endToken(inChain: byte == 0x09 || byte == 0x0A || byte == 0x0D)
        case 0x80..<0xC2: break
        default: read(character: byte, at: index, of: utf8)
        }
      }
    }
    guard let mask, digits >= 5 else {
      mayHaveNumber = false
      return
    }
    longestToken = max(longestToken, token)
    mayHaveNumber = mayHaveNumber || letterThenDigit || mayHaveContract && longestToken >= 5 || mask.ownDigits == nil
  }

  private mutating func read(digit: UInt8, for mask: NumberMask?) {
    digits += 1
    chain += 1
    token += 1
    letterThenDigit = letterThenDigit || isAfterLetter
    isAfterLetter = false
    lastFive = (lastFive * 10 + UInt32(digit)) % 100_000
    if chain >= 13 || mask?.ownDigits?.contains(lastFive) == true { mayHaveNumber = true }
  }

  /// Reads a letter in lowercase. The words for a contract, and No, are recognised by a part of them.
  private mutating func read(letter: UInt8, at index: Int, of utf8: UnsafeBufferPointer<UInt8>) {
    chain = 0
    isAfterLetter = true
    func isNear(_ offset: Int, _ letter: Unicode.Scalar) -> Bool {
      utf8.indices.contains(index + offset) && UInt32(utf8[index + offset] | 0x20) == letter.value
    }
    switch letter {
    case 0x6F: if isNear(-1, "n") { mayHaveContract = true }
    case 0x74: if isNear(-1, "n"), isNear(1, "r") { mayHaveContract = true }
    case 0x67: if isNear(-1, "a"), isNear(1, "r") { mayHaveContract = true }
    case 0x6E: if utf8.indices.contains(index + 1), utf8[index + 1] == 0xC2 { mayHaveContract = true }
    default: break
    }
  }

  private mutating func endToken(inChain: Bool) {
    if !inChain { chain = 0 }
    longestToken = max(longestToken, token)
    token = 0
    isAfterLetter = false
  }

  /// Reads the first byte of a character outside ASCII.
  private mutating func read(character byte: UInt8, at index: Int, of utf8: UnsafeBufferPointer<UInt8>) {
    let second = utf8[index + 1]
    switch byte {
    case 0xC2:
      if second == 0xAD { mayHaveFormat = true } else { endToken(inChain: second == 0xA0) }
    case 0xCC...0xCD: break
    case 0xD0, 0xD1:
      chain = 0
      isAfterLetter = true
      // г in договор and т in контракт, in both cases.
      if byte == 0xD0, second == 0xB3 || second == 0x93 { mayHaveContract = true }
      if byte == 0xD1, second == 0x82 { mayHaveContract = mayHaveContract || Self.isN(before: index, of: utf8) }
      if byte == 0xD0, second == 0xA2 { mayHaveContract = mayHaveContract || Self.isN(before: index, of: utf8) }
    case 0xE2:
      // U+200B to U+200F, U+202A to U+202E, U+2060 to U+206F; №.
      let third = utf8[index + 2]
      if second == 0x80, (0x8B...0x8F).contains(third) || (0xAA...0xAE).contains(third) { mayHaveFormat = true }
      if second == 0x81, third >= 0xA0 { mayHaveFormat = true }
      if second == 0x84, third == 0x96 { mayHaveContract = true }
      // Spaces, hyphens, and the minus sign.
      if second != 0x80 && second != 0x81 && second != 0x88 { endToken(inChain: false) }
    case 0xD8...0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0...:
      // The blocks with digits and invisible characters of other scripts.
      digits += 5
      mayHaveFormat = true
      mayHaveNumber = true
    default:
      chain = 0
      isAfterLetter = true
    }
  }

  private static func isN(before index: Int, of utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    index >= 2 && utf8[index - 2] == 0xD0 && (utf8[index - 1] == 0xBD || utf8[index - 1] == 0x9D)
  }
}
