import Dispatch
import Foundation
import LoanArithmetic
import LoanDetailCore
import Loans
import Synchronization
import Testing

@testable import LoanDetailGateways

@Suite("The last known answers on disk and changes", .timeLimit(.minutes(40)))
final class LastKnownChangesTests: Sendable {
  private static let anna = StoredPortfolio.anna
  private static let id = StoredPortfolio.id()

  private let folder = FileManager.default.temporaryDirectory.appending(path: "last-known-\(UUID())").path
  private let clock = TurnedClock()
  private let source: MovedSource

  init() throws { source = try MovedSource(StoredPortfolio.loan("1"), StoredPortfolio.loan("2")) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func gateway() throws -> CachingGateway {
    CachingGateway(source, .init(clock: clock), lastKnown: try LastKnownStore(folder: folder))
  }

  private func read(_ gateway: CachingGateway) async throws -> LoanRecord {
    try await gateway.record(with: Self.id, for: Self.anna)
  }

  @Test("are there after a record was renewed")
  func renewed() async throws {
    let gateway = try gateway()
    _ = try await read(gateway)
    clock.turn(by: .seconds(61))
    _ = try await read(gateway)
    await gateway.finishWriting()
    #expect(source.requests("record") == 1)
    #expect(source.requests("revision") == 2)
    source.mode = .throwsErrors
    #expect(try await read(try self.gateway()).facts.lifecycle.overlays.contains(.staleData))
  }

  @Test("that were found unchanged last are removed last")
  func renewedLast() async throws {
    let (one, two) = (StoredPortfolio.id("1"), StoredPortfolio.id("2"))
    let store = try LastKnownStore(folder: folder)
    let gateway = CachingGateway(source, .init(clock: clock), lastKnown: store)
    for id in [one, two] { _ = try await gateway.record(with: id, for: Self.anna) }
    await gateway.finishWriting()
    func written(_ id: ProductID) throws -> Date? {
      let path = store.path(of: .record(id, Self.anna))
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    for id in [one, two] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: store.path(of: .record(id, Self.anna)))
    }
    clock.turn(by: .seconds(61))
    _ = try await gateway.record(with: one, for: Self.anna)
    await gateway.finishWriting()
    let (renewed, old) = (try #require(try written(one)), try #require(try written(two)))
    #expect(renewed.timeIntervalSince1970 > 1_000 && old.timeIntervalSince1970 == 1_000)
    #expect(source.requests("record") == 2)
  }

  @Test("are not those from before a change, however late they are written")
  func race() async throws {
    let gateway = try gateway()
    let store = try LastKnownStore(folder: folder)
    for _ in 0..<50 {
      let (isHeld, release) = (Flag(), DispatchSemaphore(value: 0))
      // Another answer is being written.
      Thread {
        gateway.disk.withLock { _ in
          isHeld.isSet = true
          release.wait()
        }
      }.start()
      await until { isHeld.isSet }
      _ = try await read(gateway)
      let isForgotten = Flag()
      Thread {
        gateway.forget(Self.id)
        isForgotten.isSet = true
      }.start()
      await until { gateway.state.withLock { !$0.memory.contains(.record(Self.id, Self.anna)) } }
      release.signal()
      await gateway.finishWriting()
      await until { isForgotten.isSet }
      #expect(store.answer(to: .record(Self.id, Self.anna)) == nil)
    }
  }

  @Test("are no pages from before a change of another page")
  func lists() async throws {
    let gateway = try gateway()
    let first = try #require(SummaryPageRequest(size: 1))
    let page = try await gateway.summaries(of: "leasing", for: Self.anna, page: first)
    let second = try #require(SummaryPageRequest(size: 1, cursor: page.next))
    _ = try await gateway.summaries(of: "leasing", for: Self.anna, page: second)
    await gateway.finishWriting()
    let store = try LastKnownStore(folder: folder)
    #expect(store.answer(to: .page("leasing", Self.anna, second)) != nil)
    try source.change(to: StoredPortfolio.loan("1", autopay: false), StoredPortfolio.loan("2"))
    clock.turn(by: .seconds(61))
    _ = try await gateway.summaries(of: "leasing", for: Self.anna, page: first)
    await gateway.finishWriting()
    #expect(store.answer(to: .page("leasing", Self.anna, first)) != nil)
    #expect(store.answer(to: .page("leasing", Self.anna, second)) == nil)
  }

  @Test("are kept in memory without their texts")
  func texts() async throws {
    let gateway = try gateway()
    _ = try await read(gateway)
    await gateway.finishWriting()
    source.mode = .throwsErrors
    let later = try self.gateway()
    #expect(try await read(later).text == nil)
    #expect(
      later.state.withLock { state in
        guard case .record(let record, _)? = state.memory.use(.record(Self.id, Self.anna))?.answer else { return false }
        return record.text == nil
      })
  }

  @Test("are written after those who wait have their answer")
  func late() async throws {
    let answered = DispatchSemaphore(value: 0)
    let isInTime = Mutex<[Bool]>([])
    let store = try LastKnownStore(folder: folder) { _ in
      // The report that the file cannot be written.
      let result = answered.wait(timeout: .now() + 300)
      isInTime.withLock { $0.append(result == .success) }
    }
    try FileManager.default.removeItem(atPath: folder)
    let gateway = CachingGateway(source, .init(clock: clock), lastKnown: store)
    _ = try await read(gateway)
    answered.signal()
    await gateway.finishWriting()
    #expect(isInTime.withLock { $0 } == [true])
  }
}
