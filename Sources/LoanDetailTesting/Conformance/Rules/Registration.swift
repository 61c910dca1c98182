import LoanDetailCore
import LoanDetailEngine

extension ConformanceSubject {
  /// The strategist accepts the plugin; where its types differ, that is a rule of its own and the rest follows from it.
  @MainActor
  func registrationFindings() -> [Finding] {
    do {
      _ = try InteractionStrategist([anyInteractor], scope: .allCustomers)
      return []
    } catch {
      let typesDiffer = error.faults.contains { if case .differingTypes = $0 { true } else { false } }
      return typesDiffer ? [] : error.faults.map { Finding(place, "\($0)") }
    }
  }

  /// The interactor, its manifest and the plugin name one type.
  func typeFindings() -> [Finding] {
    let (interactor, manifest) = (anyInteractor, plugin.manifest)
    var findings: [Finding] = []
    if interactor.supportingProductType != manifest.type {
      findings.append(
        Finding(
          place,
          "The interactor is responsible for the type \"\(interactor.supportingProductType)\" and the manifest states "
            + "\"\(manifest.type)\". Let `supportingProductType` be the manifest's type."))
    }
    if interactor.manifest != manifest {
      findings.append(
        Finding(place, "The interactor's manifest is not the plugin's. Return one and the same from both."))
    }
    return findings
  }

  /// The titles are there in every language.
  func titleFindings() -> [Finding] {
    let own = missing(in: plugin.manifest.title).map {
      Finding(place, "The manifest's title is empty in \($0.name). Write it.")
    }
    return own
      + products.flatMap { product in
        missing(in: product.loan?.title).map {
          Finding("\(product.id)", "The product's title is empty in \($0.name). Use the manifest's where it has none.")
        }
      }
  }

  private func missing(in title: LocalizedText?) -> [Language] {
    Language.allCases.filter { language in title?(language).isBlank ?? false }
  }

  /// An interactor over a source with nothing in it.
  private var anyInteractor: any ProductBusinessLogicProtocol {
    interactor(readingFrom: FailingGateway(error: ConformanceSubject.noAnswer))
  }
}

extension Language {
  /// The language's English name.
  var name: String {
    switch self {
    case .english: "English"
    case .russian: "Russian"
    }
  }
}

extension String {
  /// Whether there is nothing to read.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
