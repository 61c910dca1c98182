import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailMCP
import Loans
import Localization
import Synchronization
import Testing

@Suite("A long list for an assistant")
struct LongListTests {
  /// A source that counts the records that its lists read.
  private struct Source: LoanRecordGateway {
    let records: PortfolioGateway
    let read = Counter()

    final class Counter: Sendable {
      private let count = Mutex(0)
      func add(_ number: Int) { count.withLock { $0 += number } }
      func take() -> Int {
        count.withLock { count in
          defer { count = 0 }
          return count
        }
      }
    }

    init(_ count: Int) throws {
      let loans = (0..<count).map { number in
        #"{"id": "\#(number)", "type": "\#(number % 5 == 0 ? "mortgage" : "consumerLoan")", "currency": "RUB", "phase": "active","#
          + #""parties": [{"customer": "C-1", "role": "borrower"}], "debt": {"total": "\#(number).00"}}"#
      }
      records = try PortfolioGateway(
        parsing: Array(
          #"{"schemaVersion": 2, "asOf": "2026-11-21", "loans": [\#(loans.joined(separator: ","))]}"#.utf8),
        name: "test")
    }

    func asOf() -> CalendarDate? { records.asOf() }
    func timeZone() -> BankTimeZone? { nil }
    func diagnostics(for scope: CustomerScope) -> [Diagnostic] { records.diagnostics(for: scope) }
    func productTypes(for scope: CustomerScope) -> [ProductType] { records.productTypes(for: scope) }
    func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
      try records.record(with: id, for: scope)
    }
    func revision(of id: ProductID, for scope: CustomerScope) -> RecordRevision? { nil }

    func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) throws -> SummaryPage {
      let page = try records.summaries(of: type, for: scope, page: page)
      read.add(page.entries.count)
      return page
    }
  }

  @Test(
    "costs as much for each page as its own products, and has them all once",
    arguments: ["list_products", "resources/list"])
  func pages(method: String) async throws {
    var mostRead: [Int] = []
    for count in [300, 1_200] {
      let source = try Source(count)
      let assistant = try Assistant(for: .first, on: source)
      let expected = try await assistant.loans.list(
        for: .first, assistant.loans.reader(locale: "en_US", asOf: CalendarDate(Assistant.day))
      ).list.entries.compactMap(\.id?.description)
      _ = source.read.take()
      var (names, cursor, most): ([String], String?, Int) = ([], nil, 0)
      repeat {
        let next = cursor.map { #"{"cursor": "\#($0)"}"# } ?? "{}"
        if method == "list_products" {
          let content = try await assistant.content(of: method, next)
          names += content["products"]?.elements.compactMap { $0["product"]?.string } ?? []
          cursor = content["part"]?["next"]?.string
        } else {
          let result = try await assistant.result(method, next)
          names += result["resources"]?.elements.compactMap { $0["name"]?.string }.filter { $0 != "screen-page" } ?? []
          cursor = result["nextCursor"]?.string
        }
        most = max(most, source.read.take())
      } while cursor != nil && names.count <= count
      #expect(names == expected)
      mostRead.append(most)
    }
    #expect(mostRead == [50, 50])
  }

  @Test("refuses cursors that are of no page", arguments: ["7", "@x:", "@consumerLoan:999999", "2-abc@", "@"])
  func cursors(cursor: String) async throws {
    let assistant = try Assistant(for: .first, on: Source(120))
    let result = try await assistant.call("list_products", #"{"cursor": "\#(cursor)"}"#)
    #expect((result["isError"] == .bool(true)) == (cursor != "@"), "\(result.text)")
    let page = try await assistant.request("resources/list", #"{"cursor": "\#(cursor)"}"#)
    #expect(page["error"]?["code"] == .number("-32602"))
  }

  @Test("has parts where a page is too long for one answer")
  func parts() async throws {
    let assistant = try Assistant(for: .first, on: Source(120), maximumLength: 4_000)
    var (names, cursor, count): ([String], String?, Int) = ([], nil, 0)
    repeat {
      let content = try await assistant.content(of: "list_products", cursor.map { #"{"cursor": "\#($0)"}"# } ?? "{}")
      names += content["products"]?.elements.compactMap { $0["product"]?.string } ?? []
      cursor = content["part"]?["next"]?.string
      count += 1
    } while cursor != nil && count < 200
    #expect(count > 3)
    #expect(names.count == 120 && Set(names).count == 120)
  }
}
