import Benchmark
import Foundation
import InstalledProducts
import LoanDetail
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering

/// What hosts ask of the front door, on one thread and on two, beside a bare JSON answer of the same size: the same tree,
/// written by `JSONEncoder`.
func addHost() {
  for threads in [1, 2] {
    add("host, a bare JSON screen", on: threads) {
      try await Host().screenTree()
    } request: {
      blackHole(try JSONEncoder().encode($0))
    }
    add("host, an unchanged screen", on: threads) {
      let host = try Host()
      return (host, try await host.screen().eTag)
    } request: { (held: (host: Host, tag: String)) in
      let (door, reader) = (held.host.door, held.host.reader)
      blackHole(try await door.screen(Host.loan, for: Host.customer, reader, held: .eTag(held.tag)))
    }
    add("host, a repeated screen", on: threads) {
      try Host()
    } request: { host in
      blackHole(try await host.screen())
    }
    add("host, a mapped screen", on: threads) {
      try Host(answerMemory: 0)
    } request: { host in
      blackHole(try await host.screen())
    }
    add("host, a bare JSON list", on: threads) {
      try await Host().listTree()
    } request: {
      blackHole(try JSONEncoder().encode($0))
    }
    add("host, a list", on: threads) {
      try Host()
    } request: { host in
      blackHole(try await host.door.list(for: Host.customer, host.reader))
    }
  }
}

/// Adds a benchmark of many requests, divided among tasks that run at once.
private func add<Input: Sendable>(
  _ name: String, on threads: Int, setup: @escaping () async throws -> Input,
  request: @escaping @Sendable (Input) async throws -> Void
) {
  let configuration = Benchmark.Configuration(
    metrics: Benchmark.defaultConfiguration.metrics, timeUnits: .nanoseconds, warmupIterations: 2,
    maxDuration: .milliseconds(700), maxIterations: 1_000)
  add("\(name), \(threads) at once", configuration: configuration) { (input: Input) in
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<threads {
        group.addTask {
          for _ in 0..<(Host.requests / threads) { try await request(input) }
        }
      }
      try await group.waitForAll()
    }
  } setup: {
    try await setup()
  }
}

/// A host with the loans of some customers in memory.
private struct Host: Sendable {
  /// The number of requests of one iteration. The script `compare` divides by it.
  static let requests = 200
  static let customer = CustomerScope.customer(CustomerID(rawValue: "C-0"))
  static let loan: ProductReference = "mortgage:1"

  let door: LoanDetailService
  let reader: LoanReader

  init(answerMemory: Int = 64 << 20) throws {
    door = try LoanDetailService(
      InstalledProducts.all, source: PortfolioGateway(parsing: Inputs.portfolio(of: 30), name: "loans"),
      options: .init(answerMemory: answerMemory))
    reader = try door.reader(locale: "ru_RU", renderer: JSONRenderer(isCompact: true))
  }

  func screen() async throws -> RenderedScreen {
    guard case .document(let screen) = try await door.screen(Self.loan, for: Self.customer, reader) else {
      throw InputError.missing("the screen")
    }
    return screen
  }

  func screenTree() async throws -> EncodableTree { EncodableTree(try JSONParser.parse(try await screen().bytes)) }

  func listTree() async throws -> EncodableTree {
    EncodableTree(try JSONParser.parse(try await door.list(for: Self.customer, reader).bytes))
  }
}
