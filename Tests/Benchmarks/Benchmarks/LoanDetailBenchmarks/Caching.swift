import Benchmark
import Foundation
import LoanDetailCore
import LoanDetailGateways
import Loans

/// What a record costs that is read from a file of 10,000 loans, and what it costs if the cache has it.
func addCaching() {
  add("records of a file, none in the cache", memory: 0)
  add("records of a file, all in the cache", memory: 256 << 20)
}

/// The number of records of one iteration. The script `compare` divides by it.
private let requests = 200
private let loans = 10_000

private func add(_ name: String, memory: Int) {
  add(name, configuration: .init(warmupIterations: 2, maxDuration: .seconds(2))) { (gateway: CachingGateway) in
    for number in stride(from: 0, to: loans, by: loans / requests) {
      blackHole(try await gateway.record(with: ProductID(type: "mortgage", id: "\(number)"), for: .allCustomers))
    }
  } setup: {
    let file = FileManager.default.temporaryDirectory.appending(path: "loan-detail-benchmark.ndjson")
    try Data((0..<loans).map { try Inputs.loan($0) }.joined(separator: "\n").utf8).write(to: file)
    return CachingGateway(
      try PortfolioGateway(linesOf: file.path, version: .two, asOf: Inputs.day),
      .init(freshFor: .seconds(3_600), memory: memory))
  }
}
