import Foundation
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// What one record costs among many:
//
//   RecordBenchmarks generate FILE [COUNT]   writes a portfolio of 100,000 loans of 2.3 kB
//   RecordBenchmarks gateway FILE            reading by index beside parsing, and single loans of a loaded gateway
//   RecordBenchmarks parse FILE              only parses the file: a process to compare with
//   RecordBenchmarks render FILE TOOL        whole processes in turn: TOOL render mortgage:N --data FILE, and "parse"

let clock = ContinuousClock()

/// The best of a few runs, in seconds.
func best<Answer>(of runs: Int = 3, _ work: () throws -> Answer) rethrows -> Double {
  var times: [Double] = []
  for _ in 0..<runs {
    let time = try clock.measure { _ = try work() }
    times.append(Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
  }
  return times.min() ?? 0
}

/// The most memory the process has had, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  // 0 is RUSAGE_SELF, which is of another type on each system.
  getrusage(0, &usage)
  #if os(Linux)
    return usage.ru_maxrss * 1024
  #else
    return usage.ru_maxrss
  #endif
}

func report(_ name: String, _ value: String) {
  print(name.padding(toLength: 60, withPad: " ", startingAt: 0), value)
}

func seconds(_ time: Double) -> String { String(format: "%.3f s", time) }

func measureGateway(_ path: String) throws {
  let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
  let start = clock.now
  let gateway = try PortfolioGateway(contentsOf: path)
  let loading = clock.now - start
  report("file", "\(size / 1_000_000) MB")
  report("gateway from the file", "\(loading)")
  report("peak memory, in sizes of the file", String(format: "%.2f", Double(peakMemory()) / Double(size)))

  let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
  let indexing = try best { try PortfolioGateway(parsing: bytes, name: path) }
  let checking = try best { try JSONParser.check(bytes) }
  let parsing = try best { try JSONParser.parse(bytes) }
  report("checking", seconds(checking))
  report("checking and indexing", seconds(indexing))
  report("parsing", seconds(parsing))
  report("checking and indexing / parsing", String(format: "%.2f", indexing / parsing))
  try measureRecords(gateway)
}

func measureRecords(_ gateway: PortfolioGateway) throws {
  let numbers = (0..<1000).map { $0 * 97 }
  let loans = numbers.map { number in
    (
      ProductID(type: "mortgage", id: "\(number)"),
      CustomerScope.customer(CustomerID(rawValue: Portfolio.customer(ofLoan: number)))
    )
  }
  func microseconds(_ name: String, _ work: (ProductID, CustomerScope) throws -> Void) rethrows {
    let time = try best { try loans.forEach(work) }
    report("\(name)", String(format: "%.1f µs", time / Double(loans.count) * 1e6))
  }
  guard let request = SummaryPageRequest(size: 20) else { return }
  let other = CustomerScope.customer(CustomerID(rawValue: "nobody"))
  try microseconds("a loan by id") { id, _ in _ = try gateway.record(with: id, for: .allCustomers) }
  try microseconds("a loan by id, for its customer") { id, scope in _ = try gateway.record(with: id, for: scope) }
  microseconds("a loan by id, for another customer") { id, _ in _ = try? gateway.record(with: id, for: other) }
  try microseconds("a revision") { id, scope in _ = try gateway.revision(of: id, for: scope) }
  try microseconds("the list of a customer, three loans") { _, scope in
    _ = try gateway.summaries(of: "mortgage", for: scope, page: request)
  }
  microseconds("the types of a customer") { _, scope in _ = gateway.productTypes(for: scope) }
}

func wholeProcess(_ tool: String, _ arguments: [String]) throws -> Double {
  try best(of: 1) {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first) {
case ("generate", let path?, let count): try Portfolio.write(count.flatMap { Int($0) } ?? 100_000, to: path)
case ("gateway", let path?, nil): try measureGateway(path)
case ("parse", let path?, nil):
  _ = try JSONParser.parse([UInt8](Data(contentsOf: URL(filePath: path))))
case ("render", let path?, let tool?):
  var (renders, parses) = ([Double](), [Double]())
  for _ in 0..<5 {
    parses.append(try wholeProcess(CommandLine.arguments[0], ["parse", path]))
    renders.append(try wholeProcess(tool, ["render", "mortgage:50000", "--data", path]))
  }
  let (render, parse) = (renders.min() ?? 0, parses.min() ?? 1)
  report("render, a process", seconds(render))
  report("only parsing, a process", seconds(parse))
  report("render / parsing", String(format: "%.2f", render / parse))
default:
  print("Usage: RecordBenchmarks generate FILE [COUNT] | gateway FILE | parse FILE | render FILE TOOL")
}
