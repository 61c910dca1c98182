import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailRendering
import Loans
import Localization
import Synchronization

/// The client of a snapshot. Without a profile, the client can draw everything.
struct SnapshotClient {
  /// The end of the names of its files; `nil` for the client without a profile.
  var name: String?
  var profile: ClientProfile?
  /// The screens of the snapshots; `nil` for all.
  var screens: [ScreenID]?
}

/// Every screen of a list of interactors, as the contents of files.
struct Snapshots {
  /// The contents by file name.
  private(set) var files: [String: [UInt8]] = [:]
  /// The file names that more than one screen has.
  private var clashes: Set<String> = []
  private let clients: [SnapshotClient]
  private let deadline: Duration
  /// The threads on which screens are made. A thread whose screen never ends is abandoned.
  private let executor = SourceExecutor()

  /// The error for a screen that was not made in time.
  struct Late: Error, CustomStringConvertible {
    let place: String
    let deadline: Duration

    var description: String {
      "\(place): The screen is not made within \(deadline.components.seconds) s, and no screen was compared. "
        + "`assertConformance(of:)` names the call that does not return; if the test machine is slow, pass `deadline:`."
    }
  }

  /// Makes the snapshots with `LoanDetailService`. JSON is made in the first locale only, because other locales change
  /// only the words, which the text also contains.
  init(
    of interactors: [any ProductBusinessLogicProtocol], in locales: [String], on day: CalendarDate,
    for clients: [SnapshotClient] = [SnapshotClient()], formats: Set<SnapshotFormat> = [.text, .json],
    scope: CustomerScope = .allCustomers, deadline: Duration = .seconds(120)
  ) async throws {
    self.clients = clients
    self.deadline = deadline
    // Each screen is asked for once, so that no answer is kept.
    let loans = try LoanDetailService(
      interactors: interactors, options: .init(deadline: .seconds(300), answerMemory: 0))
    for (index, locale) in locales.enumerated() {
      let reader = try loans.reader(locale: locale, asOf: day)
      try await add(loans, scope, reader, as: index == 0 ? formats : formats.subtracting([.json]))
    }
  }

  /// A fault for each file name that more than one screen has.
  var faults: [SnapshotFault] {
    clashes.sorted().map { SnapshotFault("Two products have the snapshot \($0). Give each its own id.") }
  }

  /// Adds every screen of every product for a reader.
  private mutating func add(
    _ loans: LoanDetailService, _ scope: CustomerScope, _ reader: LoanReader, as formats: Set<SnapshotFormat>
  ) async throws {
    for main in try await mainScreens(of: loans, scope, reader) {
      add(main.tree, as: formats)
      guard let product = main.product else { continue }
      for screen in main.screens where screen != main.tree.screen {
        let tree = try await inTime("\(product), \(screen), \(main.tree.locale)") {
          try await Self.tree(of: product, screen, loans, scope, reader)
        }
        add(tree, as: formats)
      }
    }
  }

  /// The main screen of each product.
  private func mainScreens(
    of loans: LoanDetailService, _ scope: CustomerScope, _ reader: LoanReader
  ) async throws -> [RenderedScreen] {
    let turned = TurnedPages()
    return try await inTime(turned.place) {
      try await loans.turn(for: scope, reader) { turned.add($0) }
      return turned.pages
    }
  }

  /// Makes something on a thread of its own, and throws ``Late`` with its place if that takes too long.
  private func inTime<Made: Sendable>(
    _ place: @autoclosure () -> String, _ make: @escaping @Sendable () async throws -> Made
  ) async throws -> Made {
    do {
      return try await executor.answer(within: deadline, of: make)
    } catch is DeadlinePassed {
      throw Late(place: place(), deadline: deadline)
    }
  }

  /// The tree of a screen, or of its fault page if it cannot be shown.
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

  /// Adds a screen for every client that has snapshots of it.
  private mutating func add(_ document: ScreenDocument, as formats: Set<SnapshotFormat>) {
    for client in clients where client.screens?.contains(document.screen) ?? true {
      add(document, for: client, as: formats)
    }
  }

  /// Adds a screen for a client, as a file in each format.
  private mutating func add(_ document: ScreenDocument, for client: SnapshotClient, as formats: Set<SnapshotFormat>) {
    let id = document.subject.id.isEmpty ? document.subject.type : document.subject.id
    let name = [id, document.screen.rawValue, document.locale, client.name].compactMap(\.self)
      .map(Self.fileName).joined(separator: ".")
    let document = client.profile.map { document.adapted(to: $0).document } ?? document
    for format in formats {
      let content =
        switch format {
        case .text: TextRenderer(words: TextRenderer.Words(Language(locale: document.locale))).render(document)
        case .json: JSONRenderer().render(document)
        }
      if files.updateValue(content, forKey: "\(name).\(format.rawValue)") != nil { clashes.insert(name) }
    }
  }

  /// Escapes a text for a file name: each byte except ASCII letters, digits, hyphens and underscores becomes `%` and
  /// its hexadecimal value.
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

/// The pages that a pager has turned to so far.
private final class TurnedPages: Sendable {
  private let state = Mutex((list: [RenderedScreen](), pages: [RenderedScreen]()))

  /// The pages with their details.
  var pages: [RenderedScreen] { state.withLock(\.pages) }

  /// The page that the pager makes now, or the list, for a message.
  var place: String {
    state.withLock { state in
      guard state.pages.count < state.list.count else { return "The list of the products" }
      let tree = state.list[state.pages.count].tree
      return "\(tree.subject.type):\(tree.subject.id), \(tree.screen), \(tree.locale)"
    }
  }

  /// Adds a step of the pager.
  func add(_ update: PagerUpdate) {
    state.withLock { state in
      switch update {
      case .list(let screens): state.list = screens
      case .page(let screen, _): state.pages.append(screen)
      }
    }
  }
}
