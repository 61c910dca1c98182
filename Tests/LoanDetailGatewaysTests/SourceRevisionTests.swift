import LoanArithmetic
import LoanDetailCore
import Loans
import Localization
import Synchronization
import Testing

@testable import LoanDetailGateways

@Suite("The revisions of a source behind a gateway that remembers")
struct SourceRevisionTests {
  /// A store with one record, whose revisions are texts of its own.
  private final class NamedRevisions: LoanRecordStore {
    private let named: String
    private let received = Mutex<[RecordRevision]>([])
    private let isDown = Mutex(false)
    struct Down: Error {}

    init(_ name: String) { named = name }

    var updates: [RecordRevision] { received.withLock { $0 } }
    func fail() { isDown.withLock { $0 = true } }

    func asOf() -> CalendarDate? { StoredPortfolio.day }
    func timeZone() -> BankTimeZone? { nil }
    func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
    func productTypes(for scope: CustomerScope) -> [ProductType] { ["leasing"] }
    func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) -> SummaryPage {
      SummaryPage(entries: [])
    }
    func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
      if isDown.withLock({ $0 }) { throw Down() }
      return LoanRecord(
        id: id, scope: scope, facts: LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active)))
    }
    func revision(of id: ProductID, for scope: CustomerScope) throws -> RecordRevision? {
      if isDown.withLock({ $0 }) { throw Down() }
      return RecordRevision(rawValue: named)
    }
    func update(_ id: ProductID, for scope: CustomerScope, by update: RecordUpdate) {
      received.withLock { $0.append(update.revision) }
    }
    func change(madeWith key: EventKey, of id: ProductID, for scope: CustomerScope) -> LoanChange? { nil }
  }

  @Test("are passed on as they are, whatever they end with, and known as old ones only while the source is silent")
  func ownNames() async throws {
    let (source, clock) = (NamedRevisions("7 old"), TurnedClock())
    let gateway = CachingGateway(source, .init(freshFor: .zero, revalidatedFor: .zero, clock: clock))
    let id = StoredPortfolio.id()
    _ = try await gateway.record(with: id, for: StoredPortfolio.anna)
    let fresh = try #require(try await gateway.revision(of: id, for: StoredPortfolio.anna))
    #expect(fresh == RecordRevision(rawValue: "7 old") && !fresh.isOld)
    source.fail()
    clock.turn(by: .seconds(1))
    let old = try #require(try await gateway.revision(of: id, for: StoredPortfolio.anna))
    #expect(old.isOld && old != fresh && old.rawValue == fresh.rawValue)
    for revision in [fresh, old] {
      try await gateway.store?.update(
        id, for: StoredPortfolio.anna,
        by: RecordUpdate(.autopay(isOn: false), key: EventKey(), on: StoredPortfolio.day, of: revision))
    }
    #expect(source.updates == [fresh, fresh])
  }
}
