import DesignSystem
import Localization
import Testing

@Suite("A product's own words")
struct OwnWordsTests {
  private static let words = OwnWords(
    texts: [
      .init("interest", en: "profit", ru: "наценка"),
      .init("{1} of {2}", en: "from {2}, {1}", ru: "из {1}: {2}"),
      .init("left", beside: "осталось", en: "still to pay in favour of the bank", ru: "осталось заплатить"),
    ],
    nouns: [
      .init("payment", "payments", en: ("part", "parts"), ru: ("часть", "части", "частей")),
      .init("payment", "payments", beside: "платежа", en: ("part", "parts"), ru: ("части", "частей", "частей")),
    ],
    avoiding: ["en": ["interest", "bank loan"], "ru": ["процент"]])

  private let interest = LocalizedText(en: "interest", ru: "проценты")
  private let payment = PluralText(en: ("payment", "payments"), ru: ("платёж", "платежа", "платежей"))

  private func share(_ amount: SpokenText) -> LocalizedText {
    LocalizedText(en: "\(amount) of \(interest)", ru: "\(interest) в размере \(amount)")
  }

  @Test("stand in place of the shared ones, with their values in any order, also inside other texts and when spoken")
  func replaced() {
    let (english, russian) = (Language.english.speaking(Self.words), Language.russian.speaking(Self.words))
    let amount = SpokenText("£5", spoken: "five pounds")
    #expect(share(amount).spoken(english) == SpokenText("from profit, £5", spoken: "from profit, five pounds"))
    #expect(share(amount)(english) == "from profit, £5")
    #expect(share(amount).spoken(russian) == SpokenText("из наценка: £5", spoken: "из наценка: five pounds"))
    let sentence = LocalizedText(en: "not replaced: \(interest)", ru: "не заменено: \(interest)")
    #expect(sentence(english) == "not replaced: profit" && sentence(russian) == "не заменено: наценка")
    #expect(interest(.english) == "interest" && interest(.russian) == "проценты")
    #expect(payment(2, english) == "parts" && payment(2, russian) == "части" && payment(2, .english) == "payments")
    let ofPayments = PluralText(en: ("payment", "payments"), ru: ("платежа", "платежей", "платежей"))
    #expect(payment(1, russian) == "часть" && ofPayments(1, russian) == "части")
  }

  @Test("replace one of two texts that are the same in English by the Russian text beside it")
  func exact() {
    let english = Language.americanEnglish.speaking(Self.words)
    #expect(LocalizedText(en: "left", ru: "осталось")(english) == "still to pay in favor of the bank")
    #expect(LocalizedText(en: "left", ru: "слева")(english) == "left")
  }

  @Test("are translated by a table like all others, and a table's word for the shared text is never shown for them")
  func translated() throws {
    let rule = try #require(PluralRule(language: "kk"))
    let kazakh = Translation(
      code: "kk", name: "Қазақша", rule: rule, fallback: .russian,
      texts: [
        .init(english: "interest", russian: nil, text: "пайыз"),
        .init(english: "from {2}, {1}", russian: nil, text: "{2} ішінен {1}"),
      ],
      nouns: [.init(english: ["part", "parts"], russian: nil, forms: [.one: "бөлік", .other: "бөлік"])]
    ).language.speaking(Self.words)
    #expect(share(SpokenText("5 ₸"))(kazakh) == "наценка ішінен 5 ₸")
    #expect(payment(2, kazakh) == "бөлік")
    #expect(LocalizedText(en: "in: \(interest)", ru: "в: \(interest)")(kazakh) == "в: наценка")
  }

  @Test("reach the nouns that a formatter counts, and change nothing else of it")
  func formatter() {
    let plain = LocaleFormatter(locale: "ru_RU")
    let own = plain.speaking(Self.words)
    #expect(own.count(21, payment) == "21 часть" && plain.count(21, payment) == "21 платёж")
    #expect(own.number(12_345) == plain.number(12_345) && own.locale == plain.locale)
  }

  @Test("are checked: placeholders, words in every language, one replacement for a text, no avoided word")
  func faults() {
    #expect(Self.words.faults == [])
    let wrong = OwnWords(
      texts: [
        .init("{1} of {2}", en: "{1}", ru: "{2} из {1}"), .init("a", en: "", ru: "б"), .init("a", en: "c", ru: "в"),
        .init("b", en: "The Interest rate", ru: "Процентная ставка"),
      ],
      nouns: [.init("in {n} day", "in {n} days", en: ("on {n} day", "on days"), ru: ("{n}", "{n} дня", "{n} дней"))],
      avoiding: Self.words.avoided)
    #expect(
      wrong.faults == [
        "\"{1}\" has other placeholders than \"{1} of {2}\", which it replaces. Write each of them.",
        "The replacement of \"{1} of {2}\" has no words in the language \"en\". Write it.",
        "The replacement of \"a\" has no words in the language \"en\". Write it.",
        "The text \"a\" is replaced twice. Keep one replacement.",
        "The replacement of \"b\" contains the avoided word \"interest\". Write it without.",
        "The replacement of \"b\" contains the avoided word \"процент\". Write it without.",
        "The noun in place of \"in {n} day\", \"in {n} days\" would not show its number. Write {n} in each form.",
      ])
  }

  @Test(
    "find an avoided word at the beginning of a word, in any case",
    arguments: [
      ("No interest, ever", "interest"), ("Interested?", "interest"), ("a disinterested bank; loan", "bank loan"),
      ("a disinterested bank", nil), ("", nil),
    ])
  func avoided(text: String, word: String?) {
    #expect(Self.words.avoidedWord(in: text, language: "en") == word)
    #expect(Self.words.avoidedWord(in: text, language: "kk") == nil)
  }
}
