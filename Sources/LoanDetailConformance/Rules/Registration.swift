import DesignSystem
import LoanDetail
import Localization

extension ConformanceSubject {
  /// Checks that the service accepts the plugin.
  func registrationFindings() -> [Finding] {
    guard let sourcelessInteractor else { return [] }
    do {
      _ = try LoanDetailService(interactors: [sourcelessInteractor])
      return []
    } catch {
      return error.faults.map { Finding(place, "\($0)") }
    }
  }

  /// Checks that the interactor's manifest is the plugin's.
  func typeFindings() -> [Finding] {
    manifest == nil || manifest == plugin.manifest
      ? []
      : [Finding(place, "The interactor's manifest is not the plugin's. Return one and the same from both.")]
  }

  /// Checks that the titles of the type, the products and the screens exist in every language.
  func titleFindings() -> [Finding] {
    let own = languages(missingIn: plugin.manifest.title).map {
      Finding(place, "The manifest's title is empty in \($0.name). Write it.")
    }
    return own + screenTitleFindings()
      + products.flatMap { product in
        languages(missingIn: product.statement?.title).map {
          Finding("\(product.id)", "The product's title is empty in \($0.name). Use the manifest's where it has none.")
        }
      }
  }

  /// Checks that every screen but the main one has a title in every language.
  private func screenTitleFindings() -> [Finding] {
    let manifest = plugin.manifest
    return manifest.screens.filter { $0 != .main }.flatMap { screen -> [Finding] in
      guard let title = manifest.title(of: screen) else {
        return [Finding(place, "The screen \"\(screen)\" has no title. State it in the manifest's screenTitles.")]
      }
      return languages(missingIn: title).map {
        Finding(place, "The title of the screen \"\(screen)\" is empty in \($0.name). Write it.")
      }
    }
  }

  /// The languages in which a title is blank; none if there is no title.
  private func languages(missingIn title: LocalizedText?) -> [Language] {
    Language.builtIn.filter { language in title?(language).isBlank ?? false }
  }
}

extension Language {
  /// The language's English name.
  var name: String { self == .russian ? "Russian" : "English" }
}

extension String {
  /// Whether the text has only white space or nothing.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
