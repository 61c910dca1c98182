public import DesignSystem
public import LoanDetailCore
public import LoanDetailEngine
public import Loans

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
    try await explanation(of: reference, on: screens, asking: nil, for: scope, reader)
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
    try await explanation(of: reference, on: [.whatIf], asking: .whatIf(whatIf), for: scope, reader)
  }

  /// Explains the statement of account of a product for a period; `nil` for the last full month.
  ///
  /// - Parameters:
  ///   - reference: the product.
  ///   - period: the period.
  ///   - scope: the customer whose products may be seen.
  ///   - reader: the locale, the day and the client.
  @concurrent
  public func explanation(
    of reference: ProductReference, statementFor period: StatementPeriod?, for scope: CustomerScope,
    _ reader: LoanReader
  ) async throws(RequestError) -> [ExplainedScreen] {
    try await explanation(
      of: reference, on: [.statement], asking: period.map(ScreenQuestion.statement), for: scope, reader)
  }

  /// Explains screens of a product, of which the first may answer a question.
  @concurrent
  package func explanation(
    of reference: ProductReference, on screens: [ScreenID], asking question: ScreenQuestion?, for scope: CustomerScope,
    _ reader: LoanReader
  ) async throws(RequestError) -> [ExplainedScreen] {
    try await request(.explanation, reference, for: scope, reader) { (log, day, deadline) throws(RequestError) in
      let first = screens.first ?? .main
      let request = ScreenRequest(first, on: day, for: reader, log, question: question)
      let page = try await open(reference, for: request, by: deadline).pages[0]
      let others = screens.dropFirst().filter { page.loan?.screens.contains($0) ?? false }
      let explained = ([first] + others).map { screen in
        ExplainedScreen(of: page, on: screen, reader, day, log, question: question)
      }
      log.add(explained[0].diagnostics)
      try checkCancellation()
      return explained
    }
  }
}

extension ExplainedScreen {
  /// Shows a page on a screen with tracing on.
  init(
    of page: LoanPage, on screen: ScreenID, _ reader: LoanReader, _ day: BankDay, _ log: RequestLog,
    question: ScreenQuestion? = nil
  ) {
    let provenance = ProvenanceLog()
    let request = ScreenRequest(screen, on: day, for: reader, log, question: question, explainingTo: provenance)
    let shown = request.shown(page)
    product = page.id
    loan = page.loan
    manifest = page.manifest
    document = shown.document
    diagnostics = shown.findings.all
    cause = shown.cause
    explanation = ScreenExplanation(
      of: shown.document, by: provenance,
      changes: reader.client.map { shown.document.adapted(to: $0).changes } ?? [])
  }
}
