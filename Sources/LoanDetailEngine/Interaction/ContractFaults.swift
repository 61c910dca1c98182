import DesignSystem
import LoanDetailCore
package import Loans

extension LoanPage.Content {
  /// The page content for a whole product type after the request for its list threw an error.
  static func unavailable(_ manifest: ProductManifest, because error: any Error) -> LoanPage.Content {
    if let error = error as? GatewayError { return .unavailable(error.diagnostic, cause: error.cause) }
    if let error = error as? DeadlinePassed {
      let diagnostic = Diagnostic.timedOut(
        error, of: manifest, at: "\(manifest.type)",
        "The products of the type \"\(manifest.type)\" were not listed in time.")
      return .unavailable(diagnostic, cause: .unavailable)
    }
    let diagnostic = Diagnostic(
      id: "product.unavailable", severity: .error, path: "\(manifest.type)",
      summary: "The products of the type \"\(manifest.type)\" could not be listed.", found: typeName(of: error),
      advice: "Try again later; if it stays, ask the owners of \(manifest.module).")
    return .unavailable(diagnostic, cause: .unavailable)
  }
}

extension ProductFault {
  /// The fault of a product after a request for it threw an error.
  init(id: ProductID, error: any Error) {
    func fault(_ cause: FaultCause, _ diagnostic: Diagnostic) -> ProductFault {
      ProductFault(id: id, cause: cause, diagnostics: [diagnostic])
    }
    switch error {
    case ProductError.unreadable(let unread):
      self.init(id: id, cause: unread.cause, diagnostics: unread.diagnostics)
    case let error as GatewayError:
      self = fault(error.cause, error.diagnostic)
      isOfSource = true
    default:
      self = fault(
        .unavailable,
        Diagnostic(
          id: "product.failed", severity: .error, path: "\(id)", summary: "The product could not be shown.",
          found: typeName(of: error), advice: "Try again later; if it stays, ask the owners of the product."))
    }
  }

  /// The fault of a product that was listed, opened or changed before, and is not found any more.
  static func gone(_ id: ProductID) -> ProductFault {
    ProductFault(
      id: id, cause: .gone,
      diagnostics: [
        Diagnostic(
          id: "product.gone", severity: .error, path: "\(id)",
          summary: "The product was known before and cannot be found any more.", advice: "List the products again.")
      ])
  }

  /// The fault of a product in a list from before an event that was done.
  static func changed(_ id: ProductID) -> ProductFault {
    ProductFault(
      id: id, cause: .unavailable,
      diagnostics: [
        Diagnostic(
          id: "product.changed", severity: .error, path: "\(id)",
          summary: "The product was changed, and the list is from before that.", advice: "Ask for the product.")
      ])
  }

  /// The fault of a product after a request for it, or an event, took too long.
  static func timedOut(
    _ id: ProductID, _ error: DeadlinePassed, of manifest: ProductManifest, doing event: BusinessEvent?
  ) -> ProductFault {
    let summary =
      event.map { "Whether the event \"\($0.name)\" was acted on is not known: the answer did not come in time." }
      ?? "The product's details did not come in time."
    return ProductFault(
      id: id, cause: .unavailable, diagnostics: [.timedOut(error, of: manifest, at: "\(id)", summary)])
  }

  /// The fault of a product with a foreign type. Its id has the interactor's own type, so that it is not mistaken for a
  /// product of the other plugin.
  static func foreignType(_ id: ProductID, from type: ProductType) -> ProductFault {
    brokenContract(
      ProductID(type: type, id: id.id), finding: "product.foreign-type",
      "The interactor of \"\(type)\" returned a product of another type.", found: "\"\(id)\"")
  }

  /// The fault of a product whose id is that of an earlier product of the list.
  static func duplicate(_ id: ProductID) -> ProductFault {
    brokenContract(
      id, finding: "product.duplicate-id", "The interactor returned two products with one id.", found: "\"\(id)\"")
  }

  /// The fault of a requested product in whose place another one was returned.
  static func wrongAnswer(_ answer: ProductID, insteadOf id: ProductID) -> ProductFault {
    brokenContract(
      id, finding: "product.wrong-answer", "The interactor answered with another product than the one asked for.",
      found: "\"\(answer)\"")
  }

  /// The fault of a product whose plugin broke the contract.
  private static func brokenContract(
    _ id: ProductID, finding: String, _ summary: String, found: String
  ) -> ProductFault {
    let diagnostic = Diagnostic(
      id: finding, severity: .error, path: "\(id)", summary: summary, found: found, advice: ownersMend)
    return ProductFault(id: id, cause: .brokenPlugin, diagnostics: [diagnostic])
  }
}

