import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// The records of files, found in one pass. What is kept of a record is its type, its id, its customers and its position.
struct PortfolioFiles {
  private(set) var documents: [PortfolioDocument] = []
  private(set) var entries = RecordList<PortfolioEntry>()
  /// Findings about files that cannot be read.
  private(set) var findings: [Diagnostic] = []
  private let limits: InputLimits
  /// The version and the day of lines with a loan that do not state them.
  private let version: PortfolioVersion?
  private let asOf: CalendarDate?

  init(_ limits: InputLimits, version: PortfolioVersion? = nil, asOf: CalendarDate? = nil) {
    self.limits = limits
    self.version = version
    self.asOf = asOf
  }

  /// Adds the files of a folder in the order of their names. A file that is no portfolio becomes a finding, unless it is so with
  /// all of them.
  mutating func add(folder: String) throws(GatewayError) {
    guard let names = SystemFolder.names(in: folder) else {
      throw SourceFile.error(.unreadable, of: folder, limits)
    }
    let files = names.filter { $0.hasSuffix(".json") || Self.hasLines($0) }
    guard !files.isEmpty else {
      throw .missing(
        Diagnostic(
          id: "source.empty-folder", severity: .error, path: SystemText.shown(folder),
          summary: "The folder has no files of records.",
          expected: "portfolios as *.json, or records on lines as *.ndjson or *.jsonl"))
    }
    for name in files {
      let (path, shown) = ("\(folder)/\(name)", SystemText.shown(name))
      do throws(GatewayError) {
        if Self.hasLines(name) {
          try add(linesOf: path, prefix: "\(shown): ")
        } else {
          try add(portfolio: path, prefix: "\(shown): ")
        }
      } catch {
        guard error.diagnostic.id != "source.too-many-records" else { throw error }
        findings.append(error.diagnostic)
      }
    }
    if documents.isEmpty, entries.records.isEmpty, let first = findings.first { throw .malformed(first) }
  }

  /// Whether a file has a record on each line. The journal of a store has lines of another kind.
  static func hasLines(_ path: String) -> Bool {
    path.hasSuffix(".ndjson") || path.hasSuffix(".jsonl") && !path.hasSuffix(".events.jsonl")
  }

  private mutating func add(portfolio path: String, prefix: String) throws(GatewayError) {
    let file = try open(path)
    guard file.version.size <= limits.bytes else { throw limits.tooLarge(SystemText.shown(path)) }
    let indexed = IndexedFile(path: path, version: file.version)
    guard let bytes = file.content(in: 0..<file.version.size) else { throw indexed.changed }
    add(
      try PortfolioDocument(
        reading: SourceBytes(bytes), name: SystemText.shown(path), prefix: prefix, limits: limits,
        in: .file(indexed, offset: 0)))
    try checkCount(path)
  }

  private func open(_ path: String) throws(GatewayError) -> ReadableFile {
    do throws(SystemFile.Failure) { return try ReadableFile(path) } catch {
      throw SourceFile.error(error, of: path, limits)
    }
  }

  private mutating func add(_ document: PortfolioDocument) {
    documents.append(document)
    entries.append(contentsOf: document.entries)
  }

  private func checkCount(_ path: String) throws(GatewayError) {
    if entries.count > limits.records { throw limits.tooManyRecords(entries.count, in: SystemText.shown(path)) }
  }

  /// Adds the lines of a file: a loan or a portfolio on each. A line that is neither becomes a fault in its place.
  mutating func add(linesOf path: String, prefix: String = "") throws(GatewayError) {
    let file = try open(path)
    var lines = LinesOfFile(of: IndexedFile(path: path, version: file.version), prefix, asOf, limits)
    let blockSize = 1 << 20
    var (position, start, number) = (0, 0, 1)
    while position < file.version.size {
      guard let block = file.content(in: position..<min(position + blockSize, file.version.size)), !block.isEmpty else {
        throw lines.file.changed
      }
      var search = block.startIndex
      while let end = block[search...].firstIndex(of: UInt8(ascii: "\n")) {
        try add(start..<position + end, number, of: file, &lines)
        (start, search, number) = (position + end + 1, end + 1, number + 1)
        try checkCount(path)
      }
      position += block.count
    }
    if start < position { try add(start..<position, number, of: file, &lines) }
    try checkCount(path)
  }

  private mutating func add(
    _ range: Range<Int>, _ number: Int, of file: ReadableFile, _ lines: inout LinesOfFile
  ) throws(GatewayError) {
    guard range.count <= limits.bytes else {
      return entries.append(lines.fault(limits.tooLarge(lines.path(number)).diagnostic, range, number))
    }
    guard let bytes = file.content(in: range), bytes.count == range.count else { throw lines.file.changed }
    if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return }
    switch lines.content(of: bytes, at: range, number, version) {
    case .loan(let entry): entries.append(entry)
    case .portfolio(let document): add(document)
    }
  }
}
