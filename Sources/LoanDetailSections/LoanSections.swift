public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

/// Builds the sections that all products share, from the facts of one record and for one reader.
///
/// Each builder returns items, or an empty array if there is nothing to show. So a screen is the sum of its sections:
///
/// ```swift
/// func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
///   let sections = LoanSections(record, typeTitle: Self.manifest.title, in: context)
///   let vessel = sections.section(
///     "vessel", Words.vessel, sections.row("vessel.name", Words.name, specifics.name) { .text($0) })
///   return ProductViewModel(headerItem: sections.header(), contentItems: sections.main(own: vessel))
/// }
/// ```
///
/// The builders only decide how to show facts. The rules about facts, such as which payment is the next one, belong to
/// `LoanFacts`.
public struct LoanSections: Sendable {
  /// The facts of the record, with a schedule calculated from the terms if the source provides none.
  public let facts: LoanFacts
  /// The name of the product type for customers.
  public let typeTitle: LocalizedText
  /// The scope of the request.
  public let scope: CustomerScope
  public let context: PresentationContext

  public init(_ record: LoanRecord, typeTitle: LocalizedText, in context: PresentationContext) {
    facts = record.facts.withDerivedSchedule()
    scope = record.scope
    self.typeTitle = typeTitle
    self.context = context
    context.notes?.add(record.facts)
  }

  var language: Language { context.language }
  var day: CalendarDate { context.asOf }

  /// Returns a screen that is the same for all products; `nil` for the main screen, the details and a product's own.
  public func standardScreen(_ screen: ScreenID) -> ProductViewModel? {
    switch screen {
    case .composition: ProductViewModel(headerItem: header(), contentItems: composition())
    case .schedule: ProductViewModel(headerItem: header(), contentItems: schedule())
    case .operations: ProductViewModel(headerItem: header(), contentItems: operations())
    default: nil
    }
  }
}
