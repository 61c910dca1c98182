public import DesignSystem
public import LoanDetailCore
package import Loans
import Localization

/// One checked screen of a page. Views take its items, and answers take its document.
///
/// The product maps itself. Then the rules for item trees are checked: a custom item that does not match its kind is
/// replaced by its fallback, a flow that is not in the manifest becomes `.sourceFlow`, and repeated ids get
/// numbers. If the tree itself breaks a rule and might mislead the reader, a fault page replaces this screen; other
/// screens are not affected.
///
/// The language of the product's context masks the numbers of the product's data, unless the reader sees numbers.
package struct CheckedScreen: ProductViewModelProtocol {
  package let page: LoanPage
  package let headerItem: Item
  package let contentItems: [Item]
  package let diagnostics: [Diagnostic]
  package let dependsOnDay: Bool
  /// The screens of the product that have something to show.
  package let screens: [ScreenID]
  package let input: ScreenDocument.Input?
  private let screen: ScreenID
  let context: PresentationContext
  private let basis: ScreenBasis

  /// Shows a screen of a page, or its main screen if the product has no such screen.
  package init(of page: LoanPage, on screen: ScreenID, in context: PresentationContext) {
    self.init(page, screen, context) { $0.viewModel(for: screen, in: $1) ?? $0.mainViewModel(in: $1) }
  }

  /// Shows only the header of a page, for a list.
  package init(inList page: LoanPage, in context: PresentationContext) {
    self.init(page, .main, context, isListed: true) {
      ProductViewModel(headerItem: $0.headerItem(in: $1), contentItems: [])
    }
  }

  /// Maps the product of a page with `map`, and checks what it shows.
  private init(
    _ page: LoanPage, _ screen: ScreenID, _ context: PresentationContext, isListed: Bool = false,
    map: (any ProductProtocol, PresentationContext) -> any ProductViewModelProtocol
  ) {
    let basis = page.loan?.basis ?? ScreenBasis()
    let context = context.speaking(page.manifest.ownWords).keepingTime(of: basis.timeZone)
      .masking(basis.numbers)
    let viewModel = page.loan.map { map($0, context) }
    var rules = TreeRules(kinds: page.manifest.customKinds, flows: page.manifest.flows, events: page.manifest.events)
    let checked = viewModel.map { (rules.check(header: $0.headerItem), rules.checked($0.contentItems)) }
    if let (header, contents) = checked, rules.faults.allSatisfy(\.rule.isMended) {
      let tree = rules.finished(header, contents)
      headerItem = tree.header
      let inDoubt = page.eventInDoubt == nil || isListed ? [] : [Item.checkingEvent(in: context)]
      contentItems = inDoubt + tree.items
      context.provenance?.noteSharedName(tree.originals)
    } else {
      let fault = FaultPage(page, in: context)
      headerItem = fault.header
      contentItems = isListed ? [] : [fault.banner]
    }
    diagnostics = (viewModel?.diagnostics ?? []) + Diagnostic.brokenRules(rules.faults, of: page)
    dependsOnDay = viewModel?.dependsOnDay ?? false
    screens = viewModel?.screens ?? []
    input = viewModel?.input
    self.page = page
    self.screen = screen
    self.context = context
    self.basis = basis
  }

  /// The screen that a view received from its presenter.
  package init(
    received viewModel: any ProductViewModelProtocol, of page: LoanPage, on screen: ScreenID,
    in context: PresentationContext
  ) {
    headerItem = viewModel.headerItem
    contentItems = viewModel.contentItems
    diagnostics = viewModel.diagnostics
    dependsOnDay = viewModel.dependsOnDay
    screens = viewModel.screens
    input = viewModel.input
    basis = page.loan?.basis ?? ScreenBasis()
    self.page = page
    self.screen = screen
    self.context = context.speaking(page.manifest.ownWords).keepingTime(of: basis.timeZone)
      .masking(basis.numbers)
  }

  /// The findings about the page's data and the plugin, looked for at each call.
  package var findings: [Diagnostic] { page.diagnostics + diagnostics }

  /// The document of the screen.
  ///
  /// - Parameter findings: the findings that it states, which are for staff only.
  package func document(stating findings: [Diagnostic]) -> ScreenDocument {
    let shown = page.hasScreen(screen, in: context) ? screen : .main
    var document = ScreenDocument(
      subject: .init(id: page.id?.id ?? "", type: page.manifest.type.rawValue, title: page.title(context.language)),
      screen: shown,
      title: shown == .main ? nil : page.manifest.title(of: shown).map { $0(context.language) },
      language: context.language.code, locale: context.formatter.locale, asOf: "\(context.asOf)",
      headerItem: headerItem, contentItems: contentItems,
      remarks: findings.map(ScreenDocument.Remark.init))
    document.outcome = outcome
    document.freshness = freshness
    document.navigation = navigation(on: shown)
    document.otherLanguages = context.language.otherLanguages
    if let question = context.question, shown == question.screen {
      document.question = ScreenDocument.Question(question)
      document.input = cause == nil ? input : nil
    }
    return document
  }

  /// The way from a screen to the other screens of the product; `nil` if it has no others.
  private func navigation(on shown: ScreenID) -> ScreenDocument.Navigation? {
    guard let loan = page.loan, let main = loan.screens.first else { return nil }
    var open = screens.isEmpty ? loan.screens : screens
    if !open.contains(shown) { open = loan.screens.filter { open.contains($0) || $0 == shown } }
    if !open.contains(shown) { open.append(shown) }
    guard open.count > 1 else { return nil }
    let titled = open.compactMap { screen -> ScreenDocument.Navigation.Screen? in
      let title = screen == main ? page.title : page.manifest.title(of: screen)
      return title.map { .init(id: screen, title: $0(context.language), icon: page.manifest.icon(of: screen)) }
    }
    return ScreenDocument.Navigation(parent: shown == main ? nil : main, screens: titled)
  }

  /// The reason why the screen shows a fault instead of the product; `nil` if it shows the product.
  package var cause: FaultCause? {
    page.cause ?? (diagnostics.contains { $0.severity == .error } ? .brokenPlugin : nil)
  }

  /// Whether the screen shows everything it should. Unreadable data makes it partial even if no item states it.
  package var outcome: ScreenDocument.Outcome {
    if let cause { return cause.outcome }
    var missing = [headerItem].missing + contentItems.missing
    if missing.isEmpty, page.loan?.diagnostics.contains(where: \.isAboutLoss) ?? false {
      missing = [.init(id: "record", name: Self.partOfData(context.language), reason: .unreadable)]
    }
    return ScreenDocument.Outcome(missing: missing)
  }

  /// The days and the validity of the screen. It is valid until the first cut-off time of an available action, or until
  /// the end of the day if it depends on the day.
  package var freshness: ScreenDocument.Freshness {
    var freshness = context.freshness
    if cause == nil {
      freshness.dataAsOf = basis.dataAsOf.map { "\($0)" }
      // All moments are in one time zone, so the order of their texts is their order in time.
      let moments = [dependsOnDay ? context.endOfDay : nil] + contentItems.cutOffs.map(\.iso)
      freshness.validUntil = moments.compactMap(\.self).min()
    }
    return freshness
  }

  private static let partOfData = LocalizedText(en: "Part of the data", ru: "Часть данных")
}

