public import DesignSystem
public import LoanDetailCore

/// The answer to a request for a screen.
public enum ScreenAnswer: Sendable {
  /// The whole document.
  case document(RenderedScreen)
  /// The document the client holds is still the current one.
  case unchanged(eTag: String)
  /// The change from the document the client holds to the current one.
  case patch(RenderedPatch)
}

/// A screen as a tree and as bytes.
public struct RenderedScreen: Sendable {
  /// The product; `nil` where a whole product type is unavailable.
  public let product: ProductID?
  /// The reader's renderer's output, ready to send. For one customer it holds nothing that is meant for staff.
  public let bytes: [UInt8]
  /// Identifies the content, as HTTP's `ETag` does; for JSON it is also in the document.
  public let eTag: String
  /// The tree the bytes are made from, as it was adapted to the client.
  public let tree: ScreenDocument
  /// The screens the product has; the main one alone where it cannot be shown.
  public let screens: [ScreenID]
  /// The cursors of the rows that follow, one for each list that is not complete.
  public let cursors: [String]
  /// Findings about the data and the plugin. They name places in the source: for staff, never for a customer.
  public let diagnostics: [Diagnostic]
  /// Why the screen shows a fault and not the product; `nil` for a product.
  public let cause: FaultCause?
}

/// The change from one rendered screen to another.
public struct RenderedPatch: Sendable {
  /// The product.
  public let product: ProductID
  /// The patch as JSON, as `Schemas/patch.schema.json` describes it.
  public let bytes: [UInt8]
  /// The ETag of the document the patch is for.
  public let from: String
  /// The ETag of the document it leads to.
  public let to: String
  /// Findings about the data and the plugin, for staff.
  public let diagnostics: [Diagnostic]
}

/// What a client already has of a screen.
public enum HeldScreen: Sendable, Hashable {
  /// It holds the document with this ETag: the answer may be that nothing has changed.
  case eTag(String)
  /// It sent its document back: the answer may also be a patch, where that is smaller.
  case document([UInt8])
}
