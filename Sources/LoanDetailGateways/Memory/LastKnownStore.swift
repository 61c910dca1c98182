import LoanArithmetic
public import LoanDetailCore
import LoanDetailJSON
public import Loans
import Localization
import Synchronization

/// A folder with the last answers of a source, for the time when the source does not answer.
///
/// ```swift
/// let gateway = CachingGateway(table, lastKnown: try LastKnownStore(folder: "/var/lib/loans/last-known"))
/// ```
///
/// A ``CachingGateway`` writes the answers of its source to it, and reads them when the source is down, also after a
/// restart. It keeps the days, the product types, the lists and the records that were read in the portfolio format
/// (``PortfolioGateway``, ``PortfolioStore``, `LoanRecord.init(portfolioJSON:)`) and not changed by the host since.
///
/// The folder and its files can be opened by their owner only. The names of the files contain no ids: they are hashes
/// with a key that is in the folder. A file is replaced at once and has a checksum. A file that is damaged, or that has
/// the answer to another question, is no answer: it is reported and removed. The customer is a part of the question,
/// and the record itself must name the customer.
///
/// If the files have more bytes than the limit, those that were written or found unchanged first are removed. Files
/// with other names are not counted and not removed. Several processes may use one folder; the limit is that of each
/// process.
public final class LastKnownStore: Sendable {
  let folder: String
  private let limit: Int
  /// What every hash begins with: the key of the folder, and the name of the source.
  private let key: [UInt8]
  private let report: @Sendable (Diagnostic) -> Void
  /// The size of all files, as far as this process knows.
  private let size: Mutex<Int>

  /// Opens a folder, and makes it if it is missing.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder, which must be for nothing else.
  ///   - source: the name of the source. Several sources may share a folder, and have only their own answers there.
  ///   - limit: the size of all files in bytes.
  ///   - report: called for every damaged file, and when a file cannot be written.
  /// - Throws: `GatewayError.unavailable` if the folder cannot be made, others can open it, or it has other content.
  public init(
    folder: String, of source: String = "", limit: Int = 256 << 20,
    report: @escaping @Sendable (Diagnostic) -> Void = { _ in }
  ) throws(GatewayError) {
    self.folder = folder
    self.limit = limit
    self.report = report
    do throws(SystemFolder.Failure) { try SystemFolder.makePrivate(folder) } catch {
      throw .unavailable(.folder(folder, error))
    }
    do throws(LastKnownKey.Failure) {
      key = try LastKnownKey.bytes(in: folder) + Array("\(source.utf8.count):\(source)".utf8)
    } catch {
      throw .unavailable(error.diagnostic(folder))
    }
    size = Mutex(0)
    size.withLock { $0 = total(of: files()) }
  }

  /// Replaces a file. It is not waited for the device: a file that a crash leaves damaged is found by its checksum.
  private static func write(_ bytes: [UInt8], to path: String) throws(WritableFile.Failure) {
    var random = SystemRandomNumberGenerator()
    let part = "\(path).\(UInt64.random(in: 0...(.max), using: &random)).part"
    do throws(WritableFile.Failure) {
      try WritableFile(emptying: part).write(bytes)
      try WritableFile.replace(path, by: part)
    } catch {
      WritableFile.remove(part)
      throw error
    }
  }

  /// Keeps an answer, if it can be written.
  func keep(_ answer: CachedAnswer, readOn day: CalendarDate?, for question: CachedQuestion) {
    guard let content = LastKnownAnswer(question, answer, day)?.json.rendered(.compact) else { return forget(question) }
    let bytes = Array(checksum(of: content).utf8) + [UInt8(ascii: "\n")] + content
    guard bytes.count <= limit else { return forget(question) }
    do throws(WritableFile.Failure) {
      try Self.write(bytes, to: path(of: question))
    } catch {
      report(.folder(folder, .notMade(error), .warning))
    }
    let isFull = size.withLock { size in
      size += bytes.count
      return size > limit
    }
    if isFull { removeOldest() }
  }

  /// Returns the last answer to a question and the day on which it was given; `nil` if there is none.
  func answer(to question: CachedQuestion) -> (answer: CachedAnswer, day: CalendarDate?)? {
    // Findings are not kept: without the source, there are none about it.
    if case .findings = question { return (.findings([]), nil) }
    let path = path(of: question)
    guard let bytes = try? SystemFile.content(ofFile: path, atMost: limit) else { return nil }
    if let answer = checked(bytes).flatMap({ LastKnownAnswer($0, to: question) }) { return (answer.answer, answer.day) }
    report(.damagedFile(path))
    WritableFile.remove(path)
    return nil
  }

