import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailJSON
import Localization

/// `send` sends an event of an item to the product that owns it.
struct SendCommand: Command {
  static let name = "send"
  let options: ScreenOptions
  let event: EventRequest
  /// The portfolio that the event changes.
  let file: String
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
        "An event changes a portfolio, so \"\(Self.name)\" needs --data FILE: \"\(tool.name) sample > portfolio.json\" makes "
          + "one.")
    }
    file = path
  }

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

extension SendCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    if PortfolioGateway.isReadByPosition(file) {
      return report.fail(
        "An event changes one portfolio, and \(SourcePath.quoted(InputDocument(file).name)) is a folder or has a record on "
          + "each line. Give --data a file of the form {\"schemaVersion\": 2, \"loans\": […]}.", .usage)
    }
    let host = try await Host(tool, options, changing: file, in: surroundings, into: &report)
    let screen = options.screen ?? .main
    let before = await screenBefore(screen, by: host)
    let shown: RenderedScreen? = if case .success(.document(let shown)) = before { shown } else { nil }
    if !isConfirmed, let question = shown.flatMap({ confirmation(on: $0.tree) }) {
      report.fail(
        "\(question.title): \(question.text) Nothing was sent. Add --yes to send \(SourcePath.quoted(event.name)).",
        .usage)
      return
    }
    var sent = event
    // It may have been carried out before its product was gone. An event on a screen without tags is not carried out.
    if shown == nil { sent.seen = [] }
    let answer = try await host.loans.send(
      sent, of: options.reference, screen, for: host.scope, host.reader,
      held: printsPatch ? shown.map { .document($0.bytes) } : nil)
    switch answer.outcome {
    case .done: report.show(answer.screen, for: host.reader)
    case .refused(let refusal):
      guard case .document(let shown) = try before.get() else { return }
      report.fail(refusal, of: event, on: shown.tree, host.reader.language)
    case .unknown:
      report.show(answer.screen, for: host.reader)
      report.fail(
        "It is not known whether \(SourcePath.quoted(event.name)) was carried out. Send it again with --key \(answer.key): "
          + "it is not carried out twice.", .unavailable)
    }
  }

  /// The screen before the event, or why it cannot be shown.
  private func screenBefore(_ screen: ScreenID, by host: Host) async -> Result<ScreenAnswer, RequestError> {
    do throws(RequestError) {
      return .success(try await host.loans.screen(options.reference, screen, for: host.scope, host.reader))
    } catch {
      return .failure(error)
    }
  }

  private func confirmation(on screen: ScreenDocument) -> Confirmation? {
    let offers = screen.items.offers(of: event.name)
    guard let offer = offers.first(where: { $0.item == event.item ?? $0.item }), offer.state == .available else {
      return nil
    }
    return offer.confirmation
  }
}

extension ScreenDocument {
  fileprivate var items: [Item] { [headerItem] + contentItems }
}

extension Report {
  /// Adds the reason why an event was refused. Nothing has changed.
  fileprivate mutating func fail(
    _ refusal: EventRefusal, of event: EventRequest, on screen: ScreenDocument, _ language: Language
  ) {
    let name = SourcePath.quoted(event.name)
    switch refusal {
    case .impossible(let reason):
      fail("\(name) is not possible now: \(reason(language)). Nothing has changed.", .refused)
    case .conflict:
      fail(
        "The product has changed in the meantime, or the key belongs to another event. Nothing has changed. Look at the screen, "
          + "and send \(name) again with a new key.", .conflict)
    case .badValue(let value, let limits):
      let form = screen.items.offers(of: event.name).first { $0.item == event.item ?? $0.item }?.form
      let known = form?.fields.map(\.name) ?? []
      let expected =
        limits.map { "Expected: \($0(language))." }
        ?? "It takes: \(known.joined(separator: ", "))."
      if known.isEmpty {
        return fail("\(name) takes no values: leave out --set. Nothing has changed.", .usage)
      }
      let fault = event.values[value].map { "cannot be \(SourcePath.quoted($0))" } ?? "is missing"
      fail(
        "The value \(SourcePath.quoted(value)) of \(name) \(fault). \(expected) Set it with --set \(value)=VALUE.",
        .usage)
    case .notOffered:
      var offered: [String] = []
      for item in screen.items {
        item.visitDestinations { if case .event(let name, _) = $0, !offered.contains(name) { offered.append(name) } }
      }
      let suggestion =
        NearMiss.suggestion(for: event.name, among: offered)
        ?? (offered.isEmpty ? "It offers none." : "It offers: \(offered.joined(separator: ", ")).")
      let place = event.item.map { "The item \(SourcePath.quoted($0.rawValue)) of the screen" } ?? "The screen"
      fail("\(place) \(SourcePath.quoted(screen.screen.rawValue)) does not offer \(name). \(suggestion)", .noInput)
    }
  }
}
