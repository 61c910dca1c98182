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

  /// The output of the reader's renderer, ready to send: JSON (`Schemas/product-list.schema.json`) or a text table.
  public var bytes: [UInt8] { rendering.bytes }
  /// Identifies the content, like the `ETag` of HTTP. From version 3 on, JSON lists also contain it.
  public var eTag: String { rendering.eTag }
  /// The cursor of the products before, for ``PageRequest``; `nil` if there are none.
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
      let strategist = InteractionStrategist(
        try await registry(scope, by: deadline), scope: scope, observer: options.exchanges
      ) { deadline }
      let list = await ProductList(
        of: strategist, lacksProducts: source?.lacksRecords ?? false, in: reader.context(on: day, options))
      try checkCancellation()
      log.add(list.diagnostics)
      // A list without a single answer is an error, because an empty list would mean "no loans".
      if let cause = list.incompleteness, list.entries.allSatisfy({ $0.id == nil }) {
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
  }

  /// Lists the products of a scope for a client that may already have the list.
  ///
  /// - Parameters:
  ///   - scope: the customer whose products may be seen.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - held: what the client already has; its list, or the ETag of its list.
  /// - Returns: "unchanged" if the client has this list; a patch if the client sent its list of version 3 or later, the patch
  ///   is shorter than the list, and no two products have the same id; otherwise the list.
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
