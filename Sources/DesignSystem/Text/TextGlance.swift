/// A fast scan of a text's bytes for anything that a ``TextGuard`` may have to change. Most texts need no closer look.
struct TextGlance {
  /// Whether the text may have an invisible character.
  private(set) var mayHaveFormat = false
  /// Whether the text may have a number that the mask hides.
  private(set) var mayHaveNumber = false

  /// Whether the characters around some digits allow a number that matches a pattern of ``NumberMask``.
  private var mayHaveLook = false
  /// The number of digits in the text.
  private var digits = 0
  /// The number of digits since the last character that no contract number contains.
  private var piece = 0
  /// Whether a letter is among the characters since then.
  private var pieceHasLetter = false
  /// Whether the last character was a letter.
  private var isAfterLetter = false
  /// The last five digits as a number.
  private var lastFive: UInt32 = 0

  /// The smallest number of digits in the number of a paper, which can have letters between its digits. Cards and
  /// accounts have more.
  private static let fewestDigitsOfPaper = 9

  /// Whether a text needs a closer look, because it has at least `limit` ASCII digits, one of the digits ¹, ² and ³, or
  /// a character that may be invisible or of a script other than Latin, Greek and Cyrillic.
  static func isWorthwhile(_ text: String, digits limit: Int) -> Bool {
    text.withBytes { utf8 in
      var digits = 0
      var start = 0
      while start < utf8.count {
        let bytes = EightBytes(of: utf8, from: start)
        digits += bytes.digits
        if digits >= limit { return true }
        // Most of these are currency signs, quotation marks and dashes, which need no closer look.
        var signs = bytes.signs
        while signs != 0 {
          if isWorthwhile(utf8, at: start + signs.trailingZeroBitCount / 8) { return true }
          signs &= signs - 1
        }
        start += 8
      }
      return false
    }
  }

  /// Eight bytes of a text, looked at as one word; those after the end of the text are zero.
  private struct EightBytes {
    private let word: UInt64
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits = ones * 0x80

    @inline(__always)
    init(of utf8: Span<UInt8>, from start: Int) {
      if utf8.count >= 8 {
        // Safe: any eight bytes are an integer, and the span checks that they are there.
        let place = min(start, utf8.count - 8)
        let bytes = unsafe utf8.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
        word = UInt64(littleEndian: bytes) >> UInt64(8 * (start - place))
      } else {
        word = utf8.indices.reversed().reduce(0) { $0 << 8 | UInt64(utf8[$1]) }
      }
    }

    /// The number of ASCII digits.
    var digits: Int {
      // Digits become 0 to 9; to all others, the addition gives a high bit, if they had none.
      let values = word ^ (Self.ones * 0x30)
      let others = ((values & ~Self.highBits) &+ Self.ones * 0x76 | values) & Self.highBits
      return 8 - Int(((others >> 7) &* Self.ones) >> 56)
    }

    /// The highest bit of each byte that is the first one of a character from U+80 to U+BF, C2, or of a sign or another
    /// script, from D8 on.
    var signs: UInt64 {
      let differences = word ^ (Self.ones * 0xC2)
      let isOther = ((differences & ~Self.highBits) &+ ~Self.highBits) | differences
      // From D8 on, the two highest bits of a byte are set, and of the three after them the first, or both others.
      let isFirst = word & (word << 1) & (word << 2 | (word << 3 & word << 4))
      return (isFirst | ~isOther) & Self.highBits
    }
  }

  /// Whether a character may be invisible or of another script, so that it needs a closer look.
  private static func isWorthwhile(_ utf8: Span<UInt8>, at index: Int) -> Bool {
    switch utf8[index] {
    // A soft hyphen, ², ³ and ¹.
    case 0xC2:
      switch utf8[index + 1] {
      case 0xAD, 0xB2, 0xB3, 0xB9: true
      default: false
      }
    case 0xE2: isInvisible(utf8[index + 1], utf8[index + 2]) || isDigit(utf8[index + 1], utf8[index + 2])
    default: utf8[index] >= 0xD8
    }
  }

