import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailJSON

/// `send` sends an event of an item to the product that owns it.
struct SendCommand: Command {
  static let name = "send"
  let options: ScreenOptions
  let event: EventRequest
  /// The portfolio that the event changes.
  let file: String
  /// Whether the patch to the new screen is printed, if it is shorter than the screen.
  let printsPatch: Bool
  /// Whether the question before the event is answered with yes.
  let isConfirmed: Bool

  private static let set = Option(
    repeating: "set", value: "NAME=VALUE", completion: .none,
    summary: "A value that the event asks for, such as day=20; may be repeated.")
  private static let item = Option(
    "item", .text(), value: "ITEM", summary: "The item that offers the event; without it, the first one that does.")
  private static let key = Option(
    "key", ValueType(expected: "1 to 64 letters, digits, hyphens, dots and underscores") { EventKey(rawValue: $0) },
    value: "KEY",
    summary: "The key of the event, which is carried out once however often it is sent; without it, a new one.")
  private static let yes = Option(flag: "yes", summary: "Answer yes to the question before the event.")
  private static let patch = Option(
    flag: "patch", summary: "Print the patch from the screen before to the screen after, if it is shorter, as JSON.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Sends an event that a screen offers, such as turning off automatic payment.",
      operands: [.init("ID"), .init("EVENT", .words(events(of: tool)))],
      options: ScreenOptions.syntax(
        for: tool, own: [set.syntax, item.syntax, key.syntax, yes.syntax, patch.syntax]))
  }

  /// The names of the events of all installed products, each once.
  private static func events(of tool: LoanDetailTool) -> [String] {
    tool.plugins.flatMap { $0.manifest.events.map(\.name) }.distinct
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    guard let event = events(of: tool).first else { return [] }
    let data = "--data portfolio.json"
    return [
      ("sample > portfolio.json", "a file of your own, because sample data cannot be changed"),
      ("send 1001 \(event) \(data) --yes", "the event, and the screen as it is then"),
      ("send 1001 paymentDay.change --set day=20 \(data)", "with a value that the customer chooses"),
      ("send 1001 \(event) \(data) --yes --key 7f3a", "with a key, to send it again if the answer is lost"),
      ("send 1001 \(event) \(data) --yes --format json --patch", "the changes of the screen"),
      ("products --format json", "which events each product has"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    options = try ScreenOptions(arguments, for: tool)
    event = EventRequest(
      arguments.operands[1], from: try arguments[Self.item].map(ItemID.init(rawValue:)),
      values: try Self.values(arguments), key: try arguments[Self.key] ?? EventKey())
    printsPatch = try arguments[Self.patch]
    isConfirmed = try arguments[Self.yes]
    if printsPatch, options.output.format != .json {
      throw arguments.error("--patch goes with JSON output only: add --format json.")
    }
    if options.client.profile != nil {
      throw arguments.error(
        "A reduced client may not see the question before an event: leave out the options of clients.")
    }
    guard case .document(.file(let path)) = options.source.location, options.source.kind == .portfolio else {
      throw arguments.error(
        "An event changes a portfolio, so \"\(Self.name)\" needs --data FILE: "
          + "\"\(tool.name) sample > portfolio.json\" makes one.")
    }
    file = path
  }

  /// Reads the values of the event by their names.
  private static func values(_ arguments: Arguments) throws(UsageError) -> [String: String] {
    var values: [String: String] = [:]
    for text in try arguments[set] {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw arguments.error("--set takes a name and a value, NAME=VALUE, not \(SourcePath.quoted(text)).")
      }
      guard values.updateValue(String(parts[1]), forKey: String(parts[0])) == nil else {
        throw arguments.error("--set gives \(SourcePath.quoted(parts[0])) more than one value.")
      }
    }
    return values
  }
}
