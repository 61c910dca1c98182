import DesignSystem
import LoanDetailCore
import LoanDetailGateways
import LoanDetailTesting
import Loans
import Localization
import Synchronization
import Testing

/// Teapots whose whistle is an event, and what a hasty team gets wrong about it.
private struct Whistle: ProductBusinessLogicProtocol {
  enum Mistake: CaseIterable {
    case nothing, forgotten, sameRevision, anyEvent, anyCustomer, failing, lostAfterwards, twice, denied, onceOnly
  }

  var usual: TeapotBusinessLogic
  var mistake: Mistake?
  private let count = Count()

  private final class Count: Sendable {
    let value = Atomic(0)
    let keys = Mutex<Set<EventKey>>([])
  }

  init(_ usual: TeapotBusinessLogic, _ mistake: Mistake?) { (self.usual, self.mistake) = (usual, mistake) }

  var manifest: ProductManifest { usual.manifest }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] { try await usual.allProducts(for: scope) }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    let whistled = count.value.load(ordering: .relaxed)
    if mistake == .lostAfterwards, whistled > 0 { throw ProductError.notFound(id) }
    return try await product(id, scope, whistled: mistake == .forgotten ? 0 : whistled)
  }

  func handle(_ event: BusinessEvent, by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    if event.name != "whistle", mistake != .anyEvent { throw EventRefusal.notOffered }
    if mistake == .failing { throw EventRefusal.notOffered }
    _ = try await product(id, mistake == .anyCustomer ? .allCustomers : scope, whistled: 0)
    let isNew = count.keys.withLock { $0.insert(event.key).inserted }
    if mistake == .onceOnly, !isNew { throw EventRefusal.conflict }
    if mistake != .nothing, isNew || mistake == .twice { count.value.add(1, ordering: .relaxed) }
    return try await product(
      id, mistake == .anyCustomer ? .allCustomers : scope, whistled: count.value.load(ordering: .relaxed))
  }

  func hasCarriedOut(_ event: BusinessEvent, of id: ProductID, for scope: CustomerScope) async throws -> Bool {
    mistake != .denied && count.keys.withLock { $0.contains(event.key) }
  }

  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    let whistled = count.value.load(ordering: .relaxed)
    return RecordRevision(rawValue: "\(mistake == .sameRevision ? 0 : whistled)")
  }

  private func product(_ id: ProductID, _ scope: CustomerScope, whistled: Int) async throws -> any ProductProtocol {
    var habits = usual.habits
    habits.change = { items, _, context in
      let note = LocalizedText(en: "Whistled: \(whistled)", ru: "Свистков: \(whistled)")(context.language)
      items.append(.note(Note(id: "whistled", text: note)))
    }
    return try await usual.gateway.product(by: id, for: scope) { [habits] in Teapot(record: $0, habits: habits) }
  }
}

@Suite("The conformance kit, of events")
struct EventRuleTests {
  private func found(_ mistake: Whistle.Mistake?, of id: String = "1") async -> [String] {
    await conformanceFaults(
      of: Teapot.plugin(interactor: { Whistle($0, mistake) }),
      events: [SampleEvent(BusinessEvent(name: "whistle"), of: id)]
    ).map(\.description)
  }

  @Test("has no fault where an event does what it says")
  func right() async { #expect(await found(nil) == []) }

  @Test("names an event that does nothing, or that is forgotten")
  func nothing() async {
    #expect(
      await found(.nothing) == [
        "teapot:1: The event \"whistle\" changes nothing: its answer has the screens from before. Do what it asks for and "
          + "show it, or throw the reason against it. [events]"
      ])
    #expect(
      await found(.forgotten) == [
        "teapot:1: The event \"whistle\" is forgotten: the next request for the product has other screens than its "
          + "answer. Keep what it changed, and answer with the product as it is then. [events]"
      ])
  }

  @Test("names an event that the revision ignores")
  func revision() async {
    #expect(
      await found(.sameRevision) == [
        "teapot:1: The event \"whistle\" changes the screens, and `revision(of:for:)` stays \"0\": a client that holds the "
          + "old screen is told that it is current. Change the revision with everything that the screens show. [events]"
      ])
  }

  @Test("names an event that is carried out twice, or that is not known when it is sent again")
  func keys() async {
    let start = "teapot:1: The event \"whistle\""
    #expect(
      await found(.twice) == [
        "\(start), sent again with its key, is carried out again. Keep the keys of the events, and carry out each once. [events]"
      ])
    #expect(
      await found(.onceOnly) == [
        "\(start), sent again with its key, fails with conflict. Answer with the product as it is: a client whose answer was "
          + "lost sends the event again. [events]"
      ])
    #expect(
      await found(.denied) == [
        "\(start) was carried out, and `hasCarriedOut(_:of:for:)` denies it. Answer true for its key, because a client whose "
          + "answer was lost asks when the event is not offered any more. [events]"
      ])
  }

  @Test("names an answer to an event that no product has, also where no event is stated")
  func unknown() async {
    let message =
      "teapot:1: The event \"conformance.unknown\", which no product has, is answered with the product. Throw "
      + "EventRefusal.notOffered, so that nobody takes it for done. [events]"
    #expect(await found(.anyEvent) == [message])
    #expect(await faults(of: Teapot.plugin(interactor: { Whistle($0, .anyEvent) })) == [message])
  }

  @Test("names an event that is performed for another customer, or fails, and a sample that is not there")
  func scope() async {
    #expect(
      await found(.anyCustomer) == [
        "teapot:1: The event \"whistle\" is performed for another customer. Throw ProductError.notFound, as for its "
          + "screens. [events]"
      ])
    let failing = await found(.failing)
    #expect(failing.count == 2, "\(failing)")
    #expect(failing.first?.contains("The event \"whistle\" fails with notOffered") == true, "\(failing)")
    #expect(failing.first?.contains(" for another customer. Throw ProductError.notFound") == true, "\(failing)")
    #expect(failing.last?.contains("The event \"whistle\" fails with notOffered") == true, "\(failing)")
    let lost = await found(.lostAfterwards)
    #expect(lost.count == 1, "\(lost)")
    #expect(
      lost.first?.contains("Around an event, the product or its revision fails with notFound(") == true, "\(lost)")
    #expect(
      await found(nil, of: "9") == [
        "teapot: The test states the event \"whistle\" of the product \"9\", and no sample record has this id. State the id "
          + "of a sample. [events]"
      ])
  }
}
