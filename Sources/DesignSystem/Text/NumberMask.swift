/// Masks numbers of cards, accounts, vehicles and contracts in texts, by what they look like.
///
/// | number | looks like |
/// | --- | --- |
/// | card | 13 to 19 digits with a valid Luhn check digit: unbroken, one by one, or in groups of 4 to 6 |
/// | account | 20 digits: unbroken, one by one, or grouped as `40817 810 0 12345678901` or in fours or fives |
/// | IBAN | 15 to 34 letters and digits, the first two a country, with valid check digits; spaces anywhere |
/// | vehicle | 17 letters and digits of a VIN, the last four digits; its check digit is not required, because most of the world does not use it |
/// | contract | at least five digits after №, No., *contract* or *договор*; also every number of the record itself, by its value |
///
/// Amounts are left alone: neither groups of three nor digits before decimals are a card or an account. So are telephone
/// numbers after a plus sign and days. Digits of every script count; invisible characters do not interrupt a number.
package struct NumberMask: Sendable, Hashable {
  /// The record's own numbers: letters and digits, folded.
  private let own: Set<[UInt32]>
  private let ownLengths: [Int]
  /// For a quick look at a text: five digits in a row of each own number; `nil` if some number has fewer.
  let ownDigits: [UInt32]?
  /// Shorter numbers may occur by chance.
  private static let shortestOwn = 5
  private static let longestOwn = 64

  /// Creates a mask for numbers of a known look, and for these numbers whatever they look like.
  package init(_ numbers: [String] = []) {
    own = Set(
      numbers.lazy.map { TextSigns($0).signs.filter { $0.kind == .digit || $0.kind == .letter }.map(Self.code) }
        .filter { (Self.shortestOwn...Self.longestOwn).contains($0.count) })
    ownLengths = Set(own.map(\.count)).sorted(by: >)
    let digits = own.map { $0.lazy.filter { (48...57).contains($0) }.prefix(5).map { $0 - 48 } }
    ownDigits =
      digits.contains { $0.count < 5 } || digits.count > 16
      ? nil : digits.map { $0.reduce(0) { $0 * 10 + $1 } }
  }

  /// Two dots and the last four letters or digits; for 5...8 letters or digits the last two, for fewer none.
  package static func masked(number: some StringProtocol) -> String {
    let significant = number.filter { $0.isLetter || $0.isNumber }
    guard significant.count > 8 else {
      return significant.count > 4 ? "•• \(String(significant.suffix(2)))" : "••"
    }
    return "•• \(String(significant.suffix(4)))"
  }

  /// Whether an integer is the number of a payment card: those begin with 2 to 6. Times in milliseconds do not.
  static func isCard(_ integer: Int64) -> Bool {
    let text = "\(integer)"
    return ("2"..."6").contains(text.prefix(1)) && NumberMask().masked(text) != nil
  }

  /// Returns the text with every number masked; `nil` if it has none.
  package func masked(_ text: String) -> String? {
    let signs = TextSigns(text)
    var result = ""
    var copied = 0
    var index = 0
    while index < signs.count {
      guard signs.isLetterOrDigit(index) || signs[index].code == 0x2116, let number = number(in: signs, at: index)
      else {
        index += 1
        continue
      }
      let (start, end) = (signs[number.lowerBound].start, signs[number.upperBound - 1].end)
      result += text.slice(copied, start)
      result += Self.masked(number: text.slice(start, end))
      copied = end
      index = number.upperBound
    }
    return copied == 0 ? nil : result + text.slice(copied, text.utf8.count)
  }

  /// The number that begins at an index, or right after the marker that does.
  private func number(in signs: TextSigns, at index: Int) -> Range<Int>? {
    let beginsKind = signs.kind(at: index - 1) != signs.kind(at: index)
    if beginsKind, let end = endOfOwnNumber(in: signs, at: index) { return index..<end }
    if !signs.isLetterOrDigit(index - 1) {
      if let end = signs.endOfIBAN(at: index) ?? signs.endOfVIN(at: index) { return index..<end }
      if let contract = signs.contract(at: index) { return contract }
    }
    guard beginsKind, signs.isDigit(index) else { return nil }
    return signs.endOfCardOrAccount(at: index).map { index..<$0 }
  }

  /// The end of one of the record's own numbers that begins at an index. Separators inside a number may differ.
  private func endOfOwnNumber(in signs: TextSigns, at index: Int) -> Int? {
    guard let longest = ownLengths.first else { return nil }
    var (found, ends) = ([UInt32](), [Int]())
    var (place, gap) = (index, 0)
    while place < signs.count, found.count < longest, gap < 3 {
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
      // Of a short number, such as 12345, only one piece: 12 345 may be an amount.
      if length <= 8, signs.hasSpace(in: index..<end) || signs.isDecimal(at: end) { continue }
      if own.contains(Array(found[..<length])) { return end }
    }
    return nil
  }

  private static func code(of sign: TextSigns.Sign) -> UInt32 { sign.kind == .digit ? sign.code + 48 : sign.code }
}

extension String {
  /// The part between two offsets in UTF-8 at which characters begin.
  fileprivate func slice(_ start: Int, _ end: Int) -> Substring {
    self[utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)]
  }
}
