import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
import LoanDetailRendering

extension Report {
  /// Adds the answer to a request for a screen, with the cursors of its pages.
  mutating func show(_ answer: ScreenAnswer, for reader: LoanReader, page: PageRequest? = nil) {
    switch answer {
    case .document(let screen):
      add(screen.diagnostics, of: screen.correlationID)
      noteRows(before: screen.previousCursors, after: screen.cursors, page: page)
      output = screen.bytes
      if let csv = reader.renderer as? CSVRenderer {
        do { _ = try csv.table(of: screen.tree) } catch { fail("\(error)\(error.advice)", .noInput) }
      }
      if let calendar = reader.renderer as? ICSRenderer {
        do { try calendar.check(screen.tree) } catch { fail(error) }
      }
    case .patch(let patch):
      add(patch.diagnostics)
      output = patch.bytes
    case .unchanged(let answer): note("The screen \(SourcePath.quoted(answer.eTag)) is current.")
    }
  }

  /// Notes how to get the rows around those that are shown.
  ///
  /// - Parameters:
  ///   - before: the cursors of the rows before, one for each list.
  ///   - after: the cursors of the rows that follow, one for each list.
  ///   - page: the requested page, whose size the notes repeat.
  mutating func noteRows(before: [String], after: [String], page: PageRequest?) {
    var options = page.flatMap { $0.size < .max ? "--page-size \($0.size)" : nil }
    if let limit = page?.maximumBytes { options = (options.map { "\($0) " } ?? "") + "--max-bytes \(limit)" }
    let size = options ?? "--page-size N"
    for cursor in before { note("There are rows before: \(size) --before \(SourcePath.quoted(cursor)).") }
    for cursor in after { note("There are more rows: \(size) --after \(SourcePath.quoted(cursor)).") }
  }

  /// Adds a calendar, or another file of what is to come.
  mutating func show(_ calendar: LoanCalendar) {
    add(calendar.diagnostics)
    output = calendar.bytes
    for title in calendar.missing {
      note("The calendar lacks a loan that cannot be shown: \(title). Nothing is cancelled.")
    }
    if calendar.mayLackProducts {
      note(
        "Some of the data cannot be read right now, so there may be loans that are missing here. Nothing is cancelled.")
    }
  }

  /// Reports why there is no calendar.
  mutating func fail(_ error: ICSError) {
    output = []
    switch error {
    case .empty: fail("\(error)", .noInput)
    case .otherSubject: fail("--update: \(error)", .badData)
    }
  }

  /// Adds the explanation of an item, from the first screen that has it, or of all items of the first screen.
  ///
  /// - Parameters:
  ///   - item: the item; `nil` for all items.
  ///   - screens: the screens to look on, at least one.
  ///   - subject: the subject of the message if no screen has the item.
  ///   - place: the end of that message.
  mutating func explain(
    _ item: ItemID?, on screens: [ExplainedScreen], _ output: OutputOptions, for reader: LoanReader,
    subject: String, place: String = ""
  ) {
    add(screens[0].diagnostics)
    if let cause = screens[0].cause { exitCode = ExitCode(cause) }
    var screen = screens[0]
    var nodes = screen.explanation.nodes
    if let item {
      let found = screens.lazy.compactMap { screen in screen.explanation.node(item).map { (screen, [$0]) } }.first
      guard let found else {
        let near = NearMiss.suggestion(
          for: item.rawValue, among: screens.flatMap(\.explanation.nodes).map(\.id.rawValue))
        let message = "\(subject) has no item \(SourcePath.quoted(item.rawValue))\(place)."
        fail([message, near.map { TextGuard.messages($0) }].compactMap(\.self).joined(separator: " "), .noInput)
        return
      }
      (screen, nodes) = found
    }
    let explanation = ExplanationOutput(screen, nodes: nodes, for: reader)
    self.output =
      switch output.format {
      case .json: explanation.json(output.layout)
      case .text, .html, .csv, .ics, .divkit, .a2ui: reader.renderer.render(explanation.document())
      }
  }
}

extension CSVError {
  /// The end of the message: the way to a table; empty if the message says enough.
  fileprivate var advice: String {
    if tables.isEmpty { return " Ask for a screen that has one, such as a schedule." }
    return table == nil ? " Choose one with --table." : ""
  }
}
