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
/// - `states`: the material fact that the row states;
/// - `caption`: makes the caption of the row.
public struct OwnField<Subject: Sendable>: Sendable {
  /// Makes the caption of a row.
  public typealias Caption = @Sendable (Subject, any LoanSection) -> (any CaptionText)?

  let schema: PayloadSchema.Field
  private let label: LocalizedText?
  private let row: String
  private let isSpoken: Bool
  private let material: MaterialFact?
  private let caption: Caption?
  private let value: @Sendable (Subject, any LoanSection) -> FieldValue<ShownValue>

  /// Declares a field. `show` formats the value for the reader; `payload` makes the field's payload from the value and
  /// its formatted form.
  init<From: FieldSource>(
    _ schema: PayloadSchema, _ name: String, _ label: LocalizedText?, _ meaning: String, row: String?,
    isRequired: Bool, isSpoken: Bool, states material: MaterialFact? = nil, caption: Caption?,
    _ value: @escaping @Sendable (Subject) -> From, show: @escaping @Sendable (From.Known, any LoanSection) -> Value,
    payload: @escaping @Sendable (From.Known, Value) -> CustomItem.Payload = { .value($1) }
  ) where From.Known: Sendable {
    self.schema = PayloadSchema.Field(name, schema, isRequired: isRequired, meaning)
    self.label = label
    self.row = row ?? name
    self.isSpoken = isSpoken
    self.material = material
    self.caption = caption
    self.value = { subject, section in
      value(subject).fieldValue { known in
        let formatted = show(known, section)
        let number = section.context.revealsNumbers ? known as? AccountNumber : nil
        return ShownValue(formatted: formatted, payload: payload(known, formatted), copy: number?.revealed)
      }
    }
  }

  /// The field of an item's value. A field without a label has no row.
  func shown(
    _ subject: Subject, from source: ProvenanceLog.Source?, in id: ItemID, by section: any LoanSection
  ) -> ShownField {
    let value = value(subject, section)
    var field = ShownField()
    if let known = value.known {
      field.payload = CustomItem.Field(schema.name, known.payload)
      field.spoken = spoken(known.formatted, in: section.language)
      if case .fact(let fact) = value { field.source = fact.source }
    }
    guard let label else { return field }
    let part = id.appending(row)
    let caption = caption?(subject, section)
    switch value {
    case .fact(let fact):
      field.rows = section.row(.id(part), label, fact, states: material, caption: caption, copy: fact.value?.copy) {
        $0.formatted
      }
    case .part(let known):
      guard let known else { break }
      if let source { section.trace(part, [source]) }
      let caption = caption?.spokenText
      field.rows = [
        .row(
          Row(
            id: part, label: label(section.language), value: known.formatted, caption: caption?.text,
            spokenCaption: caption?.spoken, fact: material))
      ]
    }
    return field
  }

  /// The spoken form of the value, with the label unless the value is a text or a choice; `nil` if the field is not
  /// spoken.
  private func spoken(_ value: Value, in language: Language) -> String? {
    guard isSpoken else { return nil }
    let speaksForItself =
      switch schema.schema {
      case .text, .choice: true
      default: label == nil
      }
    return speaksForItself ? value.spoken : label.map { LoanWords.labelled($0, value)(language) }
  }
}

/// The value of a field in the forms that the screen needs.
struct ShownValue: Sendable {
  var formatted: Value
  var payload: CustomItem.Payload
  /// The text that the customer can copy; `nil` if there is none.
  var copy: String?
}

/// A field of one item.
struct ShownField {
  /// The field of the payload; `nil` if the value is absent.
  var payload: CustomItem.Field?
  var rows: [Item] = []
  /// The origin; `nil` if it is that of the whole item.
  var source: ProvenanceLog.Source?
  /// The words for a screen reader; `nil` if the field is not spoken.
  var spoken: String?
}
