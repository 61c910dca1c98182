public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
public import LoanDetailEngine
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
    try await answer(reference, screen, nil, for: scope, reader, page, held)
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
    try await answer(reference, .whatIf, whatIf, for: scope, reader, page, held)
  }

  @concurrent
  private func answer(
    _ reference: ProductReference, _ screen: ScreenID, _ whatIf: WhatIf?, for scope: CustomerScope,
    _ reader: LoanReader, _ page: PageRequest?, _ held: HeldScreen?
  ) async throws(RequestError) -> ScreenAnswer {
    try await request(.screen(screen), reference, for: scope, reader, page, outcome: \.outcome) {
      (log, day, deadline) throws(RequestError) in
      let current = try await revision(of: reference, for: scope, by: deadline, log)
      let key = current.map {
        SentScreen.Key(
          product: $0.product, screen: screen, whatIf: whatIf, scope: scope, reader: reader.traits, day: day, page: page
        )
      }
      if case .eTag(let eTag)? = held, let sent = key.flatMap({ sentScreens[$0] }), sent.eTag == eTag,
        sent.revision == current?.revision
      {
        return .unchanged(eTag: eTag)
      }
      let request = ScreenRequest(screen, on: day, for: reader, log, rows: page, whatIf: whatIf)
      let strategist = try await open(reference, for: request, by: deadline)
      let found = strategist.pages[0]
      // Whether the day has ended in the zone of the loan is known only once the record is read.
      let isOnOwnDay = day.isToday && !day.isInZoneOfReader && found.loan?.basis.timeZone != nil
      return try answer(found, for: request, held) { sent in
        guard !isOnOwnDay, let key, let current else { return }
        sentScreens[key] = SentScreen(revision: current.revision, eTag: sent.eTag)
      }
    }
  }

  /// Passes an event of a product's own item to the interactor that owns the product, and returns the changed screen.
  ///
  /// - Parameters:
  ///   - event: the item's event.
  ///   - item: the item's id on the screen.
  ///   - reference: the product.
  ///   - screen: the screen with the item. The same screen is returned.
  ///   - scope: the customer whose products may be seen and changed.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - held: what the client already has of the screen.
  @concurrent
  public func send(
    _ event: BusinessEvent, from item: ItemID, of reference: ProductReference, _ screen: ScreenID = .main,
    for scope: CustomerScope, _ reader: LoanReader, held: HeldScreen? = nil
  ) async throws(RequestError) -> ScreenAnswer {
    try await request(.event(event.name), reference, for: scope, reader, outcome: \.outcome) {
      (log, day, deadline) throws(RequestError) in
      let request = ScreenRequest(screen, on: day, for: reader, log)
      let strategist = try await open(reference, for: request, by: deadline)
      let before = request.shown(strategist.pages[0])
      if let error = before.error { throw error }
      guard before.document.holds(item) else { throw .noSuchItem(item, on: screen) }
      // A document that cannot be patched is refused now, because a failure after the event would invite repeating it.
      _ = try answer(before.rendered(), holding: held, for: reader)
      try checkCancellation()
      await strategist.handle(event, ofLoanWithIndex: 0)
      try checkCancellation()
      if let refusal = strategist.pages[0].refusal {
        log.add(refusal.diagnostics)
        if refusal.diagnostics.contains(where: { $0.id == Diagnostic.unsupportedEventID }) {
          throw .unsupportedEvent(event, of: refusal.id)
        }
        throw RequestError(RequestFault(page: nil, cause: refusal.cause, diagnostics: refusal.diagnostics))
      }
      let rendered = try render(strategist.pages[0], for: request).screen
      return (try? answer(rendered, holding: held, for: reader)) ?? .document(rendered)
    }
  }

  /// The answer with a page, for a client that may already have a document. `note` receives the rendered document.
  func answer(
    _ page: LoanPage, for request: ScreenRequest, _ held: HeldScreen?, note: (RenderedScreen) -> Void = { _ in }
  ) throws(RequestError) -> ScreenAnswer {
    let (rendered, addition) = try render(page, for: request)
    note(rendered)
    if let addition {
      guard let held else { return .patch(addition) }
      if held == .eTag(addition.from) { return .patch(addition) }
    }
    return try answer(rendered, holding: held, for: request.reader)
  }

  /// Renders a page and, if rows are added to the client's document, the patch that adds them.
  func render(
    _ page: LoanPage, for request: ScreenRequest
  ) throws(RequestError) -> (screen: RenderedScreen, addition: RenderedPatch?) {
    let (shown, reader) = (request.shown(page), request.reader)
    request.log.add(shown.findings.all)
    if let error = shown.error { throw error }
    var change: (from: ScreenDocument?, to: ScreenDocument) = (nil, shown.document)
    if let rows = request.context.page {
      do { change = try shown.document.change(by: rows, reader.formatter) } catch { throw .unknownCursor(error) }
    }
    let rendered = shown.rendered(change.to)
    try checkCancellation()
    guard let from = change.from, let layout = reader.renderer.jsonLayout, let product = rendered.product else {
      return (rendered, nil)
    }
    let patch: ScreenPatch
    do { patch = try ScreenPatch(from: reader.adapted(from), to: rendered.tree) } catch {
      throw .unusableBase("\(error)")
    }
    return (rendered, patch.rendered(layout, of: product, rendered.findings))
  }

  /// The shortest answer for a client that may already have a document.
  private func answer(
    _ rendered: RenderedScreen, holding held: HeldScreen?, for reader: LoanReader
  ) throws(RequestError) -> ScreenAnswer {
    switch held {
    case nil: return .document(rendered)
    case .eTag(let eTag): return eTag == rendered.eTag ? .unchanged(eTag: eTag) : .document(rendered)
    case .document(let bytes):
      if bytes == rendered.bytes { return .unchanged(eTag: rendered.eTag) }
      guard let layout = reader.renderer.jsonLayout, let product = rendered.product else { return .document(rendered) }
      let patch = try Self.patch(from: bytes, to: rendered.tree)
      if patch.from == patch.to { return .unchanged(eTag: patch.to) }
      let change = patch.rendered(layout, of: product, rendered.findings)
      return change.bytes.count < rendered.bytes.count ? .patch(change) : .document(rendered)
    }
  }

  private static func patch(
    from held: [UInt8], to document: ScreenDocument
  ) throws(RequestError) -> ScreenPatch {
    let old: JSONValue
    do { old = try JSONParser.parse(held) } catch {
      throw .unusableBase("It is not well-formed JSON: found \(error.found); expected \(error.expected).")
    }
    let subject = document.subject
    guard old["product"]?["id"] == .string(subject.id), old["product"]?["type"] == .string(subject.type),
      old["screen"] == .string(document.screen.rawValue)
    else { throw .unusableBase("It is of another product or screen. Ask without it for the whole document.") }
    do { return try ScreenPatch(from: old, to: document) } catch { throw .unusableBase("\(error)") }
  }
}

extension ScreenPatch {
  fileprivate func rendered(
    _ layout: JSONLayout, of product: ProductID, _ findings: Findings
  ) -> RenderedPatch {
    RenderedPatch(product: product, bytes: rendered(layout), from: from, to: to, findings: findings)
  }
}

extension ScreenAnswer {
  var outcome: RequestReport.Outcome {
    switch self {
    case .document: .document
    case .unchanged: .unchanged
    case .patch: .patch
    }
  }
}

extension ScreenDocument {
  /// Whether an item with an id is on the screen.
  fileprivate func holds(_ id: ItemID) -> Bool {
    func isIn(_ item: Item) -> Bool { item.id == id || item.children.contains(where: isIn) }
    return ([headerItem] + contentItems).contains(where: isIn)
  }
}
