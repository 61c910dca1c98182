// The patterns of numbers that `NumberMask` lists.
extension TextSigns {
  /// The end of a card or account number whose first digit is at an index.
  func endOfCardOrAccount(at index: Int) -> Int? {
    if isAfterDecimalPoint(index) { return nil }
    var groups: [Range<Int>] = []
    var (start, digits) = (index, 0)
    while groups.count < 20, digits <= 20, isDigit(start) {
      let group = start..<endOfDigits(from: start)
      groups.append(group)
      digits += group.count
      start = endOfGap(from: group.upperBound)
    }
    if index > 0, self[index - 1].code == 0x2B, digits <= 15 { return nil }
    while let last = groups.last {
      if isCardOrAccount(groups) { return last.upperBound }
      groups.removeLast()
    }
    return nil
  }

  private func isCardOrAccount(_ groups: [Range<Int>]) -> Bool {
    let lengths = groups.map(\.count)
    let total = lengths.reduce(0, +)
    guard (13...20).contains(total) else { return false }
    let isOneByOne = lengths.allSatisfy { $0 == 1 }
    // Digits before decimals are an amount, unless they are as long as most card numbers.
    if lengths.count == 1, !(16...19).contains(total), isDecimal(at: groups[0].upperBound) { return false }
    // Years in a row are no number.
    if groups.allSatisfy(isYear) { return false }
    if total == 20 { return isOneByOne || Self.accountGroups.contains(lengths) }
    return (isOneByOne || Self.areCardGroups(lengths)) && hasValidCheckDigit(groups)
  }

  /// Whether digits are a year from 1900 to 2099.
  private func isYear(_ group: Range<Int>) -> Bool {
    group.count == 4 && [19, 20].contains(self[group.lowerBound].code * 10 + self[group.lowerBound + 1].code)
  }

  private static let accountGroups: Set<[Int]> = [
    [20], [5, 3, 1, 11], [5, 3, 12], [5, 3, 1, 4, 7], [8, 12], [4, 4, 4, 4, 4], [5, 5, 5, 5],
  ]

  private static func areCardGroups(_ lengths: [Int]) -> Bool {
    lengths.count == 1
      || (lengths.dropLast().allSatisfy((4...6).contains) && (1...6).contains(lengths[lengths.count - 1]))
  }

  /// The Luhn check (ISO/IEC 7812-1).
  private func hasValidCheckDigit(_ groups: [Range<Int>]) -> Bool {
    var (sum, isDoubled) = (UInt32(0), false)
    for index in groups.joined().reversed() {
      let digit = self[index].code * (isDoubled ? 2 : 1)
      sum += digit > 9 ? digit - 9 : digit
      isDoubled.toggle()
    }
    return sum % 10 == 0
  }

  /// Whether a decimal separator with one to three digits follows.
  func isDecimal(at index: Int) -> Bool {
    isDecimalPoint(index) && (1...3).contains(endOfDigits(from: index + 1) - index - 1)
  }

  /// Whether digits at an index are decimals.
  private func isAfterDecimalPoint(_ index: Int) -> Bool { isDecimalPoint(index - 1) && isDigit(index - 2) }

  /// Whether digits are part of a decimal, before or after its point.
  func isPartOfDecimal(_ range: Range<Int>) -> Bool {
    isAfterDecimalPoint(range.lowerBound) || isDecimalPoint(range.upperBound) && isDigit(range.upperBound + 1)
  }

  private func isDecimalPoint(_ index: Int) -> Bool {
    kind(at: index) == .point && (self[index].code == 0x2E || self[index].code == 0x2C)
  }

  func hasSpace(in range: Range<Int>) -> Bool {
    range.contains { kind(at: $0) == .gap && self[$0].code != 0x2D }
  }

  /// The end of up to three separators in a row.
  private func endOfGap(from index: Int) -> Int {
    var end = index
    while end < index + 3, isSeparator(end) { end += 1 }
    return end
  }

  /// Whether a character can separate the parts of one number. A comma cannot, because it separates different numbers.
  private func isSeparator(_ index: Int) -> Bool {
    kind(at: index) == .gap || kind(at: index) == .point && self[index].code != 0x2C
  }

  /// The end of an IBAN (ISO 13616: 15 to 34 letters and digits) that begins at an index.
  func endOfIBAN(at index: Int) -> Int? {
    guard isLatin(index), isLatin(index + 1), isDigit(index + 2), isDigit(index + 3) else { return nil }
    var (places, ends) = ([Int](), [Int]())
    var place = index
    while places.count < 34 {
      if isDigit(place) || isLatin(place) {
        places.append(place)
        if !isLetterOrDigit(place + 1) { ends.append(places.count) }
        place += 1
      } else if isSeparator(place), isLetterOrDigit(place + 1) {
        place += 1
      } else {
        break
      }
    }
    return ends.last { $0 >= 15 && isIBAN(places[..<$0]) }.map { places[$0 - 1] + 1 }
  }

  private func isIBAN(_ places: ArraySlice<Int>) -> Bool {
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

  /// The number of a contract after the marker that begins at an index.
  func contract(at index: Int) -> Range<Int>? {
    guard let (markerEnd, needsLetter) = endOfMarker(at: index) else { return nil }
    let place = endOfPunctuation(from: markerEnd)
    var end = endOfToken(from: place)
    while end > place, end < count, [0x2D, 0x2E, 0x2F, 0x5F].contains(self[end].code), isLetterOrDigit(end + 1) {
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

  /// The end of a marker: №, #, No., N°, or a word for a contract in any of its forms. The number after a word needs a
  /// letter, because an amount or years may follow the word.
  private func endOfMarker(at index: Int) -> (end: Int, needsLetter: Bool)? {
    guard index < count else { return nil }
    if isNumberSign(index) { return (index + 1, false) }
    let end = endOfToken(from: index)
    if begins(with: "NO.", at: index) { return (index + 3, false) }
    if begins(with: "N", at: index), end < count, end == index + 1, [0xB0, 0xBA].contains(self[end].code) {
      return (end + 1, false)
    }
    guard ["CONTRACT", "AGREEMENT", "ДОГОВОР", "КОНТРАКТ"].contains(where: { begins(with: $0, at: index) }) else {
      return nil
    }
    let next = endOfPunctuation(from: end)
    func isNext(_ word: String) -> Bool {
      begins(with: word, at: next) && endOfToken(from: next) == next + word.unicodeScalars.count
    }
    let link = ["NUMBER", "NR", "НОМЕР", "ЗАЙМА", "КРЕДИТА"].first(where: isNext)
    return (link.map { next + $0.unicodeScalars.count } ?? end, true)
  }

  private func begins(with word: String, at index: Int) -> Bool {
    let wanted = TextSigns(word).signs
    return index + wanted.count <= count
      && zip(wanted, signs[index...]).allSatisfy { $0.code == $1.code && $0.kind == $1.kind }
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