extension ScreenDocument {
  /// Makes the document of a page from the view model that a view received.
  ///
  /// - Parameters:
  ///   - page: the page of the list.
  ///   - viewModel: the page's view model.
  ///   - screen: the screen that is open. If the product does not have it, the document is of its main screen.
  ///   - context: the context of the presenter.
  public init(
    of page: LoanPage, as viewModel: any ProductViewModelProtocol, on screen: ScreenID, in context: PresentationContext
  ) {
    let screen = CheckedScreen(received: viewModel, of: page, on: screen, in: context)
    self = screen.document(stating: screen.findings)
  }
}

extension ScreenDocument.Question {
  fileprivate init(_ question: ScreenQuestion) {
    let stated: (name: String, parameters: [(name: String, value: String)]) =
      switch question {
      case .whatIf(let asked): (asked.scenario.name.rawValue, asked.parameters)
      case .statement(let period): (ScreenID.statement.rawValue, period.stated)
      }
    self.init(stated.name, stated.parameters.map { Parameter($0.name, $0.value) })
  }
}

extension ScreenQuestion {
  /// The screen that answers.
  fileprivate var screen: ScreenID {
    switch self {
    case .whatIf: .whatIf
    case .statement: .statement
    }
  }
}

extension ScreenDocument.Remark {
  package init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id, severity: diagnostic.severity.rawValue, path: diagnostic.path, message: diagnostic.message)
  }
}
