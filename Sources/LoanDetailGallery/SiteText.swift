import GalleryTexts
import LoanDetailJSON
import LoanDetailRendering

/// The style and the script of the gallery.
enum SiteText {
  /// The style sheet of screens with a theme, and that of the gallery after it.
  static func style(_ theme: HTMLTheme) -> [UInt8] {
    Array(HTMLRenderer.styleSheet(theme: theme).utf8) + bytes(of: galleryStyle())
  }

  /// The script of all pages of a site.
  static let script = bytes(of: galleryScript())

  /// The policy of a page of a site (Content-Security-Policy): it may run the script, whose hash this has, and load
  /// files beside the page.
  ///
  /// In a browser, a file has no origin, so `'self'` does not cover the files beside a page that is a file itself.
  static let policy =
    "default-src 'none'; base-uri 'none'; form-action 'none'; script-src 'sha256-\(ContentHash(of: script).base64)'; "
    + "style-src 'self' file:; frame-src 'self' file:"

  /// The style without a theme.
  static let plainStyle = style(HTMLTheme())

  /// The policy of a page that has its style in it: it may use the style, whose hash this has, and nothing else.
  static let policyOfSinglePage =
    "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-\(ContentHash(of: plainStyle).base64)'"

  private static func bytes(of text: GalleryText) -> [UInt8] {
    // Safe, because the text exists as long as the process.
    unsafe Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
  }
}
