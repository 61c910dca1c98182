import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering
import Loans
import Localization
import Synchronization
import Testing

@Suite("An event of a product's own item", .timeLimit(.minutes(40)))
struct EventTests {
  private let kettle = Kettle()
  private let boil = EventRequest("boil", from: "pot")

  private func host(deadline: Duration = .seconds(60)) throws -> (LoanDetailService, LoanReader) {
    let loans = try LoanDetailService(interactors: [kettle], options: .init(deadline: deadline))
    return (loans, try loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21")))
  }

  private func document(_ loans: LoanDetailService, _ reader: LoanReader) async throws -> RenderedScreen {
    guard case .document(let screen) = try await loans.screen("kettle:1", for: .allCustomers, reader) else {
      throw Unexpected()
    }
    return screen
  }

  @Test("answers with the screen as it is then, or with the patch that makes it of the client's")
  func answers() async throws {
    let (loans, reader) = try host()
    let cold = try await document(loans, reader)
    let first = try await loans.send(boil, of: "kettle:1", for: .allCustomers, reader)
    guard case .document(let hot) = first.screen, first.outcome == .done else { throw Unexpected() }
    #expect(hot.eTag != cold.eTag)
    kettle.boiled.value = 0
    let second = try await loans.send(
      boil, of: "kettle:1", for: .allCustomers, reader, held: .document(cold.bytes))
    switch second.screen {
    case .patch(let patch):
      let value = try ScreenPatch(json: JSONParser.parse(patch.bytes)).applied(to: JSONParser.parse(cold.bytes))
      #expect(value.rendered() == hot.bytes)
    case .document(let screen): #expect(screen.bytes == hot.bytes)
    case .unchanged: throw Unexpected()
    }
    #expect(kettle.boiled.value == 1)
  }

  @Test("is not passed on for a document that cannot be patched, nor from an item that is not there")
  func refusedBefore() async throws {
    let (loans, reader) = try host()
    let bad = await #expect(throws: RequestError.self) {
      try await loans.send(
        boil, of: "kettle:1", for: .allCustomers, reader, held: .document(Array("no JSON".utf8)))
    }
    #expect(bad?.name == "unusableBase")
    let lost = try await loans.send(EventRequest("boil", from: "lid"), of: "kettle:1", for: .allCustomers, reader)
    #expect(lost.outcome == .refused(.notOffered))
    let wrong = try await loans.send(EventRequest("polish"), of: "kettle:1", for: .allCustomers, reader)
    #expect(wrong.outcome == .refused(.notOffered))
    #expect(kettle.boiled.value == 0)
  }

  @Test("is never answered with \"unchanged\", whatever the client holds")
  func neverUnchanged() async throws {
    let (loans, reader) = try host()
    guard case .document(let hot) = try await loans.send(boil, of: "kettle:1", for: .allCustomers, reader).screen
    else { throw Unexpected() }
    for held in [HeldScreen.eTag(hot.eTag), .any, .document(hot.bytes)] {
      kettle.boiled.value = 0
      let answer = try await loans.send(boil, of: "kettle:1", for: .allCustomers, reader, held: held)
      guard case .document(let screen) = answer.screen else { throw Unexpected() }
      #expect(screen.bytes == hot.bytes)
    }
  }

  @Test("is seen by the next request, also of a client that held the old screen")
  func seenByOthers() async throws {
    let (loans, reader) = try host()
    let cold = try await document(loans, reader)
    let held = HeldScreen.eTag(cold.eTag)
    guard case .unchanged = try await loans.screen("kettle:1", for: .allCustomers, reader, held: held) else {
      throw Unexpected()
    }
    _ = try await loans.send(boil, of: "kettle:1", for: .allCustomers, reader)
    guard case .document = try await loans.screen("kettle:1", for: .allCustomers, reader, held: held) else {
      throw Unexpected()
    }
  }

  @Test("is not passed on once its caller is gone, or is gone while it waits for an answer")
  func cancelled() async throws {
    let (loans, reader) = try host()
    let name = await Task { () -> String in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(RequestError) {
        _ = try await loans.send(boil, of: "kettle:1", for: .allCustomers, reader)
        return "a document"
      } catch { return error.name }
    }.value
    #expect(name == "cancelled")
    #expect(kettle.boiled.value == 0)
    let explained = await Task { () -> String in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(RequestError) {
        _ = try await loans.explanation(of: "kettle:1", for: .allCustomers, reader)
        return "a document"
      } catch { return error.name }
    }.value
    #expect(explained == "cancelled")
  }

  @Test("leaves a pager that asks for a screen the product does not have on the main one")
  func pagesOfMissingScreen() async throws {
    let (loans, reader) = try host()
    for try await update in loans.pages(on: .schedule, for: .allCustomers, reader) {
      guard case .page(let page, _) = update else { continue }
      #expect(page.tree.screen == .main)
    }
  }
}

/// One kettle that boils when it is asked to; how often is its own state, not a record's.
private struct Kettle: ProductBusinessLogicProtocol {
  let boiled = Shared(0)

  struct Loan: ProductProtocol {
    let id: ProductID
    let boiled: Int
    var title: LocalizedText { LocalizedText(verbatim: "Kettle") }
    var diagnostics: [Diagnostic] { [] }
    var basis: ScreenBasis { ScreenBasis() }
    var screens: [ScreenID] { [.main] }

    func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
      let rows = (1...30).map { Item.note(Note(id: "note.\($0)", text: "The kettle has a label, number \($0).")) }
      return ProductViewModel(
        headerItem: .header(Header(title: "Kettle")),
        contentItems: [
          .row(Row(id: "pot", label: "Boiled", value: .text("\(boiled) times"), destination: .event("boil")))
        ] + rows)
    }

    func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
      screen == .main ? mainViewModel(in: context) : nil
    }
  }

  var manifest: ProductManifest {
    ProductManifest(
      type: "kettle", title: LocalizedText(verbatim: "Kettle"), version: "1", module: "Tests",
      screens: [.main, .schedule], events: [Event("boil", summary: "Boil the water.", mayRepeat: true)])
  }

  private func loan(_ id: ProductID) -> Loan { Loan(id: id, boiled: boiled.value) }

  func allProducts(for scope: CustomerScope) -> [ProductEntry] { [.success(loan(ProductID(type: "kettle", id: "1")))] }
  func productWithDetails(by id: ProductID, for scope: CustomerScope) -> any ProductProtocol { loan(id) }

  func handle(_ event: BusinessEvent, by id: ProductID, for scope: CustomerScope) throws -> any ProductProtocol {
    guard event.name == "boil" else { throw EventRefusal.notOffered }
    boiled.value += 1
    return loan(id)
  }
}
