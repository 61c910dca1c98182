/// The names of a currency's units, for screen readers.
struct CurrencyWords: Sendable {
  /// The main unit, such as the dollar.
  let major: PluralText
  /// The hundredth of the main unit, such as the cent.
  let minor: PluralText

  private init(_ major: PluralText, _ minor: PluralText) {
    self.major = major
    self.minor = minor
  }

  /// Creates the names for a currency code of ISO 4217; `nil` for a currency that is rare in loans.
  ///
  /// If two currencies share a name, that of the less common one includes its country, such as "Belarusian ruble".
  init?(code: String) {
    switch code {
    case "RUB":
      self.init(
        PluralText(en: ("ruble", "rubles"), ru: ("рубль", "рубля", "рублей")),
        PluralText(en: ("kopeck", "kopecks"), ru: ("копейка", "копейки", "копеек")))
    case "USD":
      self.init(
        PluralText(en: ("dollar", "dollars"), ru: ("доллар", "доллара", "долларов")),
        PluralText(en: ("cent", "cents"), ru: ("цент", "цента", "центов")))
    case "EUR":
      self.init(
        PluralText(en: ("euro", "euros"), ru: ("евро", "евро", "евро")),
        PluralText(en: ("cent", "cents"), ru: ("цент", "цента", "центов")))
    case "GBP":
      self.init(
        PluralText(en: ("pound", "pounds"), ru: ("фунт", "фунта", "фунтов")),
        PluralText(en: ("penny", "pence"), ru: ("пенс", "пенса", "пенсов")))
    case "CHF":
      self.init(
        PluralText(en: ("franc", "francs"), ru: ("франк", "франка", "франков")),
        PluralText(en: ("centime", "centimes"), ru: ("сантим", "сантима", "сантимов")))
    case "JPY":
      self.init(
        PluralText(en: ("yen", "yen"), ru: ("иена", "иены", "иен")),
        PluralText(en: ("sen", "sen"), ru: ("сен", "сена", "сенов")))
    case "CNY":
      self.init(
        PluralText(en: ("yuan", "yuan"), ru: ("юань", "юаня", "юаней")),
        PluralText(en: ("fen", "fen"), ru: ("фэнь", "фэня", "фэней")))
    case "KZT":
      self.init(
        PluralText(en: ("tenge", "tenge"), ru: ("тенге", "тенге", "тенге")),
        PluralText(en: ("tiyn", "tiyn"), ru: ("тиын", "тиына", "тиынов")))
    case "BYN":
      self.init(
        PluralText(
          en: ("Belarusian ruble", "Belarusian rubles"),
          ru: ("белорусский рубль", "белорусских рубля", "белорусских рублей"),
          russianFraction: "белорусского рубля"),
        PluralText(en: ("kopeck", "kopecks"), ru: ("копейка", "копейки", "копеек")))
    case "UZS":
      self.init(
        PluralText(en: ("Uzbek som", "Uzbek som"), ru: ("сум", "сума", "сумов")),
        PluralText(en: ("tiyin", "tiyin"), ru: ("тийин", "тийина", "тийинов")))
    case "AMD":
      self.init(
        PluralText(en: ("dram", "drams"), ru: ("драм", "драма", "драмов")),
        PluralText(en: ("luma", "luma"), ru: ("лума", "лумы", "лум")))
    case "KGS":
      self.init(
        PluralText(en: ("Kyrgyz som", "Kyrgyz som"), ru: ("сом", "сома", "сомов")),
        PluralText(en: ("tyiyn", "tyiyn"), ru: ("тыйын", "тыйына", "тыйынов")))
    case "GEL":
      self.init(
        PluralText(en: ("lari", "lari"), ru: ("лари", "лари", "лари")),
        PluralText(en: ("tetri", "tetri"), ru: ("тетри", "тетри", "тетри")))
    case "AZN":
      self.init(
        PluralText(en: ("manat", "manats"), ru: ("манат", "маната", "манатов")),
        PluralText(en: ("qapik", "qapiks"), ru: ("гяпик", "гяпика", "гяпиков")))
    case "TRY":
      self.init(
        PluralText(en: ("lira", "lira"), ru: ("лира", "лиры", "лир")),
        PluralText(en: ("kurus", "kurus"), ru: ("куруш", "куруша", "курушей")))
    case "INR":
      self.init(
        PluralText(en: ("rupee", "rupees"), ru: ("рупия", "рупии", "рупий")),
        PluralText(en: ("paisa", "paise"), ru: ("пайса", "пайсы", "пайс")))
    case "AED":
      self.init(
        PluralText(en: ("dirham", "dirhams"), ru: ("дирхам", "дирхама", "дирхамов")),
        PluralText(en: ("fils", "fils"), ru: ("филс", "филса", "филсов")))
    default: return nil
    }
  }
}
