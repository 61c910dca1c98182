import ClientOfVersion3
import DesignSystem
import Foundation
import InstalledSamples
import LoanDetail
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering
import Loans
import TestSupport
import Testing

/// Any client gets only what it draws, and every material fact: each product on each of its screens, for random
/// profiles.
@Suite("Random clients")
struct RandomProfileTests {
  /// 320 for each of the standard screens, shared by the products.
  static let profilesOfAScreen = 320 / InstalledSamples.all.count

  /// Every screen of the sample products of a type.
  static func documents(of product: ProductWithSamples, locale: String = "ru_RU") async throws -> [ScreenDocument] {
    try await explainedScreens(of: product, locale: locale).map(\.document)
  }

  @Test("are given nothing outside their profile, and every material fact", arguments: InstalledSamples.all.indices)
  func profiles(index: Int) async throws {
    let product = InstalledSamples.all[index]
    let screens = Dictionary(grouping: try await Self.documents(of: product), by: \.screen)
    #expect(screens.count == product.manifest.screens.count)
    var random = RandomProfiles(ownKinds: product.manifest.customKinds.map(\.name.rawValue), seed: UInt64(index) + 1)
    var (profiles, facts, outside, lostFacts) = (0, 0, 0, 0)
    for screen in product.manifest.screens {
      let documents = try #require(screens[screen])
      for number in 0..<Self.profilesOfAScreen {
        let document = documents[number % documents.count]
        let profile = try random.next()
        let given = document.adapted(to: profile).document
        let kinds = given.kinds.subtracting(profile.kinds)
        #expect(kinds.isEmpty, "\(document.subject.id) \(screen) \(profile): \(kinds)")
        let text = String(decoding: TextRenderer(width: 1_000).render(given), as: UTF8.self)
        let material = document.facts
        let lost = ([document.subject.title] + material).filter { !text.contains($0) }
        #expect(lost.isEmpty, "\(document.subject.id) \(screen) \(profile): \(lost)")
        try check(given, for: profile, material)
        profiles += 1
        facts += material.count
        outside += kinds.count
        lostFacts += lost.count
      }
    }
    print(
      "\(product.manifest.type): \(profiles) random profiles, 0 things outside them, \(facts) material facts, 0 lost")
  }

  /// Reads what is really sent with the frozen client of the version, and looks for the facts in it.
  private func check(_ document: ScreenDocument, for profile: ClientProfile, _ facts: [String]) throws {
    let json = Data(JSONRenderer(isCompact: true).render(document))
    let (kinds, texts): (Set<String>, [String])
    switch profile.version {
    case 1:
      let read = try JSONDecoder().decode(ClientOfVersion1.Document.self, from: json)
      (kinds, texts) = (read.kinds, read.texts)
    case 2:
      let read = try JSONDecoder().decode(ClientOfVersion2.Document.self, from: json)
      (kinds, texts) = (read.kinds, read.texts)
    default:
      let frozen = try JSONDecoder().decode(ClientOfVersion3.LoanDetailDocument.self, from: json)
      let again = try JSONSerialization.jsonObject(with: JSONEncoder().encode(frozen)) as? NSDictionary
      #expect(again == (try JSONSerialization.jsonObject(with: json) as? NSDictionary), "\(profile)")
      let read = ReadItems(in: try JSONParser.parse([UInt8](json)))
      #expect(read.names.isDisjoint(with: profile.omissions.map(\.rawValue)))
      (kinds, texts) = (read.kinds, read.texts)
    }
    let parts: Set = ["action", "tableRow"]
    #expect(kinds.subtracting(parts).isSubset(of: Set(profile.kinds.map(\.name))))
    for fact in facts { #expect(texts.contains { $0.contains(fact) }, "\(fact)") }
  }
}

/// The kinds of items in a document of version 3, the names of all properties, and all texts.
private struct ReadItems {
  private(set) var kinds: Set<String> = []
  private(set) var names: Set<String> = []
  private(set) var texts: [String] = []

  init(in document: JSONValue) {
    for name in ["headerItem", "contentItems"] { if let value = document[name] { read(value) } }
  }

  private mutating func read(_ value: JSONValue) {
    switch value {
    case .object(let members):
      names.formUnion(members.map(\.name))
      // The kind of an item, not the form of a value, which has no id.
      if case .string(let kind)? = value["kind"], value["id"] != nil { kinds.insert(kind) }
      for member in members { read(member.value) }
    case .array(let elements): for element in elements { read(element) }
    case .string(let text): texts.append(text)
    default: break
    }
  }
}

/// Random profiles, the same for the same seed.
struct RandomProfiles {
  private let names: [String]
  private var generator: SeededGenerator

  init(ownKinds: [String], seed: UInt64) {
    names = ItemKind.Standard.allCases.map(\.rawValue) + ownKinds
    generator = SeededGenerator(seed: seed)
  }

  /// The next profile: of clients that draw next to nothing, that draw nearly everything, and all between.
  mutating func next() throws -> ClientProfile {
    let version = 1 + Int(bits() % UInt64(ScreenDocument.schemaVersion))
    let share = bits() % 100
    var kinds = names.filter { _ in bits() % 100 < share }
    if !kinds.contains(where: ItemKind.Standard.texts.map(\.rawValue).contains) {
      kinds.append(ItemKind.Standard.texts[Int(bits() % 4)].rawValue)
    }
    let omissions = ClientProfile.Omission.allCases.filter { $0.since <= version && bits() % 2 == 0 }
    return try ClientProfile(version: version, kinds: kinds, without: omissions.map(\.rawValue))
  }

  private mutating func bits() -> UInt64 { generator.next() }
}

extension ScreenDocument {
  var items: [Item] { [headerItem] + contentItems }

  /// The kinds of all items, wherever they stand.
  var kinds: Set<ItemKind> { items.reduce(into: []) { $0.formUnion($1.kinds) } }

  /// How the material facts of all items are shown.
  var facts: [String] { items.flatMap(\.facts) }
}

extension Item {
  fileprivate var kinds: Set<ItemKind> { children.reduce(into: [kind]) { $0.formUnion($1.kinds) } }

  fileprivate var facts: [String] { (fact == nil ? [] : [shown]) + children.flatMap(\.facts) }

  /// How an item that may state a fact is shown.
  private var shown: String {
    switch self {
    case .amount(let amount): amount.money.text
    case .row(let row): row.value.text
    case .status(let status): status.text
    case .banner(let banner): banner.title
    case .note(let note): note.text
    default: ""
    }
  }
}
