extension Form {
  /// Checks the form against the flow that its action starts; returns a sentence per fault.
  package func faults(for flow: Flow) -> [String] { faults(for: flow.inputs, question: flow.question) }

  /// Checks the form against the event that its action sends; returns a sentence per fault.
  package func faults(for event: Event) -> [String] { faults(for: event.inputs, question: nil) }

  /// Checks the form against the inputs of a flow or an event, and its question against that of the flow; returns a
  /// sentence per fault. A form need not have a question.
  private func faults(for inputs: [PayloadSchema.Field], question expected: String?) -> [String] {
    var faults: [String] = []
    if fields.isEmpty { faults.append("The form has no field.") }
    if let question, question != expected {
      faults.append(
        "The form asks the question \"\(question)\"; the flow asks \(expected.map { "\"\($0)\"" } ?? "none").")
    }
    var names: Set<String> = []
    for field in fields {
      if !names.insert(field.name).inserted { faults.append("The field \"\(field.name)\" is there more than once.") }
      guard let input = inputs.first(where: { $0.name == field.name }) else {
        faults.append(
          "The field \"\(field.name)\" is not among the inputs: \(inputs.map(\.name).joined(separator: ", "))."
        )
        continue
      }
      if let fault = field.input.fault(as: input.schema) { faults.append("The field \"\(field.name)\" \(fault).") }
    }
    return faults
  }
}

extension Form.Input {
  /// What is wrong with the input for a schema, to follow the name of the field; `nil` if it is right.
  fileprivate func fault(as schema: PayloadSchema) -> String? {
    switch (self, schema) {
    case (.money(let limits, let step), .money):
      let amounts = [limits.minimum, limits.maximum, limits.initial].compactMap(\.self)
      if amounts.contains(where: { $0.currency != step.currency || $0.decimals != step.decimals }) {
        return "has amounts of different currencies"
      }
      return limits.fault { $0.minorUnits <= $1.minorUnits }
    case (.date(let limits), .date): return limits.fault { $0.iso <= $1.iso }
    case (.number(let limits), .integer): return limits.fault(<=)
    case (.choice(let choices, let initial), .choice(let words)):
      let values = choices.map(\.value)
      if let other = values.first(where: { !words.contains($0) }) {
        return "has the choice \"\(other)\"; the flow has \(words.joined(separator: ", "))"
      }
      if values.isEmpty || Set(values).count < values.count { return "has no choices or one of them twice" }
      return initial.map(values.contains) ?? true
        ? nil : "begins with \"\(initial ?? "")\", which is none of its choices"
    default: return "is of another type than the flow's input"
    }
  }
}

extension Form.Limits {
  /// What is wrong with the order of the limits and the initial value, to follow the name of the field; `nil` if the
  /// initial value is within the limits.
  fileprivate func fault(_ isAtMost: (Value, Value) -> Bool) -> String? {
    let ordered = [minimum, initial, maximum].compactMap(\.self)
    return zip(ordered, ordered.dropFirst()).allSatisfy(isAtMost) ? nil : "begins with a value outside its limits"
  }
}
