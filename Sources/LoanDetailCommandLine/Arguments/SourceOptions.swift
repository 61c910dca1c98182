import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Localization

/// The options of every command that shows products: the source of the records, the customer, the day.
struct SourceOptions: Hashable, Sendable {
  /// The format of a source's data.
  enum Kind: String, CaseIterable, Sendable {
    case portfolio, fineract
  }

  /// The place of a source's data.
  enum Location: Hashable, Sendable {
    /// The sample records of the installed products.
    case samples
    /// A file or standard input.
    case document(InputDocument)
  }

  var kind = Kind.portfolio
  var location = Location.samples
  /// The product type of each product number of Fineract, because its records do not state types.
  var productTypes: [String: ProductType] = [:]
  var scope = CustomerScope.allCustomers
  /// The day to show; `nil` for the source's own day, or else today.
  var asOf: CalendarDate?
  /// The time zone in which the day begins and ends; `nil` for the source's own, or else UTC.
  var timeZone: BankTimeZone?
  /// How long a source may take to answer a request.
  var deadline = InteractionStrategist.defaultDeadline
  /// The limits of the data.
  var limits = InputLimits.standard
  /// The folder with the last known answers of the source; `nil` for none.
  var lastKnown: String?

  private static let data = Option(
    "data", .text(.file), value: "FILE",
    summary: "Read the records from a file or a named pipe, from standard input with \"-\", from the lines of "
      + "FILE.ndjson, or from all such files of a folder; without it, sample data is shown.")
  private static let source = Option(
    "source", .word(Kind.self), value: "KIND",
    summary: "What the file holds: portfolio, the format of \"sample\" (the default), or fineract, "
      + "what Apache Fineract answers.")
  private static let customer = Option(
    "customer", .text(), value: "ID",
    summary: "Show only what this customer may see; without it, all customers' products.")
  static let asOf = Option(
    "as-of", .date, value: "DATE",
    summary: "The day to show, YYYY-MM-DD; without it, the source's own day, else today.")
  static let timeZone = Option(
    "time-zone", .timeZone, value: "NAME",
    summary: "The time zone in which the day begins and ends, such as Europe/Moscow; without it, the source's own, "
      + "else UTC.")
  /// The range of `--deadline`, in seconds.
  private static let deadlines = 1...3600
  private static let deadline = Option(
    "deadline", .integer(in: deadlines), value: "SECONDS",
    summary: "How long a source may take to answer, \(deadlines.lowerBound) to \(deadlines.upperBound); "
      + "without it, \(InteractionStrategist.defaultDeadline.components.seconds).")

  private static let lastKnown = Option(
    "last-known", .text(.file), value: "FOLDER",
    summary:
      "Keep what is read in a private folder, and show it, marked as old, when --data cannot be read; the folder is "
      + "made if it is missing.")

  /// The option for the product types of Fineract's product numbers.
  private static func map(for tool: LoanDetailTool) -> Option<[String]> {
    let types = tool.plugins.map(\.manifest.type.rawValue)
    return Option(
      repeating: "map", value: "N=TYPE", completion: .pair(types),
      summary: "Which product type Fineract's product N is" + (types.first.map { ", such as 3=\($0)" } ?? "")
        + "; may be repeated.")
  }

  static func syntax(for tool: LoanDetailTool) -> [OptionSyntax] {
    [
      data.syntax, source.syntax, map(for: tool).syntax, customer.syntax, asOf.syntax, timeZone.syntax, deadline.syntax,
      lastKnown.syntax,
    ] + LimitOptions.records.syntax
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    kind = try arguments[Self.source] ?? .portfolio
    if let data = try arguments[Self.data] { location = .document(InputDocument(data)) }
    limits = try LimitOptions.records.limits(arguments)
    productTypes = try Self.productTypes(arguments, for: tool)
    scope = try arguments[Self.customer].map { .customer(CustomerID(rawValue: $0)) } ?? .allCustomers
    asOf = try arguments[Self.asOf]
    timeZone = try arguments[Self.timeZone]
    if let seconds = try arguments[Self.deadline] { deadline = .seconds(seconds) }
    lastKnown = try arguments[Self.lastKnown]
    if lastKnown != nil, [.samples, .document(.standardInput)].contains(location) || kind == .fineract {
      throw arguments.error("--last-known goes with --data FILE of portfolio records only.")
    }
    if kind == .fineract, location == .samples {
      throw arguments.error("--source fineract needs --data FILE: there is no sample data of that kind.")
    }
    if kind != .fineract, !productTypes.isEmpty {
      throw arguments.error("--map goes with --source fineract only: the records of other sources say their types.")
    }
  }

  /// Reads the product types by the product numbers of Fineract.
  private static func productTypes(
    _ arguments: Arguments, for tool: LoanDetailTool
  ) throws(UsageError) -> [String: ProductType] {
    var map: [String: ProductType] = [:]
    for text in try arguments[Self.map(for: tool)] {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[0]), number >= 0 else {
        throw arguments.error("--map takes a product's number and a type, N=TYPE, not \(SourcePath.quoted(text)).")
      }
      let product = try arguments.product(named: String(parts[1]), of: tool)
      guard map.updateValue(product.manifest.type, forKey: "\(number)") == nil else {
        throw arguments.error("--map names product \(number) twice.")
      }
    }
    return map
  }
}
