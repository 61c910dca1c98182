import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

extension Installation {
  /// Checks that an id of an item, and the name of a screen, mean the same in every product.
  ///
  /// Clients, statistics and translations identify an item by its id. The id has two meanings if the items of two
  /// products have neither words nor a kind in common. Words with figures or texts of the data are not compared. Words
  /// of the shared sections and screens are not compared either, because these use different words for each kind of
  /// product. The rate of a loan, for example, is a card's rate for purchases.
  func wordFindings() -> [Finding] {
    let used = subjects.map { ($0.place, UsedWords(of: $0)) }
    var findings: [Finding] = []
    for (index, (place, words)) in used.enumerated() {
      for (otherPlace, otherWords) in used[(index + 1)...] where otherPlace != place {
        findings += words.clashes(with: otherWords).map { Finding("\(place) and \(otherPlace)", $0) }
      }
    }
    return findings
  }
}

/// The words that a product uses for its items and its screens.
private struct UsedWords {
  /// The id of an item or the name of a screen, in one language.
  private struct Key: Hashable {
    var name: String
    var language: Language
  }

  /// The product's own words that name an item.
  private var labels: [Key: Set<String>] = [:]
  /// The kinds of the items with an id.
  private var kinds: [ItemID: Set<String>] = [:]
  /// The titles of the actions that lead to a screen of the product's own.
  private var screens: [Key: Set<String>] = [:]

  init(of subject: ConformanceSubject) {
    for screen in subject.screens {
      let language = screen.context.language
      for item in screen.items {
        if !Self.isShared(item.id) {
          kinds[item.id, default: []].insert(item.kind.name)
          if let label = item.name, Self.isOwn(label, apartFrom: subject.data, in: language) {
            labels[Key(name: item.id.rawValue, language: language), default: []].insert(label)
          }
        }
        guard case .actionGroup(let group) = item else { continue }
        for action in group.actions {
          guard case .screen(let target, of: nil) = action.destination, !Self.sharedScreens.contains(target) else {
            continue
          }
          screens[Key(name: target.rawValue, language: language), default: []].insert(action.title)
        }
      }
    }
  }

  /// Whether the item with an id is a shared section or a part of one.
  private static func isShared(_ id: ItemID) -> Bool {
    sharedSections.contains { id.rawValue == $0 || id.rawValue.hasPrefix("\($0).") }
  }

  /// The screens of every product.
  private static let sharedScreens: [ScreenID] = [.main, .details, .composition, .schedule, .operations]

  /// The names of the sections of the shared screens.
  private static let sharedSections: Set<String> = {
    let facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    let record = LoanRecord(id: ProductID(type: "any", id: "1"), scope: .allCustomers, facts: facts)
    guard let context = PresentationContext(locale: "en_US", asOf: "2000-01-01") else { return [] }
    let loan = LoanOnScreen(record, typeTitle: LocalizedText(verbatim: "any"), in: context)
    return Set(sharedScreens.flatMap { SectionList.standard($0, of: loan)?.names ?? [] }.map(\.rawValue))
  }()

  /// Whether a label has the product's own words: no figures, and no text of the data.
  private static func isOwn(_ label: String, apartFrom data: SampleTexts, in language: Language) -> Bool {
    !label.contains(where: \.isNumber) && !data.contains(label, in: language)
  }

  /// The ids and screens that have another meaning in the other product, as messages.
  func clashes(with other: UsedWords) -> [String] {
    let ofKinds = kinds.keys.map(\.rawValue).sorted().compactMap { id -> String? in
      guard let here = kinds[ItemID(rawValue: id)], let there = other.kinds[ItemID(rawValue: id)],
        here.isDisjoint(with: there)
      else { return nil }
      return "The id \"\(id)\" is an item of the kind \(Self.list(here)) in one and \(Self.list(there)) in the other. "
        + Self.remedy
    }
    let ofLabels = Self.clashes(between: labels, and: other.labels).map { key, here, there in
      "The id \"\(key.name)\" is called \(here) in one and \(there) in the other. " + Self.remedy
    }
    let ofScreens = Self.clashes(between: screens, and: other.screens).map { key, here, there in
      "The screen \"\(key.name)\" is called \(here) in one and \(there) in the other. Name a screen that shows "
        + "something else differently."
    }
    return ofKinds + ofLabels + ofScreens
  }

  private static let remedy = "Begin the ids of a product's own items with a word that only this product has."

  /// The keys for which two products have no words in common, with the words of each.
  private static func clashes(
    between here: [Key: Set<String>], and there: [Key: Set<String>]
  ) -> [(key: Key, here: String, there: String)] {
    here.keys.sorted { ($0.name, $0.language.code) < ($1.name, $1.language.code) }.compactMap { key in
      guard let first = here[key], let second = there[key], first.isDisjoint(with: second) else { return nil }
      return (key, list(first), list(second))
    }
  }

  /// The words in alphabetical order, in quotation marks.
  private static func list(_ words: Set<String>) -> String {
    words.sorted().map { "\"\($0)\"" }.joined(separator: " or ")
  }
}

extension Item {
  /// The words that name the item; `nil` if it has none.
  fileprivate var name: String? {
    switch self {
    case .section(let section): section.title
    case .amount(let amount): amount.label
    case .row(let row): row.label
    case .progress(let progress): progress.label
    case .actionGroup(let group): group.title
    case .timeline(let timeline): timeline.title
    case .chart(let chart): chart.title
    case .table(let table): table.title
    case .chips(let group): group.label
    case .header, .status, .banner, .breakdown, .divider, .note, .custom: nil
    }
  }
}
