// Passports and the numbers of persons among the numbers that `NumberMask` lists.
extension TextSigns {
  /// The numbers of passports, insurance accounts or taxpayers after their name, which begins at an index: one, or a
  /// list of numbers in the same groups.
  func papers(at index: Int) -> [Range<Int>] {
    guard let paper = Self.papers.first(where: { isName(of: $0, at: index) }) else { return [] }
    // The digits may be joined to the name.
    var place = index
    while kind(at: place) == .letter { place += 1 }
    guard let first = number(of: paper, from: place) else { return [] }
    var numbers = [first]
    while let end = numbers.last?.range.upperBound, let start = endOfListSign(from: end),
      let next = number(of: paper, from: start), next.groups == first.groups
    {
      numbers.append(next)
    }
    return numbers.map(\.range)
  }

  /// The number of a paper, after links and other words that may be before it, and the lengths of its groups of digits.
  private func number(of paper: Paper, from start: Int) -> (range: Range<Int>, groups: [Int])? {
    var place = start
    var first: Int?
    var found: (end: Int, groups: [Int])?
    var (digits, groups, otherWords) = (0, [Int](), 0)
    while digits < paper.lengths.upperBound, groups.count < Self.mostGroups {
      let next = endOfGap(from: place, atMost: 4)
      let token = next..<endOfToken(from: next)
      // More digits than a number has need not be counted.
      let own = token.lazy.filter(isDigit).prefix(paper.lengths.upperBound + 1).count
      if own == 0 {
        let isLink = Self.paperLinks.contains { isWord($0, at: next) }
        guard isLink || first == nil && otherWords < paper.otherWords && !token.isEmpty else { break }
        if !isLink { otherWords += 1 }
      } else {
        first = first ?? next
        digits += own
        groups.append(own)
        let isGrouped = groups.count <= paper.groups || Self.longGroups.contains(groups)
        let isAmount = groups.count > 2 && groups.dropFirst().allSatisfy { $0 == 3 } && hasSpace(in: place..<next)
        if isGrouped, !isAmount, paper.lengths.contains(digits) { found = (token.upperBound, groups) }
      }
      place = token.upperBound
    }
    guard let first, let found, otherWords == 0 || isTaxpayer(first..<found.end) else { return nil }
    return (first..<found.end, found.groups)
  }

  /// The end of a comma, a semicolon, a slash, a plus sign or a word such as *and*, after which a list goes on; `nil`
  /// if there is none.
  private func endOfListSign(from index: Int) -> Int? {
    let next = endOfGap(from: index, atMost: 3)
    if (index..<next).contains(where: { [0x2C, 0x3B, 0x2F, 0x2B, 0x26].contains(self[$0].code) }) { return next }
    return next > index && Self.listWords.contains { isWord($0, at: next) } ? endOfToken(from: next) : nil
  }

  private static let listWords = words("И", "ИЛИ", "AND", "OR")

  private struct Paper {
    let names: [TextSigns]
    /// Whether longer words that begin with a name are its forms.
    let hasForms: Bool
    /// The number of digits.
    let lengths: ClosedRange<Int>
    /// The largest number of groups of digits of any length.
    let groups: Int
    /// The largest number of other words than the links before a number, which then needs valid check digits.
    var otherWords = 0
  }

  private func isName(of paper: Paper, at index: Int) -> Bool {
    paper.names.contains {
      begins(with: $0, at: index) && (paper.hasForms || kind(at: index + $0.count) != .letter)
    }
  }

  /// Whether digits are the number of a person who pays taxes in Russia: 10 digits and two check digits.
  private func isTaxpayer(_ range: Range<Int>) -> Bool {
    guard range.count == 12, range.allSatisfy(isDigit) else { return false }
    let digits = range.map { self[$0].code }
    let weights: [UInt32] = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
    func check(of weights: some Collection<UInt32>) -> UInt32 {
      zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 } % 11 % 10
    }
    return digits[10] == check(of: weights.dropFirst()) && digits[11] == check(of: weights)
  }

  /// A company's tax number, which payments need, has 10 digits; a person's 12. So has the number of a person in
  /// Kazakhstan, ИИН or ЖСН.
  private static let papers = [
    Paper(names: words("ПАСПОРТ", "ЗАГРАНПАСПОРТ", "PASSPORT"), hasForms: true, lengths: 9...10, groups: 3),
    Paper(names: words("СНИЛС", "SNILS"), hasForms: true, lengths: 11...11, groups: 4),
    Paper(
      names: words("ИНН", "INN", "ИИН", "ЖСН", "IIN"), hasForms: false, lengths: 12...12, groups: 1, otherWords: 3),
  ]
  /// The lengths of the groups of a passport and of tax numbers with more groups than `Paper.groups`. Digits in other
  /// groups may be a day, an amount, or the number of a company and an amount.
  private static let longGroups: Set<[Int]> = [
    [2, 2, 3, 3], [6, 6], [4, 4, 4], [4, 6, 2], [3, 3, 3, 3], [2, 2, 6, 2],
  ]
  private static let mostGroups = 4
  private static let paperLinks = words(
    "ДАННЫЕ", "СЕРИЯ", "СЕРИИ", "НОМЕР", "РФ", "РОССИЙСКОЙ", "ФЕДЕРАЦИИ", "ГРАЖДАНИНА", "ГРАЖДАНКИ", "ГР",
    "КЛИЕНТА", "ЗАЁМЩИКА", "СОЗАЁМЩИКА", "БИН", "ФИЗЛИЦА", "ФИЗИЧЕСКОГО", "ЛИЦА", "С", "НОМЕРОМ", "СЕРИЕЙ", "SERIES",
    "NUMBER", "NO", "NR", "IS", "WITH", "THE")

  /// The end of an insurance account number such as 112-233-445 95 that begins at an index. Between its groups are
  /// hyphens or white space, because an amount has a comma or a dot before two digits; with white space, it is a part
  /// of a telephone number after other digits.
  func endOfInsuranceAccount(at index: Int) -> Int? {
    var (place, sum, values) = (index, UInt32(0), [UInt32]())
    for length in [3, 3, 3, 2] {
      let end = endOfDigits(from: place)
      guard end - place == length, length == 2 || kind(at: end) == .gap else { return nil }
      var value: UInt32 = 0
      for index in place..<end {
        value = value * 10 + self[index].code
        if length == 3 { sum += self[index].code * UInt32(9 - (values.count * 3 + index - place)) }
      }
      values.append(value)
      place = end + 1
    }
    let isPart = self[index + 3].code == Self.space && kind(at: index - 1) == .gap && isDigit(index - 2)
    return sum > 0 && (sum % 101) % 100 == values[3] && !isPart ? place - 1 : nil
  }
}
