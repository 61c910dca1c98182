import LoanDetail
import LoanDetailJSON

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
  /// Whether JSON has no white space.
  var isCompact = false
  var locale: String?
  var width: Int?
  var color = Color.auto

  static let widths = 20...1000

  static let format = Option(
    "format", .word(Format.self), value: "FORMAT", summary: "text (the default) or json.")
  static let compact = Option(flag: "compact", summary: "Print JSON on one line, without white space.")
  private static let locale = Option(
    "locale", .locale, value: "LOCALE",
    summary: "The locale of words, numbers and dates, such as ru_RU; without it, the environment's.")
  private static let width = Option(
    "width", .integer(in: widths), value: "COLUMNS",
    summary:
      "How wide the text may be, \(widths.lowerBound) to \(widths.upperBound); without it, the terminal's, else 80.")
  private static let color = Option(
    "color", .word(Color.self), value: "WHEN",
    summary: "Colour the text: auto (on a terminal, the default), always or never; never where NO_COLOR is set.")

  /// The options that are about text.
  static let textSyntax = [locale.syntax, width.syntax, color.syntax]
  static let syntax = [format.syntax, compact.syntax] + textSyntax

  init(_ arguments: Arguments) throws(UsageError) {
    try self.init(arguments, format: arguments[Self.format] ?? .text)
  }

  /// Reads the options but the format, which the command has chosen.
  init(_ arguments: Arguments, format: Format) throws(UsageError) {
    self.format = format
    isCompact = try Self.layout(arguments, of: format) == .compact
    locale = try arguments[Self.locale]?.rawValue
    width = try arguments[Self.width]
    color = try arguments[Self.color] ?? .auto
  }

  /// Reads how to lay JSON out; `--compact` with text is an error.
  static func layout(_ arguments: Arguments, of format: Format = .json) throws(UsageError) -> JSONLayout {
    let isCompact = try arguments[compact]
    if isCompact, format == .text {
      throw arguments.error("--compact goes with JSON output only: text has no compact form.")
    }
    return isCompact ? .compact : .lines
  }
}

extension OutputOptions {
  /// Where JSON has white space.
  var layout: JSONLayout { isCompact ? .compact : .lines }

  /// The locale to show, as asked for or as the environment says.
  func locale(in surroundings: Surroundings) -> String {
    locale ?? LocaleIdentifier.name(in: surroundings.variables)
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
