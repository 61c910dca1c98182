import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

extension BoatLoan {
  func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    let boat = Boat(loan: loan, vessel: vessel)
    return switch screen {
    case .main:
      standard?
        .before(.terms, boat)
        .replacing(.more, with: More(loan, adding: [toInspections(loan)]))
        .without(.operations)
    case .details: standard?.after(.terms, boat)
    case Self.inspections: SectionList(Inspections(loan: loan, vessel: vessel, isBooked: isInspectionBooked))
    default: standard
    }
  }

  func ownStatuses(in context: PresentationContext) -> [Status] {
    guard let inspected = vessel?.inspected, inspected.value != nil else { return [] }
    return [status("status.inspected", BoatWords.isInspected, tone: .positive, from: inspected, in: context)]
  }

  private func toInspections(_ loan: LoanOnScreen) -> Action {
    Action(
      id: "more.inspections", title: BoatWords.inspections(loan.context.language),
      destination: .screen(Self.inspections))
  }
}

/// The boat, as an item of this product's own; other clients see it as a section of rows.
struct Boat: LoanSection {
  static let name: SectionName = "boat"
  static let summary = "The boat: its name, its hull, its berths and the harbour dues."

  static let card = OwnItem<Vessel>(
    "boatLoan:vessel", title: BoatWords.boat, summary: "The boat.",
    fields: [
      .text("name", BoatWords.name, "What the boat is called.", isRequired: true, isSpoken: true) { $0.name },
      .choice("hull", BoatWords.hull, "What it is built of.", words: BoatWords.text) { $0.hull },
      .integer("berths", BoatWords.sleeps, "How many can sleep aboard.", counted: BoatWords.berths) { $0.berths },
      .money("dues", BoatWords.dues, "What the berth costs a year.", states: .fees) { $0.dues },
    ])

  let loan: LoanOnScreen
  let vessel: Vessel?

  var items: [Item] { item(Self.card, of: vessel) }
}

/// The last inspection, or that none is known, and whether another one is booked.
struct Inspections: LoanSection {
  static let name: SectionName = "inspections"
  static let summary = "The last inspection of the boat."

  let loan: LoanOnScreen
  let vessel: Vessel?
  let isBooked: Bool

  var title: LocalizedText? { BoatWords.inspections }
  var sources: [ProvenanceLog.Source] { [inspected.source] }

  var items: [Item] {
    let last = row("last", BoatWords.inspected, inspected)
    if last.isEmpty { note("none", BoatWords.noInspection) } else { last }
    if isBooked { note("booked", BoatWords.isBooked) } else { booking }
  }

  private var booking: Item {
    let title = BoatWords.book(loan.context.language)
    return .actionGroup(
      ActionGroup(
        id: "inspections.actions", title: title,
        actions: [
          Action(id: "inspections.book", title: title, icon: .calendar, destination: .event("inspection.book"))
        ]))
  }

  private var inspected: Fact<CalendarDate> { vessel?.inspected ?? .notProvided }
}
