import DesignSystem
import LoanDetailJSON

// Forms with their fields and limits, confirmations and inputs, from version 3 on.
extension ScreenWriter {
  mutating func write(_ form: Form) {
    object("form") {
      $0.property("question", form.question)
      $0.array("fields", form.fields) { $0.write($1) }
    }
  }

  private mutating func write(_ field: Form.Field) {
    object {
      $0.property("kind", WireField(field.input).rawValue)
      $0.property("name", field.name)
      $0.property("label", field.label)
      if let limits = field.limits { $0.write(limits, as: "limits") }
      switch field.input {
      case .money(let range, let step):
        $0.property("currency", step.currency)
        $0.property("step", step.amount)
        $0.write(range) { $0.property($1, $2.amount) }
      case .date(let range): $0.write(range) { $0.property($1, $2.iso) }
      case .number(let range): $0.write(range) { $0.property($1, $2) }
      case .choice(let choices, let initial):
        $0.array("choices", choices) { writer, choice in
          writer.object {
            $0.property("value", choice.value)
            $0.property("label", choice.label)
          }
        }
        $0.property("initial", initial)
      }
    }
  }

  /// Writes the limits and the initial value that there are; `property` writes each of them.
  private mutating func write<Value>(
    _ range: Form.Limits<Value>, _ property: (inout ScreenWriter, StaticString, Value) -> Void
  ) {
    if let minimum = range.minimum { property(&self, "minimum", minimum) }
    if let maximum = range.maximum { property(&self, "maximum", maximum) }
    if let initial = range.initial { property(&self, "initial", initial) }
  }

  /// Writes a text and, if it differs, its spoken form.
  private mutating func write(_ text: SpokenText, as name: StaticString) {
    property(name, text.text)
    if !omitsSpoken, text.spoken != text.text { property("spoken", text.spoken) }
  }

  mutating func write(_ confirmation: Confirmation) {
    object("confirmation") {
      $0.property("title", confirmation.title)
      $0.property("text", confirmation.text)
      $0.property("confirm", confirmation.confirm)
      $0.property("cancel", confirmation.cancel)
    }
  }

  mutating func write(_ question: ScreenDocument.Question) {
    object("question") {
      $0.property("name", question.name)
      $0.object("parameters") { writer in
        for parameter in question.parameters {
          writer.output.key(parameter.name)
          writer.output.string(parameter.value)
        }
      }
    }
  }

  mutating func write(_ input: ScreenDocument.Input) {
    object("input") {
      $0.key("isAcceptable")
      $0.output.boolean(input.isAcceptable)
      if input.isAcceptable { return }
      $0.array("faults", input.faults) { writer, fault in
        writer.object {
          $0.property("field", fault.field)
          $0.write(fault.text, as: "text")
        }
      }
    }
  }
}
