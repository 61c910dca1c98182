import DesignSystem
import Foundation
import InstalledProducts
import LoanDetail
import Localization
import TestSupport
import Testing

@Suite("HTML of the samples")
struct HTMLSampleTests {
  /// The most bytes of a main screen's page in English, with its style sheet.
  private static let mostBytes = 40_000

  @Test("has every informative text once and in reading order, the buttons apart")
  func texts() async throws {
    // In each language in turn, and each screen of the next product in the other one.
    let hosts = try ["en_US", "ru_RU"].map { try Host(locale: $0) }
    var seen = 0
    for (place, entry) in try await hosts[0].loans.list(for: .allCustomers, hosts[0].reader).list.entries.enumerated() {
      let product = try #require(entry.id)
      let plugin = try #require(InstalledProducts.all.first { $0.manifest.type == product.type })
      for (number, screen) in plugin.manifest.screens.enumerated() {
        let language = (place + number) % 2
        let host = hosts[language]
        let document = try await host.document(ProductReference(product), screen).tree
        let page = HTMLRenderer(words: HTMLRenderer.Words(host.reader.language)).render(document)
        check(PageReader(page), document, "\(product) \(screen) \(host.reader.language)")
        if screen == .main, language == 0 { #expect(page.count <= Self.mostBytes, "\(product)") }
        seen += 1
      }
    }
    #expect(seen >= 60)
  }

  @Test("has the same words by default as in English")
  func defaultWords() {
    #expect(HTMLRenderer.Words() == HTMLRenderer.Words(.english))
    #expect(A2UIRenderer.Words() == A2UIRenderer.Words(.english))
  }

  private func check(_ page: PageReader, _ document: ScreenDocument, _ name: String) {
    let drawn = page.texts().filter { !$0.allSatisfy(\.isWhitespace) }
    let titles = Set(document.contentItems.flatMap(\.titles) + [document.title])
    var position = 0
    for text in document.allItems.flatMap(\.textsWithoutButtons) {
      if let index = drawn[position...].firstIndex(of: text) {
        position = index + 1
      } else {
        // A heading that the screen or the section around has already.
        #expect(titles.contains(text) && drawn.contains(text), "\(name): \(text)")
      }
    }
    for column in document.contentItems.flatMap(\.dataTables).flatMap(\.columns) {
      #expect(drawn.contains(column.title), "\(name): \(column.title)")
    }
    for text in document.contentItems.flatMap(\.buttonTexts) { #expect(drawn.contains(text), "\(name): \(text)") }
    let buttons = page.elements.count { $0.classes.contains("ld-action") }
    let ways = page.elements.contains { $0.classes.contains("ld-screens") }
    #expect(
      ways || buttons == document.contentItems.flatMap(\.actions).count, "\(name): a button is missing or there twice")
    let expected = document.allItems.flatMap(\.textsWithoutButtons).count
    let repeated = document.contentItems.flatMap(\.dataTables).reduce(0) {
      $0 + $1.columns.count * (2 * $1.groups.count + 1)
    }
    #expect(drawn.count <= expected + repeated + 4 * buttons + 12, "\(name): texts are there twice")
  }
}

extension Item {
  fileprivate var actions: [Action] {
    if case .actionGroup(let group) = self { group.actions } else { children.flatMap(\.actions) }
  }

  fileprivate var buttonTexts: [String] { actions.flatMap { [$0.title] + [$0.details].compactMap(\.self) } }

  /// The texts of the item without those of actions, whose buttons may be in another place.
  fileprivate var textsWithoutButtons: [String] {
    switch self {
    case .actionGroup: []
    // A section of nothing but buttons is left out if they are all in other places.
    case .section(let section):
      (section.items.allSatisfy { if case .actionGroup = $0 { true } else { false } } ? [] : [section.title])
        + children.flatMap(\.textsWithoutButtons)
    case .custom: children.flatMap(\.textsWithoutButtons)
    // The titles of columns are there again in each block of the table.
    case .table(let table): [table.title] + informativeTexts.dropFirst(1 + table.columns.count)
    case .chart(let chart): [chart.title, chart.summary] + informativeTexts.dropFirst(3 + chart.series.count)
    default: informativeTexts
    }
  }

  fileprivate var titles: [String] {
    switch self {
    case .section(let section): [section.title] + children.flatMap(\.titles)
    case .table(let table): [table.title]
    case .timeline(let timeline): [timeline.title]
    case .chart(let chart): [chart.title]
    default: children.flatMap(\.titles)
    }
  }
}
