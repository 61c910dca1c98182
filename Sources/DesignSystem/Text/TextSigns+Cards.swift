// Cards and accounts among the numbers that `NumberMask` lists.
extension TextSigns {
  /// The end of a card or account number whose first digit is at an index.
  func endOfCardOrAccount(at index: Int) -> Int? {
    var groups: [Range<Int>] = []
    var (start, digits) = (index, 0)
    while digits <= Self.longestNumber, isDigit(start) {
      let group = start..<endOfDigits(from: start)
      groups.append(group)
      digits += group.count
      start = endOfGap(from: group.upperBound, atMost: 3)
    }
    let isAfterPlus = index > 0 && self[index - 1].code == 0x2B
    while digits >= Self.shortestNumber, let last = groups.popLast() {
      if isCardOrAccount(groups + [last], isAfterPlus: isAfterPlus) { return last.upperBound }
      digits -= last.count
    }
    return nil
  }

  /// The smallest number of digits of a card.
  private static let shortestNumber = 13
  /// The number of digits of an account. No amount has so many without separators.
  private static let longestNumber = 20

  private func isCardOrAccount(_ groups: [Range<Int>], isAfterPlus: Bool) -> Bool {
    let lengths = groups.map(\.count)
    let total = lengths.reduce(0, +)
    if lengths.count == 1, total >= Self.longestNumber { return true }
    // A telephone number, after a plus sign or two zeros, has at most 15 digits.
    let isTelephone = isAfterPlus || groups.joined().prefix(2).allSatisfy { self[$0].code == 0 }
    guard (isTelephone ? 16 : Self.shortestNumber)...Self.longestNumber ~= total else { return false }
    // Digits before decimals are an amount, unless they are as long as most card numbers.
    if lengths.count == 1, total < 16, isDecimal(at: groups[0].upperBound) { return false }
    // Years and two days in a row are no number.
    if groups.allSatisfy(isYear) || areTwoDays(groups) { return false }
    let gaps = zip(groups, groups.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    if gaps.contains(where: partsList) { return false }
    let arePlain = gaps.allSatisfy(isPlain)
    let areSingle = lengths.allSatisfy { $0 == 1 }
    if total == Self.longestNumber {
      return arePlain && (areSingle || Self.evenAccountGroups.contains(lengths) || isOfCurrency(groups))
        || Self.accountGroups.contains(lengths)
    }
    guard hasValidCheckDigit(groups) else { return false }
    let mayBeCard = 2...6 ~= self[groups[0].lowerBound].code
    if areSingle || Self.areCardGroups(lengths) { return arePlain || mayBeCard }
    // Telephone numbers, amounts and what companies have to identify them have other numbers of digits.
    return total == 16 && mayBeCard && !Self.areThousands(lengths) && (lengths.allSatisfy { $0 >= 4 } || areEqual(gaps))
  }

  /// Whether groups are two days, of eight digits each or with white space or another sign in them. Cards in groups of
  /// eight that begin with 220, those of Mir, are none.
  private func areTwoDays(_ groups: [Range<Int>]) -> Bool {
    let digits = Array(groups.joined())
    let mayBeDays =
      switch groups.map(\.count) {
      case [8, 8]: digits.prefix(3).map { self[$0].code } != [2, 2, 0]
      case [2, 2, 4, 2, 2, 4], [4, 2, 2, 4, 2, 2]: true
      default: false
      }
    return mayBeDays && isDay(digits[..<8]) && isDay(digits[8...])
  }

  /// Whether the digits at eight places are a day, with its year first or last.
  private func isDay(_ places: ArraySlice<Int>) -> Bool {
    let digits = places.map { self[$0].code }
    func number(_ place: Int) -> UInt32 { digits[place] * 10 + digits[place + 1] }
    func isValid(century: Int, month: Int, day: Int) -> Bool {
      19...20 ~= number(century) && 1...12 ~= number(month) && 1...31 ~= number(day)
    }
    return isValid(century: 0, month: 4, day: 6) || isValid(century: 4, month: 2, day: 0)
  }

  /// Whether digits are a year from 1900 to 2099.
  private func isYear(_ group: Range<Int>) -> Bool {
    group.count == 4 && [19, 20].contains(self[group.lowerBound].code * 10 + self[group.lowerBound + 1].code)
  }

  private static let accountGroups: Set<[Int]> = [
    [5, 3, 1, 11], [5, 3, 12], [5, 3, 1, 4, 7], [8, 12],
  ]
  private static let evenAccountGroups: Set<[Int]> = [[4, 4, 4, 4, 4], [5, 5, 5, 5]]

  /// Whether digits 6 to 8 are the code of a currency, as in the account of a Russian bank, whatever its groups: the
  /// first digit is that of the accounts of customers and banks.
  private func isOfCurrency(_ groups: [Range<Int>]) -> Bool {
    if Self.areTwoTelephones(groups.map(\.count)) { return false }
    guard self[groups[0].lowerBound].code == 4 || self[groups[0].lowerBound].code == 3 else { return false }
    let code = groups.joined().dropFirst(5).prefix(3).reduce(0) { $0 * 10 + self[$1].code }
    return Self.currencies.contains(code) && !Self.areThousands(groups.map(\.count))
  }

  /// The ruble in the numbers of accounts, and in ISO 4217 the currencies in which Russian banks keep most of the
  /// others.
  private static let currencies: Set<UInt32> = [810, 156, 398, 643, 756, 784, 826, 840, 933, 949, 978]

  /// Whether groups are those of two telephone numbers of ten digits, one after the other, of which the first begins
  /// with three digits.
  private static func areTwoTelephones(_ lengths: [Int]) -> Bool {
    lengths[0] == 3 && lengths.indices.contains { lengths.prefix($0).reduce(0, +) == 10 }
  }

  private static func areCardGroups(_ lengths: [Int]) -> Bool {
    lengths.count == 1 || lengths == [4, 4, 4, 7]
      || (lengths.dropLast().allSatisfy((4...6).contains) && (1...6).contains(lengths[lengths.count - 1]))
  }

  /// Whether groups are those of an amount: after a first group of up to three digits, of three digits, or of two
  /// before the last three.
  private static func areThousands(_ lengths: [Int]) -> Bool {
    lengths[0] <= 3
      && (lengths.dropFirst().allSatisfy { $0 == 3 }
        || lengths.last == 3 && lengths.dropFirst().dropLast().allSatisfy { $0 == 2 })
  }

  /// Whether only white space, hyphens, dots, slashes and underscores are between two groups.
  private func isPlain(_ gap: Range<Int>) -> Bool {
    gap.allSatisfy { kind(at: $0) == .gap || kind(at: $0) == .point && self[$0].code != 0x2C }
  }

  /// Whether what is between two groups parts different numbers: a comma, a semicolon, a plus or an equals sign with a
  /// space, or an encoded space, of which the digits belong to neither.
  private func partsList(_ gap: Range<Int>) -> Bool {
    gap.count > 1 && gap.contains { [0x2C, 0x3B, 0x2B, 0x3D].contains(self[$0].code) }
      || gap.contains { isEncodedSpace(at: $0) }
  }

  private func isEncodedSpace(at index: Int) -> Bool {
    self[index].code == 0x25 && isDigit(index + 1) && isDigit(index + 2) && self[index + 1].code == 2
      && self[index + 2].code == 0
  }

  private func areEqual(_ gaps: [Range<Int>]) -> Bool {
    gaps.allSatisfy { signs[$0].map(\.code) == signs[gaps[0]].map(\.code) }
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
}
