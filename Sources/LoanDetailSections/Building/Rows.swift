public import DesignSystem
public import LoanArithmetic
import LoanDetailCore
public import Loans
public import Localization

extension LoanSection {
  /// A row for a fact.
  ///
  /// A known fact gives a row. A fact that is withheld or unreadable gives a row with the reason. A fact that is not
  /// provided or not applicable gives no row.
  ///
  /// ```swift
  /// row("rate", LoanWords.rateAfter, subsidy.rateAfter) { percent($0, per: .year) }
  /// ```
  ///
  /// - Parameters:
  ///   - part: the id of the row in the section.
  ///   - label: the label of the row.
  ///   - fact: the fact to show.
  ///   - material: the material fact that the row states.
  ///   - caption: an addition to the value. "calculated" or the day of the fact is appended where it applies.
  ///   - tone: the tone of the row if the fact is known.
  ///   - copy: the text that the customer can copy if the fact is known.
  ///   - destination: the screen, document or link that the row opens if the fact is known.
  ///   - value: formats the value.
  public func row<Known>(
    _ part: PartID, _ label: LocalizedText, _ fact: Fact<Known>, states material: MaterialFact? = nil,
    caption: (any CaptionText)? = nil, tone: Tone = .neutral, copy: String? = nil, destination: Destination? = nil,
    value: (Known) -> Value
  ) -> [Item] {
    let id = id(part)
    trace(id, [fact.source])
    let caption = qualified(caption, for: fact)
    switch fact {
    case .known(let known, _, _):
      return [
        .row(
          Row(
            id: id, label: label(language), value: value(known), caption: caption?.text, spokenCaption: caption?.spoken,
            tone: tone, fact: material, copy: copy, destination: destination))
      ]
    case .absent(let absence):
      guard let reason = absence.reason else { return [] }
      return [
        .row(
          Row(
            id: id, label: label(language), value: .text(reason.words(language)), tone: .attention, fact: material,
            missing: [lack(id, label, because: reason.kind)]))
      ]
    }
  }

  /// A part of a fact that can change from day to day, for a row with the day of the facts; not provided without a
  /// value.
  func ofItsDay<Part, Whole>(_ part: Part?, of whole: Fact<Whole>) -> Fact<Part> {
    part.map { part in loan.ofItsDay(whole.map { _ in part }) } ?? .notProvided
  }

  /// Whether there is a row for a fact: with its value, or with the reason why it is not shown.
  func hasRow(_ fact: Fact<some Any>) -> Bool { fact.value != nil || fact.isWithheldOrUnreadable }

  /// A row for a fact whose value is shown in the usual way. A day that was to come when the data was sent, and is past
  /// now, has a note about it.
  public func row(
    _ part: PartID, _ label: LocalizedText, _ fact: Fact<some ShowableValue>, states material: MaterialFact? = nil,
    caption: (any CaptionText)? = nil, tone: Tone = .neutral, destination: Destination? = nil
  ) -> [Item] {
    row(
      part, label, fact, states: material, caption: noted(caption, for: fact.value), tone: tone,
      destination: destination
    ) {
      value($0)
    }
  }

  /// A row for the number of an account, a contract or a register. The customer can copy it only if the context reveals
  /// numbers, because a masked number is of no use on a clipboard.
  public func row(
    _ part: PartID, _ label: LocalizedText, _ fact: Fact<AccountNumber>, caption: (any CaptionText)? = nil
  ) -> [Item] {
    row(part, label, fact, caption: caption, copy: context.revealsNumbers ? fact.value?.revealed : nil) { value($0) }
  }

  /// A row for a part of a fact; empty without a value. Its origin is that of the enclosing item or section. `isPart`
  /// marks a row that states a part of the amount in the rows before.
  public func row(
    _ part: PartID, _ label: LocalizedText, _ known: (some ShowableValue)?, states material: MaterialFact? = nil,
    caption: (any CaptionText)? = nil, tone: Tone = .neutral, isPart: Bool = false
  ) -> [Item] {
    guard let known else { return [] }
    let caption = noted(caption, for: known)
    return [
      .row(
        Row(
          id: id(part), label: label(language), value: value(known), caption: caption?.text,
          spokenCaption: caption?.spoken, tone: tone, fact: material, isPart: isPart))
    ]
  }

  /// A caption with the note that a day has passed since the data was sent; the caption alone for any other value, or
  /// if it already states that the day has passed.
  private func noted(_ caption: (any CaptionText)?, for value: (some ShowableValue)?) -> SpokenText? {
    let caption = caption?.spokenText
    guard loan.isOfAnotherDay, let last = value as? CalendarDate, let note = noteOfPassedDay(last),
      caption.map({ text in
        [note, LoanWords.timeIsOver(language), LoanWords.expired(language)].allSatisfy { !text.text.contains($0) }
      }) ?? true
    else { return caption }
    return [caption, SpokenText(note)].joinedTexts(by: language.semicolon)
  }

  /// A prominent amount; empty if the fact is absent. With `isCopyable`, the customer can copy it.
  public func amount(
    _ part: PartID, _ label: LocalizedText, _ fact: Fact<Money>, states material: MaterialFact? = nil,
    caption: (any CaptionText)? = nil, tone: Tone = .neutral, isCopyable: Bool = false
  ) -> [Item] {
    guard var amount = prominent(part, label, fact, states: material, caption: caption, tone: tone) else { return [] }
    if isCopyable { amount.copy = amount.money.amount }
    return [.amount(amount)]
  }

  /// A prominent amount for a header; `nil` if the fact is absent.
  package func prominent(
    _ part: PartID, _ label: LocalizedText, _ fact: Fact<Money>, states material: MaterialFact? = nil,
    caption: (any CaptionText)? = nil, tone: Tone = .neutral
  ) -> Amount? {
    guard let money = fact.value else { return nil }
    trace(id(part), [fact.source])
    let caption = qualified(caption, for: fact)
    return Amount(
      id: id(part), label: label(language), money: formatter.money(money), caption: caption?.text,
      spokenCaption: caption?.spoken, tone: tone, fact: material)
  }

  /// A note with a text of the source; empty without a text.
  public func note(_ part: PartID, _ fact: Fact<LocalizedText>) -> [Item] {
    guard let text = fact.value else { return [] }
    trace(id(part), [fact.source])
    return note(part, text)
  }

  /// A note with fixed words. `missing` lists the values that the screen cannot show.
  public func note(
    _ part: PartID, _ text: LocalizedText, tone: Tone = .muted, missing: [ScreenDocument.Outcome.Missing] = []
  ) -> [Item] {
    note(part, text(language), tone: tone, missing: missing)
  }

  /// A note with a text in the reader's language. `missing` lists the values that the screen cannot show.
  public func note(
    _ part: PartID, _ text: String, tone: Tone = .muted, missing: [ScreenDocument.Outcome.Missing] = []
  ) -> [Item] {
    [.note(Note(id: id(part), text: text, tone: tone, missing: missing))]
  }
}
