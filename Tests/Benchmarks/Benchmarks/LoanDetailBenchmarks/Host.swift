import Benchmark
import Foundation
import InstalledProducts
import LoanDetail
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering

/// What hosts ask of the front door, on one thread and on two, beside a bare JSON answer of the same size: the same
/// tree, written by `JSONEncoder`.
///
/// Each thread answers a customer of its own, and all share one front door, as in a host. Threads that write one and
/// the same tree would contend for the reference counts in it.
func addHost() {
  for threads in [1, 2] {
    add("host, a bare JSON screen", on: threads) {
      try await $0.screenTree()
    } request: {
      blackHole(try JSONEncoder().encode($0))
    }
    add("host, an unchanged screen", on: threads) {
      (customer: $0, tag: try await $0.screen().eTag)
    } request: { held in
      blackHole(try await held.customer.screen(held: held.tag))
    }
    add("host, a repeated screen", on: threads) {
      $0
    } request: { customer in
      blackHole(try await customer.screen())
    }
    add("host, a mapped screen", on: threads, answerMemory: 0) {
      $0
    } request: { customer in
      blackHole(try await customer.screen())
    }
    add("host, a bare JSON list", on: threads) {
      try await $0.listTree()
    } request: {
      blackHole(try JSONEncoder().encode($0))
    }
    add("host, a list", on: threads) {
      $0
    } request: { customer in
      blackHole(try await customer.list())
    }
  }
}

/// The number of requests of one iteration. The script `compare` divides by it.
private let requests = 200

/// Adds a benchmark of many requests, divided among tasks that run at once.
///
/// - Parameters:
///   - setup: Prepares what a task asks, for its customer.
///   - request: Makes one request.
private func add<Input: Sendable>(
  _ name: String, on threads: Int, answerMemory: Int = 64 << 20,
  setup: @escaping (HostedCustomer) async throws -> Input,
  request: @escaping @Sendable (Input) async throws -> Void
) {
  let configuration = Benchmark.Configuration(
    metrics: Benchmark.defaultConfiguration.metrics, timeUnits: .nanoseconds, warmupIterations: 2,
    maxDuration: .milliseconds(700), maxIterations: 1_000)
  add("\(name), \(threads) at once", configuration: configuration) { (inputs: [Input]) in
    try await withThrowingTaskGroup(of: Void.self) { group in
      for input in inputs {
        group.addTask {
          for _ in 0..<(requests / inputs.count) { try await request(input) }
        }
      }
      try await group.waitForAll()
    }
  } setup: {
    let door = try LoanDetailService(
      InstalledProducts.all, source: PortfolioGateway(parsing: Inputs.portfolio(of: 30), name: "loans"),
      options: .init(answerMemory: answerMemory))
    var inputs: [Input] = []
    for number in 0..<threads { inputs.append(try await setup(try HostedCustomer(number, of: door))) }
    return inputs
  }
}

/// A customer of a host that has the loans of ten customers in memory, three of each.
private struct HostedCustomer: Sendable {
  private let door: LoanDetailService
  private let reader: LoanReader
  private let scope: CustomerScope
  private let loan: ProductReference

  init(_ number: Int, of door: LoanDetailService) throws {
    self.door = door
    reader = try door.reader(locale: "ru_RU", renderer: JSONRenderer(isCompact: true))
    scope = .customer(CustomerID(rawValue: "C-\(number)"))
    loan = ProductReference(ProductID(type: "mortgage", id: "\(3 * number + 1)"))
  }

  func screen(held eTag: String) async throws -> ScreenAnswer {
    try await door.screen(loan, for: scope, reader, held: .eTag(eTag))
  }

  func screen() async throws -> RenderedScreen {
    guard case .document(let screen) = try await door.screen(loan, for: scope, reader) else {
      throw InputError.missing("the screen")
    }
    return screen
  }

  func list() async throws -> RenderedList { try await door.list(for: scope, reader) }

  func screenTree() async throws -> EncodableTree { EncodableTree(try JSONParser.parse(try await screen().bytes)) }

  func listTree() async throws -> EncodableTree { EncodableTree(try JSONParser.parse(try await list().bytes)) }
}
