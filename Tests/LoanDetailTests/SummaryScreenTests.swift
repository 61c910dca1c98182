import LoanDetail
import LoanDetailScreens
import LoanDetailSections
import Loans
import Testing

@Suite("The summary of a customer")
struct SummaryScreenTests {
  private static let customer = CustomerID(rawValue: "C-1")

  private func document(_ host: Host, held: HeldScreen? = nil) async throws -> RenderedScreen {
    guard
      case .document(let screen) = try await host.loans.summary(
        for: Self.customer, as: CustomerSummary(), host.reader, held: held)
    else { throw Unexpected() }
    return screen
  }

  @Test("is a customer's document like any other: complete, without findings, unchanged for who has it")
  func document() async throws {
    let host = try Host()
    let screen = try await document(host)
    #expect(screen.product == ProductID(type: "customer", id: "C-1"))
    #expect(screen.tree.screen == .summary && screen.tree.outcome == .complete)
    #expect(screen.tree.remarks.isEmpty && screen.correlationID != nil)
    #expect(screen.tree.freshness.dataAsOf == "2026-11-21" && screen.tree.freshness.validUntil != nil)
    let answer = try await host.loans.summary(
      for: Self.customer, as: CustomerSummary(), host.reader, held: .eTag(screen.eTag))
    guard case .unchanged = answer else { throw Unexpected() }
  }

  @Test("loses only the lines of a type that does not answer, and says so")
  func failingType() async throws {
    let host = try Host { if case .summaries("mortgage") = $0 { throw Breakdown() } }
    let screen = try await document(host)
    let text = String(decoding: screen.bytes, as: UTF8.self)
    #expect(text.contains("Consumer loan •• 1183") && !text.contains("Mortgage ••"))
    #expect(text.contains("Mortgage: the data is not available right now."))
    guard case .partial(let missing) = screen.tree.outcome else { throw Unexpected() }
    #expect(missing.map(\.reason) == [.notDelivered])
    #expect(screen.diagnostics.contains { $0.severity == .error })
  }

  @Test("loses only the lines of a product whose details cannot be read")
  func failingProduct() async throws {
    let host = try Host { if case .record(let id) = $0, id.id == "2001" { throw Breakdown() } }
    let text = String(decoding: try await document(host).bytes, as: UTF8.self)
    #expect(text.contains("Mortgage •• 9917") && !text.contains("Mortgage •• 8823"))
  }

  @Test("is no document if no source answers: nobody may take that for \"nothing is owed\"")
  func outage() async throws {
    let host = try Host { if case .summaries = $0 { throw Breakdown() } }
    do throws(RequestError) {
      _ = try await host.loans.summary(for: Self.customer, as: CustomerSummary(), host.reader)
      Issue.record("There is a summary.")
    } catch {
      #expect(error.name == "unavailable")
    }
  }

  @Test("is explained like any other screen")
  func explanation() async throws {
    let host = try Host()
    let explained = try await host.loans.explanation(of: CustomerSummary(), for: Self.customer, host.reader)
    let nodes = explained.explanation.nodes
    #expect(nodes.count > 20)
    #expect(nodes.filter { $0.sources.isEmpty }.map(\.id) == [])
  }
}
