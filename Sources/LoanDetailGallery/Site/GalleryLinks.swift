import DesignSystem
import LoanDetailRendering
import Loans

/// The addresses of the pages beside the page of a screen.
struct GalleryLinks: HTMLLinks {
  /// The page of each screen of the same product.
  let screens: [ScreenID: String]
  let products: Set<ProductID>
  let locale: String

  func address(of target: HTMLTarget, in document: ScreenDocument) -> String? {
    switch target {
    case .opens(.screen(let screen, of: nil)): return screens[screen]
    case .opens(.screen(.main, of: let product?)):
      let id = ProductID(type: ProductType(rawValue: product.type), id: product.id)
      return products.contains(id) ? "../../\(Gallery.folder(of: id))/\(GalleryView().page(locale))" : nil
    default: return nil
    }
  }
}

/// No addresses, for a screen that is only looked at.
struct NoLinks: HTMLLinks {
  func address(of target: HTMLTarget, in document: ScreenDocument) -> String? { nil }
}
