public import DesignSystem
public import LoanDetailCore
public import Loans
public import Localization

/// A product whose screens are lists of sections. Its mapping reads like a table of contents:
///
/// ```swift
/// extension BoatLoan: SectionedProduct {
///   func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
///     let standard = SectionList.standard(screen, of: loan)
///     return switch screen {
///     case .main, .details: standard?.after(.terms, Boat(loan, vessel))
///     case Self.inspections: SectionList(Inspections(loan, vessel))
///     default: standard
///     }
///   }
/// }
/// ```
///
/// All screens have the same header. Every such product answers the question of a `WhatIf` on the screen
/// `ScreenID.whatIf`, and has the screen `ScreenID.statement`; its manifest names neither.
public protocol SectionedProduct: FactStatingProduct {
  var record: LoanRecord { get }
  var manifest: ProductManifest { get }

  /// The sections of a screen; `nil` if the product has no such screen. The default is the standard list.
  func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList?

  /// Whether a screen has content, so that links may lead to it. By default, the facts of the loan decide about the
  /// standard screens, and the product's own screens always have content.
  func tells(_ screen: ScreenID, of loan: LoanOnScreen) -> Bool

  /// The statuses that the product adds to the header of every screen. Give them ids of their own, and make them with
  /// ``status(_:_:short:tone:from:in:)``. The default is none.
  func ownStatuses(in context: PresentationContext) -> [Status]

  /// The coming changes that only the product knows, such as the end of a programme. A change with the kind and the day
  /// of a shared one adds its details to that one, such as the reason. The default is none.
  var ownChanges: [ComingChange] { get }
}

extension SectionedProduct {
  public var id: ProductID { record.id }
  /// The title in the source or, if there is none, the title of the product type.
  public var title: LocalizedText { record.facts.title.value ?? manifest.title }
  public var screens: [ScreenID] { manifest.screens }
  public var basis: ScreenBasis { ScreenBasis(record) }
  public var ownWords: OwnWords { manifest.ownWords }
  public var answersWhatIf: Bool { true }
  public var hasStatement: Bool { true }
  public var diagnostics: [Diagnostic] { record.diagnostics }
  public var contradictions: [Diagnostic] { record.contradictions }

  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? { .standard(screen, of: loan) }
  public func tells(_ screen: ScreenID, of loan: LoanOnScreen) -> Bool { SectionList.standardTells(screen, of: loan) }
  public func ownStatuses(in context: PresentationContext) -> [Status] { [] }
  public var ownChanges: [ComingChange] { [] }

  /// A status of the product's own, with the fact that it follows from as its origin. Use it in ``ownStatuses(in:)``.
  ///
  /// A text of more than `Banner.shortLength` characters needs a short form for narrow screens.
  public func status(
    _ id: ItemID, _ text: LocalizedText, short: LocalizedText? = nil, tone: Tone = .neutral, from fact: Fact<some Any>,
    in context: PresentationContext
  ) -> Status {
    context.provenance?.add([fact.source], to: id)
    let text = text(context.language)
    let short = Banner.isShort(text) ? nil : short?(context.language)
    return Status(id: id, text: text, short: short, tone: tone)
  }

  /// The loan for a reader.
  public func shown(in context: PresentationContext) -> LoanOnScreen {
    let manifest = manifest
    let context = context.speaking(manifest.ownWords)
    return LoanOnScreen(record, typeTitle: manifest.title, in: context, adding: ownStatuses(in: context), ownChanges)
  }

  public func headerItem(in context: PresentationContext) -> Item { shown(in: context).header }

  public func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    viewModel(for: .main, in: context) ?? ProductViewModel(headerItem: headerItem(in: context), contentItems: [])
  }

  public func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    guard hasScreen(screen, in: context) else { return nil }
    let loan = shown(in: context)
    return sections(on: screen, of: loan).map { list in
      let open = screens.filter { tells($0, of: loan) }
      var shown = ProductViewModel(
        headerItem: loan.header,
        contentItems: Self.items(list.items, linkedTo: open.filter { $0 != screen } + [.statement]),
        diagnostics: list.diagnostics)
      shown.screens = open
      if context.forms != .none {
        if screen == .whatIf { shown.input = WhatIfSentence(loan: loan).input }
        if screen == .statement { shown.input = StatementFaultNotice(loan: loan).input }
      }
      return shown
    }
  }

  /// The items with links to these screens only.
  private static func items(_ items: [Item], linkedTo screens: [ScreenID]) -> [Item] {
    items.withoutLinks(to: items.linkedScreens.filter { !screens.contains($0) })
  }
}
