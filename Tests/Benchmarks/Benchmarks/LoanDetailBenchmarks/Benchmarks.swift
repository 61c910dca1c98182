import Benchmark
import DesignSystem
import Foundation
import InstalledProducts
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .processorTime], timeUnits: .nanoseconds, warmupIterations: 20,
    maxDuration: .milliseconds(700),
    maxIterations: 100_000)
  do {
    try addWriting()
    try addScreens()
    try addSchedules()
    addRecords()
    addHost()
    addWaiting()
    addCaching()
  } catch {
    Benchmark("the inputs") { benchmark in benchmark.error("\(error)") }
  }
}

/// From a record to the bytes of its main screen.
private func addScreens() throws {
  add("record to facts, 1001") { loan in
    blackHole(try loan.record(with: loan.id, for: .allCustomers))
  } setup: {
    try SingleLoan.sample()
  }

  func door() throws -> (LoanDetailService, LoanReader) {
    let door = try LoanDetailService(InstalledProducts.all, source: SingleLoan.sample())
    return (door, try door.reader(locale: "ru_RU", renderer: JSONRenderer(isCompact: true)))
  }
  add("record to JSON, 1001, by the front door") { door, reader in
    blackHole(try await door.screen("consumerLoan:1001", for: .allCustomers, reader))
  } setup: {
    try door()
  }
  add("100 screens at once, by the front door", configuration: .init(warmupIterations: 1)) { door, reader in
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask { blackHole(try await door.screen("consumerLoan:1001", for: .allCustomers, reader)) }
      }
      try await group.waitForAll()
    }
  } setup: {
    try door()
  }
}

/// From a finished tree to bytes, and what becomes of two screens.
private func addWriting() throws {
  let context = try context()
  func tree() async throws -> ScreenDocument {
    try await SingleLoan.sample().product().document(of: .main, in: context)
  }
  add("tree to compact JSON") { tree in
    blackHole(JSONRenderer(isCompact: true).render(tree))
  } setup: {
    try await tree()
  }
  add("tree to compact JSON, JSONEncoder") { encodable in
    blackHole(try JSONEncoder().encode(encodable))
  } setup: {
    EncodableTree(JSONRenderer().value(of: try await tree()))
  }
  add("tree to compact JSON, SHA-256 of its bytes") { bytes in
    blackHole(ContentHash(of: bytes))
  } setup: {
    JSONRenderer(isCompact: true).render(try await tree())
  }
  add("tree to compact JSON, 1000 copies of its bytes") { bytes in
    for _ in 0..<1000 { blackHole(bytes.withUnsafeBufferPointer { Array($0) }) }
  } setup: {
    JSONRenderer(isCompact: true).render(try await tree())
  }
  add("tree to JSON") { tree in
    blackHole(JSONRenderer().render(tree))
  } setup: {
    try await tree()
  }
  add("tree to text") { tree in
    blackHole(TextRenderer().render(tree))
  } setup: {
    try await tree()
  }
  add("tree to HTML") { tree in
    blackHole(HTMLRenderer().render(tree))
  } setup: {
    try await tree()
  }
  add("diff of two screens, 1000 items") { screens in
    blackHole(try ScreenPatch(from: screens.0, to: screens.1))
  } setup: {
    (Inputs.screen(of: 1000, changed: false), Inputs.screen(of: 1000, changed: true))
  }
}

/// Schedule screens, from the facts to indented JSON.
private func addSchedules() throws {
  let context = try context()
  for rows in [1000, 10_000] {
    add("schedule to JSON, \(rows) rows", configuration: .init(warmupIterations: 2, maxDuration: .seconds(2))) {
      product in
      blackHole(JSONRenderer().render(product.document(of: .schedule, in: context)))
    } setup: {
      try await SingleLoan.scheduled(rows: rows).product()
    }
  }
}

private func context() throws -> PresentationContext {
  guard let context = PresentationContext(locale: "ru_RU", asOf: "2026-11-21") else {
    throw InputError.missing("the day")
  }
  return context
}
