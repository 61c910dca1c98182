import LoanDetailCore
import Loans

extension ConformanceSubject {
  /// Checks that a cancelled request ends, even if its source never answers.
  func cancellationFindings() async -> [Finding] {
    let id = ProductID(type: plugin.manifest.type, id: "conformance")
    let plugin = plugin
    var findings: [Finding] = []
    let requests: [(name: String, make: @Sendable (any ProductBusinessLogicProtocol) async throws -> Void)] = [
      ("allProducts(for:)", { _ = try await $0.allProducts(for: .allCustomers) }),
      ("productWithDetails(by:for:)", { _ = try await $0.productWithDetails(by: id, for: .allCustomers) }),
    ]
    for request in requests
    where await !endsWhenCancelled(request.name, { try await request.make(plugin.interactor(readingFrom: $0)) }) {
      findings.append(
        Finding(
          place,
          "`\(request.name)` goes on after its request is cancelled. Await the gateway in the request's own task, and "
            + "let CancellationError through."))
    }
    return findings
  }

  /// The time that a cancelled request may take. A correct request ends at once, but the machine may be busy.
  private static let timeToEnd = Duration.seconds(3)

  /// Something that happens around a request.
  private enum Event {
    case asksItsSource, ends, timePasses
  }

  /// Whether a request ends soon after it is cancelled, which happens when it asks its source.
  ///
  /// `true` also for a request that neither asks its source nor ends in time: another rule reports it.
  private func endsWhenCancelled(
    _ name: String, _ request: @escaping @Sendable (SilentGateway) async throws -> Void
  ) async -> Bool {
    guard calls.isAnswered else { return true }
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    let gateway = SilentGateway.hanging(for: Self.timeToEnd * 5) { continuation.yield(.asksItsSource) }
    // The task is no child task and has its own threads, because it may never end and may block its thread.
    let task = Task(executorPreference: calls.executor) {
      try? await request(gateway)
      continuation.yield(.ends)
    }
    defer { task.cancel() }
    var alarm = Self.alarm(after: calls.deadline, to: continuation)
    defer { alarm.cancel() }
    var isCancelled = false
    for await event in events {
      switch event {
      case .ends: return true
      case .timePasses where isCancelled: return false
      case .timePasses:
        _ = calls.recordMiss(of: name, at: place)
        return true
      case .asksItsSource:
        guard !isCancelled else { continue }
        isCancelled = true
        task.cancel()
        alarm.cancel()
        alarm = Self.alarm(after: Self.timeToEnd, to: continuation)
      }
    }
    return true
  }

  /// Starts a task that tells a stream when a time has passed, unless it is cancelled before.
  private static func alarm(
    after time: Duration, to continuation: AsyncStream<Event>.Continuation
  ) -> Task<Void, any Error> {
    Task {
      try await Task.sleep(for: time)
      continuation.yield(.timePasses)
    }
  }
}
