import LoanDetail
import LoanDetailJSON
import LoanDetailRendering

/// The options of every command that prints a page or a list: format, locale, width, colour.
struct OutputOptions: Hashable, Sendable {
  /// The format of a command that prints a page.
  enum Format: String, CaseIterable, Sendable {
    case text, json, html, csv, ics, divkit, a2ui

    /// The name in messages.
    var name: String {
      switch self {
      case .text: "text"
      case .json, .html, .csv, .ics, .a2ui: rawValue.uppercased()
      case .divkit: "DivKit"
      }
    }

    /// Whether the output is JSON, which has a compact form.
    var isJSON: Bool { self == .json || self == .divkit }
  }

  /// The format of a command that prints no page.
  enum LineFormat: String, CaseIterable, Sendable {
    case text, json
  }

  /// The condition on which text has colours.
  enum Color: String, CaseIterable, Sendable {
    case auto, always, never
  }

  var format = Format.text
  /// Whether JSON is written without white space.
  var isCompact = false
  /// The locale; `nil` for that of the environment.
  var locale: String?
  /// The number of columns of text; `nil` for that of the terminal.
  var width: Int?
  var color = Color.auto
  /// Whether the folded rows of tables are drawn.
  var unfoldsGroups = false
  /// The files with words of further languages.
  var words: [String] = []
  /// Whether HTML is a fragment and not a page.
  var isFragment = false
  /// The file with the brand of an HTML page; `nil` for the standard look.
  var theme: String?
  /// The table of a screen that CSV has; `nil` for the only one.
  var table: String?
  /// Whether CSV is for a spreadsheet of the locale.
  var isForSpreadsheet = false
  /// The file with the calendar that was made before; `nil` for a first calendar.
  var updated: String?
  /// The version of A2UI; `nil` for the usual one.
  var a2uiVersion: A2UIVersion?
  /// The catalog of A2UI; `nil` for the basic one.
  var a2uiCatalog: A2UICatalog?
  /// The file with what a client of A2UI can draw, which decides on version and catalog; `nil` if the options decide.
  var a2uiClient: String?

  static let widths = 20...1000

  static let format = Option(
    "format", .word(Format.self), value: "FORMAT",
    summary:
      "text (the default), json, html, csv: a table of the screen, ics: what is to come, as a calendar, divkit: a card "
      + "of DivKit, or a2ui: messages for a client of A2UI.")
  static let lineFormat = Option(
    "format", .word(LineFormat.self), value: "FORMAT", summary: "text (the default) or json.")
  static let compact = Option(flag: "compact", summary: "Print JSON on one line, without white space.")
  private static let locale = Option(
    "locale", .locale, value: "LOCALE",
    summary: "The locale of words, numbers and dates, such as ru_RU; without it, the environment's.")
  static let width = Option(
    "width", .integer(in: widths), value: "COLUMNS",
    summary:
      "How wide the text may be, \(widths.lowerBound) to \(widths.upperBound); without it, the terminal's, else 80.")
  private static let color = Option(
    "color", .word(Color.self), value: "WHEN",
    summary: "Colour the text: auto (on a terminal, the default), always or never; never where NO_COLOR is set.")

  private static let words = Option(
    repeating: "words", value: "FILE", completion: .file,
    summary: "A table of words of a further language, made with \"words\"; may be repeated.")

  private static let fragment = Option(
    flag: "fragment",
    summary: "Print HTML for a page of your own: one element, without a style sheet.")
  private static let theme = Option(
    "theme", .text(.file), value: "FILE",
    summary: "The brand of an HTML page: lines such as \"--ld-accent: #0a7d4b;\".")

  private static let table = Option(
    "table", .text(), value: "ID", summary: "The table that CSV has, if the screen has several.")
  private static let spreadsheet = Option(
    flag: "spreadsheet",
    summary:
      "Print CSV for a spreadsheet of the locale: with its decimal separator, and a mark by which it knows UTF-8.")

  private static let update = Option(
    "update", .text(.file), value: "FILE",
    summary: "The calendar that was made before: its coming events that are gone are cancelled in the new one.")

  private static let a2uiVersion = Option(
    "a2ui-version", .word(A2UIVersion.self), value: "N",
    summary: "The version of A2UI that the client has: 0.9.1 (the default) or 1.0.")

  private static let a2uiCatalog = Option(
    "a2ui-catalog", .word(A2UICatalog.self), value: "NAME",
    summary: "The components that the client has: basic (the default), or own, those of \"schema --a2ui\" too.")

  private static let a2uiClient = Option(
    "a2ui-client", .text(.file), value: "FILE",
    summary: "What the client of A2UI states that it can draw, as JSON: it decides on version and catalog.")

  /// The options for text output.
  static let textSyntax = [locale.syntax, words.syntax, width.syntax, color.syntax]
  /// The options of a command that prints a page or a list.
  static let syntax =
    [
      format.syntax, compact.syntax, fragment.syntax, theme.syntax, Self.table.syntax, spreadsheet.syntax,
      update.syntax, a2uiVersion.syntax, a2uiCatalog.syntax, a2uiClient.syntax,
    ] + textSyntax