  /// Notes that an answer that is kept was given again, so that it is not one of those that were written first.
  func renew(_ question: CachedQuestion) { WritableFile.touch(path(of: question)) }

  func forget(_ question: CachedQuestion) { WritableFile.remove(path(of: question)) }

  /// Forgets all answers that a change of a record may have changed.
  func forget(_ id: ProductID) {
    forget(about: [hash("subject", Self.name(of: id)), hash("subject", id.type.rawValue)])
  }

  /// Forgets all pages of a list.
  func forgetList(of type: ProductType, for scope: CustomerScope) { forget(about: [hash(type, scope)]) }

  private func forget(about subjects: Set<String>) {
    for name in ownNames()
    where name.split(separator: ".").dropFirst().contains(where: { subjects.contains(String($0)) }) {
      WritableFile.remove("\(folder)/\(name)")
    }
  }

  /// The content of a file, if it is what was written.
  private func checked(_ bytes: [UInt8]) -> JSONValue? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let content = Array(bytes[(end + 1)...])
    guard bytes[..<end].elementsEqual(checksum(of: content).utf8) else { return nil }
    return try? JSONParser.parse(content)
  }

  private func checksum(of content: [UInt8]) -> String {
    var hash = RunningHash()
    hash.add(key)
    hash.add(content)
    return hash.finish().hex
  }

  private func hash(_ parts: String...) -> String {
    checksum(of: JSONValue.array(parts.map(JSONValue.string)).rendered(.compact))
  }

  private func hash(_ type: ProductType, _ scope: CustomerScope) -> String {
    switch scope {
    case .customer(let customer): hash("list", type.rawValue, customer.rawValue)
    case .allCustomers: hash("list", type.rawValue)
    }
  }

  private static func name(of id: ProductID) -> String { "\(id)" }

  /// The path of the file with an answer. Its name ends with hashes of what the answer is about, by which changed
  /// answers are found.
  func path(of question: CachedQuestion) -> String {
    let name = checksum(of: LastKnownAnswer.json(of: question).rendered(.compact))
    switch question {
    case .record(let id, _), .revision(let id, _): return "\(folder)/\(name).\(hash("subject", Self.name(of: id)))"
    case .page(let type, let scope, _):
      return "\(folder)/\(name).\(hash("subject", type.rawValue)).\(hash(type, scope))"
    case .day, .timeZone, .findings, .types: return "\(folder)/\(name)"
    }
  }

  private struct File {
    let path: String
    let version: SystemFile.Version
  }

  /// The names of the files with answers, and of those that a crash left unfinished.
  private func ownNames() -> [String] {
    (SystemFolder.names(in: folder) ?? []).filter { name in
      var parts = name.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count > 2, parts.last == "part", UInt64(parts[parts.count - 2]) != nil { parts.removeLast(2) }
      return parts.count <= 3 && parts.allSatisfy(Self.isHash)
    }
  }

  private static func isHash(_ text: Substring) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 || (UInt8(ascii: "a")...UInt8(ascii: "f")) ~= $0
      }
  }

  private func files() -> [File] {
    ownNames().compactMap { name in
      let path = "\(folder)/\(name)"
      return (try? SystemFile.version(of: path)).map { File(path: path, version: $0) }
    }
  }

  private func total(of files: [File]) -> Int { files.reduce(0) { $0 + $1.version.size } }

  /// Removes the files that were written first, until an eighth of the limit is free.
  private func removeOldest() {
    size.withLock { size in
      var files = files().sorted { $0.version.isOlder(than: $1.version) }
      size = total(of: files)
      files.reverse()
      while size > limit - limit / 8, let oldest = files.popLast() {
        WritableFile.remove(oldest.path)
        size -= oldest.version.size
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func damagedFile(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "last-known.damaged", severity: .warning, path: SystemText.shown(path),
      summary: "The file with a last known answer is damaged. It was removed.")
  }

  static func folder(
    _ path: String, _ failure: SystemFolder.Failure, _ severity: Severity = .error
  ) -> Diagnostic {
    let path = SystemText.shown(path)
    return switch failure {
    case .notMade(let failure):
      Diagnostic(
        id: "last-known.not-written", severity: severity, path: path,
        summary: "The last known answers cannot be written.",
        found: "\(failure)", advice: "Check the device and the permissions of the folder.")
    case .noFolder:
      Diagnostic(
        id: "last-known.no-folder", severity: .error, path: path,
        summary: "The last known answers need a folder, and this is none.", advice: "Name a new folder.")
    case .notPrivate:
      Diagnostic(
        id: "last-known.not-private", severity: .error, path: path,
        summary: "The folder of the last known answers is open to others.",
        advice: "Name a new folder, or make it yours alone: chmod 700.")
    }
  }
}
