import DesignSystem
import Dispatch
import LoanDetailCore
import Loans
import Localization
import Synchronization
import Testing

@Suite("An interactor with completion handlers", .timeLimit(.minutes(40)))
struct ProductBusinessLogicAdapterTests {
  static let runs = 1_000
  private static let id = ProductID(type: "teapot", id: "1")
  private static let empty: Result<[ProductEntry], any Error> = .success([])

  private func list(
    _ record: Record = Record(), _ request: @escaping OldInteractor.Request
  ) async throws -> [ProductEntry] {
    try await ProductBusinessLogicAdapter(OldInteractor(request), report: record.note)
      .allProducts(for: .allCustomers)
  }

  @Test("answers when its completion handler is called at once, on its own thread")
  func synchronous() async throws {
    for _ in 0..<Self.runs {
      let entries = try await list { completion in
        completion(.success([.failure(ProductFault(id: Self.id, diagnostics: []))]))
        return nil
      }
      #expect(entries.count == 1)
    }
  }

  @Test("answers when its completion handler is called later, on any thread, and is not given up")
  func asynchronous() async throws {
    for _ in 0..<Self.runs {
      let record = Record()
      _ = try await list(record) { completion in
        DispatchQueue.global().async { completion(Self.empty) }
        return record.cancel
      }
      #expect(record.counts == [0, 0])
    }
  }

  @Test("fails as it says")
  func failure() async {
    await #expect(throws: ProductError.notFound(Self.id)) {
      try await list { completion in
        completion(.failure(ProductError.notFound(Self.id)))
        return nil
      }
    }
  }

  @Test("answers once when its completion handler is called many times, and each further call is reported")
  func calledTwice() async throws {
    for _ in 0..<Self.runs {
      let record = Record()
      let calls = DispatchGroup()
      _ = try await list(record) { completion in
        for _ in 0..<3 { DispatchQueue.global().async(group: calls) { completion(Self.empty) } }
        return record.cancel
      }
      await withCheckedContinuation { done in calls.notify(queue: .global()) { done.resume() } }
      #expect(record.counts == [0, 2])
    }
  }

  @Test("is told by its own name that it called a completion handler twice")
  func report() async throws {
    let record = Record()
    _ = try await list(record) { completion in
      completion(Self.empty)
      completion(.failure(ProductError.notFound(Self.id)))
      return nil
    }
    #expect(record.reports.map(\.id) == ["product.answered-twice"])
    #expect(record.reports.map(\.path) == ["teapot"])
    #expect(
      record.reports.map(\.message) == [
        "A completion handler was called more than once; only the first answer counts. Expected one call for each "
          + "request. This is a fault of OldTeapot; its owners mend it."
      ])
  }

  @Test("is given up once, at once, when its task is cancelled and its completion handler is never called")
  func neverCalled() async throws {
    for _ in 0..<Self.runs {
      let record = Record()
      let (starts, start) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        try await list(record) { _ in
          start.yield()
          return record.cancel
        }
      }
      for await _ in starts { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { _ = try await task.value }
      #expect(record.counts == [1, 0])
    }
  }

  @Test("is not asked at all by a task that was cancelled before")
  func cancelledBefore() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await list { _ in
        Issue.record("It was asked.")
        return nil
      }
    }
    await #expect(throws: CancellationError.self) { _ = try await task.value }
  }

  @Test("is given up when its task is cancelled before its own call returns")
  func cancelledMeanwhile() async {
    let record = Record()
    let task = Task {
      try await list(record) { _ in
        withUnsafeCurrentTask { $0?.cancel() }
        return record.cancel
      }
    }
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(record.counts == [1, 0])
  }

  @Test("may answer after it was given up: nothing hears it, and it is no second answer")
  func answerAfterCancellation() async {
    for _ in 0..<Self.runs {
      let record = Record()
      let late = Kept()
      let task = Task {
        try await list(record) { completion in
          late.keep(completion)
          withUnsafeCurrentTask { $0?.cancel() }
          return record.cancel
        }
      }
      await #expect(throws: CancellationError.self) { _ = try await task.value }
      late.call(with: Self.empty)
      #expect(record.counts == [1, 0])
    }
  }

  @Test("either answers or is given up when both happen at the same time")
  func race() async {
    var (answered, givenUp) = (0, 0)
    for run in 0..<Self.runs {
      let record = Record()
      let (starts, start) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        try await list(record) { completion in
          DispatchQueue.global().async {
            start.yield()
            for _ in 0..<(run % 50) { _ = record.counts }
            completion(Self.empty)
          }
          return record.cancel
        }
      }
      for await _ in starts { break }
      task.cancel()
      switch await task.result {
      case .success:
        answered += 1
        #expect(record.counts == [0, 0])
      case .failure(let error):
        givenUp += 1
        #expect(error is CancellationError)
        #expect(record.counts == [1, 0])
      }
    }
    #expect(answered + givenUp == Self.runs)
  }

  @Test("answers for one product and for events in the same way")
  func otherRequests() async throws {
    let adapter = ProductBusinessLogicAdapter(OldInteractor { _ in nil })
    #expect(adapter.supportingProductType == "teapot")
    await #expect(throws: ProductError.notFound(Self.id)) {
      try await adapter.productWithDetails(by: Self.id, for: .allCustomers)
    }
    let boil = BusinessEvent(name: "boil")
    await #expect(throws: EventRefusal.notOffered) {
      try await adapter.handle(boil, by: Self.id, for: .allCustomers)
    }
  }
}

/// An interactor whose list does with the completion handler what its test wants.
private struct OldInteractor: CompletionHandlerInteractor {
  typealias Request = @Sendable (@escaping CompletionHandler<[ProductEntry]>) -> RequestCancellation?

  let manifest = ProductManifest(
    type: "teapot", title: LocalizedText(en: "Teapot", ru: "Чайник"), version: "1.0", module: "OldTeapot",
    screens: [.main])
  let request: Request

  init(_ request: @escaping Request) { self.request = request }

  func allProducts(
    for scope: CustomerScope, completion: @escaping CompletionHandler<[ProductEntry]>
  ) -> RequestCancellation? {
    request(completion)
  }

  func productWithDetails(
    by id: ProductID, for scope: CustomerScope, completion: @escaping CompletionHandler<any ProductProtocol>
  ) -> RequestCancellation? {
    completion(.failure(ProductError.notFound(id)))
    return nil
  }
}

/// What became of a request.
private final class Record: Sendable {
  private let state = Mutex((cancellations: 0, reports: [Diagnostic]()))

  /// How often it was given up, and how many further answers were reported.
  var counts: [Int] { state.withLock { [$0.cancellations, $0.reports.count] } }
  var reports: [Diagnostic] { state.withLock { $0.reports } }
  var cancel: RequestCancellation { { self.state.withLock { $0.cancellations += 1 } } }

  @Sendable func note(_ diagnostic: Diagnostic) { state.withLock { $0.reports.append(diagnostic) } }
}

/// A completion handler for later.
private final class Kept: Sendable {
  private let handler = Mutex<CompletionHandler<[ProductEntry]>?>(nil)

  func keep(_ handler: @escaping CompletionHandler<[ProductEntry]>) { self.handler.withLock { $0 = handler } }

  func call(with answer: Result<[ProductEntry], any Error>) { handler.withLock { $0 }?(answer) }
}
