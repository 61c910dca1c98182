public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
public import LoanDetailEngine
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering
public import Loans

extension LoanDetailService {
  /// Makes one screen of one product.
  ///
  /// - Parameters:
  ///   - reference: the product, as `type:id`, or as the id alone if no other type has the same id.
  ///   - screen: one of its screens.
  ///   - scope: the customer whose products may be seen. Another customer's product does not exist for this request.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - page: the rows of its lists to send; `nil` for all rows.
  ///   - held: what the client already has of the screen.
  /// - Returns: the document, or a shorter answer if the client has an older or the same document. If the page adds
  ///   rows, the answer is a patch for the document that has the cursor, or the document with both the old and the
  ///   added rows if `held` is another ETag or the renderer does not write JSON.
  @concurrent
  public func screen(
    _ reference: ProductReference, _ screen: ScreenID = .main, for scope: CustomerScope, _ reader: LoanReader,
    page: PageRequest? = nil, held: HeldScreen? = nil
  ) async throws(RequestError) -> ScreenAnswer {
    try await self.screen(reference, screen, asking: nil, for: scope, reader, page: page, held: held)
  }

  /// Answers a question about one product with a screen. The answer is shorter if the client has an older or the same
  /// document, of this or another question.
  ///
  /// - Parameters:
  ///   - reference: the product, as `type:id`, or as the id alone if no other type has the same id.
  ///   - whatIf: the question.
  ///   - scope: the customer whose products may be seen.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - page: the rows of its lists to send; `nil` for all rows.
  ///   - held: what the client already has of the screen.
  @concurrent
  public func screen(
    _ reference: ProductReference, whatIf: WhatIf, for scope: CustomerScope, _ reader: LoanReader,
    page: PageRequest? = nil, held: HeldScreen? = nil
  ) async throws(RequestError) -> ScreenAnswer {
    try await screen(reference, .whatIf, asking: .whatIf(whatIf), for: scope, reader, page: page, held: held)
  }

  /// Makes the statement of account of one product for a period. It is the screen `ScreenID.statement`.
  ///
  /// - Parameters:
  ///   - reference: the product, as `type:id`, or as the id alone if no other type has the same id.
  ///   - period: the period; `nil` for the last full month.
  ///   - scope: the customer whose products may be seen.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - page: the operations to send; `nil` for all.
  ///   - held: what the client already has of the screen.
  @concurrent
  public func screen(
    _ reference: ProductReference, statementFor period: StatementPeriod?, for scope: CustomerScope,
    _ reader: LoanReader, page: PageRequest? = nil, held: HeldScreen? = nil
  ) async throws(RequestError) -> ScreenAnswer {
    try await screen(
      reference, .statement, asking: period.map(ScreenQuestion.statement), for: scope, reader, page: page, held: held)
  }

  /// Answers a request for a screen: with what was sent or made before, as long as the product has the same revision.
  @concurrent
  package func screen(
    _ reference: ProductReference, _ screen: ScreenID, asking question: ScreenQuestion?, for scope: CustomerScope,
    _ reader: LoanReader, page: PageRequest? = nil, held: HeldScreen? = nil
  ) async throws(RequestError) -> ScreenAnswer {
    try await request(.screen(screen), reference, for: scope, reader, page, outcome: \.outcome) {
      (log, day, deadline) throws(RequestError) in
      let current = try await revision(of: reference, for: scope, by: deadline, log)
      let key = current.map {
        SentScreen.Key(
          product: $0.product, screen: screen, question: question, scope: scope, reader: reader.traits, day: day,
          page: page
        )
      }
      if let held, let sent = key.flatMap({ sentScreens[$0] }), held.holds(sent.answer.eTag),
        sent.revision == current?.revision
      {
        return .unchanged(sent.answer)
      }
      let make = { () async throws(RequestError) -> MadeScreen in
        let request = ScreenRequest(screen, on: day, for: reader, log, rows: page, question: question)
        let found = try await open(reference, for: request, by: deadline).pages[0]
        // Whether the day has ended in the zone of the loan is known only once the record is read.
        let isOnOwnDay = day.isToday && !day.isInZoneOfReader && found.loan?.basis.timeZone != nil
        var made = try render(request.shown(found), for: request)
        // The source may have fallen silent, or answered again, since it was asked for the revision.
        let isOld = made.screen.diagnostics.contains(where: \.isOfOldRecord)
        made.lasts = !isOnOwnDay && isOld == (current?.revision.isOld ?? false)
        return made
      }
      guard let key, let current else { return try answer(try await make(), for: reader, held, log) }
      let made = try await answers.screen(.init(key, current.revision, reader), make: make)
      if made.lasts { sentScreens[key] = SentScreen(revision: current.revision, answer: UnchangedAnswer(made.screen)) }
      return try answer(made, for: reader, held, log)
    }
  }

