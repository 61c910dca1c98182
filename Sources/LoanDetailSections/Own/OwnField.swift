import DesignSystem
import LoanDetailCore
import Loans
import Localization

/// A field of a product's own item: its place in the payload, and its row in the fallback.
///
/// The parameters are the same for all types of fields: the name in JSON, the label of the row (`nil` if the field has
/// no row), the meaning for the schema, and the fact, or the part of a fact, that the field shows. Optional parameters:
///
/// - `row`: the end of the row's id, if it is not the name;
/// - `isRequired`: whether clients can rely on the field;
/// - `isSpoken`: whether a screen reader reads the field aloud if the client draws the kind;
/// - `states`: the material fact that the row states.
public struct OwnField<Subject: Sendable>: Sendable {
  let schema: PayloadSchema.Field
  private let make: @Sendable (Subject, ProvenanceLog.Source?, ItemID, any LoanSection) -> ShownField

  func shown(
    _ subject: Subject, from source: ProvenanceLog.Source?, in id: ItemID, by section: any LoanSection
  ) -> ShownField {
    make(subject, source, id, section)
  }

  init<From: FieldSource>(
    _ head: OwnFieldHead<Subject>, _ value: @escaping @Sendable (Subject) -> From,
    show: @escaping @Sendable (From.Known, any LoanSection) -> Value,
    payload: @escaping @Sendable (From.Known, Value) -> CustomItem.Payload = { .value($1) }
  ) where From.Known: Sendable {
    schema = head.schema
    make = { subject, source, id, section in
      let shown = value(subject).fieldValue.map { known in
        let text = show(known, section)
        let number = section.loan.context.revealsNumbers ? known as? AccountNumber : nil
        return ShownValue(text: text, payload: payload(known, text), copy: number?.revealed)
      }
      return head.shown(shown, caption: head.caption?(subject, section), from: source, in: id, by: section)
    }
  }
}

/// The value of a field, formatted for the reader.
struct ShownValue: Sendable {
  var text: Value
  var payload: CustomItem.Payload
  /// The text that the customer can copy.
  var copy: String?
}

/// A field of one item.
struct ShownField {
  /// `nil` if the value is absent.
  var payload: CustomItem.Field?
  var rows: [Item] = []
  /// The origin, if it is not that of the whole item.
  var source: ProvenanceLog.Source?
  var spoken: String?
}

/// The properties of a field, except its value.
struct OwnFieldHead<Subject: Sendable>: Sendable {
  var schema: PayloadSchema.Field
  var label: LocalizedText?
  var row: String?
  var isSpoken: Bool
  var material: MaterialFact?
  var caption: (@Sendable (Subject, any LoanSection) -> (any CaptionText)?)?

  /// The field with a value. A field without a label has no row.
  func shown(
    _ value: FieldValue<ShownValue>, caption: (any CaptionText)?, from source: ProvenanceLog.Source?, in id: ItemID,
    by section: any LoanSection
  ) -> ShownField {
    var field = ShownField()
    if let known = value.known {
      field.payload = CustomItem.Field(schema.name, known.payload)
      field.source = value.fact?.source
      field.spoken = spoken(known.text, section.language)
    }
    guard let label else { return field }
    let part = id.appending(row ?? schema.name)
    if let fact = value.fact {
      field.rows = section.row(
        .id(part), label, fact, states: material, caption: caption, copy: value.known?.copy
      ) { $0.text }
    } else if let known = value.known {
      if let source { section.trace(part, [source]) }
      let caption = caption?.spokenText
      field.rows = [
        .row(
          Row(
            id: part, label: label(section.language), value: known.text, caption: caption?.text,
            spokenCaption: caption?.spoken, fact: material))
      ]
    }
    return field
  }

  /// The spoken form of the value. Only texts and choices are spoken without their label.
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
