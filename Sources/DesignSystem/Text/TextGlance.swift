/// A quick look at the bytes of a text, which most texts pass: whether it may have what a ``TextGuard`` changes.
struct TextGlance {
  private(set) var mayHaveFormat = false
  private(set) var mayHaveNumber = false

  /// Whether five digits would be a number, because of what is near them.
  private var mayHaveLook = false
  /// All digits; those since the last sign that no card number contains; and those since the last sign that no contract
  /// number contains.
  private var (digits, chain, piece) = (0, 0, 0)
  private var pieceHasLetter = false
  private var isAfterLetter = false
  /// The last five digits as a number.
  private var lastFive: UInt32 = 0

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
        case 0x41...0x5A, 0x61...0x7A:
          chain = 0
          readLetter()
          if byte | 0x20 == 0x6E { readN(at: index, of: utf8) }
        // - . / _
        case 0x2D, 0x2E, 0x2F, 0x5F: isAfterLetter = false
        case 0...0x20, 0x7F: endPiece()
        case 0..<0x80:
          chain = 0
          endPiece()
          if byte == 0x23 { mayHaveLook = true }
        case 0x80..<0xC2: break
        default: read(character: byte, at: index, of: utf8)
        }
      }
    }
    guard let mask, digits >= mask.fewestDigits else {
      mayHaveNumber = false
      return
    }
    if mask.ownDigits == nil || mayHaveLook && digits >= NumberMask.fewestDigitsOfLook { mayHaveNumber = true }
  }

  private mutating func read(digit: UInt8, for mask: NumberMask?) {
    digits += 1
    chain += 1
    piece += 1
    // A digit right after a letter: a vehicle or an IBAN.
    if chain >= 13 || isAfterLetter || pieceHasLetter && piece >= 5 { mayHaveLook = true }
    isAfterLetter = false
    lastFive = (lastFive * 10 + UInt32(digit)) % 100_000
    if let own = mask?.ownDigits, own.contains(where: { lastFive % $0.modulus == $0.value }) { mayHaveNumber = true }
  }

  private mutating func readLetter() {
    isAfterLetter = true
    pieceHasLetter = true
    if piece >= 5 { mayHaveLook = true }
  }

  /// Finds No. and N°; marks may follow each letter.
  private mutating func readN(at index: Int, of utf8: UnsafeBufferPointer<UInt8>) {
    guard index + 1 < utf8.count else { return }
    let isO = utf8[index + 1] | 0x20 == 0x6F
    let last = isO ? index + 2 : index + 1
    if last < utf8.count, utf8[last] >= 0x80 || isO && utf8[last] == 0x2E { mayHaveLook = true }
  }

  private mutating func endPiece() {
    piece = 0
    pieceHasLetter = false
    isAfterLetter = false
  }

  /// Reads the first byte of a character outside ASCII. What is not known for sure counts as a letter in a number.
  private mutating func read(character byte: UInt8, at index: Int, of utf8: UnsafeBufferPointer<UInt8>) {
    let second = utf8[index + 1]
    switch byte {
    case 0xC2:
      if second == 0xAD { mayHaveFormat = true }
      if second == 0xA0 { endPiece() } else { readLetter() }
    case 0xD0, 0xD1:
      chain = 0
      readLetter()
    case 0xE2:
      let third = utf8[index + 2]
      // U+200B to U+200F, U+202A to U+202E, U+2060 to U+206F.
      if second == 0x80, (0x8B...0x8F).contains(third) || (0xAA...0xAE).contains(third) { mayHaveFormat = true }
      if second == 0x81, third >= 0xA0 { mayHaveFormat = true }
      // №; a narrow space; other spaces, hyphens and joiners.
      if second == 0x84, third == 0x96 {
        mayHaveLook = true
      } else if second == 0x80 {
        if third == 0xAF { endPiece() }
      } else {
        readLetter()
      }
    case 0xD8...0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0...:
      // The blocks with digits and invisible characters of other scripts.
      digits += 5
      mayHaveFormat = true
      mayHaveNumber = true
    default: readLetter()
    }
  }
}
