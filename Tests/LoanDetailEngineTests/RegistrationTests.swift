import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans
import Testing

@MainActor
@Suite("Registration")
struct RegistrationTests {
  @Test("needs at least one interactor")
  func emptyList() {
    #expect(report(of: []) == "No product is installed. Give the strategist at least one interactor.")
  }

  @Test("reports every fault at once and names both sides of a clash")
  func allFaultsAtOnce() {
    let faults = report(of: [
      MadeUpInteractor("teapot", module: "Kettles"),
      MadeUpInteractor("tea pot", screens: [.schedule, .main], module: "Spaces"),
      MadeUpInteractor("teapot", screens: [], module: "Pots"),
      MadeUpInteractor("leasing"),
    ])
    #expect(
      faults == """
        The product type "teapot" is registered 2 times, by Kettles and Pots. Keep one of them.
        Spaces registers the product type "tea pot". A type's name is made of Latin letters, digits and hyphens, \
        and begins with a letter.
        Spaces does not state "main" as the first screen of "tea pot". Put it first in its manifest's screens.
        Pots does not state "main" as the first screen of "teapot". Put it first in its manifest's screens.
        """)
  }

  @Test("holds a product's own kinds to its own name, and each to one statement")
  func kinds() {
    let faults = report(of: [
      MadeUpInteractor("teapot", module: "Pots", kinds: ["teapot:lid", "kettle:lid", "teapot:lid", "teapot:lid"])
    ])
    #expect(
      faults == """
        Pots registers the item kind "kettle:lid". A kind of its own is named "teapot:" and a name of Latin letters, \
        digits and hyphens.
        Pots registers the item kind "teapot:lid" more than once. Keep one of them.
        """)
  }

  @Test("holds each flow to one statement, and to a name that a program can use")
  func flows() {
    let flows = ["polish", "polish", "pay", "", "Wärmen", "re-fill"].map { Flow($0, summary: "") }
    #expect(
      report(of: [MadeUpInteractor("teapot", module: "Pots", flows: flows)]) == """
        Pots registers the flow "". A flow's name is made of Latin letters, digits and hyphens, and begins with a letter.
        Pots registers the flow "Wärmen". A flow's name is made of Latin letters, digits and hyphens, and begins with \
        a letter.
        Pots registers the flow "polish", which is there already. Give its own flow another name.
        Pots registers the flow "pay", which is there already. Give its own flow another name.
        """)
  }

  @Test("holds each screen to one statement")
  func manifest() {
    let torn = MadeUpInteractor("teapot", screens: [.main, .schedule, .main, .schedule, .schedule], module: "Pots")
    #expect(
      report(of: [torn]) == """
        Pots states the screen "main" of "teapot" more than once. Keep one of them.
        Pots states the screen "schedule" of "teapot" more than once. Keep one of them.
        """)
  }

  @Test("accepts types named in Latin letters, digits and hyphens", arguments: ["a", "teapot", "car-lease-2", "POS"])
  func goodNames(name: String) {
    #expect(report(of: [MadeUpInteractor(ProductType(rawValue: name), ids: [])]) == nil)
  }

  @Test("refuses other names of types", arguments: ["", "2nd", "-a", "tea_pot", "чайник", "a:b", "a\n"])
  func badNames(name: String) {
    #expect(report(of: [MadeUpInteractor(ProductType(rawValue: name), ids: [])]) != nil)
  }

  private func report(of interactors: [any ProductBusinessLogicProtocol]) -> String? {
    do throws(RegistrationError) {
      _ = try InteractionStrategist(interactors, scope: .allCustomers)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
