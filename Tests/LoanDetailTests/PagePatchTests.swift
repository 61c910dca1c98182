import DesignSystem
import InstalledProducts
import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering
import TestSupport
import Testing

@Suite("Rows that are added to a screen")
struct PagePatchTests {
  private static let longScreens: [(ProductReference, ScreenID)] = [
    ("consumerLoan:1001", .schedule), ("mortgage:2001", .operations),
  ]
  private static let clients: [[String]?] = [
    nil, ["table"], ["section", "row", "note"], ["row"], ["note"], ["banner", "section"],
    ["status", "table", "section"],
  ]

  @Test("make the whole screen, forwards from the first page and then backwards", arguments: longScreens, clients)
  func forwards(screen: (ProductReference, ScreenID), kinds: [String]?) async throws {
    let client = try PagedClient(of: screen, kinds: kinds)
    var held = try await client.document(PageRequest(size: 3))
    var (patches, pages) = (0, held.pages)
    while let next = pages.first?.next {
      held = try await client.added(PageRequest(size: 25, after: next, addsRows: true), to: held)
      pages = held.pages
      patches += 1
    }
    while let previous = held.pages.first?.previous {
      held = try await client.added(PageRequest(size: 25, before: previous, addsRows: true), to: held)
    }
    #expect(patches > 0)
    #expect(held.bytes == (try await client.document(nil)).bytes)
  }

  @Test("make the whole screen, backwards and from the middle", arguments: longScreens, clients)
  func bothWays(screen: (ProductReference, ScreenID), kinds: [String]?) async throws {
    let client = try PagedClient(of: screen, kinds: kinds)
    let whole = try await client.document(nil)
    var page = try await client.document(PageRequest(size: 3))
    let second = try await client.document(PageRequest(size: 3, after: page.pages.first?.next))
    var middle = second
    while let entry = middle.pages.first {
      let request =
        entry.previous.flatMap { PageRequest(size: 2, before: $0, addsRows: true) }
        ?? PageRequest(size: 40, after: entry.next, addsRows: true)
      middle = try await client.added(request, to: middle)
    }
    #expect(middle.bytes == whole.bytes)
    while let next = page.pages.first?.next { page = try await client.document(PageRequest(size: 20, after: next)) }
    while let previous = page.pages.first?.previous {
      page = try await client.added(PageRequest(size: 30, before: previous, addsRows: true), to: page)
    }
    #expect(page.bytes == whole.bytes)
    let before = try await client.document(PageRequest(size: 3, before: second.pages.first?.previous))
    #expect(before.bytes == (try await client.document(PageRequest(size: 3))).bytes)
  }

  @Test("reach random clients, who lose no material fact and are told which rows they have")
  func randomClients() async throws {
    var random = SeededGenerator(seed: 7)
    for round in 0..<20 {
      let share = random.next() % 100
      let kinds = ItemKind.Standard.allCases.map(\.rawValue).filter { _ in random.next() % 100 < share }
      let client = try PagedClient(of: Self.longScreens[round % Self.longScreens.count], kinds: kinds + ["note"])
      let whole = try await client.document(nil)
      var held = try await client.document(PageRequest(size: 1 + Int(random.next() % 9)))
      let facts = Set(whole.tree.statedFacts)
      while let entry = held.pages.first {
        let text = String(decoding: TextRenderer(width: 500).render(held.tree), as: UTF8.self)
        #expect(facts.subtracting(held.tree.statedFacts).isEmpty)
        #expect(text.contains(entry.text), "\(kinds)")
        let ids = held.tree.rowIDs
        #expect(try ids.contains(#require(entry.firstRow)) && ids.contains(#require(entry.lastRow)), "\(kinds)")
        let (next, previous) = (entry.next, entry.next == nil ? entry.previous : nil)
        let request = PageRequest(size: 40, after: next, before: previous, addsRows: true)
        held = try await client.added(request, to: held)
      }
      #expect(held.bytes == whole.bytes, "\(kinds)")
    }
  }

