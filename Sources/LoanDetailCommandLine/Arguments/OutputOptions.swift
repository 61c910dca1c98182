/// What the output looks like: what every command that prints a page or a list can be told.
struct OutputOptions: Hashable, Sendable {
  /// The formats.
  enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  /// When text is coloured.
  enum Color: String, CaseIterable, Sendable {
    case auto, always, never
  }

  var format = Format.text
  var locale: String?
  var width: Int?
  var color = Color.auto

  static let widths = 20...1000

  static let syntax: [CommandSyntax.Option] = [
    .init(name: "format", value: "FORMAT", summary: "text (the default) or json."),
    .init(
      name: "locale", value: "LOCALE",
      summary: "The locale of words, numbers and dates, such as ru_RU; without it, the environment's."),
    .init(
      name: "width", value: "COLUMNS",
      summary:
        "How wide the text may be, \(widths.lowerBound) to \(widths.upperBound); without it, the terminal's, else 80."),
    .init(
      name: "color", value: "WHEN",
      summary: "Colour the text: auto (on a terminal, the default), always or never; never where NO_COLOR is set."),
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.choice("format", of: Format.self) ?? .text
    locale = try arguments.locale("locale")
    width = try arguments.integer("width", in: Self.widths)
    color = try arguments.choice("color", of: Color.self) ?? .auto
  }
}

extension OutputOptions {
  /// The locale to show, as asked for or as the environment says.
  func locale(in surroundings: Surroundings) -> String {
    locale ?? LocaleIdentifier(environment: surroundings.variables).rawValue
  }

  /// The width to fill: as asked for, the terminal's, what `COLUMNS` says, or 80.
  func width(in surroundings: Surroundings) -> Int {
    if let width { return width }
    let width = surroundings.terminalWidth ?? surroundings.variables["COLUMNS"].flatMap { Int($0) } ?? 80
    return min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// Whether to use colour.
  func usesColor(in surroundings: Surroundings) -> Bool {
    guard surroundings.variables["NO_COLOR", default: ""].isEmpty else { return false }
    return switch color {
    case .always: true
    case .never: false
    case .auto: surroundings.isTerminal && surroundings.variables["TERM"] != "dumb"
    }
  }
}