  /// The options for a site of HTML pages, which has locales of its own.
  static let siteSyntax = [words.syntax, theme.syntax]

  /// The options of a command whose only output is JSON for a program.
  static let serviceSyntax = [locale.syntax, words.syntax]

  /// Reads the options of a command whose only output is JSON for a program.
  init(ofService arguments: Arguments) throws(UsageError) {
    format = .json
    isCompact = true
    locale = try arguments[Self.locale]?.rawValue
    words = try arguments[Self.words]
  }

  /// Reads the options of a site.
  init(ofSite arguments: Arguments) throws(UsageError) {
    format = .html
    words = try arguments[Self.words]
    theme = try arguments[Self.theme]
  }

  /// Reads the options of a page or a list. An option that does not go with the format is an error.
  init(_ arguments: Arguments) throws(UsageError) {
    try self.init(arguments, format: arguments[Self.format] ?? .text)
    isFragment = try arguments[Self.fragment]
    theme = try arguments[Self.theme]
    table = try arguments[Self.table]
    isForSpreadsheet = try arguments[Self.spreadsheet]
    updated = try arguments[Self.update]
    a2uiVersion = try arguments[Self.a2uiVersion]
    a2uiCatalog = try arguments[Self.a2uiCatalog]
    a2uiClient = try arguments[Self.a2uiClient]
    let uses: [(option: String, isUsed: Bool, format: Format)] = [
      ("fragment", isFragment, .html), ("theme", theme != nil, .html), ("table", table != nil, .csv),
      ("spreadsheet", isForSpreadsheet, .csv), ("update", updated != nil, .ics),
      ("a2ui-version", a2uiVersion != nil, .a2ui), ("a2ui-catalog", a2uiCatalog != nil, .a2ui),
      ("a2ui-client", a2uiClient != nil, .a2ui),
    ]
    for use in uses where use.isUsed && use.format != format {
      throw arguments.error(
        "--\(use.option) goes with \(use.format.name) output only: add --format \(use.format.rawValue).")
    }
    if a2uiClient != nil, a2uiVersion != nil || a2uiCatalog != nil {
      throw arguments.error("--a2ui-client decides on version and catalog: leave out the other options of A2UI.")
    }
    if isFragment, theme != nil {
      throw arguments.error("--theme goes with a whole page only: a fragment has no style sheet.")
    }
  }

  /// Reads the options of text or JSON in a format that the caller decides. If `isCompact` is `nil`, `--compact`
  /// decides.
  init(_ arguments: Arguments, format: Format, isCompact: Bool? = nil) throws(UsageError) {
    self.format = format
    if let isCompact {
      self.isCompact = isCompact
    } else {
      self.isCompact = try Self.layout(arguments, of: format) == .compact
    }
    locale = try arguments[Self.locale]?.rawValue
    words = try arguments[Self.words]
    width = try arguments[Self.width]
    color = try arguments[Self.color] ?? .auto
  }

  /// Reads the width, for a command that prints text without a locale or colours.
  init(widthIn arguments: Arguments) throws(UsageError) { width = try arguments[Self.width] }

  /// Refuses formats for which the printed thing has no content, such as a calendar of a list without days.
  ///
  /// - Parameter printed: what is printed, as the subject of the message.
  func refuse(_ formats: Format..., of printed: String, _ arguments: Arguments) throws(UsageError) {
    guard formats.contains(format) else { return }
    throw arguments.error("\(printed) cannot be printed as \(format.name): give another --format.")
  }

  /// Refuses the formats that an explanation does not have, because it has neither a table nor a day.
  func refuseExplanation(_ arguments: Arguments) throws(UsageError) {
    try refuse(.csv, .ics, of: "An explanation", arguments)
  }

  /// Reads the layout of JSON; `--compact` with another format is an error.
  static func layout(_ arguments: Arguments, of format: Format = .json) throws(UsageError) -> JSONLayout {
    let isCompact = try arguments[compact]
    if isCompact, !format.isJSON {
      throw arguments.error("--compact goes with JSON output only: \(format.name) has no compact form.")
    }
    return isCompact ? .compact : .lines
  }
}

extension OutputOptions {
  var layout: JSONLayout { isCompact ? .compact : .lines }

  /// The locale of the output, from the option or the environment.
  func locale(in surroundings: Surroundings) -> String {
    locale ?? LocaleIdentifier.rawValue(in: surroundings.variables)
  }

  /// The width of the output in columns, from the option, the terminal or `COLUMNS`; otherwise 80.
  func width(in surroundings: Surroundings) -> Int {
    if let width { return width }
    let width = surroundings.terminalWidth ?? surroundings.variables["COLUMNS"].flatMap { Int($0) } ?? 80
    return min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// Whether text has colours, by the option and the terminal; never if `NO_COLOR` is set and not empty.
  func usesColor(in surroundings: Surroundings) -> Bool {
    guard surroundings.variables["NO_COLOR", default: ""].isEmpty else { return false }
    return switch color {
    case .always: true
    case .never: false
    case .auto: surroundings.isTerminal && surroundings.variables["TERM"] != "dumb"
    }
  }
}
