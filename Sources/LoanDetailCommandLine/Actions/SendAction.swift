import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailJSON
import Localization

extension SendCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    if PortfolioGateway.isReadByPosition(file) {
      return report.fail(
        "An event changes one portfolio, and \(SourcePath.quoted(InputDocument(file).name)) is a folder or has a "
          + "record on each line. Give --data a file of the form {\"schemaVersion\": 2, \"loans\": […]}.", .usage)
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
      report.fail(refusal, of: event, on: shown.tree, in: host.reader.language)
    case .unknown:
      report.show(answer.screen, for: host.reader)
      report.fail(
        "It is not known whether \(SourcePath.quoted(event.name)) was carried out. Send it again with "
          + "--key \(answer.key): it is not carried out twice.", .unavailable)
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

  /// The question before the event; `nil` if the screen offers no such event now, or asks nothing.
  private func confirmation(on screen: ScreenDocument) -> Confirmation? {
    guard let offer = screen.offer(of: event), offer.state == .available else { return nil }
    return offer.confirmation
  }
}

extension ScreenDocument {
  /// The items of the screen, its header first.
  fileprivate var items: [Item] { [headerItem] + contentItems }

  /// The first offer of an event, by the item that the event names if it names one; `nil` if there is none.
  fileprivate func offer(of event: EventRequest) -> EventOffer? {
    items.offers(of: event.name).first { event.item == nil || $0.item == event.item }
  }
}

extension Report {
  /// Adds the reason why an event was refused. Nothing has changed.
  fileprivate mutating func fail(
    _ refusal: EventRefusal, of event: EventRequest, on screen: ScreenDocument, in language: Language
  ) {
    let name = SourcePath.quoted(event.name)
    switch refusal {
    case .impossible(let reason):
      fail("\(name) is not possible now: \(reason(language)). Nothing has changed.", .refused)
    case .conflict:
      fail(
        "The product has changed in the meantime, or the key belongs to another event. Nothing has changed. Look at "
          + "the screen, and send \(name) again with a new key.", .conflict)
    case .badValue(let value, let limits):
      let known = screen.offer(of: event)?.form?.fields.map(\.name) ?? []
      if known.isEmpty {
        return fail("\(name) takes no values: leave out --set. Nothing has changed.", .usage)
      }
      let expected =
        limits.map { "Expected: \($0(language))." }
        ?? "It takes: \(known.joined(separator: ", "))."
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
