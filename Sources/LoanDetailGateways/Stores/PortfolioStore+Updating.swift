import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// A step of an update after which a process may end.
package enum UpdateStep: Sendable, Hashable, CaseIterable {
  case began, beginningSynchronized, copyCreated, copyWritten, copySynchronized, replaced, folderSynchronized, ended
}

extension PortfolioStore {
  /// The end of a process, in a test.
  package struct Stopped: Error, Hashable {}

  /// Carries out an update under the lock of the journal. An update that was carried out before with its key is left as
  /// it is.
  ///
  /// - Throws: ``EventRefusal`` if nothing has changed; any other error of the files, or ``Stopped``.
  func carryOut(
    _ update: RecordUpdate, of id: ProductID, for scope: CustomerScope, on file: PortfolioFile,
    in journal: inout EventJournal
  ) throws {
    try settle(&journal, on: file)
    let key = JournalKey(scope: scope, key: update.key)
    let stored = StoredUpdate(id: id, change: update.change)
    if let known = journal.update(of: key) {
      guard known.update == stored else { throw EventRefusal.conflict }
      guard known.isDone else { throw unknownOutcome(of: update.key, in: journal) }
      return
    }
    let old = try file.current(isCertain: true)
    guard try old.gateway.revision(of: id, for: scope) == update.revision else { throw EventRefusal.conflict }
    let new = try old.bytes(with: update, of: id, for: scope)
    let (before, after) = (ContentHash(of: old.source.bytes).hex, ContentHash(of: new).hex)
    try journal.begin(JournalEntry(key: key, update: stored, before: before, after: after), at: clock())
    try stop(after: .began)
    try prepare(new, inPlaceOf: old, on: file, in: &journal)
    try WritableFile.replace(file.path, by: copy(of: file))
    try stop(after: .replaced)
    try WritableFile.synchronizeFolder(of: file.path)
    try stop(after: .folderSynchronized)
    // The file is the new one. If this line is missing, the next update adds it.
    try? journal.end(.done, at: clock())
    try stop(after: .ended)
  }

  /// The change of a record that was made with a key; `nil` if none was.
  func change(
    madeWith key: JournalKey, of id: ProductID, on file: PortfolioFile, in journal: inout EventJournal
  ) throws -> LoanChange? {
    try settle(&journal, on: file)
    guard let known = journal.update(of: key), known.update.id == id else { return nil }
    guard known.isDone else { throw unknownOutcome(of: key.key, in: journal) }
    return known.update.change
  }

  /// Writes the new file beside the old one. If that fails, or somebody else has edited the file meanwhile, nothing has
  /// changed, and the journal says so.
  private func prepare(
    _ new: [UInt8], inPlaceOf old: PortfolioFile.Snapshot, on file: PortfolioFile, in journal: inout EventJournal
  ) throws {
    do {
      try journal.synchronize()
      try stop(after: .beginningSynchronized)
      let copy = try WritableFile(emptying: copy(of: file))
      try stop(after: .copyCreated)
      try copy.takePermissions(of: file.path)
      try copy.write(new)
      try stop(after: .copyWritten)
      try copy.synchronize()
      try stop(after: .copySynchronized)
      guard try file.version() == old.version else { throw EventRefusal.conflict }
    } catch let stopped as Stopped {
      throw stopped
    } catch {
      WritableFile.remove(copy(of: file))
      try? journal.end(.notDone, at: clock())
      throw error
    }
  }

  /// Finds out what became of the last update, if the process that made it ended before it could say so.
  private func settle(_ journal: inout EventJournal, on file: PortfolioFile) throws {
    guard let entry = journal.unsettled else { return }
    let now = ContentHash(of: try file.current(isCertain: true).source.bytes).hex
    WritableFile.remove(copy(of: file))
    let outcome: JournalLine.Outcome =
      switch now {
      case entry.after: .done
      case entry.before: .notDone
      default: .unknown
      }
    try journal.end(outcome, at: clock())
  }

  /// The path of the new file until it replaces the old one.
  private func copy(of file: PortfolioFile) -> String { "\(file.path).events.part" }

  /// Ends an update after a step, if a test wants it.
  private func stop(after step: UpdateStep) throws(Stopped) { if stops(step) { throw Stopped() } }

  /// The error about an update whose outcome nobody can tell.
  private func unknownOutcome(of key: EventKey, in journal: EventJournal) -> GatewayError {
    .unavailable(
      Diagnostic(
        id: "store.unknown-outcome", severity: .error, path: journal.path,
        summary: "Nobody can tell whether the event was carried out: the process ended, and the file was edited.",
        found: "the key \(key)", advice: "Compare the record with the event. A new key sends it again."))
  }
}
