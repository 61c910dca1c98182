// The looks of numbers; `NumberMask` lists them.
extension TextSigns {
  /// The end of a card or account number whose first digit is at an index.
  func endOfCardOrAccount(at index: Int) -> Int? {
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
    // Digits before decimals are an amount.
    if lengths.count == 1, isDecimal(at: groups[0].upperBound) { return false }
    if total == 20 { return isOneByOne || Self.accountGroups.contains(lengths) }
    guard isOneByOne || Self.areCardGroups(lengths), hasValidCheckDigit(groups) else { return false }
    // Four years in a row are no card.
    return !groups.allSatisfy(isYear)
  }

  private func isYear(_ group: Range<Int>) -> Bool {
    let century = self[group.lowerBound].code * 10 + (group.count == 4 ? self[group.lowerBound + 1].code : 0)
    return century == 19 || (century == 20 && group.count == 4)
  }

  private static let accountGroups: Set<[Int]> = [
    [20], [5, 3, 1, 11], [5, 3, 12], [5, 3, 1, 4, 7], [8, 12], [4, 4, 4, 4, 4], [5, 5, 5, 5],
  ]

  private static func areCardGroups(_ lengths: [Int]) -> Bool {
    lengths.count == 1
      || (lengths.dropLast().allSatisfy((4...6).contains) && (1...6).contains(lengths[lengths.count - 1]))
  }

  /// The check of Luhn (ISO/IEC 7812-1).
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
    guard index < count, self[index].code == 0x2E || self[index].code == 0x2C else { return false }
    return (1...3).contains(endOfDigits(from: index + 1) - index - 1)
  }

  func hasSpace(in range: Range<Int>) -> Bool {
    range.contains { kind(at: $0) == .gap && self[$0].code != 0x2D }
  }

  /// The end of up to three separators in a row.
  private func endOfGap(from index: Int) -> Int {
    var end = index
    while end < index + 3, kind(at: end) == .gap || kind(at: end) == .point, self[end].code != 0x2C { end += 1 }
    return end
  }

  /// The end of an IBAN (ISO 13616) that begins at an index.
  func endOfIBAN(at index: Int) -> Int? {
    guard isLatin(index), isLatin(index + 1), isDigit(index + 2), isDigit(index + 3) else { return nil }
    var (places, ends) = ([Int](), [Int]())
    var place = index
    while places.count < 34 {
      if isDigit(place) || isLatin(place) {
        places.append(place)
        if !isLetterOrDigit(place + 1) { ends.append(places.count) }
        place += 1
      } else if kind(at: place) == .gap, isLetterOrDigit(place + 1) {
        place += 1
      } else {
        break
      }
    }
    return ends.last { $0 >= 15 && hasValidIBANCheck(places[..<$0]) }.map { places[$0 - 1] + 1 }
  }

  private func hasValidIBANCheck(_ places: ArraySlice<Int>) -> Bool {
    let moved = places.dropFirst(4) + places.prefix(4)
    var rest: UInt32 = 0
    for place in moved {
      rest = isDigit(place) ? rest * 10 + self[place].code : rest * 100 + self[place].code - 55
      rest %= 97
    }
    return rest == 1
  }

  private func isLatin(_ index: Int) -> Bool { kind(at: index) == .letter && (0x41...0x5A).contains(self[index].code) }

  /// The end of a vehicle identification number (ISO 3779) that begins at an index.
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
    guard var place = endOfMarker(at: index) else { return nil }
    for _ in 0..<2 {
      place = endOfPunctuation(from: place)
      if let end = endOfMarker(at: place) ?? endOfLink(at: place) { place = end }
    }
    place = endOfPunctuation(from: place)
    var end = endOfToken(from: place)
    while end > place, end < count, [0x2D, 0x2E, 0x2F, 0x5F].contains(self[end].code), isLetterOrDigit(end + 1) {
      end = endOfToken(from: end + 1)
    }
    guard (place..<end).filter(isDigit).count >= 5, !isDayOrAmount(place..<end) else { return nil }
    return place..<end
  }

  /// The end of №, No, N°, or of a word for a contract in any of its forms.
  private func endOfMarker(at index: Int) -> Int? {
    guard index < count else { return nil }
    if self[index].code == 0x2116 { return index + 1 }
    let end = endOfToken(from: index)
    if begins(with: "NO", at: index), end == index + 2 { return end }
    if begins(with: "N", at: index), end < count, end == index + 1, [0xB0, 0xBA].contains(self[end].code) {
      return end + 1
    }
    return ["CONTRACT", "AGREEMENT", "ДОГОВОР", "КОНТРАКТ"].contains { begins(with: $0, at: index) } ? end : nil
  }

  private func endOfLink(at index: Int) -> Int? {
    let end = endOfToken(from: index)
    return ["NUMBER", "NR", "НОМЕР", "ЗАЙМА", "КРЕДИТА"].contains {
      $0.unicodeScalars.count == end - index && begins(with: $0, at: index)
    }
      ? end : nil
  }

  private func begins(with word: String, at index: Int) -> Bool {
    let wanted = TextSigns(word).signs
    return index + wanted.count <= count
      && zip(wanted, signs[index...]).allSatisfy { $0.code == $1.code && $0.kind == $1.kind }
  }

  private func endOfPunctuation(from index: Int) -> Int {
    var end = index
    while end < min(count, index + 4), self[end].kind != .digit, self[end].kind != .letter, self[end].code != 0x2116 {
      end += 1
    }
    return end
  }

  /// Whether digits are a day such as 21.11.2026 or 2026-11-21, or an amount such as 300000.00.
  private func isDayOrAmount(_ range: Range<Int>) -> Bool {
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
