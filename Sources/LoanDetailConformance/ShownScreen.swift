import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans
import Localization

/// One screen of a product in one language.
struct ShownScreen: Sendable {
  /// The main screen and its header, made by the product's two other functions.
  struct Twins: Sendable {
    /// The screen that `mainViewModel(in:)` makes.
    var main: ScreenDocument
    /// The header that `headerItem(in:)` makes.
    var header: Item
  }

  let product: ProductID
  let context: PresentationContext
  let document: ScreenDocument
  /// The findings of the view model.
  let diagnostics: [Diagnostic]
  /// The sources of each item and its parts.
  let explanation: ScreenExplanation
  /// The shortest time in which the product made its view model.
  let time: Duration
  /// The main screen and its header as two other functions make them; `nil` for other screens.
  private(set) var twins: Twins?

  /// Makes a screen; `nil` if the product has no view model for it.
  ///
  /// A screen that is not made within the ``budget`` is made up to four times more.
  init?(of loan: any ProductProtocol, _ screen: ScreenID, in context: PresentationContext) {
    let log = ProvenanceLog()
    let logged = context.explaining(to: log)
    var made: (any ProductViewModelProtocol)?
    var time = ContinuousClock().measure { made = loan.viewModel(for: screen, in: logged) }
    guard let made else { return nil }
    // A busy machine is slow once, a product always.
    for _ in 0..<4 where time > Self.budget {
      time = min(time, ContinuousClock().measure { _ = loan.viewModel(for: screen, in: context) })
    }
    self.init(of: loan, model: made, screen: screen, in: context, log: log, time: time)
    guard screen == .main else { return }
    twins = Twins(
      main: Self.document(of: loan, model: loan.mainViewModel(in: context), screen: screen, in: context),
      header: loan.headerItem(in: context))
  }

  private init(
    of loan: any ProductProtocol, model: any ProductViewModelProtocol, screen: ScreenID,
    in context: PresentationContext, log: ProvenanceLog, time: Duration
  ) {
    self.time = time
    product = loan.id
    self.context = context
    document = Self.document(of: loan, model: model, screen: screen, in: context)
    diagnostics = model.diagnostics
    explanation = ScreenExplanation(of: document, by: log)
  }

  private static func document(
    of loan: any ProductProtocol, model: any ProductViewModelProtocol, screen: ScreenID,
    in context: PresentationContext
  ) -> ScreenDocument {
    ScreenDocument(
      subject: .init(id: loan.id.id, type: "\(loan.id.type)", title: loan.title(context.language)), screen: screen,
      language: context.language.code, locale: context.formatter.locale, asOf: "\(context.asOf)",
      headerItem: model.headerItem, contentItems: model.contentItems, remarks: [])
  }

  /// The time that a product may take for one screen, also in a debug build.
  static let budget = Duration.milliseconds(300)

  /// The place of a finding on the screen.
  var place: String { "\(product), \(document.screen), \(document.locale)" }

  /// Every item, in reading order. The items inside an item follow it.
  var items: [Item] { ([document.headerItem] + document.contentItems).flatMap(\.withDescendants) }

  /// The states in the header.
  var statuses: [Status] { document.headerItem.statuses }
}

extension Item {
  /// The item, followed by all items inside it.
  fileprivate var withDescendants: [Item] { [self] + children.flatMap(\.withDescendants) }

  /// The states that are directly inside the item.
  var statuses: [Status] {
    children.compactMap { if case .status(let status) = $0 { status } else { nil } }
  }
}
