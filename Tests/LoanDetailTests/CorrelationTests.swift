import DesignSystem
import LoanDetail
import LoanDetailJSON
import LoanDetailRendering
import Synchronization
import Testing

@Suite("A customer's document has the id of its request instead of findings")
struct CorrelationTests {
  private func json(_ bytes: [UInt8]) throws -> JSONValue { try JSONParser.parse(bytes) }

  /// A service over a record with a finding, and the ids of its reports.
  private func host(requestID: String? = nil) throws -> (host: Host, reported: Shared<[String]>) {
    let reported = Shared<[String]>([])
    let options = LoanDetailService.Options(observe: { reported.value.append($0.correlationID) })
    return (try Host(options: options, requestID: requestID), reported)
  }

  @Test("which is in the request's report, too")
  func report() async throws {
    let (host, reported) = try host()
    let screen = try await host.document("mortgage:2001", for: .first)
    let list = try await host.loans.list(for: .first, host.reader)
    for (document, id) in zip([try json(screen.bytes), try json(list.bytes)], reported.value) {
      #expect(document["correlationId"] == .string(id))
      #expect(document["diagnostics"] == nil)
    }
    #expect([screen.correlationID, list.correlationID] == reported.value)
    #expect(Set(reported.value).count == 2)
  }

  @Test("and documents for staff and for old clients have none")
  func others() async throws {
    let (host, _) = try host()
    let staff = try await host.document("mortgage:2001")
    #expect(staff.correlationID == nil)
    #expect(try json(staff.bytes)["correlationId"] == nil)
    let old = try host.loans.reader(locale: "en_US", client: ClientProfile(version: 2))
    guard case .document(let screen) = try await host.loans.screen("mortgage:2001", for: .first, old) else {
      throw Unexpected()
    }
    #expect(screen.correlationID == nil)
    #expect(try json(screen.bytes)["correlationId"] == nil)
  }

  @Test("which is the host's own, or the same for the same request")
  func ids() async throws {
    let (own, reported) = try host(requestID: "R \"1\"")
    #expect(try await own.document("1001", for: .first).correlationID == "R \"1\"")
    #expect(reported.value == ["R \"1\""])
    let (derived, _) = try host()
    let first = try await derived.document("1001", for: .first)
    #expect(try await derived.document("1001", for: .first).bytes == first.bytes)
    #expect(try await derived.document("1001", .schedule, for: .first).correlationID != first.correlationID)
    #expect(try await derived.document("1002", for: .first).correlationID != first.correlationID)
    #expect(first.eTag == (try await own.document("1001", for: .first).eTag))
  }

  @Test("a patch carries the id, the title and the outcome of the new document")
  func patch() throws {
    var old = ScreenDocument(
      subject: .init(id: "1", type: "boat", title: "Boat"), screen: .main, language: "en", locale: "en_US",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Boat")), contentItems: [], remarks: [])
    var new = old
    old.correlationID = "R-1"
    new.title = "My boat"
    new.outcome = .fault(.gone, mayRetry: false)
    new.freshness.validUntil = "2026-11-22T00:00:00Z"
    let (before, after) = (JSONRenderer().value(of: old), JSONRenderer().value(of: new))
    #expect(try ScreenPatch(from: before, to: after).applied(to: before) == after)
    #expect(try ScreenPatch(from: after, to: before).applied(to: after) == before)
  }
}
