import InstalledProducts
import LoanDetail
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering
import Loans
import Testing

@Suite("What a request costs its source")
struct CostTests {
  private let mortgage = ProductID(type: "mortgage", id: "2001")

  @Test("is one record for a screen of a product whose type is stated")
  func typed() async throws {
    let host = try Host(asOf: nil)
    _ = try await host.document("mortgage:2001")
    #expect(host.source.asked.all == [.day, .revision(mortgage), .record(mortgage)])
  }

  @Test("is one question for each type that the customer has when only an id is given, and no list")
  func bare() async throws {
    let host = try Host(timeZone: .utc)
    _ = try await host.document("2001", for: .first)
    #expect(host.source.asked.all.first == .types)
    #expect(
      Set(host.source.asked.all.dropFirst())
        == [.record(ProductID(type: "consumerLoan", id: "2001")), .record(ProductID(type: "mortgage", id: "2001"))])
  }

  @Test("is no list for an id that nobody knows, unless the host asks for near ids", arguments: [false, true])
  func unknownID(searches: Bool) async throws {
    let host = try Host(options: .init(searchesListForUnknownID: searches), timeZone: .utc)
    for reference in ["mortgage:2002", "2002"] as [ProductReference] {
      host.source.asked.reset()
      guard case .notFound(reference, let near, []) = try await host.error(reference, for: .first) else {
        throw Unexpected()
      }
      #expect(near.contains { $0.id == "2001" } == searches)
      #expect(host.source.asked.all.contains(.summaries("mortgage")) == searches)
    }
  }

  @Test("is no record when the client's document is still the current one")
  func unchanged() async throws {
    let host = try Host()
    let eTag = try await host.document("mortgage:2001").eTag
    for _ in 1...3 {
      host.source.asked.reset()
      #expect(try await host.isUnchanged("mortgage:2001", eTag))
      #expect(host.source.asked.all == [.revision(mortgage)])
    }
  }

  @Test("is the record where only an id is given: another type may have it by now")
  func unchangedBareID() async throws {
    let host = try Host()
    let eTag = try await host.document("2001").eTag
    host.source.asked.reset()
    #expect(try await host.isUnchanged("2001", eTag))
    #expect(host.source.asked.ofRecords.contains(.record(mortgage)))
  }

  @Test("is a record again when its revision, the day, the scope or the reader is another")
  func changed() async throws {
    let host = try Host()
    let eTag = try await host.document("mortgage:2001").eTag
    let others = try [
      host.loans.reader(locale: "ru_RU", asOf: CalendarDate("2026-11-21")),
      host.loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-22")),
      host.loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"), revealsNumbers: true),
      host.loans.reader(
        locale: "en_US", asOf: CalendarDate("2026-11-21"), client: ClientProfile(without: ["spoken"])),
    ]
    for reader in others {
      host.source.asked.reset()
      let answer = try await host.loans.screen("mortgage:2001", for: .allCustomers, reader, held: .eTag(eTag))
      guard case .document = answer else { throw Unexpected() }
      #expect(host.source.asked.ofRecords == [.record(mortgage)])
    }
    host.source.asked.reset()
    host.source.revise("2")
    #expect(try await host.isUnchanged("mortgage:2001", eTag))
    #expect(host.source.asked.ofRecords == [.record(mortgage)])
    let stranger = CustomerScope.customer(CustomerID(rawValue: "C-9"))
    #expect(try await host.error("mortgage:2001", for: stranger, held: .eTag(eTag)).name == "notFound")
  }

  @Test("is one record, and the answer \"unchanged\", where the source has no revisions")
  func withoutRevisions() async throws {
    let host = try Host(revision: nil)
    let eTag = try await host.document("mortgage:2001").eTag
    host.source.asked.reset()
    for _ in 1...3 { #expect(try await host.isUnchanged("mortgage:2001", eTag)) }
    #expect(host.source.asked.ofRecords == [.record(mortgage), .record(mortgage), .record(mortgage)])
  }

  @Test("is summaries only for the list")
  func list() async throws {
    let host = try Host()
    let list = try await host.loans.list(for: .first, host.reader).list
    #expect(list.entries.map { $0.id?.id } == ["1001", "1002", "1005", "2001", "2005"])
    #expect(Set(host.source.asked.all) == [.types, .summaries("consumerLoan"), .summaries("mortgage")])
  }

  @Test("is its types alone for the list of a customer without products, even if every type is down")
  func emptyList() async throws {
    let host = try Host(timeZone: .utc) { if case .summaries = $0 { throw Breakdown() } }
    let stranger = CustomerScope.customer(CustomerID(rawValue: "C-9"))
    #expect(try await host.loans.list(for: stranger, host.reader).list.entries.isEmpty)
    #expect(host.source.asked.all == [.types])
  }

  @Test("is also asked of a product with a source of its own, which nobody but its interactor knows")
  func ownSource() async throws {
    let records = try PortfolioGateway.of(
      #"""
      {"id": "7", "type": "mortgage", "currency": "RUB", "phase": "active",
        "parties": [{"customer": "C-1", "role": "borrower"}]}
      """#)
    let plugin = InstalledProducts.all[1]
    let own = ProductPlugin(manifest: plugin.manifest) { _ in plugin.interactor(readingFrom: records) }
    let loans = try LoanDetailService([own], source: try PortfolioGateway.of(""))
    #expect(try await loans.list(for: .first, loans.reader(locale: "en_US")).list.entries.map { $0.id?.id } == ["7"])
  }

  @Test("is its revision alone for an answer that was just given, which is the same byte for byte")
  func repeated() async throws {
    let host = try Host(timeZone: .utc)
    let first = try await host.document("mortgage:2001", for: .first)
    host.source.asked.reset()
    let second = try await host.document("mortgage:2001", for: .first)
    #expect(second.bytes == first.bytes)
    #expect(host.source.asked.all == [.revision(mortgage)])
    host.source.revise("2")
    _ = try await host.document("mortgage:2001", for: .first)
    #expect(host.source.asked.ofRecords == [.record(mortgage)])
    // The id of the host's request is in the bytes.
    let named = try host.loans.reader(
      locale: "en_US", asOf: CalendarDate("2026-11-21"), timeZone: .utc, requestID: "R-7")
    guard case .document(let other) = try await host.loans.screen("mortgage:2001", for: .first, named) else {
      throw Unexpected()
    }
    #expect(String(decoding: other.bytes, as: UTF8.self).contains("R-7"))
    let forgetful = try Host(options: .init(answerMemory: 0), timeZone: .utc)
    for _ in 1...2 { _ = try await forgetful.document("mortgage:2001", for: .first) }
    #expect(forgetful.source.asked.ofRecords.count == 2)
  }

  @Test("is one record for many requests at once, also if it fails", arguments: [false, true])
  func singleFlight(fails: Bool) async throws {
    let revisions = Shared(0)
    let host = try Host(timeZone: .utc) { question in
      if case .revision = question { revisions.add() }
      guard case .record = question else { return }
      // All have looked for the answer by now, and wait.
      while revisions.value < 8 { try await Task.sleep(for: .milliseconds(2)) }
      try await Task.sleep(for: .milliseconds(300))
      if fails { throw Breakdown() }
    }
    let answers = await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask {
          do { return String(decoding: try await host.document("mortgage:2001").bytes, as: UTF8.self) } catch {
            return (error as? RequestError)?.name ?? ""
          }
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(answers.count == 1)
    #expect(answers.contains("unavailable") == fails)
    #expect(host.source.asked.ofRecords.count == 1)
  }

  @Test("a caller who goes away while another request makes the screen is gone at once")
  func cancelledFollower() async throws {
    let isAsked = Shared(false)
    let release = Shared(false)
    let host = try Host(timeZone: .utc) { question in
      guard case .record = question else { return }
      isAsked.value = true
      while !release.value { try await Task.sleep(for: .milliseconds(2)) }
    }
    let leader = Task { try await host.document("mortgage:2001").bytes }
    while !isAsked.value { try await Task.sleep(for: .milliseconds(2)) }
    let follower = Task { try await host.error("mortgage:2001").name }
    try await Task.sleep(for: .milliseconds(50))
    follower.cancel()
    #expect(try await follower.value == "cancelled")
    release.value = true
    #expect(try await !leader.value.isEmpty)
  }
}

@Suite("A client that sends its document back")
struct PatchAnswerTests {
  @Test("gets a patch that makes the next document of it, byte for byte", arguments: [false, true])
  func patch(isCompact: Bool) async throws {
    let host = try Host()
    let renderer = JSONRenderer(isCompact: isCompact)
    let readers = try ["2026-11-21", "2026-11-23"].map {
      try host.loans.reader(locale: "en_US", asOf: CalendarDate($0), renderer: renderer)
    }
    for reference in ["1001", "2001", "1003"] as [ProductReference] {
      let documents = try await [0, 1].asyncMap { index in
        guard case .document(let rendered) = try await host.loans.screen(reference, for: .allCustomers, readers[index])
        else { throw Unexpected() }
        return rendered
      }
      let answer = try await host.loans.screen(
        reference, for: .allCustomers, readers[1], held: .document(documents[0].bytes))
      guard case .patch(let patch) = answer else { throw Unexpected() }
      #expect(patch.from == documents[0].eTag && patch.to == documents[1].eTag)
      #expect(patch.bytes.count < documents[1].bytes.count)
      let next = try ScreenPatch(json: JSONParser.parse(patch.bytes)).applied(to: JSONParser.parse(documents[0].bytes))
      var writer = JSONWriter()
      writer.write(next)
      #expect(writer.finish(isCompact ? .compact : .lines) == documents[1].bytes)
    }
  }

  @Test("is told that nothing changed, also if its white space is another")
  func unchanged() async throws {
    let host = try Host()
    let rendered = try await host.document("1001")
    let compact = JSONRenderer(isCompact: true).render(rendered.tree)
    for bytes in [rendered.bytes, compact] {
      let answer = try await host.loans.screen("1001", for: .allCustomers, host.reader, held: .document(bytes))
      guard case .unchanged(let same) = answer, same.eTag == rendered.eTag else { throw Unexpected() }
    }
  }

  @Test("is refused when the document is another customer's, another screen's, changed or none")
  func refused() async throws {
    let host = try Host()
    let others = try await [
      host.document("1003").bytes, host.document("1001", .schedule).bytes,
      Array(
        String(decoding: host.document("1001", for: .first).bytes, as: UTF8.self)
          .replacing("You owe", with: "I owe").utf8),
      Array("no JSON".utf8), Array("{}".utf8),
    ]
    for bytes in others {
      let error = try await host.error("1001", for: .first, held: .document(bytes))
      #expect(error.name == "unusableBase")
    }
  }
}

extension Host {
  /// Whether a client that holds an ETag is told that nothing changed.
  fileprivate func isUnchanged(_ reference: ProductReference, _ eTag: String) async throws -> Bool {
    let answer = try await loans.screen(reference, for: .allCustomers, reader, held: .eTag(eTag))
    return if case .unchanged(let same) = answer { same.eTag == eTag } else { false }
  }
}

extension Array {
  fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
