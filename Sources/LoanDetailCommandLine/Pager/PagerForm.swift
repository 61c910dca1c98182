import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans

/// The values that the reader gives one after another, for an event or a question.
struct PagerForm {
  /// What the values are for.
  enum Purpose {
    /// An event of an item of a product.
    case event(String, from: ItemID, of: ProductID)
    /// A question about the product of a page.
    case question(WhatIf.Name, of: LoanPage.Key?)
  }

  /// One value to ask for.
  struct Field {
    var name: String
    var label: String
    /// The value of a prompt that is left empty.
    var initial = ""
    /// How the value of an event is read; `nil` for a question, which reads its values together.
    var input: Form.Input?
  }

  var purpose: Purpose
  var fields: [Field]
  /// The values so far, as they were typed, in the order of the fields.
  var values: [(name: String, text: String)] = []

  /// The field to ask for next; `nil` when all were asked for.
  var next: Field? { values.count < fields.count ? fields[values.count] : nil }

  /// The values that are not empty. A field that was left empty has its initial value.
  var given: [(name: String, text: String)] { values.filter { !$0.text.isEmpty } }
}

extension PagerForm {
  /// The form of an offer of an event from an item of a product.
  init(_ offer: EventOffer, of event: String, from product: ProductID) {
    self.init(purpose: .event(event, from: offer.item, of: product), fields: (offer.form?.fields ?? []).map(Field.init))
  }

  /// The form for the parameters of a question, except whether it shows payments.
  init(_ question: WhatIf.Name, of page: LoanPage.Key?) {
    self.init(
      purpose: .question(question, of: page),
      fields: question.parameters.filter { $0 != "schedule" }.map { Field(name: $0, label: $0) })
  }

  /// The form of an action that asks a question; `nil` if it asks none.
  init?(_ form: Form, of page: LoanPage.Key?) {
    guard let question = form.question.flatMap(WhatIf.Name.init(rawValue:)) else { return nil }
    self.init(purpose: .question(question, of: page), fields: form.fields.map(Field.init))
  }
}

extension PagerForm.Field {
  /// The field of a form, with its choices or its limits in the label.
  fileprivate init(_ field: Form.Field) {
    let words =
      if case .choice(let choices, _) = field.input {
        choices.map { "\($0.value): \($0.label)" }.joined(separator: ", ")
      } else {
        field.limits?.text ?? ""
      }
    self.init(
      name: field.name, label: words.isEmpty ? field.label : "\(field.label) (\(words))",
      initial: field.input.initialText, input: field.input)
  }
}

extension Form.Input {
  /// The initial value as a client writes it.
  fileprivate var initialText: String {
    switch self {
    case .money(let limits, _): limits.initial?.amount ?? ""
    case .date(let limits): limits.initial?.iso ?? ""
    case .number(let limits): limits.initial.map { "\($0)" } ?? ""
    case .choice(_, let initial): initial ?? ""
    }
  }
}
