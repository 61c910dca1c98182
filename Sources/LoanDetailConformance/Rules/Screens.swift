import DesignSystem
import LoanDetailCore

extension ConformanceSubject {
  /// Checks that every screen of every sample record can be made.
  func buildFindings() -> [Finding] {
    products.flatMap { product in product.faults.map { Finding("\(product.id)", $0) } }
  }

  /// Checks that the products have the screens of the manifest, the main screen first, and that the functions that make
  /// the main screen agree.
  func screenFindings() -> [Finding] {
    let stated = plugin.manifest.screens
    let ofProducts = products.flatMap { product in
      (screenMessages(of: product, against: stated) + product.screens.flatMap(messagesOfTwins)).map {
        Finding("\(product.id)", $0)
      }
    }
    let shown = Set(products.compactMap(\.statement).flatMap(\.screens))
    let unseen = products.isEmpty || !canOpen ? [] : stated.filter { !shown.contains($0) }
    return ofProducts
      + unseen.map {
        Finding(
          place,
          "The manifest states the screen \"\($0)\" and no sample record has it. Add a sample that does, or take it "
            + "out of the manifest.")
      }
  }

  /// Checks the time in which the product makes its screens.
  func timeFindings() -> [Finding] {
    screens.filter { $0.time > ShownScreen.budget }.map { screen in
      Finding(
        screen.place,
        "The screen takes \(screen.time.milliseconds) ms to make; at most \(ShownScreen.budget.milliseconds) ms are "
          + "allowed, and the shared sections take a few. Make nothing twice, and wait for nothing.")
    }
  }

  /// The faults of a product's screens against those that the manifest states.
  private func screenMessages(of product: ShownProduct, against stated: [ScreenID]) -> [String] {
    guard let screens = product.statement?.screens else { return [] }
    let first =
      screens.first == .main
      ? [] : ["The product does not have \"main\" as its first screen. Put it first in its `screens`."]
    return first
      + screens.filter { !stated.contains($0) }.map {
        "The product has the screen \"\($0)\", which the manifest does not state. Add it to the manifest's screens."
      }
  }

  /// The differences between `viewModel(for:in:)`, `mainViewModel(in:)` and `headerItem(in:)` of the main screen; empty
  /// for other screens.
  private func messagesOfTwins(of screen: ShownScreen) -> [String] {
    guard let twins = screen.twins else { return [] }
    var messages: [String] = []
    if twins.main != screen.document {
      messages.append(
        "`viewModel(for: .main, in:)` and `mainViewModel(in:)` make two different screens. Let one call the other.")
    }
    if twins.header != twins.main.headerItem {
      messages.append(
        "`headerItem(in:)` makes another top than the main screen has, and the list would show that one. "
          + "Make both in one place.")
    }
    return messages
  }

  /// Checks that every screen has the header of the main screen in the same language.
  func headerFindings() -> [Finding] {
    products.flatMap { product in
      Dictionary(grouping: product.screens, by: \.document.locale).values.flatMap { screens -> [Finding] in
        guard let main = screens.first(where: { $0.document.screen == .main })?.document.headerItem else { return [] }
        return screens.filter { $0.document.headerItem != main }.map { screen in
          Finding(
            screen.place,
            "The header is not the one of the main screen: "
              + "\(Self.difference(of: screen.document.headerItem, from: main)). Make the header in one place, and "
              + "give it to every screen.")
        }
      }
    }.sorted { $0.place < $1.place }
  }

  /// The first difference between two headers, in words.
  private static func difference(of header: Item, from main: Item) -> String {
    let (here, there) = (header.children, main.children)
    if let missing = there.first(where: { item in !here.contains { $0.id == item.id } }) {
      return "it does not have \"\(missing.id)\""
    }
    if let added = here.first(where: { item in !there.contains { $0.id == item.id } }) {
      return "only it has \"\(added.id)\""
    }
    if let changed = zip(here, there).first(where: { $0 != $1 }) {
      return changed.0.id == changed.1.id ? "\"\(changed.0.id)\" differs" : "its order differs"
    }
    return "its title or subtitle differs"
  }
}

extension Duration {
  fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
