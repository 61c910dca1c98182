import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// The journal beside a file of records: one line before each update of the file, and one after it.
///
/// It is the audit of the updates, it remembers their keys, and it tells after a crash whether the last update was made:
/// its first line has the hashes of the file before and after the update. Whoever changes the file holds the lock of the
/// journal. A part of a line at the end is from a process that ended while it wrote: nothing was changed yet, and the
/// next one removes the part.
struct EventJournal {
  /// The path of the journal.
  let path: String
  private var file: WritableFile?
  /// The number of bytes and lines that were read or written.
  private var (length, lines) = (0, 0)
  private var known: [JournalKey: Known] = [:]
  /// The last update, if its outcome is not in the journal.
  private(set) var unsettled: JournalEntry?

  /// An update that a key belongs to.
  struct Known {
    let update: StoredUpdate
    /// Whether it was carried out; `false` if nobody can tell.
    let isDone: Bool
  }

  init(path: String) { self.path = path }

  /// The time after which a process that holds the lock is no longer waited for.
  private static let patience = Duration.seconds(10)

  /// Waits for the lock, and then reads what other processes have written.
  mutating func lock() throws {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      let file = try opened()
      if try file.tryToLock() {
        if let own = file.version, let now = try? SystemFile.version(of: path), own.isSameFile(as: now) {
          return try read(file, size: own.size)
        }
        // The journal was moved away or removed meanwhile.
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

  private mutating func opened() throws(WritableFile.Failure) -> WritableFile {
    if let file { return file }
    let opened = try WritableFile(adding: path)
    // A new journal must not be lost with its folder.
    try WritableFile.synchronizeFolder(of: path)
    file = opened
    forget()
    return opened
  }

  private mutating func forget() {
    (length, lines, known, unsettled) = (0, 0, [:], nil)
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
      guard let line = JournalLine(value), note(line) else { throw damage("it is not a line of a journal") }
      (start, lines, length) = (end + 1, lines + 1, length + end + 1 - start)
    }
    if start < bytes.count { try file.cut(to: length) }
  }

  /// Keeps what a line says; returns whether it can follow the lines before it.
  private mutating func note(_ line: JournalLine) -> Bool {
    switch line {
    case .begun(let entry):
      guard unsettled == nil, known[entry.key] == nil else { return false }
      unsettled = entry
    case .ended(let key, let outcome):
      guard let entry = unsettled, entry.key == key else { return false }
      unsettled = nil
      if outcome != .notDone { known[key] = Known(update: entry.update, isDone: outcome == .done) }
    }
    return true
  }

  private func damage(_ found: String) -> GatewayError {
    .malformed(
      Diagnostic(
        id: "store.damaged-journal", severity: .error, path: "\(path): line \(lines + 1)",
        summary: "The journal of events is damaged, so nothing can be changed.", found: found,
        advice: "Restore the journal, or move it away: then an event that is sent again with an old key is not known."))
  }

  /// The update that a key belongs to.
  func update(of key: JournalKey) -> Known? { known[key] }

  /// Adds a line before an update. The update may begin after ``synchronize()``.
  mutating func begin(_ entry: JournalEntry, at seconds: Int) throws(WritableFile.Failure) {
    try add(.begun(entry), at: seconds)
  }

  /// Adds a line about the outcome of the last update.
  mutating func end(_ outcome: JournalLine.Outcome, at seconds: Int) throws(WritableFile.Failure) {
    if let unsettled { try add(.ended(unsettled.key, outcome), at: seconds) }
  }

  func synchronize() throws(WritableFile.Failure) { try file?.synchronize() }

  private mutating func add(_ line: JournalLine, at seconds: Int) throws(WritableFile.Failure) {
    guard let file else { return }
    let bytes = line.bytes(at: seconds)
    do {
      try file.write(bytes)
    } catch {
      // If this fails too, the part is removed when the journal is read again.
      try? file.cut(to: length)
      throw error
    }
    length += bytes.count
    lines += 1
    _ = note(line)
  }
}
