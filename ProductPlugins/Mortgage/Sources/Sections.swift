import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// The pledged home, as the product's own item. Clients that do not know its kind receive a section of rows.
struct Home: LoanSection {
  static let name: SectionName = "collateral"
  static let summary = "The pledged home."
  static let needs = [NeededFact("security", \.security)]

  let loan: LoanOnScreen
  let property: Property?

  /// The declaration of the item.
  static let card = OwnItem<PledgedHome>(
    "mortgage:collateral", title: Words.collateral, summary: "The pledged home.", absent: Words.homeUnknown,
    rowsFirst: ["title", "address", "registration", "value"],
    fields: [
      .text("title", LoanWords.securityKind, "What the home is.", row: "kind", isSpoken: true) { $0.security.title },
      .text("address", LoanWords.address, "Where it is.", isSpoken: true) { $0.security.address },
      .decimal(
        "areaSquareMetres", Words.area, "Its area, an exact decimal in square metres.", unit: Words.squareMetres,
        row: "area"
      ) { $0.property?.area ?? .notProvided },
      .integer("rooms", Words.rooms, "How many rooms it has.") { $0.property?.rooms ?? .notProvided },
      .money("value", LoanWords.securityValue, "What it was valued at.", caption: { $1.valuation(of: $0.security) }) {
        $0.security.value
      },
      .date("valuedOn", nil, "The day of the valuation.") { $0.security.valuedOn },
      .text("registration", LoanWords.registration(of: .realEstate), "Its cadastral number, masked unless asked for.") {
        $0.security.registration
      },
    ])

  /// The home that secures the debt; `nil` if no security is real estate.
  var security: Security? { facts.security.value?.first { $0.kind == .realEstate } }

  var items: [Item] {
    if let security {
      item(
        Self.card, titled: facts.lifecycle.phase.isOpen ? Words.collateral : Words.home,
        of: facts.security.map { _ in PledgedHome(security: security, property: property) })
    }
  }
}

/// A home that secures the debt, with the facts that only the specifics state.
struct PledgedHome: Sendable, Hashable {
  var security: Security
  /// The facts that only the specifics state; `nil` without them.
  var property: Property?
}

/// The reduced rate: the programme, the last day, the rate after it, and the condition. The last day and that rate are
/// left out if the coming changes on the same screen show them.
struct ReducedRate: LoanSection {
  static let name: SectionName = "subsidy"
  static let summary = "The reduced rate, its last day, and the rate after it."

  let loan: LoanOnScreen
  let subsidy: Subsidy?
  var isBesideChanges = false

  var title: LocalizedText? { Words.subsidy }
  var silence: String? {
    if facts.lifecycle.phase.isFinal { return "the loan is over" }
    return subsidy?.until.value.map { $0 < min(day, facts.asOf ?? day) } ?? false ? "the reduced rate has ended" : nil
  }

  var items: [Item] {
    if let subsidy {
      row("programme", Words.programme, subsidy.programme)
      if !(isBesideChanges && loan.comingChanges.contains(where: subsidy.isEnded(by:))) {
        row("until", Words.reducedUntil, subsidy.until)
        row("after", Words.rateAfter, subsidy.rateAfter) { percent($0, per: .year) }
      }
      row("condition", Words.keptWhile, subsidy.keptWhile)
    }
  }
}
