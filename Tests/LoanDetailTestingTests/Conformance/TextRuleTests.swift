import DesignSystem
import LoanDetailCore
import LoanDetailGateways
import LoanDetailTesting
import Loans
import Localization
import Testing

@Suite("The conformance kit, of texts")
struct TextRuleTests {
  @Test("asks for texts that are not empty")
  func emptyTexts() async {
    let plugin = Teapot.plugin { _, _ in .banner(Banner(id: "tea", title: "–", text: " ", tone: .neutral)) }
    #expect(
      await faults(of: plugin) == [
        "teapot:1, main, en_US (and in 3 more places): The property `text` of \"tea\" is empty. "
          + "Write it, or leave the item out where there is nothing to say. [empty-texts]"
      ])
  }

  @Test("finds words that were not translated")
  func language() async {
    #expect(
      await faults(of: note { _, _ in LocalizedText(verbatim: "Tea is ready") }) == [
        "teapot:1, main, ru_RU (and in 1 more place): The Russian text `text` of \"note\" says \"Tea\", which is not from "
          + "the data. Make it with LocalizedText(en:ru:); a name that is the same in every language goes into `names`. "
          + "[language]"
      ])
    #expect(
      await faults(of: note { _, _ in LocalizedText(verbatim: "Чай готов") }) == [
        "teapot:1, main, en_US (and in 1 more place): The English text `text` of \"note\" says \"Чай\", which is not from "
          + "the data. Make it with LocalizedText(en:ru:); a name that is the same in every language goes into `names`. "
          + "[language]"
      ])
  }

  @Test("finds words that the product avoids")
  func falseWords() async {
    var habits = Teapot.Habits()
    habits.change = { items, _, context in
      let text = LocalizedText(en: "Boiling is of interest", ru: "Кипяток важен")
      if items.count > 1 { items.append(.note(Note(id: "note", text: text(context.language)))) }
    }
    let plugin = Teapot.plugin(habits: habits) { $0.ownWords = OwnWords(avoiding: ["en": ["boil"], "ru": ["чай"]]) }
    let faults = await conformanceFaults(of: plugin).filter { $0.rule == .ownWords }.map(\.message)
    #expect(
      faults.first
        == "The property `text` of \"note\" is \"Boiling is of interest\", and the manifest avoids \"boil\". Replace the "
        + "shared text in the manifest's ownWords, or change the record's own text.")
    #expect(faults.allSatisfy { !$0.contains("Кипяток") })
  }

  @Test("holds a product's own words to the placeholders of the shared ones")
  func ownWords() async {
    let plugin = Teapot.plugin(manifest: {
      $0.ownWords = OwnWords(texts: [.init("at least {1}", en: "at least", ru: "не менее {1}")])
    })
    #expect(
      await conformanceFaults(of: plugin).filter { $0.rule == .ownWords }.map(\.message) == [
        "\"at least\" has other placeholders than \"at least {1}\", which it replaces. Write each of them."
      ])
  }

  @Test("lets through what the data says, abbreviations and names")
  func namesAndData() async {
    let words = note { record, _ in
      let purpose = record.facts.terms.purpose.value ?? LocalizedText(verbatim: "")
      return LocalizedText(en: "For чай с Alice, by SMS at Samovar", ru: "На \(purpose), по SMS в Samovar")
    }
    #expect(await conformanceFaults(of: words, names: ["Samovar"]) == [])
    #expect(await conformanceFaults(of: words).map(\.rule) == [.language])
  }

  @Test("finds capitals, codes of the record and letters that only look right in a Russian text")
  func foreignWords() async {
    for (word, russian) in [("OVERDUE", "Долг OVERDUE"), ("active", "Сейчас active"), ("Cтавка", "Cтавка")] {
      let found = await conformanceFaults(of: note { _, _ in LocalizedText(data: ["en": "–", "ru": russian]) })
      #expect(found.map(\.rule) == [.language])
      #expect(found.first?.message.contains("says \"\(word)\"") ?? false)
    }
    let usual = note { _, _ in LocalizedText(en: "–", ru: "IBAN и VIN, PIN, RUB, глава IV, класс A") }
    #expect(await conformanceFaults(of: usual) == [])
  }

  @Test(
    "finds texts that are not finished",
    arguments: [
      ("TODO: чай", "TODO"), ("Lorem чай", "Lorem"), ("XXX", "XXX"), ("LOAN_TITLE", "LOAN_TITLE"),
      ("{count}", "{count}"),
      ("%@ ₽", "%@"),
    ])
  func placeholders(text: String, word: String) async {
    let finished = text.replacing("чай", with: "")
    #expect(
      await faults(of: note { _, _ in LocalizedText(data: ["en": finished, "ru": text]) }) == [
        "teapot:1, main, en_US (and in 3 more places): The property `text` of \"note\" has \"\(word)\", which is not meant "
          + "for a customer. Write the text in every language, and fill in its values. [placeholders]"
      ])
  }

  @Test("asks for masked numbers", arguments: ["TP-2026/000177", "№ TP 2026 000177"])
  func maskedNumbers(_ text: String) async {
    #expect(
      await faults(of: Teapot.plugin { _, _ in .note(Note(id: "note", text: text)) }) == [
        "teapot:1, main, en_US (and in 1 more place): The property `text` of \"note\" has the number •• 0177 in full, and "
          + "nobody asked for it. Show `masked`, unless the context reveals numbers. [masked-numbers]"
      ])
  }

  @Test("asks for the reader's language where a text of data is shown as it is")
  func unguardedText() async {
    let card = "4111 1111 1111 1111"
    let shown = await faults(of: Teapot.plugin { _, _ in .note(Note(id: "note", text: card)) })
    #expect(
      shown == [
        "teapot:1, main, en_US (and in 3 more places): The property `text` of \"note\" has what looks like the number of a "
          + "card or an account. Say texts of data in the language of the context, which masks such numbers. "
          + "[masked-numbers]"
      ])
    #expect(
      await faults(
        of: Teapot.plugin { _, context in
          .note(Note(id: "note", text: DataText(card)(context.language)))
        }) == [])
  }

  @Test("looks for numbers in what is copied, opened, handed to a flow, or only spoken")
  func numbersBesideTexts() async {
    let card = "4111111111111111"
    let value = Value.text("–")
    let link = Link("https://bank.example/\(card)").map(Destination.link)
    let flow = Destination.flow("pay", [.init("card", .value(.text(card)))])
    for (property, row) in [
      ("copy", Row(id: "row", label: "–", value: value, copy: card)),
      ("link", Row(id: "row", label: "–", value: value, destination: link)),
      ("parameters.card", Row(id: "row", label: "–", value: value, destination: flow)),
      ("caption.spoken", Row(id: "row", label: "–", value: value, caption: "–", spokenCaption: card)),
    ] {
      let shown = await conformanceFaults(of: Teapot.plugin { _, _ in .row(row) }).filter { $0.rule == .maskedNumbers }
      #expect(shown.contains { $0.message.contains("`\(property)` of \"row\"") }, "\(property)")
    }
  }

  @Test("asks for masked numbers in ids too")
  func maskedIDs() async {
    let plugin = Teapot.plugin { record, _ in
      .divider(Divider(id: "\(record.facts.contractNumber.value?.revealed ?? "")"))
    }
    #expect(
      await faults(of: plugin).first
        == "teapot:1, main, en_US (and in 1 more place): The property `id` of an item has the number •• 0177 in full, and "
        + "nobody asked for it. Show `masked`, unless the context reveals numbers. [masked-numbers]")
  }

  @Test("asks for tones in place of colours", arguments: ["#FF0000", "rgb(1, 2, 3)", "red"])
  func rawColors(_ color: String) async {
    let plugin = Teapot.plugin { _, _ in
      .custom(
        CustomItem(
          id: "second", kind: "teapot:lid", accessibilityLabel: "–",
          payload: [.init("material", .value(.text(color)))], fallback: .divider(Divider(id: "line"))))
    }
    let shown = color.hasPrefix("rgb") ? "rgb(" : color
    #expect(
      await faults(of: plugin) == [
        "teapot:1, main, en_US (and in 3 more places): The property `payload.material` of \"second\" has the colour "
          + "\"\(shown)\". Say how the item feels with a tone; each client has its own colours. [raw-colors]"
      ])
  }

  @Test("takes neither an escaped letter of an address for a placeholder nor a place in it for a colour")
  func addresses() async throws {
    let link = try Destination.link(#require(Link("https://bank.example/%d0%9f#FF0000")))
    let row = Row(id: "row", label: "–", value: .text("–"), destination: link)
    #expect(await faults(of: Teapot.plugin { _, _ in .row(row) }) == [])
  }

  @Test("lets a colour stand that the data tells")
  func colorOfData() async {
    for color in ["red", "12ab34"] {
      let samples = Teapot.portfolio([Teapot.record("1").replacing("Чай с Alice", with: color)])
      var habits = Teapot.Habits()
      habits.change = { items, record, _ in
        items.append(.note(Note(id: "note", text: "№ #\(record.facts.terms.purpose.value?(.english) ?? "")")))
      }
      let shown = await conformanceFaults(of: Teapot.plugin(samples: samples, habits: habits)).map(\.message)
      #expect(shown == [])
    }
  }

  private func note(
    _ text: @escaping @Sendable (LoanRecord, PresentationContext) -> LocalizedText
  ) -> ProductWithSamples {
    Teapot.plugin { record, context in .note(Note(id: "note", text: text(record, context)(context.language))) }
  }
}
