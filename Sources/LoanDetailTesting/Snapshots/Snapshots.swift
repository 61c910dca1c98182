import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailRendering

/// Whom screens are shown to: a client, or without a profile whoever can draw all.
struct SnapshotClient {
  var name: String?
  var profile: ClientProfile?
  /// The screens that are shown; all without.
  var screens: [ScreenID]?
}

/// Every screen of a list of interactors, as files.
struct Snapshots {
  /// The files' contents by their names.
  private(set) var files: [String: [UInt8]] = [:]
  /// Names that more than one screen has.
  private var clashes: Set<String> = []
  private let clients: [SnapshotClient]

  /// Takes the snapshots through the front door; JSON in the first locale only, since another changes just its words,
  /// which the text shows.
  init(
    of interactors: [any ProductBusinessLogicProtocol], in locales: [String], on day: CalendarDate,
    for clients: [SnapshotClient] = [SnapshotClient()], formats: Set<SnapshotFormat> = [.text, .json],
    scope: CustomerScope = .allCustomers
  ) async throws {
    self.clients = clients
    let loans = try LoanDetailService(interactors: interactors)
    for (index, locale) in locales.enumerated() {
      let reader = try loans.reader(locale: locale, asOf: day)
      try await add(loans, scope, reader, as: index == 0 ? formats : formats.subtracting([.json]))
    }
  }

  /// A fault for each name that more than one screen has.
  var faults: [SnapshotFault] {
    clashes.sorted().map { SnapshotFault("Two products have the snapshot \($0). Give each its own id.") }
  }

  private mutating func add(
    _ loans: LoanDetailService, _ scope: CustomerScope, _ reader: LoanReader, as formats: Set<SnapshotFormat>
  ) async throws {
    for try await update in loans.pages(for: scope, reader) {
      guard case .page(let main, _) = update else { continue }
      add(main.tree, as: formats)
      guard let product = main.product else { continue }
      for screen in main.screens where screen != main.tree.screen {
        add(try await Self.tree(of: product, screen, loans, scope, reader), as: formats)
      }
    }
  }

  /// A screen's tree; of one that cannot be shown, that of the page in its stead.
  private static func tree(
    of product: ProductID, _ screen: ScreenID, _ loans: LoanDetailService, _ scope: CustomerScope, _ reader: LoanReader
  ) async throws(RequestError) -> ScreenDocument {
    do throws(RequestError) {
      let answer = try await loans.screen(ProductReference(product), screen, for: scope, reader)
      guard case .document(let rendered) = answer else { throw .cancelled }
      return rendered.tree
    } catch {
      guard let page = error.fault?.page else { throw error }
      return page.tree
    }
  }

  private mutating func add(_ document: ScreenDocument, as formats: Set<SnapshotFormat>) {
    for client in clients where client.screens?.contains(document.screen) ?? true {
      add(document, for: client, as: formats)
    }
  }

  private mutating func add(_ document: ScreenDocument, for client: SnapshotClient, as formats: Set<SnapshotFormat>) {
    let id = document.subject.id.isEmpty ? document.subject.type : document.subject.id
    let name = [id, document.screen.rawValue, document.locale, client.name].compactMap(\.self)
      .map(Self.fileName).joined(separator: ".")
    let document = client.profile.map { document.adapted(to: $0).document } ?? document
    for format in formats {
      let content =
        switch format {
        case .text: TextRenderer(width: 80, usesColor: false).render(document)
        case .json: JSONRenderer().render(document)
        }
      if files.updateValue(content, forKey: "\(name).\(format.rawValue)") != nil { clashes.insert(name) }
    }
  }

  /// The text with everything but letters, digits, hyphens and underscores as `%` and the byte.
  private static func fileName(_ text: String) -> String {
    text.utf8.reduce(into: "") { name, byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_".unicodeScalars.contains(scalar)
      {
        name.unicodeScalars.append(scalar)
      } else {
        name += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
