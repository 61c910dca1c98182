/// Masks numbers of cards, accounts, vehicles, contracts and identity papers in texts, by the patterns of such numbers.
///
/// | number | looks like |
/// | --- | --- |
/// | card | 13 to 19 digits, after `+` or with two zeros first 16 to 19, with a valid Luhn check digit: unbroken, one by one, in groups of 4 to 6, or as `6200 0012 3456 7890128` |
/// | card, also | the same with any other separators, if it begins with 2 to 6; 16 such digits in groups of 4 or more, or in any groups with one and the same separator |
/// | account | 20 digits or more: unbroken; 20 one by one, or grouped as `40817 810 0 12345678901`, in fours or fives |
/// | IBAN | as many letters and digits as its country's have, with valid check digits, at least five digits; up to three other characters anywhere but between the check digits, after the country only if groups of four follow; also joined to a letter or digit before it and, unbroken, to a letter after it |
/// | vehicle | 17 letters and digits, of which the last four are digits |
/// | contract | at least five digits after №, N°, No. or #, without white space; or a letter and at least five digits after *contract* |
/// | passport | 9 or 10 digits in up to three groups or as `45 10 123 456`, or a letter with at least five digits joined to it, after *passport*, also after a row of up to 100 dots or underscores |
/// | СНИЛС | 11 digits after the word, or as `112-233-445 95` with a valid check number |
/// | ИНН | 12 digits after the word, the number of a person: unbroken, or grouped as `5001 0073 2259`, `900101 300123`, `500-100-732-259`, `50 01 007322 59` or `5001 007322 59`; the 10 of a company stay |
/// | ИНН, also | 12 unbroken digits with valid check digits after it and up to three words |
/// | ИИН, ЖСН | 12 digits in Kazakhstan, grouped as above |
///
/// A run of digits is looked at whatever is before or after it: a comma, a decimal point, a letter or decimals. White
/// space, hyphens, dots, slashes and underscores are separators, but white space is none in the number of a contract;
/// any other character is one where the table says so. A comma, semicolon, plus or equals sign with a space parts
/// different numbers, and letters always do.
///
/// After the word for a passport, a СНИЛС or an ИНН, numbers that are listed are masked, too: those with valid check
/// digits, and those of passports in more than one group, if the first one is in the same groups.
///
/// The check digit of a vehicle is not required, because most of the world does not use it. *Agreement*, *договор* and
/// *контракт* in all their forms count as *contract*; so do the forms of *паспорт*,
/// *загранпаспорт* and *passport*.
///
/// A record's own numbers of 5 to 64 letters and digits are masked too, with up to three other characters anywhere,
/// except:
/// - fewer than 13 digits without letters: only unbroken or as written in the record, and never inside a decimal;
/// - up to 8 characters with a letter: not across spaces, unless the record has them.
///
/// Not masked:
/// - amounts: digits in groups of three or in India's groups, and 13 to 15 unbroken digits before up to three decimals;
/// - telephone numbers, unless they are after a № or No., and addresses of e-mail, because a customer must be able to
///   read those of the bank;
/// - days, also without separators, and years in a row.
///
/// Digits of every script count, also raised, lowered and circled ones; invisible characters do not interrupt a number.
/// A number is also found beside such digits, which may be the mark of a footnote: `4276 3800 1234 5679¹`.
package final class NumberMask: Sendable {
  /// The numbers as the record writes them, by their letters and digits alone.
  private let own: [[UInt32]: [[UInt32]]]
  private let ownLengths: [Int]
  /// The first digits of each own number, for a quick look at a text; `nil` if a quick look is not enough.
  let ownDigits: [Digits]?
  /// Texts with fewer digits are not searched.
  let fewestDigits: Int
  /// The smallest number of digits in the patterns above.
  static let fewestDigitsOfLook = 5
  /// Shorter own numbers are not masked, because they may occur by chance.
  private static let shortestOwn = 5
  private static let longestOwn = 64

  /// Up to five digits in a row: their value, and ten to the power of their count.
  struct Digits: Hashable {
    let value, modulus: UInt32
  }

  /// Creates a mask for numbers that match the patterns above, and for these numbers of a record.
  package init(_ numbers: [String] = []) {
    var own: [[UInt32]: [[UInt32]]] = [:]
    for number in numbers {
      let signs = TextSigns(number)
      let places = signs.signs.indices.filter(signs.isLetterOrDigit)
      guard (Self.shortestOwn...Self.longestOwn).contains(places.count), let first = places.first,
        let last = places.last
      else { continue }
      let code = places.map { Self.code(of: signs[$0]) }
      own[code, default: []].append(Self.codes(of: signs, in: first..<last + 1))
    }
    self.own = own
    ownLengths = Set(own.keys.map { $0.count }).sorted(by: >)
    let digits = own.keys.map { $0.filter(Self.isDigit).prefix(5).map { $0 - 48 } }
    fewestDigits = min(Self.fewestDigitsOfLook, digits.map { $0.count }.min() ?? .max)
    ownDigits =
      digits.contains([]) || digits.count > 16
      ? nil
      : digits.map {
        $0.reduce(Digits(value: 0, modulus: 1)) { Digits(value: $0.value * 10 + $1, modulus: $0.modulus * 10) }
      }
  }

  /// Returns two dots and the last four letters or digits: only the last two of 5 to 8, and none of fewer.
  package static func masked(number: Substring) -> String {
    let ending = endingOfPlainSigns(number) ?? endingOfUnicode(number)
    return ending.isEmpty ? "••" : "•• " + ending
  }

  /// Returns how many of `count` letters and digits a mask shows.
  private static func shown(of count: Int) -> Int { count > 8 ? 4 : count > 4 ? 2 : 0 }

  private static func endingOfUnicode(_ number: Substring) -> String {
    let significant = number.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    return String(String.UnicodeScalarView(significant.suffix(shown(of: significant.count))))
  }

  /// The letters and digits that a mask shows of a number; `nil` if the number has characters other than ASCII and
  /// Russian letters, which need the slower rules of Unicode.
  private static func endingOfPlainSigns(_ number: Substring) -> String? {
    var significant: [Unicode.Scalar] = []
    significant.reserveCapacity(number.utf8.count)
    for sign in number.unicodeScalars {
      switch sign {
      case "0"..."9", "A"..."Z", "a"..."z", "А"..."я", "Ё", "ё": significant.append(sign)
      case "\u{80}"...: return nil
      default: continue
      }
    }
    var ending = ""
    for sign in significant.suffix(shown(of: significant.count)) { ending.unicodeScalars.append(sign) }
    return ending
  }

  /// Whether an integer is the number of a payment card, which begins with 2 to 6. Times in milliseconds begin with 1.
  package static func isCard(_ integer: Int64) -> Bool {
    let text = "\(integer)"
    return ("2"..."6").contains(text.prefix(1)) && NumberMask().masked(text) != nil
  }

  /// Whether a text has the number of a card or an account.
  static func containsCardOrAccount(_ text: String) -> Bool {
    for digits in TextSigns.Digits.allCases {
      let signs = TextSigns(text, counting: digits)
      let isFound = signs.signs.indices.contains {
        signs.isDigit($0) && !signs.isDigit($0 - 1) && signs.endOfCardOrAccount(at: $0) != nil
      }
      if isFound { return true }
      if !signs.hasOtherDigits { break }
    }
    return false
  }

  /// Returns the text with every number masked; `nil` if it has none. If a number is percent-encoded, as in the address
  /// of a page, the whole text is decoded.
  package func masked(_ text: String) -> String? {
    let masked = maskedAsWritten(text)
    return (masked ?? text).percentDecoded.flatMap { maskedAsWritten($0)?.withoutControls } ?? masked
  }

  private func maskedAsWritten(_ text: String) -> String? {
    var found: [Range<Int>] = []
    for digits in TextSigns.Digits.allCases {
      let signs = TextSigns(text, counting: digits)
      found += numbers(in: signs)
      if !signs.hasOtherDigits { break }
    }
    guard !found.isEmpty else { return nil }
    var result = ""
    var copied = 0
    for number in Self.united(found) {
      result += text.slice(copied, number.lowerBound)
      result += Self.masked(number: text.slice(number.lowerBound, number.upperBound))
      copied = number.upperBound
    }
    return result + text.slice(copied, text.utf8.count)
  }

  /// Returns ranges in their order; those that overlap are one.
  private static func united(_ ranges: [Range<Int>]) -> [Range<Int>] {
    guard ranges.count > 1 else { return ranges }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { united, range in
      if let last = united.last, range.lowerBound < last.upperBound {
        united[united.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        united.append(range)
      }
    }
  }

  /// Returns the numbers in a text, as ranges of its UTF-8.
  private func numbers(in signs: TextSigns) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (index, listEnd) = (0, 0)
    while index < signs.count {
      // A list is looked at once, and not again for each of its names. Its first number may be one that stays.
      if index >= listEnd, signs.kind(at: index) == .letter, signs.kind(at: index - 1) != .letter {
        let listed = signs.papersListed(at: index)
        listEnd = listed.end
        found += listed.numbers.map(signs.bytes)
      }
      if signs.isLetterOrDigit(index) || signs.isNumberSign(index), let number = number(in: signs, at: index) {
        index = append(number, in: signs, to: &found)
      } else {
        index += 1
      }
    }
    return found
  }

  /// Appends a number; returns the index after it.
  ///
  /// A number that begins inside and ends later may be another one. If what is before one of them is a number by its
  /// look alone, both are masked on their own, otherwise as one.
  private func append(_ first: Range<Int>, in signs: TextSigns, to found: inout [Range<Int>]) -> Int {
    var (number, place, isOne) = (first, first.lowerBound, true)
    func add(_ range: Range<Int>) { found.append(signs.bytes(of: range)) }
    while case let others = longerNumbers(in: signs, from: place, than: number), let next = others.first {
      let split = isOne ? others.lazy.compactMap { self.split(number, before: $0, in: signs) }.first : nil
      if let split {
        add(split.first)
        number = split.other
      } else {
        isOne = isOne && next.lowerBound == number.lowerBound
        number = number.lowerBound..<next.upperBound
      }
      place = (split?.other ?? next).lowerBound + 1
    }
    add(number)
    return number.upperBound
  }

  /// The numbers that begin inside another one, from an index on, and end after it.
  private func longerNumbers(in signs: TextSigns, from place: Int, than number: Range<Int>) -> [Range<Int>] {
    guard place < number.upperBound else { return [] }
    return (place..<number.upperBound).compactMap { index in
      guard signs.isLetterOrDigit(index), signs.kind(at: index - 1) != signs.kind(at: index) else { return nil }
      return self.number(in: signs, at: index).flatMap { longer in
        longer.upperBound > number.upperBound && !signs.isInsideAmount(longer.upperBound) ? longer : nil
      }
    }
  }

  /// The number at the beginning of another one, before a third that begins inside; `nil` if there is none.
  private func split(
    _ number: Range<Int>, before other: Range<Int>, in signs: TextSigns
  ) -> (first: Range<Int>, other: Range<Int>)? {
    guard let first = self.number(in: signs[number.lowerBound..<other.lowerBound], at: 0), first.lowerBound == 0 else {
      return nil
    }
    return (number.lowerBound..<number.lowerBound + first.upperBound, other)
  }

  /// The number that begins at an index, or after a marker such as № that begins there.
  private func number(in signs: TextSigns, at index: Int) -> Range<Int>? {
    let isNumberSign = signs.isNumberSign(index)
    let beginsKind = !isNumberSign && signs.kind(at: index - 1) != signs.kind(at: index)
    if beginsKind, let end = endOfOwnNumber(in: signs, at: index) { return index..<end }
    let beginsToken = isNumberSign || !signs.isLetterOrDigit(index - 1)
    if beginsToken || signs.mayBeginIBAN(index), let end = signs.endOfIBAN(at: index) { return index..<end }
    if beginsToken, let end = signs.endOfVIN(at: index) { return index..<end }
    if isNumberSign || beginsKind {
      if let paper = signs.paper(at: index) { return paper }
      if let contract = signs.contract(at: index) {
        let ownEnd = endOfOwnNumber(in: signs, at: contract.lowerBound) ?? 0
        return contract.lowerBound..<max(contract.upperBound, ownEnd)
      }
    }
    guard beginsKind, signs.isDigit(index) else { return nil }
    return (signs.endOfCardOrAccount(at: index) ?? signs.endOfInsuranceAccount(at: index)).map { index..<$0 }
  }

  /// The end of one of the record's own numbers that begins at an index.
  private func endOfOwnNumber(in signs: TextSigns, at index: Int) -> Int? {
    guard let longest = ownLengths.first else { return nil }
    var (found, ends) = ([UInt32](), [Int]())
    var (place, gap) = (index, 0)
    while place < signs.count, found.count < longest, gap <= 3 {
      if signs.isLetterOrDigit(place) {
        found.append(Self.code(of: signs[place]))
        ends.append(place + 1)
        gap = 0
      } else {
        gap += 1
      }
      place += 1
    }
    for length in ownLengths where length <= found.count {
      let end = ends[length - 1]
      guard !signs.isLetterOrDigit(end) || signs.kind(at: end) != signs.kind(at: end - 1) else { continue }
      guard let same = own[Array(found[..<length])] else { continue }
      let asFound = Self.codes(of: signs, in: index..<end)
      let isAsWritten = same.contains(asFound)
      // Such digits with other separators are an amount or a day.
      if length < 13, found[..<length].allSatisfy(Self.isDigit) {
        if signs.isPartOfDecimal(index..<end) || !isAsWritten && end - index > length { continue }
      } else if length <= 8, !isAsWritten, signs.hasSpace(in: index..<end) {
        continue
      }
      return end
    }
    return nil
  }

  private static func isDigit(_ code: UInt32) -> Bool { (48...57).contains(code) }

  private static func code(of sign: TextSigns.Sign) -> UInt32 { sign.kind == .digit ? sign.code + 48 : sign.code }

  private static func codes(of signs: TextSigns, in range: Range<Int>) -> [UInt32] { signs.signs[range].map(code) }
}

extension String {
  /// The part between two offsets in UTF-8 at which characters begin.
  fileprivate func slice(_ start: Int, _ end: Int) -> Substring {
    self[utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)]
  }
}
