import DesignSystem
import LoanDetailCore
import Loans
import Localization

/// A product whose main screen breaks one rule, and that is the real one in all else.
struct FaultyProduct: ProductProtocol {
  let real: any ProductProtocol
  let fault: PluginFault
  let id: ProductID

  var title: LocalizedText { real.title }
  var diagnostics: [Diagnostic] { real.diagnostics }
  var screens: [ScreenID] { real.screens }
  var basis: ScreenBasis { real.basis }

  static func kind(of type: ProductType) -> CustomItem.Kind { CustomItem.Kind(rawValue: "\(type):plate") }

  func headerItem(in context: PresentationContext) -> Item { real.headerItem(in: context) }

  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    let screen = real.mainViewModel(in: context)
    let header = fault == .noHeader ? note("faulty.top") : screen.headerItem
    return ProductViewModel(headerItem: header, contentItems: screen.contentItems + faultyItems)
  }

  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    screen == .main ? mainViewModel(in: context) : real.viewModel(for: screen, in: context)
  }

  private var faultyItems: [Item] {
    let money = MoneyValue(minorUnits: 1, decimals: 2, currency: "RUB", text: "1", spoken: "1")
    let kind = Self.kind(of: id.type)
    return switch fault {
    case .duplicateName: [note("faulty"), note("faulty")]
    case .emptyName: [note("")]
    case .sum:
      [
        .breakdown(
          Breakdown(
            id: "faulty", total: Row(id: "faulty.total", label: "All", value: .money(money)),
            parts: ["faulty.1", "faulty.2"].map { Row(id: $0, label: "Part", value: .money(money)) }))
      ]
    case .cells:
      [
        .table(
          Table(
            id: "faulty", title: "Faulty", columns: [.init(id: "sum", title: "Sum")],
            rows: [TableRow(id: "faulty.1", cells: [.money(money), .money(money)])]))
      ]
    case .amounts:
      [
        .chart(
          Chart(
            id: "faulty", title: "Faulty", summary: "Less.", shape: .lines, axis: "Year",
            series: [.init(id: "sum", title: "Sum")], points: [.init(id: "faulty.1", label: "1", amounts: [])]))
      ]
    case .undeclaredKind: [plate(CustomItem.Kind(rawValue: "\(id.type):unheard-of"), holes: .integer(3))]
    case .brokenPayload: [plate(kind, holes: .flag(true))]
    case .nestedCustom:
      [
        .custom(
          CustomItem(
            id: "faulty.outer", kind: kind, accessibilityLabel: "Plate", payload: [.init("holes", .integer(3))],
            fallback: plate(kind, holes: .integer(3))))
      ]
    default: []
    }
  }

  private func plate(_ kind: CustomItem.Kind, holes: CustomItem.Payload) -> Item {
    .custom(
      CustomItem(
        id: "faulty", kind: kind, accessibilityLabel: "Plate", payload: [.init("holes", holes)],
        fallback: note("faulty.note")))
  }

  private func note(_ id: ItemID) -> Item { .note(Note(id: id, text: "Faulty")) }
}
