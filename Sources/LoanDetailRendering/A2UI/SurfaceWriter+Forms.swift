import DesignSystem
import LoanDetailJSON

extension SurfaceWriter {
  /// Writes the fields of a form, and their initial values into the data model; returns the ids of the fields.
  mutating func write(_ form: Form, of action: Action) -> [String] {
    let values = action.id.component("form")
    for field in form.fields { write(field, of: action, in: values) }
    data.key(values)
    data.beginObject()
    data.key("inputs")
    data.beginObject()
    for field in form.fields {
      data.key(field.name)
      switch field.input {
      case .money(let limits, _): data.string(limits.initial?.amount ?? "")
      case .date(let limits): data.string(limits.initial?.iso ?? "")
      case .number(let limits): data.string(limits.initial.map(String.init) ?? "")
      case .choice(_, let initial): data.array { if let initial { $0.string(initial) } }
      }
    }
    data.endObject()
    writeLimits("first", of: form) { field in
      if case .date(let limits) = field.input { limits.minimum?.iso } else { nil }
    }
    writeLimits("last", of: form) { field in
      if case .date(let limits) = field.input { limits.maximum?.iso } else { nil }
    }
    writeLimits("limits", of: form) { $0.limits?.spoken }
    data.endObject()
    return form.fields.map { component(of: $0, of: action) }
  }

  /// Writes a limit of each field that has one into the data model, because it may change from day to day.
  private mutating func writeLimits(_ name: String, of form: Form, _ limit: (Form.Field) -> String?) {
    let members = form.fields.compactMap { field in limit(field).map { JSONValue.Member(field.name, .string($0)) } }
    guard !members.isEmpty else { return }
    data.key(name)
    data.write(.object(members))
  }

  /// The id of the component of a field.
  private func component(of field: Form.Field, of action: Action) -> String {
    action.id.component("input_\(ItemID(rawValue: field.name).component)")
  }

  /// Writes a field; `values` is the name of the form's values in the data model.
  private mutating func write(_ field: Form.Field, of action: Action, in values: String) {
    begin(field.input.type, component(of: field, of: action))
    components.property("label", field.label)
    bind("value", to: values, "inputs", field.name)
    switch field.input {
    case .money(let limits, _):
      components.property("variant", "number")
      check(field, in: values, minimum: limits.minimum?.amount, maximum: limits.maximum?.amount)
    case .number(let limits):
      components.property("variant", "number")
      check(
        field, in: values, minimum: limits.minimum.map(String.init), maximum: limits.maximum.map(String.init))
    case .date(let limits):
      components.property("enableDate", true)
      if limits.minimum != nil { bind("min", to: values, "first", field.name) }
      if limits.maximum != nil { bind("max", to: values, "last", field.name) }
    case .choice(let choices, _):
      components.property("variant", "mutuallyExclusive")
      components.array("options") {
        for choice in choices {
          $0.object {
            $0.property("label", choice.label)
            $0.property("value", choice.value)
          }
        }
      }
    }
    if field.limits != nil {
      components.key("accessibility")
      components.beginObject()
      bind("description", to: values, "limits", field.name)
      components.endObject()
    }
    end()
  }

  /// Writes the check that a number is within its limits; nothing if there are none, or no sentence about them.
  private mutating func check(
    _ field: Form.Field, in values: String, minimum: String?, maximum: String?
  ) {
    guard let limits = field.limits, minimum != nil || maximum != nil else { return }
    let path = version.path
    components.key("checks")
    components.beginArray()
    components.beginObject()
    call("numeric", returning: "boolean", as: "condition") {
      $0.object("value") { $0.property(path, JSONPointer([values, "inputs", field.name]).text) }
      if let minimum {
        $0.key("min")
        $0.write(.number(minimum))
      }
      if let maximum {
        $0.key("max")
        $0.write(.number(maximum))
      }
    }
    components.property("message", limits.text)
    components.endObject()
    components.endArray()
  }
}

extension Form.Input {
  /// The component of the basic catalog in which the customer chooses the value.
  fileprivate var type: String {
    switch self {
    case .money, .number: "TextField"
    case .date: "DateTimeInput"
    case .choice: "ChoicePicker"
    }
  }
}
