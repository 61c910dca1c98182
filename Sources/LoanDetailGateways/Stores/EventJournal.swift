import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// The journal beside a file of records: one line before each update of the file, and one after it.
///
/// The journal is the audit of the updates. It remembers their keys, and tells after a crash whether the last update
/// was made: the line before an update has the hashes of the file before and after the update. Whoever changes the file
/// holds the lock of the journal. A part of a line at the end is from a process that ended while it wrote: nothing was
/// changed yet, and the next process removes the part.
///
/// Lines older than the time for which keys are known are dropped, as soon as they are half of the file: a file without
/// them takes its place. Lines after one that a wrong clock dated later stay until that day.
struct EventJournal {
  /// The path of the journal.
  let path: String
  /// The least number of seconds for which a key is known.
  let lifetime: Int
  private var file: WritableFile?
  /// The number of bytes that were read or written.
  private var length = 0
  /// The number of lines that were read or written.
  private var lines = 0
  /// The updates whose outcome is in the journal, unless nothing was changed.
  private var known: [JournalKey: Known] = [:]
  /// The last update, if its outcome is not in the journal.
  private(set) var unsettled: JournalEntry?
  /// The first line of each update, in their order.
  private var begun: [Beginning] = []

  /// The first line of an update.
  private struct Beginning {
    /// The number of bytes before it.
    let start: Int
    /// When it was written, in seconds since the beginning of 1970 in UTC.
    let moment: Int
  }

  /// An update that a key belongs to.
  struct Known {
    let update: StoredUpdate
    /// Whether it was carried out; `false` if nobody can tell.
    let isDone: Bool
  }

  init(path: String, lifetime: Int) {
    self.path = path
    self.lifetime = lifetime
  }

  /// The time after which a process that holds the lock is no longer waited for.
  private static let patience = Duration.seconds(10)

  /// Waits for the lock, and then reads what other processes have written and drops what is old.
  ///
  /// - Parameter moment: the time in seconds since the beginning of 1970 in UTC.
  /// - Throws: `GatewayError.unavailable` if another process holds the lock for ten seconds, `GatewayError.malformed`
  ///   if the journal is damaged, `CancellationError`, and what reading the file throws.
  mutating func lock(at moment: Int) throws {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      let file = try opened()
      if try file.tryToLock() {
        if let own = file.version, let now = try? SystemFile.version(of: path), own.isSameFile(as: now) {
          try read(file, size: own.size)
          guard try dropLines(writtenBefore: moment - lifetime, of: file) else { return }
        }
        // The journal was moved away, removed or replaced meanwhile, or its old lines were just dropped.
        self.file = nil
        continue
      }
      try Task.checkCancellation()
      guard ContinuousClock.now < deadline else {
        throw GatewayError.unavailable(
          Diagnostic(
            id: "store.locked", severity: .error, path: path,
            summary: "Another process has locked the records for a long time.",
            advice: "Send the event again later, and check the processes that change the file."))
      }
      WritableFile.pause(milliseconds: 2)
    }
  }

  func unlock() { file?.unlock() }

  /// Returns the file of the journal, which is opened, or made, the first time.
  private mutating func opened() throws(WritableFile.Failure) -> WritableFile {
    if let file { return file }
    let opened = try WritableFile(adding: path)
    // A new journal must not be lost with its folder.
    try WritableFile.synchronizeFolder(of: path)
    file = opened
    forget()
    return opened
  }

  /// Forgets what was read, so that the journal is read again from its beginning.
  private mutating func forget() {
    length = 0
    lines = 0
    known = [:]
    unsettled = nil
    begun = []
  }

  /// Reads the lines after those that are known.
  private mutating func read(_ file: WritableFile, size: Int) throws {
    if size < length { forget() }
    guard size > length else { return }
    guard let bytes = file.content(from: length) else { throw damage("it cannot be read") }
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      guard let value = try? JSONParser.parse(Array(bytes[start..<end])) else {
        // Only the last line can be a part: a line is on the device before anything is changed.
        if end == bytes.count - 1 { break }
        throw damage("it is not JSON")
      }
      guard let line = JournalLine(value), note(line, at: JournalLine.moment(of: value)) else {
        throw damage("it is not a line of a journal")
      }
      length += end + 1 - start
      start = end + 1
      lines += 1
    }
    if start < bytes.count { try file.cut(to: length) }
  }

  /// Replaces the journal by one without its old lines, if these are half of the file and the device allows it; returns
  /// whether the journal was replaced. The lock is that of the old file.
  private func dropLines(writtenBefore moment: Int, of file: WritableFile) throws(WritableFile.Failure) -> Bool {
    // The clock may have been set back, so that later lines are older.
    let first = begun.first { $0.moment >= moment }
    // The last update may have begun long ago, and nobody knows yet what became of it.
    let start = first?.start ?? (unsettled == nil ? length : begun.last?.start ?? 0)
    guard start > 0, start >= length - start, let bytes = file.content(from: start), bytes.count == length - start
    else { return false }
    let part = "\(path).part"
    do throws(WritableFile.Failure) {
      let copy = try WritableFile(emptying: part)
      try copy.takePermissions(of: path)
      try copy.write(bytes)
      try copy.synchronize()
      try WritableFile.replace(path, by: part)
    } catch {
      WritableFile.remove(part)
      return false
    }
    // New lines must not be lost with the name of the new file.
    try WritableFile.synchronizeFolder(of: path)
    return true
  }

  /// Keeps what a line says; returns whether it can follow the lines before it.
  private mutating func note(_ line: JournalLine, at moment: Int) -> Bool {
    switch line {
    case .begun(let entry):
      guard unsettled == nil, known[entry.key] == nil else { return false }
      unsettled = entry
      begun.append(Beginning(start: length, moment: moment))
    case .ended(let key, let outcome):
      guard let entry = unsettled, entry.key == key else { return false }
      unsettled = nil
      if outcome != .notDone { known[key] = Known(update: entry.update, isDone: outcome == .done) }
    }
    return true
  }

  /// The error about a damaged line, the one after the lines that were read.
  private func damage(_ found: String) -> GatewayError {
    .malformed(
      Diagnostic(
        id: "store.damaged-journal", severity: .error, path: "\(path): line \(lines + 1)",
        summary: "The journal of events is damaged, so nothing can be changed.", found: found,
        advice: "Restore the journal, or move it away: then an event that is sent again with an old key is not known."))
  }

  /// The update that a key belongs to; `nil` if it belongs to none.
  func update(of key: JournalKey) -> Known? { known[key] }

  /// Adds a line before an update. The update may begin after ``synchronize()``.
  mutating func begin(_ entry: JournalEntry, at moment: Int) throws(WritableFile.Failure) {
    try add(.begun(entry), at: moment)
  }

  /// Adds a line about the outcome of the last update.
  mutating func end(_ outcome: JournalLine.Outcome, at moment: Int) throws(WritableFile.Failure) {
    if let unsettled { try add(.ended(unsettled.key, outcome), at: moment) }
  }

  func synchronize() throws(WritableFile.Failure) { try file?.synchronize() }

  private mutating func add(_ line: JournalLine, at moment: Int) throws(WritableFile.Failure) {
    guard let file else { return }
    let bytes = line.bytes(at: moment)
    do {
      try file.write(bytes)
    } catch {
      // If this fails too, the part is removed when the journal is read again.
      try? file.cut(to: length)
      throw error
    }
    _ = note(line, at: moment)
    length += bytes.count
    lines += 1
  }
}
