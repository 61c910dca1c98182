import DesignSystem
package import Loans

/// The pages of one product.
package struct GalleryProduct: Sendable {
  package let id: ProductID
  /// The name of its product type.
  package let typeTitle: String
  /// The screens with their titles in each locale, the main screen first.
  let screens: [(id: ScreenID, titles: [String])]
  /// The files; empty once they are written.
  package private(set) var files: [Gallery.File]
  /// The number of pages.
  package let pages: Int
}

extension GalleryProduct {
  /// The product without its files, as the index needs it once they are written.
  package var withoutFiles: GalleryProduct {
    var product = self
    product.files = []
    return product
  }
}
