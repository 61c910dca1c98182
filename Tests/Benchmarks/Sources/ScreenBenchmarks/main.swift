import DesignSystem
import InstalledProducts
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailRendering

// What one screen costs, over sample records in memory, each thing in turn with what it is compared with:
//
//   ScreenBenchmarks [SCREENS]     the main screen of 1001 as JSON: through the front door, and with the loop wired by
//                                  hand for each request, as a host did before there was a front door; then one screen
//                                  at a time, and all of them at once

/// The loop for one request, wired by hand: it lists every product and then asks for the one.
func byHand(_ gateway: some LoanRecordGateway, on day: CalendarDate) async throws -> [UInt8] {
  let interactors = InstalledProducts.all.map { $0.interactor(readingFrom: gateway) }
  let strategist = try InteractionStrategist(interactors, scope: .allCustomers)
  let context = PresentationContext(formatter: LocaleFormatter(locale: "ru_RU"), asOf: day)
  let presenter = Presenter(interaction: strategist, router: ScreenRouter(screen: .main), context: context)
  let view = HeadlessView()
  strategist.presenter = presenter
  presenter.view = view
  await presenter.didBecomeReady()
  let index = try strategist.index(of: "1001")
  await presenter.didTurn(toLoanWithIndex: index)
  let document = ScreenDocument(of: strategist.pages[index], as: view.items[index], on: .main, in: context)
  return JSONRenderer().render(document)
}

/// The same screen through the front door.
func throughTheDoor(
  _ loans: LoanDetailService, _ reference: ProductReference = "consumerLoan:1001"
) async throws -> [UInt8] {
  let reader = try loans.reader(locale: "ru_RU")
  let answer = try await loans.screen(reference, for: .allCustomers, reader)
  guard case .document(let screen) = answer else { return [] }
  return screen.bytes
}

func seconds(_ work: () async throws -> Void) async rethrows -> Double {
  let time = try await ContinuousClock().measure(work)
  return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
}

func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

func middle(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
let documents = InstalledProducts.all.map { (name: $0.manifest.module, bytes: Array($0.sampleRecords.utf8)) }
let gateway = try PortfolioGateway(merging: documents)
let loans = try LoanDetailService(InstalledProducts.all, source: gateway)
guard let day = gateway.asOf() else { throw GatewayError.missing(.noDay) }

let same = try await byHand(gateway, on: day) == throughTheDoor(loans)
print("the same bytes: \(same)")

var (hand, bare, door, alone, together) = ([Double](), [Double](), [Double](), [Double](), [Double]())
for _ in 0..<7 {
  bare.append(try await seconds { for _ in 0..<count { _ = try await throughTheDoor(loans, "1001") } })
  hand.append(try await seconds { for _ in 0..<count / 4 { _ = try await byHand(gateway, on: day) } } * 4)
  door.append(try await seconds { for _ in 0..<count { _ = try await throughTheDoor(loans) } })
}
for _ in 0..<7 {
  alone.append(try await seconds { for _ in 0..<count { _ = try await throughTheDoor(loans) } })
  together.append(
    try await seconds {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<count { group.addTask { _ = try await throughTheDoor(loans) } }
        try await group.waitForAll()
      }
    })
}
func perScreen(_ times: [Double]) -> String { "\(rounded(middle(times) / Double(count) * 1e6)) µs a screen" }
print("by hand:            \(perScreen(hand))")
print("the door, 1001:     \(perScreen(bare))")
print("the door, typed id: \(perScreen(door))")
print("screens per second, the door / by hand: \(rounded(middle(hand) / middle(bare))) by the same bare id")
print("screens per second, the door / by hand: \(rounded(middle(hand) / middle(door))) by the typed id")
print("one at a time:      \(perScreen(alone))")
print("\(count) at once:       \(perScreen(together))")
print("throughput, at once / one at a time:    \(rounded(middle(alone) / middle(together)))")

extension Diagnostic {
  static let noDay = Diagnostic(id: "no-day", severity: .error, path: "samples", summary: "The samples state no day.")
}
