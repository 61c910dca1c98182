import DesignSystem
import LoanDetail

/// What a page shows of a view in a locale.
struct GalleryScreen: Sendable {
  /// The screen as it is shown to a client that does not draw everything.
  struct Older: Sendable {
    let client: Gallery.Client
    let document: ScreenDocument
    /// What was replaced for the client.
    let changes: [Adaptation]
  }

  let view: GalleryView
  let reader: LoanReader
  let explained: ExplainedScreen
  /// The screens of older clients; none for the views of other days.
  let older: [Older]

  var document: ScreenDocument { explained.document }
}
