import LoanDetailJSON
import Testing

extension ClientVectors {
  /// Which actions a reader can start in an app that has some of the flows.
  func actions() async throws -> [ClientVector] {
    let made = Self.only("actionGroup", in: try everyKind())
    func screen(_ id: String) async throws -> JSONValue {
      Self.only("actionGroup", in: try await document("render \(id) --locale en_US"))
    }
    let known = ["pay", "repayPart", "early-repayment"]
    return [
      try vector("every-state-and-destination", "Every state and destination.", made, flows: known + ["boat-survey"]),
      try vector("no-flows", "An app without flows: their actions have no button.", made, flows: []),
      try vector(
        "unknown-state", "A state that is not known.",
        made.withAction("repay", "reason", .string("Perhaps")).withAction("repay", "state", .string("hoped"))),
      try vector(
        "unknown-destination", "A kind of destination that is not known.",
        made.withAction("card", "destination", .object([.init("kind", .string("portal"))]))),
      try vector(
        "unknown-link", "A link that is neither a page of the web nor a telephone number: the app does not open it.",
        made.withAction("card", "destination", .link("javascript:alert(1)"))),
      try vector(
        "link", "A page of the web.", made.withAction("card", "destination", .link("https://bank.example/rates"))),
      try vector("limits", "Limits, cut-off time and fees.", try await screen("1001"), flows: known),
      try vector("pending", "An action that was requested already.", try await screen("1004"), flows: known),
    ]
  }

  private func vector(
    _ name: String, _ why: String, _ document: JSONValue, flows: [String] = ["early-repayment"]
  ) throws -> ClientVector {
    let actions = document.objects.filter { $0["kind"] == .string("action") }
    #expect(!actions.isEmpty)
    let started = actions.filter { action in
      guard action["state"] == .string("available"), let destination = action["destination"] else { return false }
      return switch destination["kind"]?.text {
      case "screen", "item", "document", "event": true
      case "flow", "sourceFlow": flows.contains(destination["flow"]?.text ?? "")
      case "link": ["https://", "tel:"].contains { destination["url"]?.text?.hasPrefix($0) == true }
      default: false
      }
    }
    let words = actions.flatMap { [$0["title"], $0["reason"], $0["details"]] }.compactMap(\.self)
    return ClientVector(
      name, why,
      [
        "flows": .array(flows.map(JSONValue.string)), "canBeStarted": .array(started.compactMap { $0["id"] }),
        "shows": .array(words), "document": document,
      ])
  }
}

extension JSONValue {
  fileprivate static func link(_ url: String) -> JSONValue {
    .object([.init("kind", .string("link")), .init("url", .string(url))])
  }

  /// Returns a document after a change of one of its actions.
  fileprivate func withAction(_ id: String, _ name: String, _ value: JSONValue) throws -> JSONValue {
    let changed = changingFirst {
      $0["kind"] == .string("action") && $0["id"] == .string(id) ? $0.with(name, value) : nil
    }
    return try #require(changed).sealed
  }
}
