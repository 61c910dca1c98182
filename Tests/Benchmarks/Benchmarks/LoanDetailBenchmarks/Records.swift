import Benchmark
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans

/// What one record costs among many, over a portfolio in memory.
func addRecords() {
  let slow = Benchmark.Configuration(maxDuration: .seconds(2))
  func bytes() throws -> [UInt8] { try Inputs.portfolio(of: 10_000) }
  add("10,000 loans: check", configuration: slow) { bytes in
    blackHole(try JSONParser.check(bytes))
  } setup: {
    try bytes()
  }
  add("10,000 loans: check and index", configuration: slow) { bytes in
    blackHole(try PortfolioGateway(parsing: bytes, name: "loans"))
  } setup: {
    try bytes()
  }
  add("10,000 loans: parse", configuration: slow) { bytes in
    blackHole(try JSONParser.parse(bytes))
  } setup: {
    try bytes()
  }

  let id = ProductID(type: "mortgage", id: "9700")
  let customer = CustomerScope.customer(CustomerID(rawValue: Inputs.customer(ofLoan: 9700)))
  let other = CustomerScope.customer(CustomerID(rawValue: "nobody"))
  func one(_ name: String, _ read: @escaping (PortfolioGateway) throws -> Void) {
    add("one of 10,000: \(name)") { gateway in
      try read(gateway)
    } setup: {
      try PortfolioGateway(parsing: bytes(), name: "loans")
    }
  }
  one("by id") { blackHole(try $0.record(with: id, for: .allCustomers)) }
  one("by id, for its customer") { blackHole(try $0.record(with: id, for: customer)) }
  one("by id, for another customer") { blackHole(try? $0.record(with: id, for: other)) }
  one("its revision") { blackHole(try $0.revision(of: id, for: customer)) }
  one("the list of its customer") {
    guard let request = SummaryPageRequest(size: 20) else { return }
    blackHole(try $0.summaries(of: "mortgage", for: customer, page: request))
  }
}
