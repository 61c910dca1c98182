import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import LoanDetailRendering

/// Every screen of a list of interactors, as files.
@MainActor
struct Snapshots {
  /// The files' contents by their names.
  private(set) var files: [String: [UInt8]] = [:]
  /// Names that more than one screen has.
  private(set) var clashes: Set<String> = []

  init(
    of interactors: [any ProductBusinessLogicProtocol], in contexts: [PresentationContext], scope: CustomerScope
  ) async throws {
    for context in contexts { try await add(interactors, context, scope) }
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
        add(
          ScreenDocument(of: strategist.pages[index], as: view.items[index], on: screen, in: context))
      }
    }
  }

  private mutating func add(_ document: ScreenDocument) {
    let id = document.subject.id.isEmpty ? document.subject.type : document.subject.id
    let name = [id, document.screen.rawValue, document.locale].map(Self.fileName).joined(separator: ".")
    let text = TextRenderer(width: 80, usesColor: false).render(document)
    if files.updateValue(text, forKey: "\(name).txt") != nil { clashes.insert(name) }
    files["\(name).json"] = JSONRenderer().render(document)
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
