import Foundation
import InstalledProducts
import LoanDetail
import LoanDetailGateways
import LoanDetailScreens
import Synchronization
import Testing

@Suite("A screen of an old record")
final class OldScreenTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "last-known-\(UUID())")
  private let isSilent = Mutex(false)
  private let reference = ProductReference("mortgage:2001")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private struct Down: Error {}

  /// A service over a gateway without room in its memory, and a source that answers for revisions alone while it is
  /// silent.
  private func service() throws -> LoanDetailService {
    let source = CountingGateway(records: try Host.samples()) { question in
      if case .record = question, self.isSilent.withLock({ $0 }) { throw Down() }
    }
    let gateway = CachingGateway(
      source, .init(freshFor: .zero, revalidatedFor: .zero, memory: 0),
      lastKnown: try LastKnownStore(folder: folder.path))
    return try LoanDetailService(InstalledProducts.all, source: gateway, options: .init(deadline: .seconds(120)))
  }

  @Test("is not sent again once the source answers")
  func recovery() async throws {
    var loans = try service()
    let reader = try loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"))
    func screen(held: HeldScreen? = nil) async throws -> ScreenAnswer {
      try await loans.screen(reference, for: .first, reader, held: held)
    }
    func document() async throws -> RenderedScreen {
      guard case .document(let document) = try await screen() else { throw Unexpected() }
      return document
    }
    let fresh = try await document()
    while try FileManager.default.contentsOfDirectory(atPath: folder.path).count(where: { $0.count > 64 }) < 1 {
      await Task.yield()
    }
    loans = try service()
    isSilent.withLock { $0 = true }
    let old = try await document()
    #expect(old.bytes != fresh.bytes)
    #expect(old.diagnostics.contains { $0.id == "source.old-record" })
    isSilent.withLock { $0 = false }
    #expect(try await document().bytes == fresh.bytes)
    guard case .document = try await screen(held: .eTags([old.eTag])) else { throw Unexpected() }
  }
}
