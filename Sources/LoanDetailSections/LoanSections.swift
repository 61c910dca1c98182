public import DesignSystem
public import LoanArithmetic
public import LoanDetailCore

/// Builds the sections all products share from the facts of one record, for one reader.
///
/// Every builder returns the items it has something to say in, so a screen is the sum of its sections:
///
/// ```swift
/// sections.notices() + sections.nextPayment() + sections.actions() + ownItems + sections.terms()
/// ```
public struct LoanSections: Sendable {
  /// The facts that are shown.
  public let facts: LoanFacts
  /// What customers call the product's type.
  public let typeTitle: LocalizedText
  /// Whose request is answered.
  public let scope: CustomerScope
  /// What is known of the reader.
  public let context: PresentationContext

  /// Makes a builder for a record.
  public init(_ record: LoanRecord, typeTitle: LocalizedText, in context: PresentationContext) {
    facts = record.facts.withDerivedSchedule()
    scope = record.scope
    self.typeTitle = typeTitle
    self.context = context
  }

  var language: Language { context.language }
  var day: CalendarDate { context.asOf }

  /// A screen that every product shows alike; `nil` for the main one, the details and a product's own.
  public func standardScreen(_ screen: ScreenID) -> ProductViewModel? {
    switch screen {
    case .composition: ProductViewModel(headerItem: header(), contentItems: composition())
    case .schedule: ProductViewModel(headerItem: header(), contentItems: schedule())
    case .operations: ProductViewModel(headerItem: header(), contentItems: operations())
    default: nil
    }
  }
}

/// Rows made from facts: a known one shows, one that cannot be shown says why, one that is not there is left out.
extension LoanSections {
  /// A row for a fact.
  ///
  /// - Parameters:
  ///   - id: the row's name in the tree.
  ///   - label: what the fact is.
  ///   - fact: the fact.
  ///   - material: the material fact the row states.
  ///   - caption: what qualifies the value; how it was worked out or when it was true is added to it.
  ///   - tone: how good or bad a known value is.
  ///   - value: how the value is shown.
  public func row<Known>(
    _ id: ItemID, _ label: LocalizedText, _ fact: Fact<Known>, material: MaterialFact? = nil, caption: String? = nil,
    tone: Tone = .neutral, value: (Known) -> Value
  ) -> [Item] {
    trace(id, [fact.source])
    switch fact {
    case .known(let known, _, _):
      let captions = [caption, qualification(of: fact)].compactMap(\.self)
      return [
        .row(
          Row(
            id: id, label: label(language), value: value(known),
            caption: captions.isEmpty ? nil : captions.joined(separator: "; "), tone: tone, fact: material))
      ]
    case .absent(let absence):
      guard let reason = reason(for: absence) else { return [] }
      return [
        .row(
          Row(id: id, label: label(language), value: .text(reason), tone: .attention, fact: material))
      ]
    }
  }

  /// A sentence in small print that the source states; nothing without one.
  public func note(_ id: ItemID, _ fact: Fact<LocalizedText>) -> [Item] {
    guard let text = fact.value else { return [] }
    trace(id, [fact.source])
    return [.note(Note(id: id, text: text(language)))]
  }

  /// A section for a list of things; a list that cannot be shown says why.
  func listSection<Element>(
    _ id: ItemID, _ title: LocalizedText, _ list: Fact<[Element]>, _ items: ([Element]) -> [Item]
  ) -> [Item] {
    trace(id, [list.source])
    switch list {
    case .known(let elements, _, _): return section(id, title, items(elements))
    case .absent(let absence):
      guard let reason = reason(for: absence) else { return [] }
      return section(id, title, [.note(Note(id: id.appending("absent"), text: reason, tone: .attention))])
    }
  }

  /// A section; nothing when there is nothing in it.
  public func section(_ id: ItemID, _ title: LocalizedText, _ items: [Item]) -> [Item] {
    items.isEmpty ? [] : [.section(Section(id: id, title: title(language), items: items))]
  }

  /// Why a value is not there, where that must be said.
  func reason(for absence: Absence) -> String? {
    switch absence {
    case .notProvided, .notApplicable: nil
    case .withheld: Words.withheld(language)
    case .unreadable: Words.unreadable(language)
    }
  }

  /// How a fact was worked out, or the day it was true, where that is not the screen's own.
  func qualification<Known>(of fact: Fact<Known>) -> String? {
    guard case .known(_, let origin, let asOf) = fact else { return nil }
    let dated = asOf.flatMap { $0 == day ? nil : "\(Words.asOf(language)) \(context.formatter.date($0).text)" }
    let source: String? =
      switch origin {
      case .provider: nil
      case .derived: Words.calculated(language)
      case .customer: Words.toldByCustomer(language)
      }
    let parts = [source, dated].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// Where items come from, for a reader who asks.
extension LoanSections {
  /// Says what an item is made from; what stands inside it is made from the same, unless it says otherwise.
  public func trace(_ id: ItemID, _ sources: @autoclosure () -> [ProvenanceLog.Source]) {
    guard let provenance = context.provenance else { return }
    provenance.add(sources(), to: id)
  }

  /// What is stated as a whole, as something an item is made from.
  func source(_ group: LoanFacts.Group) -> ProvenanceLog.Source {
    facts.origins[group].map { .known($0, asOf: nil) } ?? .absent(.notProvided)
  }

  /// A rule of the engine's own, as something an item is made from.
  func source(rule: String) -> ProvenanceLog.Source { .known(.derived(rule: rule), asOf: nil) }
}

/// Values ready to show.
extension LoanSections {
  /// An amount.
  public func value(_ money: Money) -> Value { .money(context.formatter.money(money)) }

  /// A day with its month in words.
  public func value(_ date: CalendarDate) -> Value { .date(context.formatter.date(date)) }

  /// A number, masked unless the reader asked for it.
  public func value(_ number: AccountNumber) -> Value { .text(text(number)) }

  /// A number, masked unless the reader asked for it.
  public func text(_ number: AccountNumber) -> String {
    context.revealsNumbers ? number.revealed : number.masked
  }

  /// A rate with the period it is for.
  public func value(_ rate: Rate) -> Value {
    percent(rate.percent.trimmed(), per: rate.period)
  }

  /// A percentage with the period it is for.
  func percent(_ percent: ExactDecimal, per period: Rate.Period) -> Value {
    var value = context.formatter.percent(percent)
    value.text += " \(Words.per(period)(language))"
    value.spoken += " \(Words.spokenPer(period)(language))"
    return .percent(value)
  }

  /// A length of time, such as `60 months`.
  public func text(_ term: Term) -> String {
    context.formatter.count(term.count, Words.unit(term.unit))
  }
}

extension LoanSections {
  /// The main screen's content in its order: what is wrong, what is next, what can be done, what the product is, what
  /// happened.
  ///
  /// - Parameters:
  ///   - ownTerms: a product's own rows among the terms.
  ///   - own: a product's own sections, after the terms.
  public func main(ownTerms: [Item] = [], own: [Item] = []) -> [Item] {
    notices() + nextPayment() + actions() + paymentsAround() + terms(ownTerms) + own + recentOperations() + more()
  }
}
