import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailGallery
import LoanDetailGateways
import LoanDetailJSON
import Loans

/// `gallery` writes a static site that shows every screen of every loan.
struct GalleryCommand: Command {
  static let name = "gallery"
  let task: Task
  /// The types, ids or typed ids of the products to show; empty for all.
  let filter: [String]
  let locales: [String]
  let clients: [Gallery.Client]
  /// The product whose pages are written before all others; `nil` for their order.
  let first: String?
  /// The number of other days on which the main screen is shown.
  let days: Int
  /// Whether to check the contract of the products.
  let checksContract: Bool
  let source: SourceOptions
  let output: OutputOptions

  /// What the command does.
  enum Task: Sendable {
    /// Writes a site into a folder.
    case site(folder: String)
    /// Compares the screens of two folders.
    case comparison(GalleryComparison)
  }

  private static let outputOption = Option(
    "output", .text(.file), value: "DIR",
    summary: "The folder of the site: a new or empty one, or that of an earlier gallery.")
  private static let compare = Option(
    "compare", .text(.file), value: "OLD",
    summary: "Print a page with the screens that differ between two folders, OLD and NEW: galleries, or snapshots.")
  /// The option for the products to show.
  private static func product(of tool: LoanDetailTool) -> Option<[String]> {
    Option(
      repeating: "product", value: "PRODUCT", completion: .words(tool.plugins.map(\.manifest.type.rawValue)),
      summary: "Show only a product type, or one product by its id; may be repeated.")
  }
  private static let locale = Option(
    repeating: "locale", .locale, value: "LOCALE",
    summary: "A locale of the pages; may be repeated. Without it, \(defaultLocales.joined(separator: " and ")).")
  private static let client = Option(
    repeating: "client", value: "VERSION[:KINDS]", completion: .none,
    summary: "A client that is shown beside the newest, such as 1 or 1:row,note; may be repeated. Without it, "
      + "\(defaultClients.joined(separator: " and ")).")

  /// The option for the product whose pages are written first.
  private static func first(of tool: LoanDetailTool) -> Option<String?> {
    Option(
      "first", .text(.words(tool.plugins.map(\.manifest.type.rawValue))), value: "PRODUCT",
      summary: "Write the pages of a product, TYPE:ID, before all others, and say when they are there.")
  }
  private static let days = Option(
    "days", .integer(in: 0...31), value: "COUNT",
    summary: "On how many other days the main screen is shown, those on which it changes; without it, \(defaultDays).")

  private static let skipsContract = Option(
    flag: "no-conformance",
    summary: "Do not check whether the products keep to the contract, which takes a few seconds.")

  private static let defaultDays = 7
  private static let defaultLocales = ["en_US", "ru_RU"]
  private static let defaultClients = (1..<ScreenDocument.schemaVersion).reversed().map { "\($0)" }

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary:
        "Writes a site with every screen of every loan, beside its text, its JSON, and what older clients are shown.",
      operands: [.init("[NEW]", .file)],
      options: [outputOption.syntax, compare.syntax, product(of: tool).syntax, locale.syntax, client.syntax]
        + [first(of: tool).syntax, days.syntax, skipsContract.syntax]
        + OutputOptions.siteSyntax + SourceOptions.syntax(for: tool))
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    guard let product = tool.products.first, let id = SamplePortfolio(of: [product]).firstID else { return [] }
    let type = product.manifest.type
    return [
      ("gallery --output DIR", "all sample loans; open DIR/index.html in a browser, which needs no network"),
      ("gallery --output DIR --product \(type) --locale en_US", "one product, in one language"),
      (
        "gallery --output DIR --product \(id) --client 1:row,note",
        "one loan, beside a client that draws rows and notes"
      ),
      ("gallery --output DIR --data portfolio.json", "your own loans"),
      (
        "gallery --compare OLD-DIR NEW-DIR > changes.html",
        "the screens that differ, side by side, grouped by their change"
      ),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    task = try Self.task(arguments)
    filter = try arguments[Self.product(of: tool)]
    let locales = try arguments[Self.locale].map(\.rawValue)
    self.locales = locales.isEmpty ? Self.defaultLocales : locales
    let clients = try arguments[Self.client]
    self.clients = try (clients.isEmpty ? Self.defaultClients : clients).map { (text) throws(UsageError) in
      try Self.client(text, of: arguments)
    }
    first = try arguments[Self.first(of: tool)]
    days = try arguments[Self.days] ?? Self.defaultDays
    source = try SourceOptions(arguments, for: tool)
    checksContract = !(try arguments[Self.skipsContract])
    output = try OutputOptions(ofSite: arguments)
    if let twice = self.locales.firstRepeated { throw arguments.error("--locale \(twice) is given more than once.") }
    if let twice = self.clients.map(\.title).firstRepeated {
      throw arguments.error("--client: \(twice) is given twice.")
    }
  }

  /// Reads what the command does. The folder for the site and the folders to compare exclude each other.
  private static func task(_ arguments: Arguments) throws(UsageError) -> Task {
    let folder = try arguments[outputOption]
    switch (try arguments[compare], arguments.operands.first) {
    case (let old?, let new?):
      guard folder == nil else {
        throw arguments.error("--compare and --output exclude each other: the page goes to standard output.")
      }
      return .comparison(GalleryComparison(old: old, new: new))
    case (_?, nil): throw arguments.error("--compare needs two folders: --compare OLD NEW.")
    case (nil, let operand?):
      throw arguments.error("\"gallery\" does not know what to do with \(SourcePath.quoted(operand)).")
    case (nil, nil):
      guard let folder else { throw arguments.error("\"gallery\" needs --output DIR, the folder of the site.") }
      return .site(folder: folder)
    }
  }

  /// Reads a client, such as `1` or `1:row,note`.
  private static func client(_ text: String, of arguments: Arguments) throws(UsageError) -> Gallery.Client {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let version = Int(parts[0]) else {
      throw arguments.error(
        "--client takes a version of the format and, after a colon, the kinds that the client draws, such as "
          + "1:row,note, not \(SourcePath.quoted(text)).")
    }
    let kinds =
      parts.count < 2 ? nil : parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    do {
      let profile = try ClientProfile(version: version, kinds: kinds)
      let title = "Version \(version)" + (kinds.map { ": \($0.joined(separator: ", "))" } ?? "")
      return Gallery.Client(title: title, profile: profile)
    } catch { throw arguments.error("--client: \(error)") }
  }
}

extension [String] {
  /// The first text that is there twice; `nil` if all are different.
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
