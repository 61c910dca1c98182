import DesignSystem
import LoanDetailCore
import LoanDetailSections

extension BoatLoan: ViewModelConvertible {
  var screens: [ScreenID] { Self.manifest.screens }

  func headerItem(in context: PresentationContext) -> Item { sections(in: context).header() }

  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    let sections = sections(in: context)
    let inspections = Action(
      id: "more.inspections", title: BoatWords.inspections(context.language), destination: .screen(Self.inspections))
    return ProductViewModel(
      headerItem: sections.header(),
      contentItems: sections.notices() + sections.nextPayment() + sections.actions() + boat(sections)
        + sections.terms() + sections.more([inspections]))
  }

  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    let sections = sections(in: context)
    return switch screen {
    case .main: mainViewModel(in: context)
    case Self.inspections: ProductViewModel(headerItem: sections.header(), contentItems: inspected(sections))
    case .details: sections.details(boat(sections))
    default: sections.standardScreen(screen)
    }
  }

  private func sections(in context: PresentationContext) -> LoanSections {
    LoanSections(record, typeTitle: Self.manifest.title, in: context)
  }

  /// The boat, as an item of this product's own; other clients see it as a section of rows.
  private func boat(_ sections: LoanSections) -> [Item] {
    guard let vessel, let name = vessel.name.value?(sections.context.language) else { return [] }
    sections.trace("boat", [vessel.name.source])
    let berths = sections.row("boat.berths", BoatWords.sleeps, vessel.berths) {
      .text(sections.context.formatter.count($0, BoatWords.berths))
    }
    let dues = sections.row("boat.dues", BoatWords.dues, vessel.dues, material: .fees) { sections.value($0) }
    let rows = sections.textRow("boat.name", BoatWords.boat, name) + berths + dues
    let payload: [CustomItem.Field?] = [
      .init("name", .value(.text(name))), vessel.berths.value.map { .init("berths", .integer(Int64($0))) },
      vessel.dues.value.map { .init("dues", .value(sections.value($0))) },
    ]
    return [
      .custom(
        CustomItem(
          id: "boat", kind: Self.vesselKind.name, accessibilityLabel: name, payload: payload.compactMap(\.self),
          fallback: .section(
            Section(id: "boat.rows", title: BoatWords.boat(sections.context.language), items: rows))))
    ]
  }

  private func inspected(_ sections: LoanSections) -> [Item] {
    let inspected = vessel?.inspected ?? .notProvided
    sections.trace("inspections", [inspected.source])
    let row = sections.row("inspections.last", BoatWords.inspected, inspected) {
      sections.value($0)
    }
    let none = Note(id: "inspections.none", text: BoatWords.noInspection(sections.context.language))
    return sections.section("inspections", BoatWords.inspections, row.isEmpty ? [.note(none)] : row)
  }
}
