import DesignSystem
import Foundation
import LoanDetailCore
import LoanDetailGateways
import LoanDetailTesting
import Loans
import Testing

@Suite("The conformance kit, of requests")
struct RequestRuleTests {
  @Test("asks that errors are those the engine knows")
  func errors() async {
    struct Steam: Error {}
    let plugin = odd(details: { usual, id, scope in
      do { return try await usual.productWithDetails(by: id, for: scope) } catch is GatewayError { throw Steam() }
    })
    #expect(
      await faults(of: plugin)
        == ["unavailable", "malformed", "missing"].map {
          "teapot: `productWithDetails(by:for:)` throws an error of the type Steam where its source throws "
            + "GatewayError.\($0). Throw a ProductError or a GatewayError: the engine knows what to tell the customer of "
            + "those. [errors]"
        })
  }

  @Test("asks that nothing is listed where nothing is known")
  func swallowed() async {
    let plugin = odd(list: { usual, scope in
      do { return try await usual.allProducts(for: scope) } catch GatewayError.missing { return [] }
    })
    #expect(
      await faults(of: plugin) == [
        "teapot: `allProducts(for:)` answers where its source throws GatewayError.missing. "
          + "Let the error through: nothing is known then. [errors]"
      ])
    let dropping = odd(list: { usual, scope in
      try await usual.allProducts(for: scope).filter { (try? $0.get()) != nil }
    })
    #expect(
      await faults(of: dropping) == [
        "teapot: `allProducts(for:)` does not have the fault of a record that cannot be read in the record's place. "
          + "Put it there, so that nobody takes the product for repaid. [errors]"
      ])
  }

  @Test("asks that another customer's product does not exist")
  func notFound() async {
    let plugin = odd(
      list: { usual, _ in try await usual.allProducts(for: .allCustomers) },
      details: { usual, id, _ in try await usual.productWithDetails(by: id, for: .allCustomers) })
    #expect(
      await faults(of: plugin) == [
        "teapot:1: Another customer's product is answered with the product teapot:1. Throw ProductError.notFound with its "
          + "id, as for one that does not exist. [not-found]",
        "teapot:2: Another customer's product is answered with the product teapot:2. Throw ProductError.notFound with its "
          + "id, as for one that does not exist. [not-found]",
        "teapot: A customer without products is shown a list of 2. Ask the gateway for the scope of the request. "
          + "[not-found]",
      ])
  }

  @Test("asks that a product that does not exist is not found")
  func unknown() async {
    let plugin = odd(details: { usual, id, scope in
      let known = try await usual.allProducts(for: .allCustomers).contains { (try? $0.get().id) == id }
      guard known else { throw EventRefusal.notOffered }
      return try await usual.productWithDetails(by: id, for: scope)
    })
    let found = await faults(of: plugin)
    #expect(
      found == [
        "teapot: A product that does not exist is answered with notOffered. Throw ProductError.notFound with "
          + "its id. [not-found]"
      ])
  }

  @Test("asks for the product that was asked for")
  func wrongAnswer() async {
    let plugin = odd(details: { usual, id, scope in
      guard id.id == "2" else { return try await usual.productWithDetails(by: id, for: scope) }
      _ = try await usual.productWithDetails(by: id, for: scope)
      return try await usual.productWithDetails(by: ProductID(type: id.type, id: "1"), for: .allCustomers)
    })
    #expect(
      await faults(of: plugin) == [
        "teapot:2: The interactor answers with the product teapot:1. Return the one that is asked for. [screens-build]"
      ])
  }

  @Test("asks that a cancelled request ends")
  func cancellation() async {
    let plugin = odd(details: { usual, id, scope in
      try await Task { try await usual.productWithDetails(by: id, for: scope) }.value
    })
    #expect(
      await faults(of: plugin) == [
        "teapot: `productWithDetails(by:for:)` goes on after its request is cancelled. Await the gateway in the request's "
          + "own task, and let CancellationError through. [cancellation]"
      ])
  }

  @Test("names the call that does not return in time, and waits for no other")
  func deadline() async {
    let message =
      " does not return within 10 s, and the rules that need its answer were not checked. Await what it waits for instead "
      + "of blocking, and end its loops; if the test machine is slow, pass `deadline:`. [deadline]"
    let waiting = odd(list: { _, _ in
      try await Task.sleep(for: .seconds(600))
      return []
    })
    #expect(await hasty(waiting) == ["teapot: `allProducts(for:)`" + message])
    let blocking = odd(details: { usual, id, scope in
      Self.block()
      return try await usual.productWithDetails(by: id, for: scope)
    })
    #expect(await hasty(blocking) == ["teapot:1: `productWithDetails(by:for:)`" + message])
    var habits = Teapot.Habits()
    habits.change = { _, _, _ in Self.block() }
    #expect(
      await hasty(Teapot.plugin(habits: habits)) == ["teapot:1, main, en_US: `viewModel(for: .main, in:)`" + message])
    let choosy = odd(list: { usual, scope in
      do { return try await usual.allProducts(for: scope) } catch is CancellationError {
        Self.block()
        return []
      } catch {
        Self.block()
        throw error
      }
    })
    #expect(await hasty(choosy) == ["teapot: `allProducts(for:)`" + message])
    let slowInitializer = odd(details: { usual, id, scope in
      try await usual.gateway.product(by: id, for: scope) { record in
        Self.block()
        return Teapot(record: record, habits: usual.habits)
      }
    })
    #expect(await hasty(slowInitializer) == ["teapot:1: `productWithDetails(by:for:)`" + message])
  }

  @Test("takes a list that throws for one fault")
  func throwingList() async {
    struct Steam: Error {}
    #expect(
      await faults(of: odd(list: { _, _ in throw Steam() })) == [
        "teapot: `allProducts(for:)` throws Steam() for the sample records. Return an entry for each record, also for one "
          + "that cannot be read; throw only if the source does. [list]"
      ])
    #expect(
      await faults(of: odd(details: { _, _, _ in throw Steam() })) == [
        "teapot:1 (and in 1 more place): The product's details cannot be had: Steam(). Mend the sample record, or the "
          + "interactor. [screens-build]"
      ])
  }

  private func hasty(_ plugin: ProductWithSamples) async -> [String] {
    await conformanceFaults(of: plugin, deadline: .seconds(10)).map(\.description)
  }

  /// Blocks the thread for longer than any test lasts.
  private static func block() { Thread.sleep(forTimeInterval: 3_600) }

  @Test("asks for a header that needs no more than a list reads")
  func listedHeader() async {
    var habits = Teapot.Habits()
    habits.changeTop = { header, record in
      if record.reading == .header { header.subtitle = "–" }
    }
    let message =
      "The list shows another header than the product with its details has. A list reads only what a header needs: "
      + "make the header of the facts that `LoanRecord.Reading.header` names. [listed-header]"
    let found = await faults(of: Teapot.plugin(habits: habits))
    #expect(found == ["teapot:1 (and in 1 more place): \(message)"])
  }

  @Test("asks for the order of the source")
  func sourceOrder() async {
    let plugin = odd(list: { usual, scope in
      try await usual.allProducts(for: scope).sorted {
        ((try? $0.get().id.id) ?? "") < ((try? $1.get().id.id) ?? "")
      }
    })
    #expect(
      await faults(of: plugin) == [
        "teapot: The products are listed as 1, 2 where the source has 2, 1. "
          + "List one product for each record, in the source's order. [source-order]"
      ])
    let numbered = odd(list: { usual, scope in
      try await usual.allProducts(for: scope).enumerated().map { index, entry in
        entry.map { product in
          guard var teapot = product as? Teapot else { return product }
          teapot.habits.changeTop = { header, _ in header.subtitle = "\(index)" }
          return teapot
        }
      }
    })
    #expect(
      await faults(of: numbered) == [
        "teapot:1 (and in 1 more place): The product looks different where its record stands elsewhere in the source. "
          + "Make it of its own record alone. [source-order]"
      ])
  }

  private func odd(
    list: (@Sendable (TeapotBusinessLogic, CustomerScope) async throws -> [ProductEntry])? = nil,
    details: (@Sendable (TeapotBusinessLogic, ProductID, CustomerScope) async throws -> any ProductProtocol)? = nil
  ) -> ProductWithSamples {
    Teapot.plugin(interactor: { OddBusinessLogic(usual: $0, list: list, details: details) })
  }
}
