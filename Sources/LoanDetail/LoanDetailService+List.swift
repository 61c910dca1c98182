import DesignSystem
import LoanArithmetic
import LoanDetailEngine
import LoanDetailJSON
import LoanDetailRendering
public import Loans

/// The list of products as values and as bytes.
public struct RenderedList: Sendable {
  /// The list.
  public let list: ProductList
  let rendering: Rendering
  /// The ``RequestReport/correlationID`` of the request, if the bytes contain it: a customer's JSON has it from version
  /// 3 on.
  public let correlationID: String?

  /// Where the next page of the source begins, for ``LoanDetailService/list(for:_:from:atMost:)``; `nil` for the last
  /// page, and for a whole list.
  public fileprivate(set) var next: String?

  /// The output of the reader's renderer, ready to send: JSON (`Schemas/product-list.schema.json`) or a text table.
  public var bytes: [UInt8] { rendering.bytes }
  /// Identifies the content, like the `ETag` of HTTP. From version 3 on, JSON lists also contain it.
  public var eTag: String { rendering.eTag }
  /// The cursor of the products before, for `PageRequest`; `nil` if there are none.
  public let previousCursor: String?
  /// The cursor of the products that follow; `nil` if there are none.
  public let nextCursor: String?
}

/// The answer to a request for a list by a client that may already have one.
public enum ListAnswer: Sendable {
  /// The whole list.
  case document(RenderedList)
  /// The client's list is current.
  case unchanged(UnchangedAnswer)
  /// The changes from the client's list to the current one.
  case patch(RenderedPatch)
}

extension LoanDetailService {
  /// Lists the products of a scope, in their strict order. Only the header facts of each record are read.
  ///
  /// If one product or one type fails, its place in the list shows the fault. ``ProductList/incompleteness`` is not
  /// `nil` if a type is missing. If no type can be listed, the request throws.
  ///
  /// - Parameters:
  ///   - scope: the customer whose products may be seen.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - page: the products to send; `nil` for all. JSON has no pages of a list, so it always has all products.
  @concurrent
  public func list(
    for scope: CustomerScope, _ reader: LoanReader, page: PageRequest? = nil
  ) async throws(RequestError) -> RenderedList {
    try await request(
      .list, for: scope, reader, page,
      outcome: { $0.list.incompleteness.map(RequestReport.Outcome.incomplete) ?? .document }
    ) { (log, day, deadline) throws(RequestError) in
      let list = await ProductList(
        of: try await strategist(for: scope, by: deadline), lacksProducts: source?.lacksRecords ?? false,
        in: reader.context(on: day, options))
      try checkCancellation()
      return try rendered(list, page: page, isWhole: true, reader, log)
    }
  }

  /// Lists a page of the products of a scope, in their strict order.
  ///
  /// Only the types on the page are asked, each for a page of its records, so a page of a long list costs no more than
  /// one of a short list. If one product or one type fails, its place in the list shows the fault. Two products with
  /// one id are noticed if they are on the same page.
  ///
  /// - Parameters:
  ///   - scope: the customer whose products may be seen.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - start: the ``RenderedList/next`` of the page before; `nil` for the first page.
  ///   - count: the maximum number of products; at least 1.
  /// - Throws: ``RequestError/unknownCursor(_:)`` for a cursor that is of no page of the list.
  @concurrent
  public func list(
    for scope: CustomerScope, _ reader: LoanReader, from start: String?, atMost count: Int
  ) async throws(RequestError) -> RenderedList {
    try await request(
      .list, for: scope, reader, outcome: { $0.list.incompleteness.map(RequestReport.Outcome.incomplete) ?? .document }
    ) { (log, day, deadline) throws(RequestError) in
      let strategist = try await strategist(for: scope, by: deadline)
      let part: (pages: [LoanPage], next: String?)
      do throws(UnknownSummaryCursor) { part = try await strategist.page(from: start, atMost: max(count, 1)) } catch {
        throw .unknownCursor(UnknownCursor(found: error.cursor, reason: .unreadable))
      }
      try checkCancellation()
      let list = ProductList(
        of: part.pages, for: scope, lacksProducts: source?.lacksRecords ?? false,
        in: reader.context(on: day, options))
      var rendered = try rendered(list, page: nil, isWhole: start == nil && part.next == nil, reader, log)
      rendered.next = part.next
      return rendered
    }
  }

  /// A strategist that has not loaded anything yet, with the interactors of a scope.
  private func strategist(
    for scope: CustomerScope, by deadline: Deadline
  ) async throws(RequestError) -> InteractionStrategist {
    InteractionStrategist(
      try await registry(scope, by: deadline), scope: scope, observer: options.exchanges
    ) { deadline }
  }

  /// Renders a list, or the page of its products that is asked for.
  private func rendered(
    _ list: ProductList, page: PageRequest?, isWhole: Bool, _ reader: LoanReader, _ log: RequestLog
  ) throws(RequestError) -> RenderedList {
    log.add(list.diagnostics)
    // A list without a single answer is an error, because an empty list would mean "no loans".
    if isWhole, let cause = list.incompleteness, list.entries.allSatisfy({ $0.id == nil }) {
      throw RequestError(RequestFault(page: nil, cause: cause, diagnostics: list.diagnostics))
    }
    let make = { (page: PageRequest?) throws(RequestError) -> RenderedList in
      let shown: (rendering: Rendering, page: ListPage?)
      do throws(UnknownCursor) {
        shown = try log.rendering { () throws(UnknownCursor) in
          try list.rendering(for: reader, log.correlationID, page?.inVersion(reader.version))
        }
      } catch { throw .unknownCursor(error) }
      try checkCancellation()
      return RenderedList(
        list: list, rendering: shown.rendering,
        correlationID: reader.writesCorrelationID ? log.correlationID.inDocument : nil,
        previousCursor: shown.page?.previous, nextCursor: shown.page?.next)
    }
    guard let page else { return try make(nil) }
    return try page.fitting(longest: list.entries.count, bytes: { $0.bytes.count }, make: make)
  }

  /// Lists the products of a scope for a client that may already have the list.
  ///
  /// - Parameters:
  ///   - scope: the customer whose products may be seen.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - held: what the client already has; its list, or the ETag of its list.
  /// - Returns: "unchanged" if the client has this list; a patch if the client sent its list of version 3 or later, the
  ///   patch is shorter than the list, and no two products have the same id; otherwise the list.
  @concurrent
  public func list(
    for scope: CustomerScope, _ reader: LoanReader, held: HeldScreen
  ) async throws(RequestError) -> ListAnswer {
    let list = try await list(for: scope, reader)
    let unchanged = ListAnswer.unchanged(UnchangedAnswer(eTag: list.eTag, freshness: list.list.freshness))
    guard case .document(let bytes) = held else { return held.holds(list.eTag) ? unchanged : .document(list) }
    if bytes == list.bytes { return unchanged }
    guard let layout = reader.renderer.jsonLayout, reader.version >= 3 else { return .document(list) }
    let old = try JSONValue(held: bytes)
    guard old["products"] != nil else {
      throw .unusableBase("It is not a list of products. Ask without it for the whole list.")
    }
    guard let new = try? JSONParser.parse(list.bytes), let patch = try? ScreenPatch(from: old, to: new) else {
      return .document(list)
    }
    if patch.from == patch.to { return unchanged }
    let change = patch.rendered(layout, of: nil, .found(list.list.diagnostics))
    return change.bytes.count < list.bytes.count ? .patch(change) : .document(list)
  }
}