  /// The answer with a screen, for a client that may already have a document.
  func answer(
    _ made: MadeScreen, for reader: LoanReader, _ held: HeldScreen?, _ log: RequestLog
  ) throws(RequestError) -> ScreenAnswer {
    log.add(made.screen.diagnostics)
    if let addition = made.addition, addition.bytes.count < made.screen.bytes.count {
      guard let held else { return .patch(addition) }
      if case .eTags(let tags) = held, tags.contains(addition.from) { return .patch(addition) }
    }
    return try answer(made.screen, holding: held, for: reader)
  }

  /// Renders a page and, if rows are added to the client's document, the patch that adds them.
  func render(
    _ shown: ShownPage, for request: ScreenRequest
  ) throws(RequestError) -> MadeScreen {
    if let error = shown.error { throw error }
    guard let rows = request.rows else {
      let screen = shown.rendered()
      try checkCancellation()
      return MadeScreen(screen: screen, addition: nil)
    }
    return try rows.fitting(
      longest: shown.document.longestList, bytes: { $0.screen.bytes.count }
    ) { (rows) throws(RequestError) in try render(shown, rows, for: request.reader) }
  }

  /// Renders a page with some of its rows and, if they are added to the client's document, the patch that adds them.
  private func render(
    _ shown: ShownPage, _ rows: PageRequest, for reader: LoanReader
  ) throws(RequestError) -> MadeScreen {
    let change: (from: ScreenDocument?, to: ScreenDocument)
    do { change = try shown.document.change(by: rows, reader.formatter) } catch { throw .unknownCursor(error) }
    let rendered = shown.rendered(change.to)
    try checkCancellation()
    guard let from = change.from, let layout = reader.renderer.jsonLayout, let product = rendered.product else {
      return MadeScreen(screen: rendered, addition: nil)
    }
    let patch: ScreenPatch
    do { patch = try ScreenPatch(from: reader.adapted(from), to: rendered.tree) } catch {
      throw .unusableBase("\(error)")
    }
    return MadeScreen(screen: rendered, addition: patch.rendered(layout, of: product, rendered.findings))
  }

  /// The shortest answer for a client that may already have a document.
  func answer(
    _ rendered: RenderedScreen, holding held: HeldScreen?, for reader: LoanReader
  ) throws(RequestError) -> ScreenAnswer {
    switch held {
    case nil: return .document(rendered)
    case .eTags(let tags) where !tags.contains(rendered.eTag): return .document(rendered)
    case .eTags, .any: return .unchanged(UnchangedAnswer(rendered))
    case .document(let bytes):
      if bytes == rendered.bytes { return .unchanged(UnchangedAnswer(rendered)) }
      guard let layout = reader.renderer.jsonLayout, let product = rendered.product else { return .document(rendered) }
      let patch = try Self.patch(from: bytes, to: rendered.tree)
      if patch.from == patch.to { return .unchanged(UnchangedAnswer(rendered)) }
      let change = patch.rendered(layout, of: product, rendered.findings)
      return change.bytes.count < rendered.bytes.count ? .patch(change) : .document(rendered)
    }
  }

  /// The patch from a client's document.
  ///
  /// - Throws: `RequestError.unusableBase` if that is not an earlier document of the same screen and product.
  private static func patch(
    from held: [UInt8], to document: ScreenDocument
  ) throws(RequestError) -> ScreenPatch {
    let old = try JSONValue(held: held)
    let subject = document.subject
    guard old["product"]?["id"] == .string(subject.id), old["product"]?["type"] == .string(subject.type),
      old["screen"] == .string(document.screen.rawValue)
    else { throw .unusableBase("It is of another product or screen. Ask without it for the whole document.") }
    do { return try ScreenPatch(from: old, to: document) } catch { throw .unusableBase("\(error)") }
  }
}

extension JSONValue {
  /// Reads the document that a client has.
  init(held: [UInt8]) throws(RequestError) {
    do { self = try JSONParser.parse(held) } catch {
      throw .unusableBase("It is not well-formed JSON: found \(error.found); expected \(error.expected).")
    }
  }
}

extension ScreenPatch {
  /// Renders the patch of a product's screen or, without a product, of a list.
  func rendered(_ layout: JSONLayout, of product: ProductID?, _ findings: Findings) -> RenderedPatch {
    RenderedPatch(product: product, bytes: rendered(layout), from: from, to: to, findings: findings)
  }
}

extension ScreenAnswer {
  /// The outcome of a request with this answer.
  var outcome: RequestReport.Outcome {
    switch self {
    case .document: .document
    case .unchanged: .unchanged
    case .patch: .patch
    }
  }
}
