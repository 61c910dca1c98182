import DesignSystem
import LoanDetailJSON

extension SurfaceWriter {
  /// Writes the fields of a form, and their initial values into the data model.
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
    days("first", of: form) { $0.minimum }
    days("last", of: form) { $0.maximum }
    data.endObject()
    return form.fields.map { component(of: $0, of: action) }
  }

  /// Writes a limit of all days of a form, which changes from day to day, as values.
  private mutating func days(_ name: String, of form: Form, _ limit: (Form.Limits<DateValue>) -> DateValue?) {
    let days = form.fields.compactMap { field -> JSONValue.Member? in
      guard case .date(let limits) = field.input, let day = limit(limits) else { return nil }
      return .init(field.name, .string(day.iso))
    }
    guard !days.isEmpty else { return }
    data.key(name)
    data.write(.object(days))
  }

  private func component(of field: Form.Field, of action: Action) -> String {
    action.id.component("input_\(ItemID(rawValue: field.name).component)")
  }

  private mutating func write(_ field: Form.Field, of action: Action, in values: String) {
    let place = "inputs/\(field.name)"
    begin(field.input.type, component(of: field, of: action))
    components.property("label", field.label)
    bind("value", to: values, place)
    switch field.input {
    case .money(let limits, _):
      components.property("variant", "number")
      check(place, in: values, limits.minimum?.amount, limits.maximum?.amount, field.limits)
    case .number(let limits):
      components.property("variant", "number")
      check(place, in: values, limits.minimum.map(String.init), limits.maximum.map(String.init), field.limits)
    case .date(let limits):
      components.property("enableDate", true)
      if limits.minimum != nil { bind("min", to: values, "first/\(field.name)") }
      if limits.maximum != nil { bind("max", to: values, "last/\(field.name)") }
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
    if let limits = field.limits {
      components.object("accessibility") { $0.property("description", limits.spoken) }
    }
    end()
  }

  /// Writes the check that a number is within its limits.
  private mutating func check(
    _ place: String, in values: String, _ minimum: String?, _ maximum: String?, _ limits: SpokenText?
  ) {
    guard let limits, minimum != nil || maximum != nil else { return }
    let path = version.path
    components.key("checks")
    components.beginArray()
    components.beginObject()
    call("numeric", returning: "boolean", as: "condition") {
      $0.object("value") { $0.property(path, "/\(values)/\(place)") }
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
