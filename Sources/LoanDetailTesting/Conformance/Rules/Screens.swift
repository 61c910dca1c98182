import DesignSystem
import LoanDetailCore

extension ConformanceSubject {
  /// Checks that every screen of every sample record can be made.
  func buildFindings() -> [Finding] {
    products.flatMap { product in product.faults.map { Finding("\(product.id)", $0) } }
  }

  /// Checks that the products have the screens of the manifest, the main screen first, and that lists show the header
  /// of the main screen.
  func screenFindings() -> [Finding] {
    let stated = plugin.manifest.screens
    let ofProducts = products.flatMap { product -> [Finding] in
      guard let loan = product.loan else { return [] }
      return (screenMessages(of: loan, stated) + topMessages(of: product)).map { Finding("\(product.id)", $0) }
    }
    let shown = Set(products.compactMap(\.loan).flatMap(\.screens))
    let unseen = products.isEmpty ? [] : stated.filter { !shown.contains($0) }
    return ofProducts
      + unseen.map {
        Finding(
          place,
          "The manifest states the screen \"\($0)\" and no sample record has it. Add a sample that does, or take it out "
            + "of the manifest.")
      }
  }

  private func screenMessages(of loan: any ProductProtocol, _ stated: [ScreenID]) -> [String] {
    let first =
      loan.screens.first == .main
      ? [] : ["The product does not have \"main\" as its first screen. Put it first in its `screens`."]
    return first
      + loan.screens.filter { !stated.contains($0) }.map {
        "The product has the screen \"\($0)\", which the manifest does not state. Add it to the manifest's screens."
      }
  }

  private func topMessages(of product: ShownProduct) -> [String] {
    guard let loan = product.loan else { return [] }
    return product.screens.filter { $0.document.screen == .main }.flatMap { main -> [String] in
      let model = loan.mainViewModel(in: main.context)
      var messages: [String] = []
      if model.headerItem != main.document.headerItem || model.contentItems != main.document.contentItems {
        messages.append(
          "`viewModel(for: .main, in:)` and `mainViewModel(in:)` make two different screens. Let one call the other.")
      }
      if loan.headerItem(in: main.context) != model.headerItem {
        messages.append(
          "`headerItem(in:)` makes another top than the main screen has, and the list would show that one. "
            + "Make both in one place.")
      }
      return messages
    }
  }
}
