package import DesignSystem
package import LoanDetailCore

extension LoanPage {
  /// The reason why a view model shows a fault instead of the product; `nil` if it shows the product.
  package func cause(showing viewModel: any ProductViewModelProtocol) -> FaultCause? {
    cause ?? (viewModel.diagnostics.contains { $0.severity == .error } ? .brokenPlugin : nil)
  }

  /// Whether a view model of the page shows everything it should: what the mapping noted, and what could not be read
  /// of the product's data.
  package func outcome(showing viewModel: any ProductViewModelProtocol, in context: PresentationContext)
    -> ScreenDocument.Outcome
  {
    if let cause = cause(showing: viewModel) { return cause.outcome }
    let guarded = viewModel as? any GuardedViewModel
    var missing = guarded?.notes?.missing ?? []
    if missing.isEmpty, loan?.diagnostics.contains(where: \.isAboutLoss) ?? false {
      missing = [.init(id: "record", name: Self.partOfData(context.language), reason: .unreadable)]
    }
    return ScreenDocument.Outcome(
      missing: missing.map { one in
        ScreenDocument.Outcome.Missing(id: one.id, name: guarded?.texts(one.name) ?? one.name, reason: one.reason)
      })
  }

  /// The time for which a view model of the page is true.
  package func freshness(
    showing viewModel: any ProductViewModelProtocol, in context: PresentationContext
  ) -> ScreenDocument.Freshness {
    context.freshness((viewModel as? any GuardedViewModel)?.notes)
  }

  /// The title of a screen of the page. The main screen has the product's title.
  func title(of screen: ScreenID) -> LocalizedText {
    screen == .main ? title : manifest.title(of: screen) ?? title
  }

  private static let partOfData = LocalizedText(en: "Part of the data", ru: "Часть данных")
}
