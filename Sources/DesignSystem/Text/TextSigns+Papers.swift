// Passports and the numbers of persons among the numbers that `NumberMask` lists.
extension TextSigns {
  /// The number of a passport, an insurance account or a taxpayer after its name, which begins at an index.
  func paper(at index: Int) -> Range<Int>? {
    nameOfPaper(at: index).flatMap { number(of: $0.paper, from: $0.end) }?.range
  }

  /// The numbers of any paper that are listed after the first one of a paper whose name begins at an index, and prove
  /// themselves: no telephone number or amount looks like them.
  ///
  /// - Returns: the numbers, and the end of the whole list, in which the numbers of companies stay.
  func papersListed(at index: Int) -> (numbers: [Range<Int>], end: Int) {
    guard let (paper, name) = nameOfPaper(at: index) else { return ([], index) }
    let own = number(of: paper, from: name)
    guard let first = own ?? (paper.isOfCompaniesToo ? number(of: Self.company, from: name) : nil) else {
      return ([], index)
    }
    let papers = own == nil ? [paper] : Self.papers
    var numbers: [Range<Int>] = []
    var end = first.range.upperBound
    while let start = endOfListSign(from: end), nameOfPaper(at: start) == nil {
      let listed = papers.lazy.compactMap { self.number(of: $0, from: start, isListed: true) }
      if let next = listed.first(where: { isProven($0, beside: first) }) {
        numbers.append(next.range)
        end = next.range.upperBound
      } else if paper.isOfCompaniesToo, let company = number(of: Self.company, from: start, isListed: true) {
        end = company.range.upperBound
      } else {
        break
      }
    }
    return (numbers, end)
  }

  /// The paper whose name begins at an index, and the end of the name. The digits may be joined to it.
  private func nameOfPaper(at index: Int) -> (paper: Paper, end: Int)? {
    guard let paper = Self.papers.first(where: { isName(of: $0, at: index) }) else { return nil }
    var end = index
    while kind(at: end) == .letter { end += 1 }
    return (paper, end)
  }

  /// Whether a number that is listed is one by its look alone: by its check digits or, for a passport, which has none,
  /// by the groups that it has in common with the first one.
  private func isProven(_ number: Number, beside first: Number) -> Bool {
    hasCheckDigits(number)
      || number.groups.reduce(0, +) <= 10 && number.groups.count > 1 && number.groups == first.groups
  }

  private func hasCheckDigits(_ number: Number) -> Bool {
    let digits = number.range.filter(isDigit).map { self[$0].code }
    return switch digits.count {
    case 11: isInsuranceAccount(digits)
    // Twelve digits in groups may be an amount.
    case 12: number.groups.count == 1 && (isTaxpayer(digits) || isPersonOfKazakhstan(digits))
    default: false
    }
  }

  /// The place of a number, and the lengths of its groups of digits.
  private typealias Number = (range: Range<Int>, groups: [Int])

  /// The number of a paper, after links and other words that may be before it, and the lengths of its groups of
  /// digits. After names of other papers, words of a list and other words, its check digits must prove it; before a
  /// number that is listed are none of these.
  private func number(of paper: Paper, from start: Int, isListed: Bool = false) -> Number? {
    var place = start
    var first: Int?
    var found: (end: Int, groups: [Int])?
    var (digits, groups, links, otherWords) = (0, [Int](), 0, 0)
    var (mustProveItself, isAfterDigits) = (false, false)
    while digits < paper.lengths.upperBound, groups.count < Self.mostGroups {
      let next = isAfterDigits ? endOfGap(from: place, atMost: 4) : endOfGapBeforeNumber(from: place)
      let token = next..<endOfToken(from: next)
      // More digits than a number has need not be counted.
      let own = token.lazy.filter(isDigit).prefix(paper.lengths.upperBound + 1).count
      if own == 0 {
        let isLink = isPaperLink(next) || isWith(at: next) || first == nil && isBeforeLink(token)
        let isKnown = isLink || isNameOrListWord(next)
        guard isLink || first == nil && !isListed && !token.isEmpty,
          isKnown ? links < Self.mostLinks : otherWords < paper.otherWords
        else { break }
        if isKnown { links += 1 } else { otherWords += 1 }
        mustProveItself = mustProveItself || !isLink
      } else {
        first = first ?? next
        digits += own
        groups.append(own)
        let isGrouped = groups.count <= paper.groups || Self.longGroups.contains(groups)
        let isAmount = groups.count > 2 && groups.dropFirst().allSatisfy { $0 == 3 } && hasSpace(in: place..<next)
        if isGrouped, !isAmount, paper.lengths.contains(digits) { found = (token.upperBound, groups) }
      }
      isAfterDigits = own > 0
      place = token.upperBound
    }
    guard let first, let found, case let number = (first..<found.end, found.groups),
      !mustProveItself || hasCheckDigits(number)
    else { return nil }
    return number
  }

