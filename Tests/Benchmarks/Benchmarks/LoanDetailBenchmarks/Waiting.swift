import Benchmark
import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailRendering
import Loans
import Localization

/// How long a host waits for a list whose sources answer after some random time, beside the slowest of them alone.
func addWaiting() {
  for count in [10, 100] {
    let latencies = latencies(count)
    addList("a list of \(count) sources", latencies)
    addPause("the slowest of \(count) sources", latencies.max() ?? .zero)
  }
  let deadline = Duration.milliseconds(100)
  addList("a list of 100 sources, one of them silent", latencies(99).map { $0 / 2 } + [.seconds(3_600)], by: deadline)
  addPause("the deadline of a list", deadline)
}

/// The times after which sources answer, at most 200 ms, the same in every run.
private func latencies(_ count: Int) -> [Duration] {
  var state: UInt64 = 1
  return (0..<count).map { _ in
    // Linear congruential generator (Knuth, MMIX).
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return .microseconds(Int64(state >> 33) % 200_000 + 1)
  }
}

private var configuration: Benchmark.Configuration {
  .init(
    metrics: Benchmark.defaultConfiguration.metrics, timeUnits: .nanoseconds, warmupIterations: 1,
    maxDuration: .seconds(3), maxIterations: 100)
}

private func addList(_ name: String, _ latencies: [Duration], by deadline: Duration = .seconds(10)) {
  func door() throws -> (LoanDetailService, LoanReader) {
    let door = try LoanDetailService(
      interactors: latencies.enumerated().map { DistantProduct(number: $0, latency: $1) },
      options: .init(deadline: deadline))
    return (door, try door.reader(locale: "ru_RU", asOf: Inputs.day, renderer: JSONRenderer(isCompact: true)))
  }
  add(name, configuration: configuration) { door, reader in
    let list = try await door.list(for: .allCustomers, reader).list
    guard list.entries.count == latencies.count else { throw InputError.missing("a product of the list") }
    blackHole(list)
  } setup: {
    try door()
  }
}

private func addPause(_ name: String, _ time: Duration) {
  add(name, configuration: configuration) { time in
    try await Task.sleep(for: time)
  } setup: {
    time
  }
}

/// An interactor of one product, which answers after a while.
private struct DistantProduct: ProductBusinessLogicProtocol {
  let manifest: ProductManifest
  let latency: Duration

  init(number: Int, latency: Duration) {
    manifest = ProductManifest(
      type: ProductType(rawValue: "type-\(number)"), title: LocalizedText(verbatim: "Type \(number)"), version: "1",
      module: "Benchmarks", screens: [.main])
    self.latency = latency
  }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    try await Task.sleep(for: latency)
    return [.success(Loan(id: ProductID(type: manifest.type, id: "1")))]
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) -> any ProductProtocol { Loan(id: id) }

  struct Loan: ProductProtocol {
    let id: ProductID
    var title: LocalizedText { LocalizedText(verbatim: "Loan \(id)") }
    var diagnostics: [Diagnostic] { [] }
    var basis: ScreenBasis { ScreenBasis() }
    var screens: [ScreenID] { [.main] }

    func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
      ProductViewModel(headerItem: .header(Header(title: title(context.language))), contentItems: [])
    }

    func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
      screen == .main ? mainViewModel(in: context) : nil
    }
  }
}
