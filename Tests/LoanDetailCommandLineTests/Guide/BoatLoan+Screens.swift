import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections

extension BoatLoan: SectionedProduct {
  func sections(on screen: ScreenID, of loan: ShownLoan) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    let boat = Boat(loan: loan, vessel: vessel)
    return switch screen {
    case .main:
      standard?
        .before(.terms, boat)
        .replacing(.more, with: More(loan, adding: [toInspections(loan)]))
        .without(.operations)
    case .details: standard?.after(.terms, boat)
    case Self.inspections: SectionList(Inspections(loan: loan, vessel: vessel))
    default: standard
    }
  }

  private func toInspections(_ loan: ShownLoan) -> Action {
    Action(
      id: "more.inspections", title: BoatWords.inspections(loan.context.language),
      destination: .screen(Self.inspections))
  }
}

/// The boat, as an item of this product's own; other clients see it as a section of rows.
struct Boat: LoanSection {
  static let name: SectionName = "boat"
  static let summary = "The boat: its name, its berths and the harbour dues."

  let loan: ShownLoan
  let vessel: Vessel?

  var items: [Item] {
    if let vessel, let name = vessel.name.value?(language) {
      let _ = trace(id, [vessel.name.source])
      let payload: [CustomItem.Field?] = [
        .init("name", .value(.text(name))), vessel.berths.value.map { .init("berths", .integer(Int64($0))) },
        vessel.dues.value.map { .init("dues", .value(value($0))) },
      ]
      Item.custom(
        CustomItem(
          id: id, kind: BoatLoan.vesselKind.name, accessibilityLabel: name, payload: payload.compactMap(\.self),
          fallback: .section(Section(id: id("rows"), title: BoatWords.boat(language), items: rows(of: vessel)))))
    }
  }

  @ItemsBuilder
  private func rows(of vessel: Vessel) -> [Item] {
    row("name", BoatWords.boat, vessel.name)
    row("berths", BoatWords.sleeps, vessel.berths) { .text(formatter.count($0, BoatWords.berths)) }
    row("dues", BoatWords.dues, vessel.dues, states: .fees)
  }
}

/// The last inspection, or that none is known.
struct Inspections: LoanSection {
  static let name: SectionName = "inspections"
  static let summary = "The last inspection of the boat."

  let loan: ShownLoan
  let vessel: Vessel?

  var title: LocalizedText? { BoatWords.inspections }
  var sources: [ProvenanceLog.Source] { [inspected.source] }

  var items: [Item] {
    let last = row("last", BoatWords.inspected, inspected)
    if last.isEmpty { note("none", BoatWords.noInspection) } else { last }
  }

  private var inspected: Fact<CalendarDate> { vessel?.inspected ?? .notProvided }
}
