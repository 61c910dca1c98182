import DesignSystem
import Dispatch
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import Loans
import Localization
import Testing

/// A view that remembers what it was told, and expects that the main actor tells it.
@MainActor
final class RecordingView: ViewInputProtocol {
  var items: [any ProductViewModelProtocol] = []
  var selectedIndex: Int?
  var updates: [(item: any ProductViewModelProtocol, index: Int)] = []
  /// The number of lists.
  var lists = 0

  func update(items: [any ProductViewModelProtocol], and selectedIndex: Int?) {
    #expect(MainQueue.isCurrent)
    self.items = items
    self.selectedIndex = selectedIndex
    lists += 1
  }

  func update(item: any ProductViewModelProtocol, at index: Int) {
    #expect(MainQueue.isCurrent)
    updates.append((item, index))
  }

  /// What the last update shows.
  var shown: String { updates.last.map { $0.item.drawn } ?? "" }

  /// What the last update of a page shows.
  func last(at index: Int) -> String? { updates.last { $0.index == index }?.item.drawn }
}

/// The queue of the main actor. The compiler takes some code for code of an actor that runs elsewhere: the body of a
/// task group in a function that is in the domain of its caller.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the main actor runs this code.
  static var isCurrent: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) == true
  }
}

/// The whole loop over made-up interactors.
@MainActor
struct Loop {
  let view = RecordingView()
  let strategist: InteractionStrategist
  let presenter: Presenter
  let context: PresentationContext

  init(
    _ interactors: [any ProductBusinessLogicProtocol], scope: CustomerScope = .allCustomers,
    router: ScreenRouter? = nil, locale: String = "en_US", deadline: Duration = .seconds(20 * 60),
    clock: any Clock<Duration> = ContinuousClock()
  ) throws {
    strategist = try InteractionStrategist(interactors, scope: scope, deadline: deadline, clock: clock)
    context = PresentationContext(
      formatter: LocaleFormatter(locale: locale), asOf: try #require(CalendarDate("2026-11-21")))
    presenter = Presenter(interaction: strategist, router: router ?? ScreenRouter(), context: context)
    strategist.presenter = presenter
    presenter.view = view
  }

  /// The ids of the list, with a mark where something stands in a product's place.
  var list: [String] {
    strategist.pages.map { page in
      switch page.content {
      case .loan(let loan): "\(loan.id)"
      case .fault(let fault): "fault \(fault.id): \(fault.diagnostics.map(\.id).joined(separator: " "))"
      case .unavailable(let diagnostic, _): "unavailable \(diagnostic.path): \(diagnostic.id)"
      }
    }
  }
}

extension ProductViewModelProtocol {
  /// Every text of the tree, a line each.
  var drawn: String {
    ([headerItem] + contentItems).flatMap(\.lines).joined(separator: "\n")
  }
}

extension Item {
  fileprivate var lines: [String] {
    let own: [String] =
      switch self {
      case .header(let header): [header.title, header.subtitle].compactMap(\.self)
      case .banner(let banner): [banner.title, banner.text].compactMap(\.self)
      case .note(let note): [note.text]
      case .status(let status): [status.text]
      default: []
      }
    return own + children.flatMap(\.lines)
  }
}
