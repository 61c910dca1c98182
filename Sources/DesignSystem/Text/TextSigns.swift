/// The letters and digits of a text and the characters between them, in the form that ``NumberMask`` compares.
///
/// - Decimal digits of every script count as digits, also raised, lowered and circled ones, unless fewer are asked for.
/// - Letters are folded to uppercase, and Cyrillic and full-width letters that look like Latin letters to those
///   letters.
/// - Joiners, variation selectors, fillers and combining marks are skipped, so they do not interrupt a number.
/// - A run of white space and control characters is one space, because text output shows it as one.
struct TextSigns {
  struct Sign {
    enum Kind: UInt8 {
      case digit, letter
      /// White space, or a hyphen of any kind.
      case gap
      /// A full stop, a middle dot, a comma, a slash or an underscore.
      case point
      case other
    }

    let kind: Kind
    /// The value of a digit, or the code of the folded letter or other character.
    let code: UInt32
    /// The offset of the character in UTF-8, and of the next one.
    let start, end: Int
  }

  /// Which characters count as digits. Others that look like digits may be marks beside a number, such as that of a
  /// footnote, and count as other characters.
  enum Digits: CaseIterable {
    case all
    /// The decimal digits of every script, but no raised, lowered and circled ones.
    case unstyled
    case ascii
  }

  private(set) var signs: [Sign] = []
  /// For each letter or digit, the end of the letters and digits in a row that it is one of. They are found once,
  /// because a search from every place would take time with the square of the length.
  private var tokenEnds: [Int] = []
  /// Whether the text has digits beyond ASCII, so that other ``Digits`` may give other numbers.
  private(set) var hasOtherDigits = false

  init(_ text: String, counting digits: Digits = .all) {
    signs.reserveCapacity(text.utf8.count)
    var start = 0
    for scalar in text.unicodeScalars {
      let end = start + UTF8.width(scalar)
      if let (kind, code) = meaning(of: scalar, counting: digits) {
        if code == Self.space, let last = signs.last, last.code == Self.space, last.kind == .gap, kind == .gap {
          signs[signs.count - 1] = Sign(kind: .gap, code: code, start: last.start, end: end)
        } else {
          signs.append(Sign(kind: kind, code: code, start: start, end: end))
        }
      }
      start = end
    }
    findTokens()
  }

  private mutating func findTokens() {
    tokenEnds = Array(signs.indices)
    for index in signs.indices.reversed() where isLetterOrDigit(index) {
      tokenEnds[index] = isLetterOrDigit(index + 1) ? tokenEnds[index + 1] : index + 1
    }
  }

  /// The code of all white space.
  static let space: UInt32 = 0x20

  var count: Int { signs.count }

  subscript(index: Int) -> Sign { signs[index] }

  /// A part, as if there were nothing around it.
  subscript(part: Range<Int>) -> TextSigns { TextSigns(signs: Array(signs[part])) }

  private init(signs: [Sign]) {
    self.signs = signs
    findTokens()
  }

  /// The range of a part in UTF-8.
  func bytes(of part: Range<Int>) -> Range<Int> { self[part.lowerBound].start..<self[part.upperBound - 1].end }

  func kind(at index: Int) -> Sign.Kind { signs.indices.contains(index) ? signs[index].kind : .other }

  func isDigit(_ index: Int) -> Bool { kind(at: index) == .digit }

  func isLetterOrDigit(_ index: Int) -> Bool { kind(at: index) == .digit || kind(at: index) == .letter }

  /// The end of the digits that begin at an index.
  func endOfDigits(from index: Int) -> Int {
    var end = index
    while isDigit(end) { end += 1 }
    return end
  }

  /// The end of the letters and digits that begin at an index.
  func endOfToken(from index: Int) -> Int { tokenEnds.indices.contains(index) ? tokenEnds[index] : index }

  /// The kind and the code of a character; `nil` if it is skipped.
  private mutating func meaning(of scalar: Unicode.Scalar, counting digits: Digits) -> (Sign.Kind, UInt32)? {
    switch scalar {
    case "0"..."9": return (.digit, scalar.value - 48)
    case "A"..."Z": return (.letter, scalar.value)
    case "a"..."z": return (.letter, scalar.value - 32)
    case "а"..."я": return (.letter, Self.folded(scalar.value - 32))
    case "А"..."Я": return (.letter, Self.folded(scalar.value))
    case "ё", "Ё": return (.letter, Self.folded(0x415))
    case "\u{FF21}"..."\u{FF3A}": return (.letter, scalar.value - 0xFEE0)
    case "\u{FF41}"..."\u{FF5A}": return (.letter, scalar.value - 0xFEE0 - 32)
    case "Ѕ", "ѕ": return (.letter, 0x53)
    case "І", "і": return (.letter, 0x49)
    case "Ј", "ј": return (.letter, 0x4A)
    case "-": return (.gap, scalar.value)
    case "\0"..." ", "\u{7F}": return (.gap, Self.space)
    case ".", ",", "/", "_", "\u{B7}": return (.point, scalar.value)
    case "\0"..."\u{7F}", "º": return (.other, scalar.value)
    default: break
    }
    let properties = scalar.properties
    // Some letters are invisible, such as the fillers of Hangul.
    if properties.isDefaultIgnorableCodePoint { return nil }
    switch properties.generalCategory {
    case .decimalNumber:
      hasOtherDigits = true
      return digits == .ascii ? (.other, scalar.value) : (.digit, UInt32(properties.numericValue ?? 0))
    // Raised, lowered and circled digits. Fractions and larger numbers are no digits.
    case .otherNumber:
      guard let value = properties.numericValue, let digit = UInt32(exactly: value), digit < 10 else {
        return (.other, scalar.value)
      }
      hasOtherDigits = true
      return digits == .all ? (.digit, digit) : (.other, scalar.value)
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: return (.gap, Self.space)
    case .dashPunctuation: return (.gap, scalar.value)
    case .nonspacingMark, .enclosingMark, .format: return nil
    case .mathSymbol where scalar == "\u{2212}": return (.gap, scalar.value)
    default: return properties.isAlphabetic ? (.letter, scalar.value) : (.other, scalar.value)
    }
  }

  /// The Latin capital letter that a Cyrillic one looks like; otherwise the letter itself.
  private static func folded(_ code: UInt32) -> UInt32 {
    let latin: Unicode.Scalar? =
      switch code {
      case 0x410: "A"
      case 0x412: "B"
      case 0x415: "E"
      case 0x41A: "K"
      case 0x41C: "M"
      case 0x41D: "H"
      case 0x41E: "O"
      case 0x420: "P"
      case 0x421: "C"
      case 0x422: "T"
      case 0x423: "Y"
      case 0x425: "X"
      default: nil
      }
    return latin?.value ?? code
  }
}
