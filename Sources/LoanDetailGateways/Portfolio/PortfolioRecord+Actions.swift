import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

extension PortfolioRecord {
  /// The names of the states of an action in the portfolio format.
  enum ActionState: String, CaseIterable {
    case available, unavailable, pending, hidden
  }

  /// Reads the actions. An action may open one of the documents with these ids.
  func actions(_ documents: Set<String>) -> [LoanAction] {
    let actions = loan.objects("actions") { reader -> LoanAction? in
      let kind = reader.required("kind", reader.word("kind", among: names.actions) { .other($0) })
      let title = reader.localizedText("title").value
      let role = reader.name("role", of: LoanAction.Role.self).value
      let state = state(of: reader)
      let minimum = reader.nonNegative("minimum", in: currency)
      let maximum = reader.nonNegative("maximum", in: currency)
      let cutOff = reader.timeOfDay("cutOff")
      let fee = reader.nonNegative("fee", in: currency)
      let confirmation = reader.localizedText("confirmation").value
      let target = target(of: reader, documents)
      guard let kind, let state else { return nil }
      var action = LoanAction(kind: kind, title: title, state: state)
      action.minimum = minimum.value
      action.maximum = maximum.value
      action.cutOff = cutOff.value
      action.fee = fee.value
      action.role = role
      action.confirmation = confirmation
      action.target = target
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

  /// Returns the document or the link that an action opens; `nil` for the flow of its kind.
  private func target(of reader: ObjectReader, _ documents: Set<String>) -> LoanAction.Target? {
    let document = reader.nonEmptyText("document")
    let link = reader.link("link").value
    if let link {
      if document.value != nil {
        reader.log.add(
          Diagnostic(
            id: "record.two-destinations", severity: .warning, path: reader.path(of: "document"),
            summary: "The action opens a link, so it cannot open a document too.",
            advice: "Leave out \"document\" or \"link\"."))
      }
      return .link(link)
    }
    guard let id = document.value else { return nil }
    guard documents.contains(id) else {
      reader.log.add(
        Diagnostic(
          id: "record.unknown-document", severity: .warning, path: reader.path(of: "document"),
          summary: "The record has no document with this id, so the action opens the flow of its kind.",
          found: SourcePath.quoted(id), expected: "an id in \"documents\""))
      return nil
    }
    return .document(id)
  }
}
