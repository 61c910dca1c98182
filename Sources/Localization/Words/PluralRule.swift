/// The plural categories of CLDR.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

/// The rule by which a language chooses the plural form of a noun, named after a language with this rule. The rules are
/// those of CLDR for cardinal numbers, without the form "many" for whole millions, and with one form for all fractions.
public enum PluralRule: String, Sendable, Hashable, CaseIterable {
  /// One form for all numbers: Chinese, Japanese, Korean, Thai, Vietnamese, Indonesian, Malay.
  case japanese
  /// "one" for 1: English, German, Kazakh, Turkish, Uzbek, Azerbaijani, Georgian, Greek, Bulgarian and most others.
  case english
  /// "one" for 0 and 1: French, Portuguese, Armenian, Hindi.
  case french
  /// "one", "few" and "many" by the last digits: Russian, Ukrainian, Belarusian.
  case russian
  /// "one" and "few" by the last digits: Serbian, Croatian, Bosnian.
  case serbian
  /// "one" for 1, "few" for 2 to 4 by the last digits, "many" for the rest: Polish.
  case polish
  /// "one" for 1, "few" for 2 to 4, "many" for fractions: Czech, Slovak.
  case czech
  /// "one", "two" and "few" by the last two digits: Slovenian.
  case slovenian
  /// "one", "few" and "many" (for fractions) by the last digits: Lithuanian.
  case lithuanian
  /// "zero" and "one" by the last digits: Latvian.
  case latvian
  /// "one" for 1, "few" for 0 and what ends with 01 to 19: Romanian, Moldovan.
  case romanian
  /// "one" and "two": Hebrew.
  case hebrew
  /// All six categories: Arabic.
  case arabic

  /// Creates the rule of a language; `nil` for a language whose table must state its rule.
  package init?(language: String) {
    guard let rule = Self.rules[language] else { return nil }
    self = rule
  }

  /// The categories for which a table must have forms.
  public var categories: [PluralCategory] {
    switch self {
    case .japanese: [.other]
    case .english, .french: [.one, .other]
    case .russian, .polish, .czech, .lithuanian: [.one, .few, .many, .other]
    case .serbian, .romanian: [.one, .few, .other]
    case .slovenian: [.one, .two, .few, .other]
    case .latvian: [.zero, .one, .other]
    case .hebrew: [.one, .two, .other]
    case .arabic: [.zero, .one, .two, .few, .many, .other]
    }
  }

  /// The category of decimal fractions such as 1.5.
  var fractionCategory: PluralCategory {
    switch self {
    case .czech, .lithuanian: .many
    case .slovenian, .romanian: .few
    default: .other
    }
  }

  /// Returns the category of a whole number, whatever its sign.
  func category(of count: Int) -> PluralCategory {
    let n = count.magnitude
    let units = n % 10
    let tens = n % 100
    let isTeen = (11...19).contains(tens)
    switch self {
    case .japanese: return .other
    case .english: return n == 1 ? .one : .other
    case .french: return n <= 1 ? .one : .other
    case .russian, .serbian:
      if units == 1, tens != 11 { return .one }
      if (2...4).contains(units), !(12...14).contains(tens) { return .few }
      return self == .russian ? .many : .other
    case .polish:
      if n == 1 { return .one }
      return (2...4).contains(units) && !(12...14).contains(tens) ? .few : .many
    case .czech:
      if n == 1 { return .one }
      return (2...4).contains(n) ? .few : .other
    case .slovenian:
      if tens == 1 { return .one }
      if tens == 2 { return .two }
      return (3...4).contains(tens) ? .few : .other
    case .lithuanian:
      if isTeen { return .other }
      if units == 1 { return .one }
      return units >= 2 ? .few : .other
    case .latvian:
      if units == 0 || isTeen { return .zero }
      return units == 1 ? .one : .other
    case .romanian:
      if n == 1 { return .one }
      return n == 0 || (1...19).contains(tens) ? .few : .other
    case .hebrew:
      if n == 1 { return .one }
      return n == 2 ? .two : .other
    case .arabic:
      switch n {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default:
        if (3...10).contains(tens) { return .few }
        return (11...99).contains(tens) ? .many : .other
      }
    }
  }

  /// The rules of languages, by their codes.
  private static let rules: [String: PluralRule] = {
    let languages: [PluralRule: String] = [
      .japanese: "ja zh ko th vi id ms my lo km",
      .english: "en de nl sv da no nb nn fi et hu el bg tr az kk ky uz tk ka mn es it ca eu gl sq sw af ur ta te",
      .french: "fr pt hy hi fa bn", .russian: "ru uk be", .serbian: "sr hr bs", .polish: "pl", .czech: "cs sk",
      .slovenian: "sl", .lithuanian: "lt", .latvian: "lv", .romanian: "ro mo", .hebrew: "he iw", .arabic: "ar",
    ]
    return Dictionary(
      languages.flatMap { rule, codes in codes.split(separator: " ").map { (String($0), rule) } },
      uniquingKeysWith: { rule, _ in rule })
  }()
}
