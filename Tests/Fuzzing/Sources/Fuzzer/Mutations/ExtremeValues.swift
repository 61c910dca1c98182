import LoanDetailJSON

/// Values that programs tend to get wrong.
enum ExtremeValues {
  static func value(using random: inout SeededGenerator) -> JSONValue {
    switch random.number(below: 10) {
    case 0: .null
    case 1: .bool(random.once(in: 2))
    case 2: .array([])
    case 3: .object([])
    case 4, 5: .number(random.one(of: numbers))
    case 6: .string(random.one(of: numbers))
    case 7: .string(random.one(of: dates))
    default: .string(text(using: &random))
    }
  }

  static let numbers = [
    "0", "-0", "-1", "1", "0.00", "-0.01", "0.005", "1e2", "1E-2", "1e400", "-1e-400", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "92233720368547758.07", "92233720368547758.08",
    "170141183460469231731687303715884105727", "170141183460469231731687303715884105728", "4294967296", "2147483648",
    "0.1234567890123456789", "99999999999999999999999999999999999999999999", "1000000000", "12345678.999999999", "100",
    "365", "1200", "12001", "13000", "0.0000000000000000000000000001",
  ]

  static let dates = [
    "2026-11-21", "2024-02-29", "2026-02-29", "0001-01-01", "0000-00-00", "9999-12-31", "10000-01-01", "2026-13-01",
    "2026-1-1", "1899-12-31", "2026-11-21T10:00:00Z", "21.11.2026", "-2026-11-21", "2099-12-31",
  ]

  static func text(using random: inout SeededGenerator) -> String {
    let text = random.one(of: texts)
    return random.once(in: 8) ? String(repeating: text, count: 1 + random.number(below: 300)) : text
  }

  static let texts = [
    "", " ", "\u{0}", "\u{1B}[31m", "\u{7F}\u{85}", "\r\n\t", "a\u{301}", "\u{E9}", "e\u{301}", "\u{301}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1F7}\u{1F1FA}", "\u{200B}\u{FEFF}\u{2060}",
    "\u{202E}abc\u{202C}",
    "\u{2066}x", "\u{FFFF}", "\u{10FFFF}", "\u{E0041}", "\u{FE0F}", "漢字かな", "ﷺ", "שלום", "مرحبا", "ß", "ı", "K",
    "\u{212A}",
    "<b>&amp;", "\"quoted\"", "'; --", "../../etc", "%s%n", "${HOME}", "C-1", "1001", "consumerLoan", "mortgage",
    "null", "true", "NaN", "Infinity", "RUB", "XXX", "rub", "BHD", "active", "closed", "unknown", "4276380012345678",
    "40817810500001234567", "GB82WEST12345698765432", "main", "header", "debt.total", "C:1", "a/b", "a:b:c",
    "$.loans[0]",
    "\u{2028}\u{2029}", "1001\u{301}", "слово", "TODO", "Z\u{334}\u{335}\u{336}\u{337}\u{338}\u{339}\u{33A}",
  ]
}
