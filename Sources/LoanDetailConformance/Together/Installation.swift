import DesignSystem
import LoanDetail
import LoanDetailCore
import Localization

/// The plugins that a bank installs together, and everything they show of their sample records.
struct Installation {
  let subjects: [ConformanceSubject]

  private var manifests: [ProductManifest] { subjects.map(\.plugin.manifest) }

  /// Checks that the engine accepts the plugins together.
  func registrationFindings() -> [Finding] {
    do {
      _ = try LoanDetailService(interactors: subjects.compactMap(\.sourcelessInteractor))
      return []
    } catch {
      return error.faults.map { Finding("all products", "\($0)") }
    }
  }

  /// Checks that types do not differ by case alone, and that one kind has one payload.
  ///
  /// Schemas and snapshots are files named after types, and some file systems ignore case.
  func nameFindings() -> [Finding] {
    let types = Self.clashes(manifests.map { ("\($0.type)", "\($0.type)") }).filter { Set($0.names).count > 1 }.map {
      Finding(
        $0.place,
        "The types \($0.names.quoted) differ only by case. Name them so that nobody takes one for the other.")
    }
    let kinds = manifests.flatMap { manifest in manifest.customKinds.map { (kind: $0, type: "\(manifest.type)") } }
    let shapes = Dictionary(grouping: kinds) { $0.kind.name.rawValue.lowercased() }.values
      .filter { same in Set(same.map(\.type)).count > 1 && Set(same.map(\.kind.fields)).count > 1 }
      .map { same in
        Finding(
          same.map(\.type).joined(separator: " and "),
          "They state the kind \(same.map { "\($0.kind.name)" }.quoted) with different payloads. Name each kind after "
            + "its own type.")
      }
    return types + shapes.sorted { $0.message < $1.message }
  }

  /// Checks that every product type has its own title.
  func titleFindings() -> [Finding] {
    Language.builtIn.flatMap { language in
      let named = manifests.map { (name: $0.title(language), place: "\($0.type)") }
      return Self.clashes(named.filter { !$0.name.isBlank }).map {
        Finding(
          $0.place,
          "They have the same title in \(language.name), \($0.names.quoted). Give each a title by which a customer "
            + "tells it from the others.")
      }
    }
  }

  /// Checks that a sample id, in whatever case, belongs to one product, because people ask for a sample by its id
  /// alone.
  func sampleFindings() -> [Finding] {
    let ids = subjects.flatMap { subject in subject.products.map { (name: $0.id.id, place: subject.place) } }
    return Self.clashes(ids).map {
      Finding(
        $0.place, "They have samples with the id \($0.names.quoted). Give each product a range of ids of its own.")
    }
  }

  /// The names that more than one place has, ignoring case, with these places, in the order of the list.
  private static func clashes(
    _ named: [(name: String, place: String)]
  ) -> [(names: [String], place: String)] {
    var places: [String: (names: [String], places: [String])] = [:]
    var order: [String] = []
    for (name, place) in named {
      let key = name.lowercased()
      if places[key] == nil { order.append(key) }
      places[key, default: ([], [])].names.append(name)
      places[key, default: ([], [])].places.append(place)
    }
    return order.compactMap { key in
      guard let found = places[key], Set(found.places).count > 1 else { return nil }
      return (found.names, found.places.distinct.joined(separator: " and "))
    }
  }
}

extension [String] {
  /// The different texts, in quotation marks, joined with "and".
  fileprivate var quoted: String { distinct.map { "\"\($0)\"" }.joined(separator: " and ") }
}
