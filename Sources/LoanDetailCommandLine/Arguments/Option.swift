import LoanDetail

/// An option of a command and the type of its value.
///
/// An option is declared once. A command lists its `syntax` for parsing, help and completions, and reads its value:
///
///     static let pageSize = Option("page-size", .integer(in: 1...100), value: "N", summary: "At most this many rows.")
///
///     let size: Int? = try arguments[pageSize]
struct Option<Value>: Sendable {
  let syntax: OptionSyntax
  /// Makes the value from the texts on the command line, in their order.
  let read: @Sendable (_ texts: [String]) throws(UsageError) -> Value
}

extension Option {
  /// An option that may be used once. Its value is `nil` if it is missing.
  init<Single>(_ name: String, _ type: ValueType<Single>, value: String, summary: String) where Value == Single? {
    syntax = OptionSyntax(name: name, value: value, summary: summary, completion: type.completion)
    read = { (texts) throws(UsageError) in
      if let text = texts.first { try type.read(text, for: "--\(name)") } else { nil }
    }
  }
}

extension Option {
  /// An option for a parameter that every way to ask has. `summary` replaces its meaning where it names other options.
  init<Single>(_ parameter: RequestParameter, _ type: ValueType<Single>, value: String, summary: String? = nil)
  where Value == Single? {
    self.init(parameter.name, type, value: value, summary: summary ?? parameter.meaning)
  }
}

extension Option {
  /// An option that may be repeated, with values of a type.
  init<Single>(repeating name: String, _ type: ValueType<Single>, value: String, summary: String)
  where Value == [Single] {
    syntax = OptionSyntax(name: name, value: value, repeats: true, summary: summary, completion: type.completion)
    read = { (texts) throws(UsageError) in
      try texts.map { (text) throws(UsageError) in try type.read(text, for: "--\(name)") }
    }
  }
}

extension Option<[String]> {
  /// An option that may be repeated, with any texts as its values.
  init(repeating name: String, value: String, completion: Completion, summary: String) {
    syntax = OptionSyntax(name: name, value: value, repeats: true, summary: summary, completion: completion)
    read = { $0 }
  }
}

extension Option<Bool> {
  /// An option without a value: `true` if it is given.
  init(flag name: String, summary: String) {
    syntax = OptionSyntax(name: name, summary: summary)
    read = { !$0.isEmpty }
  }
}
