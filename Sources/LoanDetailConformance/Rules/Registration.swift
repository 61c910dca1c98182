import DesignSystem
import LoanDetail
import Localization

extension ConformanceSubject {
  /// Checks that the service accepts the plugin.
  func registrationFindings() -> [Finding] {
    guard let idle else { return [] }
    do {
      _ = try LoanDetailService(interactors: [idle])
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
    let own = missing(in: plugin.manifest.title).map {
      Finding(place, "The manifest's title is empty in \($0.name). Write it.")
    }
    return own + screenTitleFindings()
      + products.flatMap { product in
        missing(in: product.statement?.title).map {
          Finding("\(product.id)", "The product's title is empty in \($0.name). Use the manifest's where it has none.")
        }
      }
  }

  private func screenTitleFindings() -> [Finding] {
    let manifest = plugin.manifest
    return manifest.screens.filter { $0 != .main }.flatMap { screen -> [Finding] in
      guard let title = manifest.title(of: screen) else {
        return [Finding(place, "The screen \"\(screen)\" has no title. State it in the manifest's screenTitles.")]
      }
      return missing(in: title).map {
        Finding(place, "The title of the screen \"\(screen)\" is empty in \($0.name). Write it.")
      }
    }
  }

  private func missing(in title: LocalizedText?) -> [Language] {
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
