import Foundation
import InstalledSamples
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

/// What the sample records look like after each change that they offer.
@Suite("Changes of the sample records")
struct SampleChangesTests {
  /// A sample record and a change that it offers.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: ProductID
    let change: LoanChange
    var testDescription: String { "\(id) \(change.name.rawValue)" }
  }

  private static func sample(of type: ProductType) -> ProductWithSamples? {
    InstalledSamples.all.first { $0.manifest.type == type }
  }

  /// A change of each name that a record offers.
  private static func changes(_ record: LoanRecord) -> [LoanChange] {
    record.facts.actions.compactMap { action in
      guard case .change(let name) = action.kind, action.state == .available else { return nil }
      return switch name {
      case .turnOnAutopay: .autopay(isOn: true)
      case .turnOffAutopay: .autopay(isOn: false)
      case .cancelRepayment: record.facts.bookedRepayments.value?.first.map { .cancelRepayment(on: $0.on) }
      case .changePaymentDay: .paymentDay(20)
      case .freeze: .frozen(true)
      case .unfreeze: .frozen(false)
      case .extendPayment: .extendPayment
      case .requestDocument: .requestDocument
      }
    }
  }

  static let cases: [Case] = InstalledSamples.all.flatMap { sample -> [Case] in
    guard let gateway = try? sample.gateway() else { return [] }
    let type = sample.manifest.type
    return gateway.records(of: type, for: .allCustomers).compactMap { try? $0.get() }.flatMap { record in
      changes(record).map { Case(id: record.id, change: $0) }
    }
  }

  @Test("each kind of change is on a sample record")
  func everyKind() {
    #expect(Set(Self.cases.map(\.change.name)) == Set(LoanChange.Name.allCases))
  }

  @Test("the product of a sample that offers a change declares its event", arguments: cases)
  func declared(_ change: Case) throws {
    let sample = try #require(Self.sample(of: change.id.type))
    let names = [change.change.name, change.change.name.inverse].compactMap(\.self)
    for name in names { #expect(sample.manifest.events.contains { $0.name == name.rawValue }) }
  }

  @Test("a changed record reads as well as before, and its screen differs", arguments: cases)
  func changed(_ change: Case) async throws {
    let sample = try #require(Self.sample(of: change.id.type))
    let folder = FileManager.default.temporaryDirectory.appending(path: "samples-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "portfolio.json")
    try Data(try #require(sample.records)).write(to: file)
    let store = try PortfolioStore(contentsOf: file.path)
    let host = try LoanDetailService([sample.plugin], source: store)
    let before = try await page(of: change.id, host)
    let old = try store.record(with: change.id, for: .allCustomers)
    let revision = try #require(try store.revision(of: change.id, for: .allCustomers))
    let day = try #require(try store.asOf())
    try store.update(
      change.id, for: .allCustomers, by: RecordUpdate(change.change, key: EventKey(), on: day, of: revision))
    let new = try store.record(with: change.id, for: .allCustomers)
    #expect(new.diagnostics == old.diagnostics)
    #expect(new.contradictions == old.contradictions)
    let after = try await page(of: change.id, host)
    #expect(after.bytes != before.bytes)
    #expect(after.diagnostics.map(\.id) == before.diagnostics.map(\.id))
    if let inverse = change.change.name.inverse {
      #expect(new.facts.actions.contains { $0.kind == .change(inverse) && $0.state == .available })
    }
    #expect(!new.facts.actions.contains { $0.kind == .change(change.change.name) && $0.state == .available })
  }

  private func page(of id: ProductID, _ host: LoanDetailService) async throws -> RenderedScreen {
    let reader = try host.reader(locale: "en_US")
    guard case .document(let screen) = try await host.screen(ProductReference(id), for: .allCustomers, reader) else {
      throw CancellationError()
    }
    return screen
  }
}
