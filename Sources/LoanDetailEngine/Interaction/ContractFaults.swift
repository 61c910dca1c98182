import LoanDetailCore

extension Diagnostic {
  /// A whole product type could not be listed.
  static func unavailable(_ manifest: ProductManifest, because error: any Error) -> Diagnostic {
    if let error = error as? GatewayError { return error.diagnostic }
    return Diagnostic(
      id: "product.unavailable", severity: .error, path: "\(manifest.type)",
      summary: "The products of the type \"\(manifest.type)\" could not be listed.", found: "\(error)",
      advice: "Try again later; if it stays, ask the owners of \(manifest.module).")
  }
}

extension ProductFault {
  /// What stands in a product's place after a request about it threw.
  init(id: ProductID, error: any Error) {
    let diagnostic: Diagnostic
    switch error {
    case ProductError.unreadable(let fault):
      self = fault
      return
    case let error as GatewayError:
      diagnostic = error.diagnostic
    case ProductError.notFound(let missing):
      diagnostic = Diagnostic(
        id: "product.gone", severity: .error, path: "\(missing)",
        summary: "The product is in the list and its details cannot be found.", advice: "List the products again.")
    case ProductError.unsupportedEvent(let event):
      diagnostic = Diagnostic(
        id: "product.unsupported-event", severity: .error, path: "\(id)",
        summary: "The product's own item sent an event that its interactor does not know.", found: "\"\(event.name)\"",
        advice: "Handle the event in the product's interactor.")
    default:
      diagnostic = Diagnostic(
        id: "product.failed", severity: .error, path: "\(id)", summary: "The product could not be shown.",
        found: "\(error)", advice: "Try again later; if it stays, ask the owners of the product.")
    }
    self.init(id: id, diagnostics: [diagnostic])
  }

  static func foreignType(_ id: ProductID, from type: ProductType) -> ProductFault {
    brokenContract(
      id, "product.foreign-type", "The interactor of \"\(type)\" returned a product of another type.",
      found: "\"\(id)\"")
  }

  static func duplicate(_ id: ProductID) -> ProductFault {
    brokenContract(
      id, "product.duplicate-id", "The interactor returned two products with one id.", found: "\"\(id)\"")
  }

  static func wrongAnswer(_ answer: ProductID, insteadOf id: ProductID) -> ProductFault {
    brokenContract(
      id, "product.wrong-answer", "The interactor answered with another product than the one asked for.",
      found: "\"\(answer)\"")
  }

  private static func brokenContract(
    _ id: ProductID, _ name: String, _ summary: String, found: String
  ) -> ProductFault {
    let diagnostic = Diagnostic(
      id: name, severity: .error, path: "\(id)", summary: summary, found: found,
      advice: "This is a fault of the product's plugin; its owners mend it.")
    return ProductFault(id: id, diagnostics: [diagnostic])
  }
}
