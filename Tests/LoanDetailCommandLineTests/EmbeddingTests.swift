import Foundation
import InstalledProducts
import LoanDetail
import LoanDetailGateways
import Testing

// The article "In a server" of LoanDetail shows this word for word.
struct LoanServer: Sendable {
  let loans: LoanDetailService

  init(source: some LoanRecordGateway) throws {
    loans = try LoanDetailService(InstalledProducts.all, source: source, options: .init(deadline: .seconds(5)))
  }

  /// The answer to `GET /loans/{reference}/{screen}` of a customer, whose client sends the ETag it knows.
  func get(
    _ reference: String, _ screen: String, for customer: CustomerID, language: String, ifNoneMatch known: String?
  ) async -> (status: Int, eTag: String?, body: [UInt8]) {
    // HTTP writes an ETag in quotes.
    let held = known.map { HeldScreen.eTag($0.filter { $0 != "\"" }) }
    do {
      let reader = try loans.reader(locale: language)
      let answer = try await loans.screen(
        ProductReference(reference), ScreenID(rawValue: screen), for: .customer(customer), reader, held: held)
      switch answer {
      case .document(let screen): return (200, "\"\(screen.eTag)\"", screen.bytes)
      case .unchanged(let eTag): return (304, "\"\(eTag)\"", [])
      case .patch(let patch): return (200, "\"\(patch.to)\"", patch.bytes)
      }
    } catch let error as RequestError {
      // The page says to the customer, in their language, that the product cannot be shown now.
      return (status(of: error), nil, error.fault?.page?.bytes ?? [])
    } catch {
      return (400, nil, Array("\(error)".utf8))
    }
  }

  private func status(of error: RequestError) -> Int {
    switch error {
    case .notFound, .noSuchScreen, .noSuchItem: 404
    case .ambiguous, .unusableBase: 409
    case .unknownCursor: 410
    case .unsupportedEvent: 422
    case .unreadable, .broken, .unknownDay: 500
    case .unavailable: 503
    case .deadlinePassed: 504
    case .cancelled: 499
    }
  }
}

@Suite("The library in a server")
struct EmbeddingTests {
  @Test("gives the same bytes as the executable")
  func sameBytes() async throws {
    let executable = try Executable()
    let sample = try await executable.run(["sample"]).output
    let server = try LoanServer(source: try PortfolioGateway(parsing: [UInt8](sample), name: "sample"))
    let line = ["render", "1001", "--customer", "C-1", "--locale", "ru_RU", "--format", "json"]
    let printed = try await executable.run(line).output
    let customer = CustomerID(rawValue: "C-1")
    let first = await server.get("1001", "main", for: customer, language: "ru-RU", ifNoneMatch: nil)
    #expect(first.status == 200)
    #expect([UInt8](printed) == first.body)
    let second = await server.get("1001", "main", for: customer, language: "ru-RU", ifNoneMatch: first.eTag)
    #expect(second.status == 304)
    #expect(second.body.isEmpty)
  }

  @Test("maps faults to statuses")
  func statuses() async throws {
    let sample = try await Executable().run(["sample"]).output
    let server = try LoanServer(source: try PortfolioGateway(parsing: [UInt8](sample), name: "sample"))
    let customer = CustomerID(rawValue: "C-1")
    #expect(await server.get("1003", "main", for: customer, language: "ru", ifNoneMatch: nil).status == 404)
    #expect(await server.get("1001", "garage", for: customer, language: "ru", ifNoneMatch: nil).status == 404)
    #expect(await server.get("1001", "main", for: customer, language: "?", ifNoneMatch: nil).status == 400)
  }
}
