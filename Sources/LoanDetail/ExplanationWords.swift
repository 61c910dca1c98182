package import DesignSystem
package import Loans
package import Localization

/// The words of an explanation: where an item is from, and what a client is shown instead.
package enum ExplanationWords {
  package static let kind = LocalizedText(en: "Kind", ru: "Вид")
  package static let standsIn = LocalizedText(en: "Stands in", ru: "Находится в")
  package static let says = LocalizedText(en: "Says", ru: "Говорит")
  package static let materialFact = LocalizedText(en: "Material fact", ru: "Существенный факт")
  package static let madeFrom = LocalizedText(en: "Made from", ru: "Откуда")
  package static let asWhole = LocalizedText(en: "As told of", ru: "Как сказано о")
  package static let forClient = LocalizedText(en: "For the client", ru: "Для клиента")
  package static let drawnAsItIs = LocalizedText(en: "drawn as it is", ru: "показан как есть")
  package static let nothing = LocalizedText(en: "nothing", ru: "ничего")
  package static let asOf = LocalizedText(en: "true on", ru: "на")

  package static let since = LocalizedText(en: "since version", ru: "с версии")

  package static func text(of category: ItemKind.Category) -> LocalizedText {
    switch category {
    case .structure: LocalizedText(en: "structure", ru: "структура")
    case .message: LocalizedText(en: "message", ru: "сообщение")
    case .figure: LocalizedText(en: "figure", ru: "число")
    case .list: LocalizedText(en: "list", ru: "список")
    case .action: LocalizedText(en: "action", ru: "действие")
    }
  }

  package static func text(of origin: Origin) -> LocalizedText {
    switch origin {
    case .provider(let field):
      LocalizedText(
        en: "the source's field \(field.description)", ru: "поле источника \(field.description)")
    case .derived(let rule): LocalizedText(en: "the rule \"\(rule)\"", ru: "правило «\(rule)»")
    case .customer: LocalizedText(en: "the customer's own words", ru: "слова клиента")
    }
  }

  package static func text(of absence: Absence) -> LocalizedText {
    switch absence {
    case .notProvided: LocalizedText(en: "the source says nothing", ru: "источник не сообщает")
    case .notApplicable: LocalizedText(en: "the product has no such thing", ru: "у продукта этого не бывает")
    case .withheld: LocalizedText(en: "the source may not show it", ru: "источник не вправе показать")
    case .unreadable: LocalizedText(en: "the source's value cannot be read", ru: "значение источника не прочитать")
    }
  }

  package static func text(of reason: Adaptation.Reason) -> LocalizedText {
    switch reason {
    case .notDrawn: LocalizedText(en: "the client does not draw the kind", ru: "клиент не показывает этот вид")
    case .newer(let since):
      LocalizedText(
        en: "the kind came with version \(since) of the format", ru: "вид появился в версии формата \(since)")
    case .part(let kind):
      LocalizedText(
        en: "the client does not draw its parts (\(kind.name))",
        ru: "клиент не показывает его части (\(kind.name))")
    case .empty: LocalizedText(en: "nothing was left in it", ru: "в нём ничего не осталось")
    }
  }

  /// What an item was replaced by for a client, and why.
  package static func sentence(about change: Adaptation, _ language: Language) -> String {
    let kinds = change.replacements.reduce(into: [String]()) { if !$0.contains($1.name) { $0.append($1.name) } }
    let result = kinds.isEmpty ? nothing(language) : kinds.joined(separator: ", ")
    return "\(change.kind.name) → \(result): \(text(of: change.reason)(language))"
  }
}