  @Test("come in a patch that is little more than the rows")
  func size() async throws {
    let client = try PagedClient(of: Self.longScreens[0], kinds: nil)
    let first = try await client.document(PageRequest(size: 20))
    let next = try #require(first.pages.first?.next)
    let patch = try await client.patch(PageRequest(size: 1, after: next, addsRows: true))
    let names = patch.operations.map { operation in
      switch operation {
      case .set(let id, let properties, _, _): "\(id ?? "document"): \(properties.map(\.name))"
      case .insert(let item, let place):
        "\(place.parent ?? "") after \(place.after ?? ""): \(item["kind"] == .string("tableRow"))"
      case .remove, .move: "another"
      }
    }
    #expect(
      names == [
        "document: [\"pages\", \"etag\"]", "schedule.rows after schedule.payment.44: true",
      ])
  }

  @Test("come with the whole page if the client has another document, or its renderer writes no JSON")
  func otherDocument() async throws {
    let client = try PagedClient(of: Self.longScreens[1], kinds: nil)
    let first = try await client.document(PageRequest(size: 10))
    let request = PageRequest(size: 10, after: first.pages.first?.next, addsRows: true)
    let both = try await client.document(PageRequest(size: 20))
    for held in [HeldScreen.eTag("other"), .eTag(first.eTag), .eTag(both.eTag)] {
      switch (held, try await client.answer(request, held: held)) {
      case (.eTag("other"), .document(let given)): #expect(given.bytes == both.bytes)
      case (.eTag(first.eTag), .patch(let patch)): #expect((patch.from, patch.to) == (first.eTag, both.eTag))
      case (.eTag(both.eTag), .unchanged(let same)): #expect(same.eTag == both.eTag)
      case (_, let answer): Issue.record("\(held): \(answer)")
      }
    }
    let text = try PagedClient(of: Self.longScreens[1], kinds: nil, renderer: TextRenderer())
    guard case .document(let given) = try await text.answer(request) else { throw Unexpected() }
    #expect(String(decoding: given.bytes, as: UTF8.self).contains("Rows 1–20 of "))
  }
}

/// A client of version 3 that keeps the bytes of a screen.
private struct PagedClient {
  let reference: ProductReference
  let screen: ScreenID
  let host: Host
  let reader: LoanReader

  /// What the client has.
  struct Held {
    var bytes: [UInt8]
    var tree: ScreenDocument
    var eTag: String
    var pages: [ListPage] { tree.pages }
  }

  init(of screen: (ProductReference, ScreenID), kinds: [String]?, renderer: any Renderer = JSONRenderer()) throws {
    (reference, self.screen) = screen
    host = try Host()
    reader = try host.loans.reader(
      locale: "en_US", asOf: CalendarDate("2026-11-21"), client: kinds.map { try ClientProfile(kinds: $0 + ["note"]) },
      renderer: renderer)
  }

  func answer(_ page: PageRequest?, held: HeldScreen? = nil) async throws -> ScreenAnswer {
    try await host.loans.screen(reference, screen, for: .allCustomers, reader, page: page, held: held)
  }

  func document(_ page: PageRequest?) async throws -> Held {
    guard case .document(let given) = try await answer(page) else { throw Unexpected() }
    return Held(bytes: given.bytes, tree: given.tree, eTag: given.eTag)
  }

  func patch(_ page: PageRequest?) async throws -> ScreenPatch {
    guard case .patch(let patch) = try await answer(page) else { throw Unexpected() }
    return try ScreenPatch(json: JSONParser.parse(patch.bytes))
  }

  /// Applies the patch to the bytes; the tree is the server's, which the patch must lead to. A patch is never longer
  /// than the document that is sent otherwise.
  func added(_ page: PageRequest?, to held: Held) async throws -> Held {
    guard case .document(let given) = try await answer(page, held: .eTag("none")) else { throw Unexpected() }
    if case .patch(let patch) = try await answer(page, held: .eTag(held.eTag)) {
      #expect(patch.bytes.count < given.bytes.count)
      let value = try ScreenPatch(json: JSONParser.parse(patch.bytes)).applied(to: JSONParser.parse(held.bytes))
      #expect(given.bytes == value.rendered())
    }
    return Held(bytes: given.bytes, tree: given.tree, eTag: given.eTag)
  }
}

extension ScreenDocument {
  fileprivate var statedFacts: [MaterialFact] { ([headerItem] + contentItems).flatMap(\.statedFacts) }

  /// The ids of the items and of the rows of tables.
  fileprivate var rowIDs: Set<ItemID> { Set(contentItems.flatMap(\.rowIDs)) }
}

extension Item {
  fileprivate var statedFacts: [MaterialFact] { [fact].compactMap(\.self) + children.flatMap(\.statedFacts) }

  fileprivate var rowIDs: [ItemID] { [id] + content.parts.map(\.id) + children.flatMap(\.rowIDs) }
}
