import DesignSystem
import LoanDetailCore

/// A field of a product's own item: its place in the payload, and its row in the fallback.
///
/// The parameters are the same for all types of fields: the name in JSON, the label of the row (`nil`
/// if the field has no row), the meaning for the schema, and the fact, or the part of a fact, that the field shows. Further:
///
/// - `row`: the end of the row's id, if it is not the name;
/// - `isRequired`: whether clients can rely on the field;
/// - `isSpoken`: whether a screen reader says the field of a client that draws the kind;
/// - `states`: the material fact that the row states.
public struct OwnField<Subject: Sendable & Hashable>: Sendable {
  let schema: PayloadSchema.Field
  private let make: @Sendable (Subject, ProvenanceLog.Source?, ItemID, any LoanSection) -> Shown

  /// A field of one item.
  struct Shown {
    /// `nil` if the value is absent.
    var payload: CustomItem.Field?
    var rows: [Item]
    /// The origin, if it is not that of the whole item.
    var source: ProvenanceLog.Source?
    var spoken: String?
  }

  func shown(
    _ subject: Subject, from source: ProvenanceLog.Source?, in id: ItemID, by section: any LoanSection
  ) -> Shown {
    make(subject, source, id, section)
  }

  init<From: FieldSource>(
    _ head: OwnFieldHead<Subject>, _ value: @escaping @Sendable (Subject) -> From,
    show: @escaping @Sendable (From.Known, any LoanSection) -> Value,
    payload: @escaping @Sendable (From.Known, Value) -> CustomItem.Payload = { .value($1) }
  ) where From.Known: Sendable {
    schema = head.schema
    make = { subject, source, id, section in
      let (value, part) = (value(subject).fieldValue, id.appending(head.row ?? head.schema.name))
      let caption = head.caption?(subject, section)
      var shown = Shown(rows: [], source: value.fact?.value.flatMap { _ in value.fact?.source })
      if let label = head.label, let fact = value.fact {
        let copy = section.context.revealsNumbers ? (fact.value as? AccountNumber)?.revealed : nil
        shown.rows = section.row(
          .id(part), label, fact, states: head.material, caption: caption, copy: copy
        ) { show($0, section) }
      }
      guard let known = value.known else { return shown }
      let text = show(known, section)
      if let label = head.label, value.fact == nil {
        if let source { section.trace(part, [source]) }
        shown.rows = [
          .row(
            Row(
              id: part, label: label(section.language), value: text, caption: caption?.spokenText.text,
              spokenCaption: caption?.spokenText.spoken, fact: head.material))
        ]
      }
      shown.payload = CustomItem.Field(head.schema.name, payload(known, text))
      shown.spoken = head.spoken(text, section.language)
      return shown
    }
  }
}

/// The properties of a field, except its value.
struct OwnFieldHead<Subject: Sendable & Hashable>: Sendable {
  var schema: PayloadSchema.Field
  var label: LocalizedText?
  var row: String?
  var isSpoken: Bool
  var material: MaterialFact?
  var caption: (@Sendable (Subject, any LoanSection) -> (any CaptionText)?)?

  /// What a screen reader says: a text or a word of a choice without the label, any other value with it.
  func spoken(_ value: Value, _ language: Language) -> String? {
    guard isSpoken else { return nil }
    let speaksForItself =
      switch schema.schema {
      case .text, .choice: true
      default: label == nil
      }
    return speaksForItself ? value.spoken : label.map { LoanWords.labelled($0, value)(language) }
  }
}
