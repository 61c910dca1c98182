public import DesignSystem
public import LoanDetailCore
import LoanDetailRendering
public import Loans

/// The answer to a request for a screen.
public enum ScreenAnswer: Sendable {
  /// The whole document.
  case document(RenderedScreen)
  /// The client's document is current.
  case unchanged(UnchangedAnswer)
  /// The changes from the client's document to the current one.
  case patch(RenderedPatch)
}

/// The answer to a client that has the current document, with the freshness that the document has now. The ETag does
/// not cover the freshness.
public struct UnchangedAnswer: Sendable, Hashable {
  /// The ETag of the document.
  public let eTag: String
  /// The day of the document, the day of its data, and the moment until which it is valid.
  public let freshness: ScreenDocument.Freshness
}

extension UnchangedAnswer {
  init(_ screen: RenderedScreen) { self.init(eTag: screen.eTag, freshness: screen.tree.freshness) }
}

/// A screen as a tree and as bytes.
public struct RenderedScreen: Sendable {
  /// The product; `nil` if a whole product type is unavailable.
  public let product: ProductID?
  let rendering: Rendering
  /// The tree from which the bytes are made, adapted to the client.
  public let tree: ScreenDocument
  /// The screens of the product; only the main screen if it cannot be shown.
  public let screens: [ScreenID]
  /// The ``RequestReport/correlationID`` of the request, if the bytes contain it: a customer's JSON has it from version
  /// 3 on.
  public let correlationID: String?
  /// The cursors of the next pages, one for each incomplete list.
  public let cursors: [String]
  /// The cursors of the previous pages, one for each list whose page does not begin with the first row; empty before
  /// version 3.
  public let previousCursors: [String]
  let findings: Findings
  /// The reason why the screen shows a fault instead of the product; `nil` if it shows the product.
  public let cause: FaultCause?

  /// Findings about the data and the plugin. They name places in the source; never show them to a customer.
  public var diagnostics: [Diagnostic] { findings.all }
  /// The output of the reader's renderer, ready to send. In the scope of one customer it contains nothing for staff.
  public var bytes: [UInt8] { rendering.bytes }
  /// Identifies the content, like the `ETag` of HTTP. JSON documents also contain it.
  public var eTag: String { rendering.eTag }
}

/// The changes from one rendered screen or list to another.
public struct RenderedPatch: Sendable {
  /// The product of the screen; `nil` for a list.
  public let product: ProductID?
  /// The patch as JSON (`Schemas/patch.schema.json`).
  public let bytes: [UInt8]
  /// The ETag of the old document.
  public let from: String
  /// The ETag of the new document.
  public let to: String
  let findings: Findings

  /// Findings about the data and the plugin, for staff.
  public var diagnostics: [Diagnostic] { findings.all }
}
