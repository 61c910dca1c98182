import DesignSystem
import LoanArithmetic
import LoanDetailEngine
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
}

/// The answer to a request for a list by a client that may already have one.
public enum ListAnswer: Sendable {
  /// The whole list.
  case document(RenderedList)
  /// The client's list is current.
  case unchanged(UnchangedAnswer)
}

extension LoanDetailService {
  /// Lists the products of a scope, in their strict order. Only the header facts of each record are read.
  ///
  /// If one product or one type fails, its place in the list shows the fault. ``ProductList/incompleteness`` is not
  /// `nil` if a type is missing. If no type can be listed, the request throws.
  @concurrent
  public func list(
    for scope: CustomerScope, _ reader: LoanReader
  ) async throws(RequestError) -> RenderedList {
    try await request(
      .list, for: scope, reader, outcome: { $0.list.incompleteness.map(RequestReport.Outcome.incomplete) ?? .document }
    ) { (log, day, deadline) throws(RequestError) in
      let strategist = InteractionStrategist(try await registry(scope, by: deadline), scope: scope) { deadline }
      let list = await ProductList(of: strategist, in: reader.context(on: day, options))
      try checkCancellation()
      log.add(list.diagnostics)
      // A list without a single answer is an error, because an empty list would mean "no loans".
      if let cause = list.incompleteness, list.entries.allSatisfy({ $0.id == nil }) {
        throw RequestError(RequestFault(page: nil, cause: cause, diagnostics: list.diagnostics))
      }
      let rendering = log.rendering { list.rendering(for: reader, log.correlationID) }
      try checkCancellation()
      return RenderedList(
        list: list, rendering: rendering,
        correlationID: reader.writesCorrelationID ? log.correlationID.inDocument : nil)
    }
  }

  /// Lists the products of a scope for a client that may already have the list.
  ///
  /// - Parameter held: what the client already has; its list, or the ETag of its list.
  /// - Returns: "unchanged" if the client has this list, and otherwise the list. There are no patches of lists.
  @concurrent
  public func list(
    for scope: CustomerScope, _ reader: LoanReader, held: HeldScreen
  ) async throws(RequestError) -> ListAnswer {
    let list = try await list(for: scope, reader)
    let isHeld = if case .document(let bytes) = held { bytes == list.bytes } else { held.holds(list.eTag) }
    return isHeld ? .unchanged(UnchangedAnswer(eTag: list.eTag, freshness: list.list.freshness)) : .document(list)
  }
}
