public import DesignSystem
public import LoanDetailCore
public import LoanDetailEngine

/// One screen and the sources of its items.
public struct ExplainedScreen: Sendable {
  /// The product; `nil` if a whole product type is unavailable.
  public let product: ProductID?
  /// The product itself; `nil` if the screen shows a fault instead of it.
  package let loan: (any ProductProtocol)?
  /// The manifest of the plugin that made the screen.
  public let manifest: ProductManifest
  /// The complete screen, before adaptation to the reader's client.
  public let document: ScreenDocument
  /// The sources of each item, and its changes for the client.
  public let explanation: ScreenExplanation
  /// Findings about the data and the plugin, for staff.
  public let diagnostics: [Diagnostic]
  /// The reason why the screen shows a fault instead of the product; `nil` if it shows the product.
  public let cause: FaultCause?
}

extension LoanDetailService {
  /// Explains screens of a product. The mapping is the same as for ``screen(_:_:for:_:page:held:)``, with tracing on.
  ///
  /// The record is read once for all screens. If a product cannot be shown, its fault page is explained.
  ///
  /// - Parameters:
  ///   - reference: the product.
  ///   - screens: the screens to explain, at least one. After the first, screens that the product does not have are
  ///     left out.
  ///   - scope: the customer whose products may be seen.
  ///   - reader: the locale, the day and the client.
  @concurrent
  public func explanation(
    of reference: ProductReference, on screens: [ScreenID] = [.main], for scope: CustomerScope, _ reader: LoanReader
  ) async throws(RequestError) -> [ExplainedScreen] {
    try await explanation(of: reference, on: screens, nil, for: scope, reader)
  }

  /// Explains the answer to a question about a product.
  ///
  /// - Parameters:
  ///   - reference: the product.
  ///   - whatIf: the question.
  ///   - scope: the customer whose products may be seen.
  ///   - reader: the locale, the day and the client.
  @concurrent
  public func explanation(
    of reference: ProductReference, whatIf: WhatIf, for scope: CustomerScope, _ reader: LoanReader
  ) async throws(RequestError) -> [ExplainedScreen] {
    try await explanation(of: reference, on: [.whatIf], whatIf, for: scope, reader)
  }

  @concurrent
  private func explanation(
    of reference: ProductReference, on screens: [ScreenID], _ whatIf: WhatIf?, for scope: CustomerScope,
    _ reader: LoanReader
  ) async throws(RequestError) -> [ExplainedScreen] {
    let log = RequestLog(.explanation, reference, scope, reader, options)
    return try await log.reporting { () throws(RequestError) in
      let deadline = deadline()
      let day = try await day(for: reader, scope, by: deadline)
      var provenance = ProvenanceLog()
      var loop = try await open(
        reference, on: screens.first ?? .main, whatIf, for: scope, reader, log, day, explainingTo: provenance,
        by: deadline)
      let page = loop.strategist.pages[0]
      var explained = [loop.shown(page).explained(by: provenance, for: reader)]
      log.diagnostics = explained[0].diagnostics
      for screen in screens.dropFirst() where page.loan?.screens.contains(screen) ?? false {
        provenance = ProvenanceLog()
        loop = loop.turned(to: screen, in: reader.context(on: day, explainingTo: provenance))
        explained.append(loop.shown(page).explained(by: provenance, for: reader))
      }
      try checkCancellation()
      return explained
    } outcome: { _ in
      .document
    }
  }
}

extension ShownPage {
  func explained(by provenance: ProvenanceLog, for reader: LoanReader) -> ExplainedScreen {
    ExplainedScreen(
      product: page.id, loan: page.loan, manifest: page.manifest, document: document,
      explanation: ScreenExplanation(
        of: document, by: provenance, changes: reader.client.map { document.adapted(to: $0).changes } ?? []),
      diagnostics: diagnostics, cause: cause)
  }
}
