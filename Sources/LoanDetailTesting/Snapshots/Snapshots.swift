import DesignSystem
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
@MainActor
struct Snapshots {
  /// The files' contents by their names.
  private(set) var files: [String: [UInt8]] = [:]
  /// Names that more than one screen has.
  private var clashes: Set<String> = []
  private let clients: [SnapshotClient]
  private let formats: Set<SnapshotFormat>

  init(
    of interactors: [any ProductBusinessLogicProtocol], in contexts: [PresentationContext],
    for clients: [SnapshotClient] = [SnapshotClient()], formats: Set<SnapshotFormat> = [.text, .json],
    scope: CustomerScope = .allCustomers
  ) async throws {
    self.clients = clients
    self.formats = formats
    for context in contexts { try await add(interactors, context, scope) }
  }

  /// A fault for each name that more than one screen has.
  var faults: [SnapshotFault] {
    clashes.sorted().map { SnapshotFault("Two products have the snapshot \($0). Give each its own id.") }
  }

  private mutating func add(
    _ interactors: [any ProductBusinessLogicProtocol], _ context: PresentationContext, _ scope: CustomerScope
  ) async throws {
    let strategist = try InteractionStrategist(interactors, scope: scope)
    let (view, router) = (HeadlessView(), Router())
    let presenter = Presenter(interaction: strategist, router: router, context: context)
    (strategist.presenter, presenter.view) = (presenter, view)
    await presenter.didBecomeReady()
    for index in strategist.pages.indices {
      await presenter.didTurn(toLoanWithIndex: index)
      for screen in Self.screens(of: strategist.pages[index]) {
        await presenter.didChoose(.screen(screen), ofLoanWithIndex: index)
        let page = strategist.pages[index]
        let document = ScreenDocument(of: page, as: view.items[index], on: screen, in: context)
        for client in clients where client.screens?.contains(screen) ?? true { add(document, for: client) }
      }
    }
  }

  private mutating func add(_ document: ScreenDocument, for client: SnapshotClient) {
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

  private static func screens(of page: LoanPage) -> [ScreenID] {
    if case .loan(let loan) = page.content { loan.screens } else { [.main] }
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
