import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering
import TestSupport
import Testing

@Suite("A limit of bytes")
struct LimitedBytesTests {
  private static let renderers: [any Renderer] = [
    JSONRenderer(), JSONRenderer(isCompact: true), A2UIRenderer(), A2UIRenderer(version: .v10, catalog: .own),
    DivKitRenderer(isCompact: true),
  ]
  private static let screens: [(ProductReference, ScreenID)] = [
    ("consumerLoan:1001", .schedule), ("mortgage:2001", .operations), ("mortgage:2001", .schedule),
    ("consumerLoan:1001", .main),
  ]

  @Test("is kept with as many rows as fit, whose pages together are the whole list", arguments: 0..<5)
  func pages(renderer: Int) async throws {
    let host = try Host()
    let reader = try host.loans.reader(
      locale: "en_US", asOf: CalendarDate("2026-11-21"), renderer: Self.renderers[renderer])
    var random = SeededGenerator(seed: UInt64(renderer))
    for (reference, screen) in Self.screens {
      func document(_ page: PageRequest?) async throws -> RenderedScreen {
        guard
          case .document(let made) = try await host.loans.screen(
            reference, screen, for: .allCustomers, reader, page: page)
        else { throw Unexpected() }
        return made
      }
      let whole = try await document(nil)
      let least = try await document(PageRequest(size: 1)).bytes.count
      // The pages in the middle have two cursors.
      let limit = least + 2_000 + Int(random.next() % UInt64(max(1, whole.bytes.count - least)))
      func page(after: String? = nil, before: String? = nil) -> PageRequest? {
        PageRequest(size: .max, after: after, before: before, maximumBytes: limit)
      }
      let first = try await document(page())
      #expect(first.bytes.count <= limit)
      guard let list = first.tree.pages.first else {
        #expect(first.bytes == whole.bytes)
        continue
      }
      let more = try await document(PageRequest(size: list.count + 1))
      #expect(more.bytes.count > limit, "One more row would fit")
      var rows = Self.rows(list.list, of: first)
      for isForward in [true, false] {
        var (cursor, count) = (isForward ? list.next : list.previous, 0)
        while let edge = cursor, count < 1_000 {
          let made = try await document(isForward ? page(after: edge) : page(before: edge))
          #expect(made.bytes.count <= limit)
          let others = Self.rows(list.list, of: made)
          rows = isForward ? rows + others : others + rows
          let next = made.tree.pages.first { $0.list == list.list }
          (cursor, count) = (isForward ? next?.next : next?.previous, count + 1)
        }
      }
      #expect(rows == Self.rows(list.list, of: whole), "\(reference), \(screen)")
      // What is in no row is there all the same.
      #expect(Self.facts(of: first.tree) == Self.facts(of: whole.tree))
    }
  }

  private static func rows(_ list: ItemID, of screen: RenderedScreen) -> [ItemID] {
    screen.tree.contentItems.tables.first { $0.id == list }?.rows.map(\.id) ?? []
  }

  private static func facts(of screen: ScreenDocument) -> [String] {
    screen.allItems.allInside.filter { $0.fact != nil }.map { "\($0.content.id): \($0.content.accessibilityLabel)" }
  }

  @Test("that cannot be kept with one row of each list is an error with the bytes that are needed")
  func tooLong() async throws {
    let host = try Host()
    let reader = try host.loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"), renderer: A2UIRenderer())
    for screen in [ScreenID.main, .schedule] {
      func length(_ limit: Int) async throws -> Int {
        guard
          case .document(let made) = try await host.loans.screen(
            "consumerLoan:1001", screen, for: .allCustomers, reader, page: PageRequest(size: .max, maximumBytes: limit))
        else { throw Unexpected() }
        return made.bytes.count
      }
      do {
        _ = try await length(1_000)
        Issue.record("A screen has more than 1,000 bytes")
      } catch let error as RequestError {
        guard case .tooLong(let bytes, limit: 1_000) = error else { throw error }
        #expect(
          "\(error)"
            == "The limit is 1000 bytes, but the answer has \(bytes) with as few rows as it can have."
        )
        #expect(try await length(bytes) == bytes)
      }
    }
    #expect(PageRequest(size: 1, after: "x", addsRows: true, maximumBytes: 1) == nil)
  }

  @Test("of a list of products leaves out products", arguments: [CustomerScope.first, .allCustomers])
  func products(scope: CustomerScope) async throws {
    let host = try Host()
    for renderer in Self.renderers where renderer.jsonLayout == nil {
      let reader = try host.loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"), renderer: renderer)
      let whole = try await host.loans.list(for: scope, reader)
      #expect(whole.nextCursor == nil && whole.previousCursor == nil)
      let limit = whole.bytes.count / 2
      var lists = [
        try await host.loans.list(for: scope, reader, page: PageRequest(size: .max, maximumBytes: limit))
      ]
      while let cursor = lists.last?.nextCursor {
        let page = PageRequest(size: .max, after: cursor, maximumBytes: limit)
        lists.append(try await host.loans.list(for: scope, reader, page: page))
      }
      #expect(lists.count > 1 && lists.allSatisfy { $0.bytes.count <= limit })
      let texts = lists.map { String(decoding: $0.bytes, as: UTF8.self) }
      for entry in whole.list.entries {
        let id = ItemID(rawValue: "product.\(try #require(entry.id))")
        let names = ["\"\(id.component)\"", "\"\(id)\""]
        #expect(texts.filter { text in names.contains { text.contains($0) } }.count == 1, "\(id)")
      }
      let back = try #require(lists[1].previousCursor)
      let before = try await host.loans.list(for: scope, reader, page: PageRequest(size: 1, before: back))
      #expect(before.nextCursor != nil)
    }
    let json = try host.loans.reader(locale: "en_US")
    await #expect(throws: RequestError.self) {
      try await host.loans.list(for: scope, json, page: PageRequest(size: .max, maximumBytes: 100))
    }
  }
}

extension [Item] {
  /// The items with those inside headers and sections.
  fileprivate var allInside: [Item] {
    flatMap { item -> [Item] in
      switch item {
      case .header(let header): [item] + header.children.allInside
      case .section(let section): [item] + section.items.allInside
      default: [item]
      }
    }
  }

  fileprivate var tables: [Table] {
    flatMap { item -> [Table] in
      switch item {
      case .table(let table): [table]
      case .section(let section): section.items.tables
      default: []
      }
    }
  }
}