extension Diagnostic {
  /// The finding that a plugin made for a type of the source cannot be registered.
  package static func badPlugin(_ error: RegistrationError) -> Diagnostic {
    Diagnostic(
      id: "product.bad-plugin", severity: .error, path: "pluginForOtherTypes", summary: "\(error)", advice: ownersMend)
  }

  /// The identifier of the finding that no answer came before the deadline.
  package static let timedOutID = "product.timed-out"

  /// The finding that the source as a whole did not answer.
  package static func sourceFailed(because error: any Error) -> Diagnostic {
    if let error = error as? DeadlinePassed {
      return Diagnostic(
        id: timedOutID, severity: .error, path: "source", summary: "The source of records did not answer in time.",
        found: "no answer", expected: "one within \(error.limit)", advice: "Try again later.")
    }
    return Diagnostic(
      id: "source.failed", severity: .error, path: "source", summary: "The source of records failed.",
      found: typeName(of: error), advice: "Try again later; if it stays, ask the owners of the source.")
  }

  /// The finding that an interactor did not answer in time.
  fileprivate static func timedOut(
    _ error: DeadlinePassed, of manifest: ProductManifest, at path: String, _ summary: String
  ) -> Diagnostic {
    Diagnostic(
      id: timedOutID, severity: .error, path: path, summary: summary,
      found: "no answer from \(manifest.module)", expected: "one within \(error.limit)",
      advice: "Try again later; if it stays, ask the owners of \(manifest.module).")
  }

  /// The finding that a product has screens which its manifest does not state; `nil` if it has none.
  static func undeclaredScreens(of loan: any ProductProtocol, _ manifest: ProductManifest) -> Diagnostic? {
    let undeclared = loan.screens.filter { !manifest.screens.contains($0) }
    guard !undeclared.isEmpty else { return nil }
    return Diagnostic(
      id: "product.undeclared-screens", severity: .warning, path: "\(loan.id)",
      summary: "The product has screens that its plugin's manifest does not state.",
      found: undeclared.map(\.rawValue).joined(separator: ", "),
      expected: "none but \(manifest.screens.map(\.rawValue).joined(separator: ", "))", advice: ownersMend)
  }
}

extension Diagnostic {
  /// The findings about rules that a screen breaks: one for each rule, with the first place of the fault.
  static func brokenRules(_ faults: [TreeFault], of page: LoanPage) -> [Diagnostic] {
    TreeFault.Rule.allCases.compactMap { rule in
      let broken = faults.filter { $0.rule == rule }
      guard let first = broken.first else { return nil }
      let product = page.id?.description ?? page.manifest.type.rawValue
      let more = broken.count > 1 ? " There are \(broken.count - 1) more faults of this sort." : ""
      return Diagnostic(
        id: rule.rawValue, severity: rule.isMended ? .warning : .error,
        path: first.item.rawValue.isEmpty ? product : "\(product): \(first.item)",
        summary: "\(first.summary) \(first.reason)\(more)",
        advice: rule == .uniqueName ? idsDiffer : ownersMend)
    }
  }
}

extension TreeFault {
  /// The fault in a full sentence.
  fileprivate var summary: String {
    let own = "item of the product's own kind" + (ownKind.map { " \"\($0)\"" } ?? "")
    return switch rule {
    case .header: "The screen has no header at its top."
    case .name: "An item of the screen has no name."
    case .uniqueName: "Several items of the screen have one name, and get numbers."
    case .sum: "The parts of a breakdown do not add up to the whole."
    case .cells: "A row of a table does not fit its columns."
    case .amounts: "A point of a chart does not fit its series."
    case .currency: "The amounts of a chart are not in one currency."
    case .group: "A row of a table is in a group that the table does not have."
    case .ownKind: "An \(own) breaks what the kind states, and is shown by its fallback."
    case .fallback: "A fallback holds an \(own), which is shown by its own fallback."
    case .primary: "A group has a second primary action, which is shown as a secondary one."
    case .flow:
      "An item leads to a flow or an event that does not fit the manifest, and leaves it to the host to know it."
    case .form: "The form of an action does not fit what the action starts, and is left out."
    }
  }
}

private let idsDiffer =
  "If the name contains an id of the record, change that id; otherwise the plugin must name its items differently."
private let ownersMend = "This is a fault of the product's plugin; its owners mend it."

/// The type of an error without its text, which may contain addresses, tokens or a customer's numbers.
private func typeName(of error: any Error) -> String { "an error of the type \"\(type(of: error))\"" }
