public import DesignSystem
public import LoanDetailCore
import LoanDetailSections

extension CreditCard: ViewModelConvertible {
  /// The standard screens except the schedule.
  public var screens: [ScreenID] { Self.manifest.screens }

  public func headerItem(in context: PresentationContext) -> Item { sections(in: context).header() }

  /// The main screen: the shared sections, then the limit.
  public func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    let sections = sections(in: context)
    return ProductViewModel(headerItem: sections.header(), contentItems: sections.main(own: limit(sections)))
  }

  public func viewModel(
    for screen: ScreenID, in context: PresentationContext
  ) -> (any ProductViewModelProtocol)? {
    let sections = sections(in: context)
    return switch screen {
    case .main: mainViewModel(in: context)
    case .details: sections.details(limit(sections))
    case .composition, .operations: sections.standardScreen(screen)
    default: nil
    }
  }

  private func sections(in context: PresentationContext) -> LoanSections {
    LoanSections(record, typeTitle: Self.manifest.title, in: context)
  }

  /// The limit and the grace period as a custom item. Clients that do not know its kind receive a section of rows.
  private func limit(_ sections: LoanSections) -> [Item] {
    guard let specifics else { return [] }
    let (language, formatter) = (sections.context.language, sections.context.formatter)
    let ifPaid = specifics.interestFreeFor.value.map { Words.ifPaid(formatter.money($0).text)(language) }
    let rows =
      sections.row("limit.amount", Words.limit, specifics.limit) { sections.value($0) }
      + sections.row("limit.available", Words.available, specifics.available) { sections.value($0) }
      + sections.row("limit.statement-day", Words.statementDay, specifics.statementDay) { .text(formatter.number($0)) }
      + sections.row("limit.interest-free", Words.interestFree, specifics.interestFreeUntil, caption: ifPaid) {
        sections.value($0)
      }
    return sections.section("limit", Words.limitAndGrace, rows).map { section in
      .custom(
        CustomItem(
          id: "limit.card", kind: Self.limitKind.name,
          accessibilityLabel: rows.map(\.content.accessibilityLabel).joined(separator: ", "),
          payload: payload(of: specifics, sections), fallback: section))
    }
  }

  private func payload(of specifics: Specifics, _ sections: LoanSections) -> [CustomItem.Field] {
    let fields: [(String, CustomItem.Payload?)] = [
      ("limit", specifics.limit.value.map { .value(sections.value($0)) }),
      ("available", specifics.available.value.map { .value(sections.value($0)) }),
      ("statementDay", specifics.statementDay.value.map { .integer(Int64($0)) }),
      ("interestFreeUntil", specifics.interestFreeUntil.value.map { .value(sections.value($0)) }),
      ("interestFreeFor", specifics.interestFreeFor.value.map { .value(sections.value($0)) }),
    ]
    return fields.compactMap { name, payload in payload.map { CustomItem.Field(name, $0) } }
  }
}
