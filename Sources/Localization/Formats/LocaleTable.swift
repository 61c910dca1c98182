import DesignSystem
import LocaleData

/// The formats of all CLDR locales in one table. It is read in place, so a lookup reads only a few bytes.
///
/// `.ci/locale-table/make` creates the table from the output of ICU. All numbers are little-endian, all places are
/// counted in bytes from the start of the table, and a text is a byte with its length, followed by its UTF-8.
///
/// - The table begins with a line of text with the version, two bytes with the number of records, and the records,
///   sorted by name.
/// - A record has a name of 12 bytes, such as `de_AT`, and nine places of three bytes: see ``LocaleRecord``.
/// - A list of texts by currency has the place of the list that it overrides, or 0, two bytes with the number of its
///   own entries, and the entries, sorted by currency: three letters and the place of the text.
enum LocaleTable {
  /// Returns a reader of the table from a place on.
  static func reader(at place: Int) -> LocaleTableReader {
    let table = localeBytes()
    // Safe: the table lives as long as the process.
    return unsafe LocaleTableReader(bytes: UnsafeBufferPointer(start: table.bytes, count: table.count), place: place)
  }

  /// Returns the record of a locale; `nil` if the table has not even that of the root.
  ///
  /// As in the inheritance of CLDR, a locale without a record takes that of its language in its script, and an unknown
  /// language or script takes that of the root. The usual script of a language can be left out.
  static func record(of locale: LocaleParts) -> LocaleRecord? {
    let (language, script, region) = (locale.language, locale.script, locale.region)
    if let exact = record([language, script, region]) { return exact }
    guard let script else { return record([language]) ?? record(["root"]) }
    guard let written = record([language, script]) else { return record(["root"]) }
    if let region, written == record([language]), let usual = record([language, region]) { return usual }
    return written
  }

  /// Returns whether a locale is written from right to left. If its name contains no script, its record is compared
  /// with the records of its language in such scripts: `pa_PK` has the record of `pa_Arab_PK`.
  static func isRightToLeft(_ locale: LocaleParts) -> Bool {
    let (language, region) = (locale.language, locale.region)
    if locale.isRightToLeft { return true }
    guard locale.script == nil, let usual = record([language]) else { return false }
    let found = record([language, region])
    return ReadingDirection.rightToLeftScripts.contains { script in
      let written = record([language, script, region]) ?? record([language, script])
      return written != nil && (written == found || written == usual)
    }
  }

  /// Returns the text of a currency in a list or in those that it overrides; `nil` if there is none.
  static func text(of currency: String, inListAt place: Int) -> LocaleTableReader? {
    var place = place
    while place > 0 {
      var list = reader(at: place)
      place = list.number(bytes: 3)
      let count = list.number(bytes: 2)
      if var entry = entry(currency, among: count, from: list, nameSize: 3, size: 6) {
        return reader(at: entry.number(bytes: 3))
      }
    }
    return nil
  }

  /// Returns the record with exactly the name of these parts; `nil` if there is none.
  private static func record(_ parts: [String?]) -> LocaleRecord? {
    let name = parts.compactMap(\.self).joined(separator: "_")
    var head = reader(at: 0)
    head.skipLine()
    let count = head.number(bytes: 2)
    let entry = entry(name, among: count, from: head, nameSize: LocaleRecord.nameSize, size: LocaleRecord.size)
    return entry.map { LocaleRecord($0) }
  }

  /// Finds an entry by its name with a binary search. All entries have the same size, begin with their names, and are
  /// sorted by them. Returns a reader placed after the name; `nil` if there is no such entry.
  private static func entry(
    _ name: String, among count: Int, from first: LocaleTableReader, nameSize: Int, size: Int
  ) -> LocaleTableReader? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      var entry = first
      entry.skip(middle * size)
      switch entry.order(of: name, count: nameSize) {
      case 0: return entry
      case ..<0: high = middle
      default: low = middle + 1
      }
    }
    return nil
  }
}

/// The places of the patterns and lists of a locale in the table.
struct LocaleRecord: Sendable, Hashable {
  /// The number of bytes of the name.
  static let nameSize = 12
  /// The number of bytes of a record.
  static let size = nameSize + 9 * 3

  /// Patterns of numbers and percentages.
  let number, percent: Int
  /// Patterns of amounts with U+0001 in place of the symbol: one for symbols with a letter next to the digits, and one
  /// for all other symbols.
  let wordAmount, signAmount: Int
  /// Patterns of days and of times of day.
  let longDate, numericDate, time: Int
  /// Lists of the symbols and the names of currencies.
  let symbols, names: Int

  /// Reads the places after the name.
  init(_ reader: LocaleTableReader) {
    var reader = reader
    number = reader.number(bytes: 3)
    percent = reader.number(bytes: 3)
    wordAmount = reader.number(bytes: 3)
    signAmount = reader.number(bytes: 3)
    longDate = reader.number(bytes: 3)
    numericDate = reader.number(bytes: 3)
    time = reader.number(bytes: 3)
    symbols = reader.number(bytes: 3)
    names = reader.number(bytes: 3)
  }
}