  /// The end of up to four characters before a number, or of a row of dots or underscores as in a form, with up to four
  /// characters before and after it.
  private func endOfGapBeforeNumber(from index: Int) -> Int {
    let end = endOfGap(from: index, atMost: 4)
    guard let start = (index..<end).first(where: { Self.leaders.contains(self[$0].code) }) else { return end }
    let leader = signs[start...].prefix(Self.longestLeader).prefix {
      Self.leaders.contains($0.code) || $0.code == Self.space
    }
    return leader.count < 4 ? end : endOfGap(from: leader.endIndex, atMost: 4)
  }

  /// A dot, an underscore, a middle dot and an ellipsis.
  private static let leaders: Set<UInt32> = [0x2E, 0x5F, 0xB7, 0x2026]

  private func isPaperLink(_ index: Int) -> Bool { Self.paperLinks.contains { isWord($0, at: index) } }

  /// Whether a word is *and* before a link, as in *series and number*.
  private func isBeforeLink(_ word: Range<Int>) -> Bool {
    Self.and.contains { isWord($0, at: word.lowerBound) } && isPaperLink(endOfGap(from: word.upperBound, atMost: 2))
  }

  /// Whether the name of a paper or a word of a list is at an index, as in *passport or INN*.
  private func isNameOrListWord(_ index: Int) -> Bool {
    nameOfPaper(at: index) != nil || Self.listWords.contains { isWord($0, at: index) }
  }

  /// The end of a comma, a semicolon, a slash, an ampersand or a word such as *and*, after which a list goes on; `nil`
  /// if there is none.
  private func endOfListSign(from index: Int) -> Int? {
    let next = endOfGap(from: index, atMost: 3)
    if (index..<next).contains(where: { [0x2C, 0x3B, 0x2F, 0x26].contains(self[$0].code) }) { return next }
    return next > index && Self.listWords.contains { isWord($0, at: next) } ? endOfToken(from: next) : nil
  }

  private static let listWords = and + words("ИЛИ", "OR")
  private static let and = words("И", "AND")

  /// Whether the Russian word for *with* is at an index, before *number* or *series*. Days and amounts follow it, too.
  private func isWith(at index: Int) -> Bool {
    isWord(Self.with, at: index) && Self.withWhat.contains { isWord($0, at: index + 2) }
  }

