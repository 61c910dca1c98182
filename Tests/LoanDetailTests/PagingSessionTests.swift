import DesignSystem
import InstalledProducts
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering
import TestSupport
import Testing

@Suite("A client that pages, goes offline and comes back on another day")
struct PagingSessionTests {
  private static let screens: [(ProductReference, ScreenID)] = [
    ("consumerLoan:1001", .schedule), ("mortgage:2001", .operations), ("consumerLoan:1001", .operations),
  ]

  @Test("never gets a patch that it must refuse, and has today's rows after a refresh", arguments: 0..<8)
  func sessions(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (host, (reference, screen)) = (try Host(), Self.screens[seed % Self.screens.count])
    var day = try #require(CalendarDate("2026-11-21"))
    var held: (value: JSONValue, eTag: String)?
    var kinds: Set<String> = []
    for _ in 0..<20 {
      if random.next() % 3 == 0 { day = try #require(day.adding(days: Int(random.next() % 40))) }
      let reader = try host.loans.reader(locale: "en_US", asOf: day)
      let cursors = held.map { Self.cursors(of: $0.value) } ?? []
      let (size, choice) = (1 + Int(random.next() % 7), random.next() % 4)
      let cursor = cursors.isEmpty || choice == 0 ? nil : cursors[Int(random.next() % UInt64(cursors.count))]
      let page: PageRequest? =
        switch (cursor, choice) {
        case (nil, _): PageRequest(size: size)
        case (let cursor?, 1): PageRequest(refreshing: cursor.text)
        case (let cursor?, _):
          PageRequest(
            size: size, after: cursor.isForward ? cursor.text : nil, before: cursor.isForward ? nil : cursor.text,
            addsRows: choice == 2)
        }
      func answer(_ held: HeldScreen?) async throws -> ScreenAnswer {
        try await host.loans.screen(reference, screen, for: .allCustomers, reader, page: page, held: held)
      }
      switch try await answer(held.map { .eTag($0.eTag) }) {
      case .document(let given):
        kinds.insert("document")
        held = (try JSONParser.parse(given.bytes), given.eTag)
      case .patch(let given):
        kinds.insert("patch")
        let old = try #require(held)
        held = (try ScreenPatch(json: JSONParser.parse(given.bytes)).applied(to: old.value), given.to)
      case .unchanged(let same):
        kinds.insert("unchanged")
        #expect(same.freshness.asOf == "\(day)")
        #expect(same.eTag == held?.eTag)
      }
      // Whatever the way, the client has what a client without anything gets.
      guard case .document(let fresh) = try await answer(.eTag("none")) else { throw Unexpected() }
      #expect(fresh.eTag == held?.eTag, "\(seed), \(day), \(String(describing: page))")
    }
    #expect(kinds.contains("document") && kinds.count > 1)
  }

  private static func cursors(of document: JSONValue) -> [(text: String, isForward: Bool)] {
    guard case .array(let pages)? = document["pages"] else { return [] }
    return pages.flatMap { page in
      [("next", true), ("previous", false)].compactMap { name, isForward in
        guard case .string(let text)? = page[name] else { return nil }
        return (text, isForward)
      }
    }
  }
}
