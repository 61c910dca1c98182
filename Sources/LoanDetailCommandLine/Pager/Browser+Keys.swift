import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
import Loans

extension Browser {
  /// What the keys do, a line for one or two of them.
  static let help = [
    "← →   the product before, the next one", "↑ ↓   the item before, the next one",
    "Page up, Page down, Home, End   more lines", "Enter   what the item leads to: an action, a screen, an event",
    "/ n   search, the next place", "s   the screens of the product", "w   what would happen if …",
    "e   what the item under the cursor is made from", "d   another day", "l   another language and its formats",
    "c   as another client sees it", "g   the log of diagnostics: on, off",
    "r   load anew, and ask again what became of an event", "Esc   back", "q   quit",
  ]

  /// Handles what the terminal sent; a change of the view only needs to be drawn.
  func handle(_ event: Event) async {
    switch event {
    case .changed, .input(.resized): break
    case .input(.ended): quit()
    case .input(.bytes(let bytes)):
      unread += bytes
      for key in Key.take(from: &unread) { await handle(key) }
    }
  }

  /// Handles a key in the menu or the prompt that is shown, or else on the screen.
  private func handle(_ key: Key) async {
    if key == .interrupt { return quit() }
    switch overlay {
    case .menu(let title, let choices, let selected, let purpose):
      handle(key, inMenu: title, of: choices, selected: selected, for: purpose)
    case .prompt(let label, let text, let purpose): handle(key, inPrompt: label, text: text, for: purpose)
    case nil:
      message = Self.hint
      await handleOnScreen(key)
    }
  }

  private func handleOnScreen(_ key: Key) async {
    switch key {
    case .left: work { await self.turn(to: self.selected - 1) }
    case .right, .tab: work { await self.turn(to: self.selected + 1) }
    case .up: moveCursor(by: -1)
    case .down: moveCursor(by: 1)
    case .pageUp: cursor = max(cursor - max(room - 1, 1), 0)
    case .pageDown, .character(" "): cursor += max(room - 1, 1)
    case .home: cursor = 0
    case .end: cursor = max(content.lines.count - 1, 0)
    case .enter: choose()
    case .escape: if !answers.isEmpty { answers.removeLast() }
    case .character(let character): await handleOnScreen(character)
    case .backspace, .interrupt: break
    }
  }

  private func handleOnScreen(_ character: Character) async {
    switch character {
    case "q": quit()
    case "/": overlay = .prompt(label: "Search", text: "", then: .search)
    case "n": search()
    case "s":
      let screens = page?.loan?.screens ?? []
      show(menu: "Screens", screens.map(\.rawValue), for: .screens(screens))
    case "w": show(menu: "What if …", WhatIf.Name.allCases.map(\.rawValue), for: .questions(WhatIf.Name.allCases))
    case "l": show(menu: "Language and formats", locales, for: .locales(locales))
    case "c": show(menu: "Client", Self.clients.map(\.title), for: .clients(Self.clients.map(\.profile)))
    case "d": overlay = .prompt(label: "Day, YYYY-MM-DD; empty for the source's", text: loop?.asOf ?? "", then: .day)
    case "e": explain()
    case "g": switchLog()
    case "r": work { await self.askAgain() }
    // A choice in this menu leads to no screen.
    case "?": show(menu: "Keys", Self.help, for: .screens([]))
    default: break
    }
  }

  /// The clients as which the screens can be shown; `nil` for one that draws everything.
  private static var clients: [(title: String, profile: ClientProfile?)] {
    [
      ("the newest version, all kinds", nil), ("version 2", try? ClientProfile(version: 2)),
      ("version 1", try? ClientProfile(version: 1)),
      ("version 1, only rows and notes", try? ClientProfile(version: 1, kinds: ["row", "note"])),
    ]
  }

  /// Shows a menu, or says that there is nothing to choose.
  func show(menu title: String, _ choices: [String], for purpose: PagerOverlay.MenuPurpose) {
    guard !choices.isEmpty else { return message = "There is nothing to choose." }
    overlay = .menu(title: title, choices: choices, selected: 0, then: purpose)
  }

  private func handle(
    _ key: Key, inMenu title: String, of choices: [String], selected: Int, for purpose: PagerOverlay.MenuPurpose
  ) {
    switch key {
    case .up, .down:
      let next = selected + (key == .up ? -1 : 1)
      overlay = .menu(title: title, choices: choices, selected: min(max(next, 0), choices.count - 1), then: purpose)
    case .enter:
      overlay = nil
      choose(selected, for: purpose)
    case .escape, .character("q"), .left: overlay = nil
    default: break
    }
  }

  /// Does what a choice of a menu is for.
  private func choose(_ index: Int, for purpose: PagerOverlay.MenuPurpose) {
    switch purpose {
    case .screens(let screens):
      if let screen = screens[checked: index] { work { await self.open(screen) } }
    case .questions(let names): ask(next: PagerForm(names[index], of: page?.key))
    case .locales(let locales):
      settings.locale = locales[index]
      work { await self.reload() }
    case .clients(let profiles):
      settings.client = profiles[index]
      work { await self.reload() }
    case .confirmation(let form): if index == 0 { ask(next: form) }
    }
  }

  private func handle(
    _ key: Key, inPrompt label: String, text: String, for purpose: PagerOverlay.PromptPurpose
  ) {
    switch key {
    case .character(let character): overlay = .prompt(label: label, text: text + [character], then: purpose)
    case .backspace: overlay = .prompt(label: label, text: String(text.dropLast()), then: purpose)
    case .escape: overlay = nil
    case .enter:
      overlay = nil
      enter(text, for: purpose)
    default: break
    }
  }

  /// Does what the text of a prompt is for.
  private func enter(_ text: String, for purpose: PagerOverlay.PromptPurpose) {
    switch purpose {
    case .search:
      searched = text
      search()
    case .day:
      let day = CalendarDate(text)
      guard text.isEmpty || day != nil else { return message = "\(SourcePath.quoted(text)) is no day." }
      settings.day = day
      work { await self.reload() }
    case .value(var form):
      let field = form.fields[form.values.count]
      form.values.append((field.name, text.isEmpty ? field.initial : text))
      ask(next: form)
    }
  }

  /// Moves the cursor to the next item, by at most half a screen.
  private func moveCursor(by step: Int) {
    let (lines, places) = content
    let stops = places.map(\.line)
    let next = step > 0 ? stops.first { $0 > cursor } : stops.last { $0 < cursor }
    // The line half a screen away: a long text without items is not skipped at once.
    let line = min(max(cursor + step * (room / 2), 0), lines.count - 1)
    cursor = next.map { step > 0 ? min($0, max(line, cursor + 1)) : max($0, min(line, cursor - 1)) } ?? line
  }

  /// A text as it is compared in a search: in lower case, with a space for each no-break space, which nobody can type.
  private static func plain(_ text: String) -> String {
    text.lowercased().replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }

  /// Moves the cursor to the next line with the searched text, from the first line on after the last one.
  private func search() {
    guard !searched.isEmpty else { return }
    let lines = content.lines
    let following = min(cursor + 1, lines.count)
    let order = Array(following..<lines.count) + Array(0..<following)
    let wanted = Self.plain(searched)
    guard let found = order.first(where: { Self.plain(lines[$0]).contains(wanted) }) else {
      return message = "\(SourcePath.quoted(searched)) is not on this screen."
    }
    cursor = found
  }
}
