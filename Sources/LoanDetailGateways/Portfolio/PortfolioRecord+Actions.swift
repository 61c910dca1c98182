import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

extension PortfolioRecord {
  /// The names of the states of an action in the portfolio format.
  enum ActionState: String, CaseIterable {
    case available, unavailable, pending, hidden
  }

  func actions() -> [LoanAction] {
    let actions = loan.objects("actions") { reader -> LoanAction? in
      let kind = reader.required("kind", reader.name("kind", among: LoanAction.Kind.named))
      let title = reader.localizedText("title").value
      let state = state(of: reader)
      let (minimum, maximum) = (reader.money("minimum", in: currency), reader.money("maximum", in: currency))
      let cutOff = reader.fact("cutOff", expected: "a time of day as \"HH:MM\"", timeOfDay)
      let fee = reader.money("fee", in: currency)
      guard let kind, let state else { return nil }
      var action = LoanAction(kind: kind, title: title, state: state)
      action.minimum = minimum.value
      action.maximum = maximum.value
      action.cutOff = cutOff.value
      action.fee = fee.value
      return action
    }
    return actions.value ?? []
  }

  /// Returns the state of an action. Only an unavailable action has a reason; only a pending one has a request.
  private func state(of reader: ObjectReader) -> LoanAction.State? {
    switch reader.required("state", reader.name("state", of: ActionState.self)) {
    case .available: return .available
    case .hidden: return .hidden
    case .unavailable:
      let reason = reader.required("reason", reader.localizedText("reason"))
      let until = reader.date("until").value
      return reason.map { .unavailable(reason: $0, until: until) }
    case .pending:
      let request = reader.required("request", reader.localizedText("request"))
      let since = reader.date("since").value
      return request.map { .pending(request: $0, since: since) }
    case nil: return nil
    }
  }

  private func timeOfDay(_ value: JSONValue) -> String? {
    guard case .string(let text) = value else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hours = Int(parts[0]), let minutes = Int(parts[1]), hours < 24, minutes < 60
    else { return nil }
    return text
  }
}
