// The patterns of numbers that `NumberMask` lists.
extension TextSigns {
  /// Whether a decimal separator with one to three digits follows.
  func isDecimal(at index: Int) -> Bool {
    isDecimalPoint(index) && (1...3).contains(endOfDigits(from: index + 1) - index - 1)
  }

  /// Whether digits are part of a decimal, before or after its point.
  func isPartOfDecimal(_ range: Range<Int>) -> Bool {
    isDecimalPoint(range.lowerBound - 1) && isDigit(range.lowerBound - 2)
      || isDecimalPoint(range.upperBound) && isDigit(range.upperBound + 1)
  }

  /// Whether an index is between groups of an amount in thousands: after up to three digits and before a space and
  /// three.
  func isInsideAmount(_ index: Int) -> Bool {
    var start = index
    while isDigit(start - 1) { start -= 1 }
    return (1...3).contains(index - start) && kind(at: index) == .gap && self[index].code == Self.space
      && endOfDigits(from: index + 1) == index + 4
  }

  private func isDecimalPoint(_ index: Int) -> Bool {
    kind(at: index) == .point && (self[index].code == 0x2E || self[index].code == 0x2C)
  }

  func hasSpace(in range: Range<Int>) -> Bool {
    range.contains { kind(at: $0) == .gap && self[$0].code != 0x2D }
  }

  /// The end of up to some characters in a row that are neither letters nor digits.
  func endOfGap(from index: Int, atMost longest: Int) -> Int {
    var end = index
    while end < min(count, index + longest), !isLetterOrDigit(end) { end += 1 }
    return end
  }

  /// The end of an IBAN that begins at an index. Two letters that stand alone are most often a word, so groups of four
  /// must follow them.
  func endOfIBAN(at start: Int) -> Int? {
    // The word may be joined to the number.
    let index = begins(with: Self.nameOfIBAN, at: start) && isLatin(start + 4) ? start + 4 : start
    guard isLatin(index), isLatin(index + 1) else { return nil }
    let check = endOfGap(from: index + 2, atMost: 3)
    guard isDigit(check), isDigit(check + 1), check == index + 2 || isInFours(from: check + 2),
      let length = Self.lengthsOfIBAN[[self[index].code, self[index + 1].code]]
    else { return nil }
    var places: [Int] = []
    var place = index
    while places.count < length {
      let next = places.isEmpty ? place : endOfGap(from: place, atMost: 3)
      guard isDigit(next) || isLatin(next) else { return nil }
      places.append(next)
      place = next + 1
    }
    // The code of a currency may be joined to it or, if it is in one piece, any word.
    let isBeforeCurrency = endOfToken(from: place) == place + 3 && (place..<place + 3).allSatisfy(isLatin)
    let isBeforeWord = place == index + length && kind(at: place) == .letter
    let isWhole = !isLetterOrDigit(place) || isBeforeCurrency || isBeforeWord
    return isWhole && isIBAN(places) ? place : nil
  }

  /// Whether two letters and two digits, as at the beginning of an IBAN, are at an index.
  func mayBeginIBAN(_ index: Int) -> Bool {
    isLatin(index) && isLatin(index + 1) && isDigit(index + 2) && isDigit(index + 3)
  }

  private static let nameOfIBAN = TextSigns("IBAN")

  /// How many letters and digits the IBAN of a country has: those of the registry of ISO 13616, also under the codes of
  /// territories, and those that countries outside it use.
  private static let lengthsOfIBAN = {
    let countries = """
      AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18
      FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20
      LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24
      SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30 AO25 BF28 BJ28 CF27 CG27 CI28 CM27
      CV25 DZ26 GA27 GQ27 GW25 IR26 KM27 MA28 MG27 ML28 MZ25 NE28 SN28 TD27 TG28 GF27
      GP27 MQ27 RE27 PF27 TF27 YT27 NC27 BL27 MF27 PM27 WF27 AX18 GG22 IM22 JE22
      """
    let lengths = countries.split(whereSeparator: \.isWhitespace).compactMap { country in
      Int(country.suffix(2)).map { (country.unicodeScalars.prefix(2).map(\.value), $0) }
    }
    return Dictionary(uniqueKeysWithValues: lengths)
  }()

  /// Whether two groups of four letters or digits follow, each after something else.
  private func isInFours(from index: Int) -> Bool {
    var place = index
    for _ in 0..<2 {
      let next = endOfGap(from: place, atMost: 3)
      guard next > place, endOfToken(from: next) == next + 4 else { return false }
      place = next + 4
    }
    return true
  }

  private func isIBAN(_ places: [Int]) -> Bool {
    guard places.count(where: isDigit) >= NumberMask.fewestDigitsOfLook else { return false }
    let moved = places.dropFirst(4) + places.prefix(4)
    var rest: UInt32 = 0
    for place in moved {
      rest = isDigit(place) ? rest * 10 + self[place].code : rest * 100 + self[place].code - 55
      rest %= 97
    }
    return rest == 1
  }