  private static let with = TextSigns("С")
  private static let withWhat = words("НОМЕРОМ", "СЕРИЕЙ")

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
    /// Whether companies have such numbers, too, with 10 digits, which stay.
    var isOfCompaniesToo = false
  }

  private func isName(of paper: Paper, at index: Int) -> Bool {
    paper.names.contains {
      begins(with: $0, at: index) && (paper.hasForms || kind(at: index + $0.count) != .letter)
    }
  }

  /// Whether digits are the number of a person who pays taxes in Russia: 10 digits and two check digits.
  private func isTaxpayer(_ digits: [UInt32]) -> Bool {
    let weights: [UInt32] = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
    return digits[10] == Self.sum(digits, weights.dropFirst()) % 11 % 10
      && digits[11] == Self.sum(digits, weights) % 11 % 10
  }

  /// Whether digits are the number of a person in Kazakhstan: the day of birth as YYMMDD, five digits, and a check
  /// digit.
  private func isPersonOfKazakhstan(_ digits: [UInt32]) -> Bool {
    guard 1...12 ~= digits[2] * 10 + digits[3], 1...31 ~= digits[4] * 10 + digits[5] else { return false }
    let first = Self.sum(digits, 1...11) % 11
    let check = first == 10 ? Self.sum(digits, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11 : first
    return digits[11] == check
  }

  private static func sum(_ digits: [UInt32], _ weights: some Sequence<UInt32>) -> UInt32 {
    zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// A company's tax number, which payments need, has 10 digits; a person's 12. So has the number of a person in
  /// Kazakhstan, ИИН or ЖСН.
  private static let papers = [
    Paper(names: words("ПАСПОРТ", "ЗАГРАНПАСПОРТ", "PASSPORT"), hasForms: true, lengths: 9...10, groups: 3),
    Paper(names: words("СНИЛС", "SNILS"), hasForms: true, lengths: 11...11, groups: 4),
    Paper(
      names: words("ИНН", "INN", "ИИН", "ЖСН", "IIN"), hasForms: false, lengths: 12...12, groups: 1, otherWords: 3,
      isOfCompaniesToo: true),
  ]
  private static let company = Paper(names: [], hasForms: false, lengths: 10...10, groups: 1)
  /// The lengths of the groups of a passport and of tax numbers with more groups than `Paper.groups`. Digits in other
  /// groups may be a day, an amount, or the number of a company and an amount.
  private static let longGroups: Set<[Int]> = [
    [2, 2, 3, 3], [6, 6], [4, 4, 4], [4, 6, 2], [3, 3, 3, 3], [2, 2, 6, 2],
  ]
  private static let mostGroups = 4
  private static let longestLeader = 100
  /// A limit that keeps the time for a text of many names in proportion to its length.
  private static let mostLinks = 12
  private static let paperLinks = words(
    "ДАННЫЕ", "СЕРИЯ", "СЕРИИ", "СЕРИЕЙ", "НОМЕР", "НОМЕРОМ", "РФ", "РОССИЙСКОЙ", "ФЕДЕРАЦИИ", "ГРАЖДАНИНА",
    "ГРАЖДАНКИ", "ГР", "КЛИЕНТА", "ЗАЁМЩИКА", "СОЗАЁМЩИКА", "БИН", "ФИЗЛИЦА", "ФИЗИЧЕСКОГО", "ЛИЦА", "SERIES",
    "NUMBER", "NO", "NR", "N", "IS")

  /// The end of an insurance account number such as 112-233-445 95 that begins at an index. Between its groups are
  /// hyphens or white space, because an amount has a comma or a dot before two digits; with white space, it is a part
  /// of a telephone number after other digits.
  func endOfInsuranceAccount(at index: Int) -> Int? {
    var (place, digits) = (index, [UInt32]())
    for length in [3, 3, 3, 2] {
      let end = endOfDigits(from: place)
      guard end - place == length, length == 2 || kind(at: end) == .gap else { return nil }
      digits += (place..<end).map { self[$0].code }
      place = end + 1
    }
    let isPart = self[index + 3].code == Self.space && kind(at: index - 1) == .gap && isDigit(index - 2)
    return isInsuranceAccount(digits) && !isPart ? place - 1 : nil
  }

  /// Whether 11 digits are the number of an insurance account: the last two are the check number of the others.
  private func isInsuranceAccount(_ digits: [UInt32]) -> Bool {
    let sum = zip(digits.prefix(9), 1...).reduce(0) { $0 + $1.0 * UInt32(10 - $1.1) }
    return digits.count == 11 && sum > 0 && sum % 101 % 100 == digits[9] * 10 + digits[10]
  }
}
