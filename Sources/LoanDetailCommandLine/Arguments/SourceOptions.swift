import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON

/// Where records come from and for whom: what every command that shows products can be told.
struct SourceOptions: Hashable, Sendable {
  /// The kinds of sources.
  enum Kind: String, CaseIterable, Sendable {
    case portfolio, fineract
  }

  /// Where the data of a source is.
  enum Location: Hashable, Sendable {
    /// The samples of the installed products.
    case samples
    case standardInput
    case file(String)
  }

  var kind = Kind.portfolio
  var location = Location.samples
  /// Which product type each product of a source without types of its own is.
  var productTypes: [String: ProductType] = [:]
  var scope = CustomerScope.allCustomers
  var asOf: CalendarDate?
  /// How long a product's plugin may take to answer one request.
  var deadline = InteractionStrategist.defaultDeadline

  static let deadlines = 1...3600

  static func syntax(example: ProductType?) -> [CommandSyntax.Option] {
    [
      .init(
        name: "data", value: "FILE",
        summary: "Read the records from a file, or from standard input with \"-\"; without it, sample data is shown."),
      .init(
        name: "source", value: "KIND",
        summary: "What the file holds: portfolio, the format of \"sample\" (the default), or fineract, "
          + "what Apache Fineract answers."),
      .init(
        name: "map", value: "N=TYPE", repeats: true,
        summary: "Which product type Fineract's product N is"
          + (example.map { ", such as 3=\($0)" } ?? "") + "; may be repeated."),
      .init(
        name: "customer", value: "ID",
        summary: "Show only what this customer may see; without it, all customers' products."),
      .init(
        name: "as-of", value: "DATE",
        summary: "The day to show, YYYY-MM-DD; without it, the source's own day, else today."),
      .init(
        name: "deadline", value: "SECONDS",
        summary: "How long a product may take to answer, \(deadlines.lowerBound) to \(deadlines.upperBound); "
          + "without it, \(InteractionStrategist.defaultDeadline.components.seconds)."),
    ]
  }

  init(_ arguments: Arguments, installed types: [ProductType]) throws(UsageError) {
    kind = try arguments.choice("source", of: Kind.self) ?? .portfolio
    switch arguments.value("data") {
    case nil: location = .samples
    case "-"?: location = .standardInput
    case let path?: location = .file(path)
    }
    productTypes = try Self.productTypes(arguments, installed: types)
    scope = arguments.value("customer").map { .customer(CustomerID(rawValue: $0)) } ?? .allCustomers
    asOf = try arguments.day("as-of")
    if let seconds = try arguments.integer("deadline", in: Self.deadlines) { deadline = .seconds(seconds) }
    if kind == .fineract, location == .samples {
      throw arguments.error("--source fineract needs --data FILE: there is no sample data of that kind.")
    }
    if kind != .fineract, !productTypes.isEmpty {
      throw arguments.error("--map goes with --source fineract only: the records of other sources say their types.")
    }
  }

  private static func productTypes(
    _ arguments: Arguments, installed types: [ProductType]
  ) throws(UsageError) -> [String: ProductType] {
    var map: [String: ProductType] = [:]
    for text in arguments.values("map") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[0]), number >= 0 else {
        throw arguments.error("--map takes a product's number and a type, N=TYPE, not \(SourcePath.quoted(text)).")
      }
      let names = types.map(\.rawValue)
      guard names.contains(String(parts[1])) else {
        throw arguments.error(
          "No product type \(SourcePath.quoted(parts[1])) is installed.",
          suggesting: NearMiss.suggestion(for: String(parts[1]), among: names)
            ?? "Installed: \(names.joined(separator: ", ")).")
      }
      guard map.updateValue(ProductType(rawValue: String(parts[1])), forKey: "\(number)") == nil else {
        throw arguments.error("--map gives product \(number) more than one type.")
      }
    }
    return map
  }
}
