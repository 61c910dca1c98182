public import DesignSystem
public import LoanArithmetic
public import LoanDetailCore
public import Loans
public import Localization

/// A part of a screen that shows a few facts: a type with a name, the facts it needs, and its items.
///
/// The ids of the parts begin with the name of the section. A part has the origin of the fact that is passed to it, and
/// is left out without a value:
///
/// ```swift
/// /// The reduced rate: the programme, its last day and the rate after it.
/// struct ReducedRate: LoanSection {
///   static let name: SectionName = "subsidy"
///   static let summary = "The reduced rate, its last day and the rate after it."
///   let loan: LoanOnScreen
///   let subsidy: Subsidy
///
///   var title: LocalizedText? { Words.subsidy }
///   var items: [Item] {
///     row("programme", Words.programme, subsidy.programme)
///     row("until", Words.reducedUntil, subsidy.until)                // its id is "subsidy.until"
///     row("after", Words.rateAfter, subsidy.rateAfter) { percent($0, per: .year) }
///   }
/// }
/// ```
///
/// A section only decides how to show facts. The rules about facts, such as which payment is the next one, belong to
/// `LoanOnDay`.
public protocol LoanSection {
  /// The name by which a screen's list finds the section. The ids of its parts begin with it.
  static var name: SectionName { get }
  /// The content of the section in one English sentence. `loan-detail sections` prints it.
  static var summary: String { get }
  /// The facts that the section is made from. If the section is empty, its absent facts are stated as the reason.
  static var needs: [NeededFact] { get }

  var loan: LoanOnScreen { get }
  /// The heading; `nil` for a section without one.
  var title: LocalizedText? { get }
  /// What opens when the reader taps the heading, such as the screen with the whole list. A link to a screen without
  /// content, to the screen itself, or to an item that the screen does not have is left out.
  var destination: Destination? { get }
  /// The importance of the section on a small screen. A section of low priority may first be shown as its heading.
  static var priority: Priority { get }
  /// That importance on this screen: another one if something else on it is more urgent. The default is ``priority``.
  var importance: Priority { get }
  /// The reason to leave the section out although its facts may be known, in a few English words; `nil` to show it.
  var silence: String? { get }
  /// The reason, in a few English words, why known facts give no items.
  static var emptiness: String { get }
  /// The origins of the section itself. The default is the origins of the facts that it needs.
  var sources: [ProvenanceLog.Source] { get }
  /// The items under the heading; empty if there is nothing to show.
  @ItemsBuilder var items: [Item] { get }
}

extension LoanSection {
  public static var needs: [NeededFact] { [] }
  public var title: LocalizedText? { nil }
  public var destination: Destination? { nil }
  public static var priority: Priority { .normal }
  public var importance: Priority { Self.priority }
  public var silence: String? { nil }
  public static var emptiness: String { "what is known gives nothing to show" }
  public var sources: [ProvenanceLog.Source] { Self.needs.map { $0.source(in: facts) } }

  /// The section as items of a screen: its items under its heading; empty if there is nothing to show.
  public var body: [Item] {
    guard silence == nil else { return [] }
    traceSources()
    let items = items
    guard let title, !items.isEmpty else { return items }
    return [
      .section(
        Section(
          id: id, title: title(language), items: items, priority: importance, destination: destination))
    ]
  }

  /// Records the origins of the section, if the context collects them.
  private func traceSources() {
    guard loan.context.provenance != nil else { return }
    let sources = sources
    if !sources.isEmpty { trace(id, sources) }
  }

  /// The id of the section: its name.
  public var id: ItemID { ItemID(rawValue: Self.name.rawValue) }

  /// The id of a part of the section.
  public func id(_ part: PartID) -> ItemID { part.id(in: id) }

  /// The ``silence`` of a section that has a meaning only while payments can be due; `nil` while they can.
  var silenceWhenOver: String? { facts.lifecycle.phase.isOpen ? nil : "nothing is to be paid in this phase" }

  @inlinable public var facts: LoanFacts { _read { yield loan.facts } }
  public var context: PresentationContext { loan.context }
  public var formatter: LocaleFormatter { loan.context.formatter }
  public var language: Language { loan.context.language }
  /// The day for which the screen is true.
  public var day: CalendarDate { loan.context.asOf }
}