  private func isLatin(_ index: Int) -> Bool { kind(at: index) == .letter && (0x41...0x5A).contains(self[index].code) }

  /// The end of a vehicle identification number (ISO 3779: 17 characters, no I, O or Q) that begins at an index.
  func endOfVIN(at index: Int) -> Int? {
    let end = index + 17
    guard end <= count, endOfToken(from: index) == end else { return nil }
    let digits = (index..<end).filter(isDigit).count
    let isOfAlphabet = (index..<end).allSatisfy {
      isDigit($0) || isLatin($0) && ![0x49, 0x4F, 0x51].contains(self[$0].code)
    }
    return isOfAlphabet && (5..<17).contains(digits) && (end - 4..<end).allSatisfy(isDigit) ? end : nil
  }

  /// No number of a contract is longer. The limit keeps the time for a text of many markers in proportion to its
  /// length.
  private static let longestContract = 128

  /// The number of a contract after the marker that begins at an index.
  func contract(at index: Int) -> Range<Int>? {
    guard let (markerEnd, needsLetter) = endOfMarker(at: index) else { return nil }
    let place = endOfPunctuation(from: markerEnd)
    var end = endOfToken(from: place)
    while end > place, end < min(count, place + Self.longestContract),
      [0x2D, 0x2E, 0x2F, 0x5F].contains(self[end].code), isLetterOrDigit(end + 1)
    {
      end = endOfToken(from: end + 1)
    }
    let number = place..<end
    guard number.count(where: isDigit) >= NumberMask.fewestDigitsOfLook, !isDayOrAmount(number),
      !needsLetter || number.contains(where: { kind(at: $0) == .letter })
    else { return nil }
    return number
  }

  /// Whether a character is № or #.
  func isNumberSign(_ index: Int) -> Bool {
    kind(at: index) == .other && index < count && [0x2116, 0x23].contains(self[index].code)
  }

  /// The end of a marker: №, #, No., N°, or a word for a contract or a passport in any of its forms. The number after a
  /// word needs a letter, because an amount or years may follow the word.
  private func endOfMarker(at index: Int) -> (end: Int, needsLetter: Bool)? {
    guard index < count else { return nil }
    if isNumberSign(index) { return (index + 1, false) }
    let end = endOfToken(from: index)
    if begins(with: Self.numberMark, at: index) { return (index + 3, false) }
    if begins(with: Self.degreeMark, at: index), end < count, end == index + 1, [0xB0, 0xBA].contains(self[end].code) {
      return (end + 1, false)
    }
    guard Self.contractWords.contains(where: { begins(with: $0, at: index) }) else { return nil }
    let next = endOfPunctuation(from: end)
    return (Self.contractLinks.contains { isWord($0, at: next) } ? endOfToken(from: next) : end, true)
  }

  private static let contractWords = words(
    "CONTRACT", "AGREEMENT", "ДОГОВОР", "КОНТРАКТ", "PASSPORT", "ПАСПОРТ", "ЗАГРАНПАСПОРТ")
  private static let contractLinks = words("NUMBER", "NR", "НОМЕР", "ЗАЙМА", "КРЕДИТА")
  private static let numberMark = TextSigns("NO.")
  private static let degreeMark = TextSigns("N")

  static func words(_ words: String...) -> [TextSigns] { words.map { TextSigns($0) } }

  func begins(with word: TextSigns, at index: Int) -> Bool {
    index + word.count <= count
      && zip(word.signs, signs[index...]).allSatisfy { $0.code == $1.code && $0.kind == $1.kind }
  }

  /// Whether the word at an index is exactly this one.
  func isWord(_ word: TextSigns, at index: Int) -> Bool {
    begins(with: word, at: index) && !isLetterOrDigit(index + word.count)
  }

  private func endOfPunctuation(from index: Int) -> Int {
    var end = index
    while end < min(count, index + 4), self[end].kind != .digit, self[end].kind != .letter, !isNumberSign(end) {
      end += 1
    }
    return end
  }

  /// Whether digits are a day such as 21.11.2026, 21.11.2026г or 2026-11-21, or an amount such as 300000.00.
  private func isDayOrAmount(_ token: Range<Int>) -> Bool {
    let range = token.lowerBound..<(token.last(where: isDigit) ?? token.lowerBound - 1) + 1
    guard !range.contains(where: { kind(at: $0) == .letter }) else { return false }
    let lengths = signs[range].split(omittingEmptySubsequences: false) { $0.kind != .digit }.map(\.count)
    switch lengths.count {
    case 1: return isDecimal(at: range.upperBound)
    case 2: return lengths[1] <= 2 && self[range.lowerBound + lengths[0]].code == 0x2E
    case 3: return lengths == [4, 2, 2] || lengths[2] == 4 && lengths[0] <= 2 && lengths[1] <= 2
    default: return false
    }
  }
}