  /// Whether a character that begins with the byte E2 is one of U+200B to U+200F, U+202A to U+202E, U+2060 to U+206F.
  private static func isInvisible(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x80: (0x8B...0x8F).contains(third) || (0xAA...0xAE).contains(third)
    case 0x81: third >= 0xA0
    default: false
    }
  }

  /// Whether a character that begins with the byte E2 may be a raised, lowered or circled digit.
  private static func isDigit(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x81: third >= 0xB0
    case 0x82: third <= 0x89
    case 0x91...0x93, 0x9E: true
    case 0x9D: third >= 0xB6
    default: false
    }
  }

  /// Looks at a text.
  ///
  /// - Parameter mask: the mask of the guard; without one, no number is looked for.
  init(at text: String, for mask: NumberMask?) {
    text.withBytes { utf8 in
      for index in utf8.indices {
        let byte = utf8[index]
        switch byte {
        case 0x30...0x39: read(digit: byte - 0x30, for: mask)
        case 0x41...0x5A, 0x61...0x7A:
          readLetter()
          if byte | 0x20 == 0x6E { readN(at: index, of: utf8) }
        // - . / _, which a contract number can contain.
        case 0x2D, 0x2E, 0x2F, 0x5F: isAfterLetter = false
        case 0...0x20, 0x7F: endPiece()
        case 0..<0x80:
          endPiece()
          if byte == 0x23 { mayHaveLook = true }
        case 0x80..<0xC2: break
        default: read(character: byte, at: index, of: utf8, for: mask)
        }
      }
    }
    guard let mask, digits >= mask.fewestDigits else {
      mayHaveNumber = false
      return
    }
    if digits >= Self.fewestDigitsOfPaper { mayHaveLook = true }
    if mask.ownDigits == nil || mayHaveLook && digits >= NumberMask.fewestDigitsOfLook { mayHaveNumber = true }
  }

  /// Counts a digit, and finds what it may complete.
  private mutating func read(digit: UInt8, for mask: NumberMask?) {
    digits += 1
    piece += 1
    // A digit right after a letter: a vehicle or an IBAN.
    if isAfterLetter || pieceHasLetter && piece >= 5 { mayHaveLook = true }
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
  private mutating func readN(at index: Int, of utf8: Span<UInt8>) {
    guard index + 1 < utf8.count else { return }
    let isO = utf8[index + 1] | 0x20 == 0x6F
    let last = isO ? index + 2 : index + 1
    if last < utf8.count, utf8[last] >= 0x80 || isO && utf8[last] == 0x2E { mayHaveLook = true }
  }

  /// Notes a character that no contract number contains.
  private mutating func endPiece() {
    piece = 0
    pieceHasLetter = false
    isAfterLetter = false
  }

  /// Reads the first byte of a character outside ASCII. In doubt, the character counts as a letter of a number.
  private mutating func read(
    character byte: UInt8, at index: Int, of utf8: Span<UInt8>, for mask: NumberMask?
  ) {
    let second = utf8[index + 1]
    switch byte {
    case 0xC2:
      if second == 0xAD { mayHaveFormat = true }
      switch second {
      case 0xA0: endPiece()
      // ², ³ and ¹.
      case 0xB2, 0xB3: read(digit: second - 0xB0, for: mask)
      case 0xB9: read(digit: 1, for: mask)
      default: readLetter()
      }
    case 0xD0, 0xD1: readLetter()
    case 0xE2:
      let third = utf8[index + 2]
      if Self.isInvisible(second, third) { mayHaveFormat = true }
      if Self.isDigit(second, third) { return readDigits() }
      // №; a narrow space; other spaces, hyphens and joiners.
      if second == 0x84, third == 0x96 {
        mayHaveLook = true
      } else if second == 0x80 {
        if third == 0xAF { endPiece() }
      } else {
        readLetter()
      }
    case 0xE3 where (0x86...0x8A).contains(second): readDigits()
    // The filler of Hangul is among these letters.
    case 0xE3 where second == 0x85:
      mayHaveFormat = true
      readLetter()
    case 0xD8...0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0...:
      // These blocks have digits and invisible characters of other scripts.
      mayHaveFormat = true
      readDigits()
    default: readLetter()
    }
  }

  /// Counts a character that may be a digit other than ASCII as enough digits for a number.
  private mutating func readDigits() {
    digits += 5
    mayHaveNumber = true
  }
}
