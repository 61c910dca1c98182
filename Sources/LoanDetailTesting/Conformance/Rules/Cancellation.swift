import LoanDetailCore

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
    where await !endsWhenCancelled({ try await request.make(plugin.interactor(readingFrom: $0)) }) {
      findings.append(
        Finding(
          place,
          "`\(request.name)` goes on after its request is cancelled. Await the gateway in the request's own task, and let "
            + "CancellationError through."))
    }
    return findings
  }

  /// The time that a cancelled request may take. A correct request ends at once, but the machine may be busy.
  private static let moment = Duration.seconds(3)

  private func endsWhenCancelled(_ request: @escaping @Sendable (HangingGateway) async throws -> Void) async -> Bool {
    let (asked, isAsked) = AsyncStream.makeStream(of: Void.self)
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let gateway = HangingGateway(isAsked: { isAsked.yield() }, patience: Self.moment * 5)
    let task = Task {
      try? await request(gateway)
      isAsked.yield()
      end.yield(true)
    }
    for await _ in asked { break }
    task.cancel()
    let alarm = Task {
      try await Task.sleep(for: Self.moment)
      end.yield(false)
    }
    defer { alarm.cancel() }
    for await inTime in ends { return inTime }
    return false
  }
}
