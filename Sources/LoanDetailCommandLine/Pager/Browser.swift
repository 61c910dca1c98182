import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
import LoanDetailRendering
import Loans

/// A pager of all products in a terminal: one more view of the loop.
///
/// Keys are handled one after another, while products still load. Products appear as they come.
actor Browser {
  /// What the pager reacts to.
  enum Event {
    case input(PagerInput)
    /// The view has changed.
    case changed
  }

  private(set) var loans: LoanDetailService
  let scope: CustomerScope
  /// Makes the reader for settings.
  private let makeReader: @Sendable (LoanDetailService, BrowserSettings) throws -> LoanReader
  /// Opens the data anew; `nil` if the source sees changes by itself.
  let reopen: (@Sendable () async throws -> LoanDetailService)?
  private let terminal: any PagerTerminal
  private let log: DiagnosticsLog?
  private let usesColor: Bool
  /// The locales to choose from.
  let locales: [String]
  private let events: AsyncStream<Event>
  /// Adds to the events.
  private let wake: AsyncStream<Event>.Continuation

  var settings: BrowserSettings
  private(set) var reader: LoanReader
  let router: ScreenRouter
  private(set) var loop: LoanLoop?
  private let view: BrowserView
  /// The number of the latest wish to load everything anew; an earlier one that is ready later is dropped.
  private var generation = 0
  /// Documents above the screen of a page: answers to questions and explanations.
  var answers: [ScreenDocument] = []
  /// The page that the answers are about.
  var answered: LoanPage.Key?
  /// The page that was drawn last.
  private var drawn: LoanPage.Key?
  var overlay: PagerOverlay?
  /// The number of the line with the cursor.
  var cursor = 0
  /// The number of the first line that is shown.
  private var top = 0
  /// The line at the bottom.
  var message = Browser.hint
  /// The text that was searched last; empty before the first search.
  var searched = ""
  /// The beginning of a key that the terminal has not sent whole.
  var unread: [UInt8] = []
  /// An event whose outcome is not known, to be sent again.
  var unknownEvent: SentEvent?
  /// The number of events that are sent and not answered.
  var sending = 0
  /// What became of events that were answered after the reader had left.
  var endings: [SentEventEnd] = []
  /// Whether the reader has left.
  private(set) var isDone = false

  static let hint = "? help   q quit"
  /// The hint on a page whose source did not answer.
  private static let retryHint = "Enter try again   " + hint

  /// - Parameters:
  ///   - screen: the screen that is shown first.
  ///   - settings: the locale, the day and the client at first.
  ///   - locales: the locales to choose from.
  ///   - log: the log of diagnostics; `nil` if there is no folder for it.
  ///   - reopen: opens the data anew; `nil` if the source sees changes by itself.
  ///   - makeReader: makes the reader for settings.
  /// - Throws: the error of `makeReader`.
  init(
    _ loans: LoanDetailService, for scope: CustomerScope, on screen: ScreenID, _ settings: BrowserSettings,
    in terminal: any PagerTerminal, usesColor: Bool, locales: [String], log: DiagnosticsLog?,
    reopening reopen: (@Sendable () async throws -> LoanDetailService)?,
    reader makeReader: @escaping @Sendable (LoanDetailService, BrowserSettings) throws -> LoanReader
  ) throws {
    self.loans = loans
    self.scope = scope
    self.settings = settings
    self.terminal = terminal
    self.usesColor = usesColor
    self.locales = locales
    self.log = log
    self.reopen = reopen
    self.makeReader = makeReader
    let (events, wake) = AsyncStream.makeStream(of: Event.self)
    (self.events, self.wake) = (events, wake)
    reader = try makeReader(loans, settings)
    router = ScreenRouter(screen: screen)
    view = BrowserView(on: screen) { wake.yield(.changed) }
  }

  /// Shows the products until the reader leaves or there are no more keys. It then waits until the events that were
  /// sent are answered or have missed their deadline.
  ///
  /// - Returns: what became of the events whose answers the reader has not seen.
  func run() async throws(RequestError) -> [SentEventEnd] {
    let loop = try await loans.loop(router, for: scope, reader)
    terminal.begin()
    let keys = Task { [terminal, wake] in
      for await input in terminal.input { wake.yield(.input(input)) }
      wake.yield(.input(.ended))
    }
    start(loop)
    for await event in events {
      if case .input(.bytes) = event { keepDrawnPage() }
      dropOthers()
      await handle(event)
      if isDone { break }
      dropOthers()
      draw()
    }
    keys.cancel()
    terminal.end()
    if sending > 0 {
      for await _ in events where sending == 0 { break }
    }
    return endings + (unknownEvent.map { [.unknown($0)] } ?? [])
  }

  func quit() { isDone = true }

  /// Switches the log of diagnostics, and says where it is.
  func switchLog() {
    guard let log else { return message = "There is no folder for the log: HOME is not set." }
    message =
      log.toggle()
      ? "The log of diagnostics is \(log.isOn ? "on" : "off"): \(log.path)"
      : "The folder \(SourcePath.quoted(log.folder)) cannot be written."
  }

  // MARK: Loading

  /// Loads all products anew, with the current settings, and keeps the selected one.
  ///
  /// - Parameter reopens: whether to open the data anew, too, if the source does not see changes by itself.
  func reload(reopens: Bool = false) async {
    generation += 1
    let own = generation
    do {
      let loans = if reopens, let reopen { try await reopen() } else { loans }
      let reader = try makeReader(loans, settings)
      let loop = try await loans.loop(router, for: scope, reader)
      guard own == generation else { return }
      (self.loans, self.reader) = (loans, reader)
      start(loop)
    } catch {
      if own == generation { message = "\(error)" }
    }
  }

  /// Shows a loop in place of the one before, and loads its products.
  private func start(_ loop: LoanLoop) {
    // An answer for the loop before comes too late.
    self.loop?.presenter.view = nil
    // While its list loads, another page is shown in place of the selected one.
    loop.strategist.selection = self.loop?.strategist.selection ?? page?.key
    self.loop = loop
    loop.presenter.view = view
    answers = []
    work { await loop.presenter.didAskForReload() }
  }

  /// Selects the page that a key is meant for, so that pages that come before it do not take its place.
  private func keepDrawnPage() {
    guard let strategist = loop?.strategist, strategist.selection == nil else { return }
    strategist.selection = drawn
  }

  /// Drops answers and a question about another page than the selected one.
  private func dropOthers() {
    if answered != page?.key { answers = [] }
    if case .prompt(_, _, .value(let form)) = overlay, case .question(_, let key) = form.purpose, key != page?.key {
      overlay = nil
    }
  }

  /// The index of the product that is shown.
  var selected: Int { loop?.strategist.selectedIndex ?? 0 }

  /// Turns to a product by its index, if there is one.
  func turn(to index: Int) async {
    guard let loop, loop.strategist.pages.indices.contains(index) else { return }
    if index != selected { (cursor, top, answers, overlay) = (0, 0, [], nil) }
    await loop.presenter.didTurn(toLoanWithIndex: index)
  }

  /// Does work while keys are still handled, and then draws.
  func work(_ body: @escaping () async -> Void) {
    let isolated = self
    Task {
      _ = isolated
      await body()
      wake.yield(.changed)
    }
  }

  /// Shows a screen of the selected product.
  func open(_ screen: ScreenID) async {
    view.screen = screen
    (cursor, top, answers) = (0, 0, [])
    await loop?.presenter.didChoose(.screen(screen), ofLoanWithIndex: selected)
  }

  // MARK: Drawing

  /// The page of the selected product; `nil` before the list is there.
  var page: LoanPage? { loop?.strategist.pages[checked: selected] }

  /// The document that is shown; `nil` before the list is there.
  var document: ScreenDocument? {
    if let answer = answers.last { return answer }
    guard let loop, let page = view.pages[checked: selected], loop.strategist.pages.indices.contains(selected) else {
      return nil
    }
    return loop.document(at: selected, as: page.viewModel, on: page.screen)
  }

  /// The lines of the document at the width of the terminal, and the places of its items in them.
  var content: (lines: [String], places: [TextPlace]) {
    guard let document else { return (["Loading…"], []) }
    let renderer = TextRenderer(
      width: terminal.size.columns - PagerFrame.gutter - 1, usesColor: usesColor,
      words: TextRenderer.Words(reader.language))
    return renderer.lines(of: document)
  }

  /// The number of rows for lines of a screen.
  var room: Int { PagerFrame.room(in: terminal.size) }

  /// Draws the screen, with the menu or the prompt if one is shown.
  private func draw() {
    var frame = PagerFrame(size: terminal.size)
    frame.tabs = (loop?.strategist.pages ?? []).map { page in
      [page.title(reader.language), page.id?.id].compactMap(\.self).joined(separator: " ")
    }
    frame.selectedTab = selected
    drawn = page?.key
    frame.message = message == Self.hint && page?.mayRetry == true ? Self.retryHint : message
    switch overlay {
    case nil:
      let lines = content.lines
      cursor = min(cursor, max(lines.count - 1, 0))
      top = min(max(top, cursor - room + 1), cursor)
      top = max(min(top, lines.count - room), 0)
      (frame.lines, frame.top, frame.cursor) = (lines, top, cursor)
    case .menu(let title, let choices, let selected, _):
      let heading = TerminalText(title).wrapped(to: max(terminal.size.columns - PagerFrame.gutter - 1, 1)).map(\.string)
      frame.lines = heading + [""] + choices.map { TerminalText($0).clipped(to: terminal.size.columns - 3) }
      frame.cursor = heading.count + 1 + selected
      frame.top = max(heading.count + 2 + selected - room, 0)
    case .prompt(let label, let text, _):
      let lines = content.lines
      (frame.lines, frame.top) = (lines, top)
      frame.message = "\(label): \(text)_"
    }
    terminal.write(frame.text)
  }
}
