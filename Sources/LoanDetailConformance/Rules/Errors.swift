import LoanDetailCore
import Loans

extension ConformanceSubject {
  /// The error of the kit's sources that do not answer.
  static let noAnswer = GatewayError.unavailable(diagnostic)
  /// The finding that these sources give as their reason.
  private static let diagnostic = Diagnostic(
    id: "conformance.source", severity: .error, path: "$", summary: "The source of the conformance test fails.")

  /// Checks that failures of the source lead to errors that the engine knows.
  ///
  /// A request that fails even with the sample records is left out, because another rule reports it.
  func errorFindings() async -> [Finding] {
    (try? await errorMessages())?.map { Finding(place, $0) } ?? []
  }

  /// The faults of the answers to requests whose source fails.
  ///
  /// - Throws: ``ProductCalls/NoAnswer``.
  private func errorMessages() async throws -> [String] {
    let id = ProductID(type: plugin.manifest.type, id: "conformance")
    let unreadable = ProductFault(id: id, diagnostics: [Self.diagnostic])
    let failures: [(name: String, error: any Error)] = [
      ("GatewayError.unavailable", Self.noAnswer), ("GatewayError.malformed", GatewayError.malformed(Self.diagnostic)),
      ("GatewayError.missing", GatewayError.missing(Self.diagnostic)),
      ("ProductError.unreadable", ProductError.unreadable(unreadable)),
    ]
    var messages: [String] = []
    for (name, error) in failures {
      let interactor = try await calls.interactor(of: plugin, readingFrom: SilentGateway.failing(with: error))
      if canList {
        messages += try await faultMessages(of: "allProducts(for:)", where: name) {
          _ = try await interactor.allProducts(for: .allCustomers)
        }
      }
      if canOpen {
        messages += try await faultMessages(of: "productWithDetails(by:for:)", where: name) {
          _ = try await interactor.productWithDetails(by: id, for: .allCustomers)
        }
      }
    }
    guard canList else { return messages }
    let interactor = try await calls.interactor(of: plugin, readingFrom: UnreadableGateway(fault: unreadable))
    let faults = try await answer(to: "allProducts(for:)") {
      try await interactor.allProducts(for: .allCustomers).map(\.fault)
    }
    if faults != [unreadable] {
      messages.append(
        "`allProducts(for:)` does not have the fault of a record that cannot be read in the record's place. "
          + "Put it there, so that nobody takes the product for repaid.")
    }
    return messages
  }

  /// The answer to a request; `nil` if it throws an error of its own.
  private func answer<Answer: Sendable>(
    to request: String, _ body: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer? {
    do {
      return try await calls.answer(to: request, at: place, body)
    } catch let noAnswer as ProductCalls.NoAnswer {
      throw noAnswer
    } catch {
      return nil
    }
  }

  /// The fault of a request whose source throws a failure; empty if the request throws an error that the engine knows.
  private func faultMessages(
    of request: String, where failure: String, _ body: @escaping @Sendable () async throws -> Void
  ) async throws -> [String] {
    do {
      try await calls.answer(to: request, at: place, body)
      return ["`\(request)` answers where its source throws \(failure). Let the error through: nothing is known then."]
    } catch is GatewayError {
      return []
    } catch is ProductError {
      return []
    } catch let noAnswer as ProductCalls.NoAnswer {
      throw noAnswer
    } catch {
      return [
        "`\(request)` throws an error of the type \(type(of: error)) where its source throws \(failure). "
          + "Throw a ProductError or a GatewayError: the engine knows what to tell the customer of those."
      ]
    }
  }

  /// Checks that products outside the scope do not exist for the customer.
  func notFoundFindings() async -> [Finding] { (try? await strangerFindings()) ?? [] }

  /// Asks for a product that does not exist, and asks as a stranger for each sample and for a list.
  ///
  /// - Throws: ``ProductCalls/NoAnswer``.
  private func strangerFindings() async throws -> [Finding] {
    guard let samples, canOpen else { return [] }
    let interactor = try await calls.interactor(of: plugin, readingFrom: samples)
    let stranger = CustomerScope.customer(CustomerID(rawValue: "conformance-stranger"))
    var findings: [Finding] = []
    let unknown = ProductID(type: plugin.manifest.type, id: "conformance-unknown")
    if let found = try await answer(of: interactor, about: unknown, for: .allCustomers) {
      findings.append(
        Finding(
          place, "A product that does not exist is answered with \(found). Throw ProductError.notFound with its id."))
    }
    for product in products where product.record != nil {
      if let found = try await answer(of: interactor, about: product.id, for: stranger) {
        findings.append(
          Finding(
            "\(product.id)",
            "Another customer's product is answered with \(found). Throw ProductError.notFound with its id, as for one "
              + "that does not exist."))
      }
    }
    let listed = try await answer(to: "allProducts(for:)") { try await interactor.allProducts(for: stranger).count }
    if let listed, listed > 0 {
      findings.append(
        Finding(
          place,
          "A customer without products is shown a list of \(listed). Ask the gateway for the scope of the request."
        ))
    }
    return findings
  }

  /// Describes the answer to a request; `nil` if the answer is that there is no such product.
  private func answer(
    of interactor: any ProductBusinessLogicProtocol, about id: ProductID, for scope: CustomerScope
  ) async throws -> String? {
    do {
      let found = try await calls.answer(to: "productWithDetails(by:for:)", at: "\(id)") {
        try await interactor.productWithDetails(by: id, for: scope).id
      }
      return "the product \(found)"
    } catch ProductError.notFound(id) {
      return nil
    } catch let noAnswer as ProductCalls.NoAnswer {
      throw noAnswer
    } catch {
      return "\(error)"
    }
  }
}

extension ProductEntry {
  /// The fault of a product that cannot be shown; `nil` for a product.
  fileprivate var fault: ProductFault? {
    if case .failure(let fault) = self { fault } else { nil }
  }
}
