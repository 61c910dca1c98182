/// The names of a currency's units, for screen readers.
struct CurrencyWords: Sendable {
  /// The main unit, such as the dollar.
  let major: PluralText
  /// The hundredth of the main unit, such as the cent.
  let minor: PluralText

  private typealias English = (one: String, other: String)
  private typealias Russian = (one: String, few: String, many: String)

  private init(en major: English, _ minor: English, ru russianMajor: Russian, _ russianMinor: Russian) {
    self.init(major: PluralText(en: major, ru: russianMajor), minor: PluralText(en: minor, ru: russianMinor))
  }

  private init(major: PluralText, minor: PluralText) {
    self.major = major
    self.minor = minor
  }

  /// Creates the names for a currency code of ISO 4217; `nil` for a currency that is rare in loans.
  ///
  /// The country is part of the name where two currencies share a name, as with the Russian and the Belarusian ruble.
  init?(code: String) {
    switch code {
    case "RUB":
      self.init(
        en: ("ruble", "rubles"), ("kopeck", "kopecks"), ru: ("рубль", "рубля", "рублей"),
        ("копейка", "копейки", "копеек"))
    case "USD":
      self.init(
        en: ("dollar", "dollars"), ("cent", "cents"), ru: ("доллар", "доллара", "долларов"),
        ("цент", "цента", "центов"))
    case "EUR":
      self.init(
        en: ("euro", "euros"), ("cent", "cents"), ru: ("евро", "евро", "евро"), ("цент", "цента", "центов"))
    case "GBP":
      self.init(
        en: ("pound", "pounds"), ("penny", "pence"), ru: ("фунт", "фунта", "фунтов"), ("пенс", "пенса", "пенсов"))
    case "CHF":
      self.init(
        en: ("franc", "francs"), ("centime", "centimes"), ru: ("франк", "франка", "франков"),
        ("сантим", "сантима", "сантимов"))
    case "JPY":
      self.init(en: ("yen", "yen"), ("sen", "sen"), ru: ("иена", "иены", "иен"), ("сен", "сена", "сенов"))
    case "CNY":
      self.init(
        en: ("yuan", "yuan"), ("fen", "fen"), ru: ("юань", "юаня", "юаней"), ("фэнь", "фэня", "фэней"))
    case "KZT":
      self.init(
        en: ("tenge", "tenge"), ("tiyn", "tiyn"), ru: ("тенге", "тенге", "тенге"), ("тиын", "тиына", "тиынов"))
    case "BYN":
      self.init(
        major: PluralText(
          en: ("Belarusian ruble", "Belarusian rubles"),
          ru: ("белорусский рубль", "белорусских рубля", "белорусских рублей"),
          russianFraction: "белорусского рубля"),
        minor: PluralText(en: ("kopeck", "kopecks"), ru: ("копейка", "копейки", "копеек")))
    case "UZS":
      self.init(
        en: ("Uzbek som", "Uzbek som"), ("tiyin", "tiyin"), ru: ("сум", "сума", "сумов"),
        ("тийин", "тийина", "тийинов"))
    case "AMD":
      self.init(en: ("dram", "drams"), ("luma", "luma"), ru: ("драм", "драма", "драмов"), ("лума", "лумы", "лум"))
    case "KGS":
      self.init(
        en: ("Kyrgyz som", "Kyrgyz som"), ("tyiyn", "tyiyn"), ru: ("сом", "сома", "сомов"),
        ("тыйын", "тыйына", "тыйынов"))
    case "GEL":
      self.init(
        en: ("lari", "lari"), ("tetri", "tetri"), ru: ("лари", "лари", "лари"), ("тетри", "тетри", "тетри"))
    case "AZN":
      self.init(
        en: ("manat", "manats"), ("qapik", "qapiks"), ru: ("манат", "маната", "манатов"),
        ("гяпик", "гяпика", "гяпиков"))
    case "TRY":
      self.init(
        en: ("lira", "lira"), ("kurus", "kurus"), ru: ("лира", "лиры", "лир"), ("куруш", "куруша", "курушей"))
    case "INR":
      self.init(
        en: ("rupee", "rupees"), ("paisa", "paise"), ru: ("рупия", "рупии", "рупий"), ("пайса", "пайсы", "пайс"))
    case "AED":
      self.init(
        en: ("dirham", "dirhams"), ("fils", "fils"), ru: ("дирхам", "дирхама", "дирхамов"),
        ("филс", "филса", "филсов"))
    default: return nil
    }
  }
}
