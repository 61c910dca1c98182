import LoanDetailJSON
import Localization

/// The table that a translator fills: all texts of the program, with the existing translations.
struct WordsTable {
  /// The code of the language in BCP 47.
  let code: String
  /// The name of the language.
  let name: String
  /// The code of the language whose texts stand in for missing ones.
  let fallback: String
  /// The rule for the forms of nouns.
  let rule: PluralRule
  let source: SourceTexts
  /// The table with the existing translations; `nil` for a new table.
  let old: Translation?

  /// The table as JSON.
  func rendered(_ layout: JSONLayout) -> [UInt8] {
    let texts = Dictionary(
      (old?.texts ?? []).map { ([$0.english, $0.russian ?? ""], $0.text) }, uniquingKeysWith: { first, _ in first })
    let byEnglish = Dictionary(
      (old?.texts ?? []).map { ($0.english, $0.text) }, uniquingKeysWith: { first, _ in first })
    let homonyms = source.texts.map(\.english).repeated
    let homonymousNouns = source.nouns.map(\.english).repeated
    let nouns = Dictionary(
      (old?.nouns ?? []).map { ($0.english + ($0.russian ?? []), $0.forms) }, uniquingKeysWith: { first, _ in first })
    let nounsByEnglish = Dictionary(
      (old?.nouns ?? []).map { ($0.english, $0.forms) }, uniquingKeysWith: { first, _ in first })
    var json = JSONWriter()
    json.object {
      $0.property("language", code)
      $0.property("name", name)
      $0.property("fallback", fallback)
      $0.property("plural", rule.rawValue)
      $0.array("texts") {
        for text in source.texts {
          $0.object {
            $0.property("en", text.english)
            $0.property("ru", text.russian)
            let ofEnglish = homonyms.contains(text.english) ? nil : byEnglish[text.english]
            $0.property(
              "text", texts[[text.english, text.russian]] ?? texts[[text.english, ""]] ?? ofEnglish ?? "")
          }
        }
      }
      $0.array("plurals") {
        for noun in source.nouns {
          let ofEnglish = homonymousNouns.contains(noun.english) ? nil : nounsByEnglish[noun.english]
          let forms = nouns[noun.english + noun.russian] ?? nouns[noun.english] ?? ofEnglish
          $0.object {
            $0.array("en") { for form in noun.english { $0.string(form) } }
            $0.array("ru") { for form in noun.russian { $0.string(form) } }
            $0.key("forms")
            $0.object {
              for category in rule.categories {
                $0.property(category.rawValue, forms?[category] ?? "")
              }
            }
          }
        }
      }
    }
    return json.finish(layout)
  }
}
