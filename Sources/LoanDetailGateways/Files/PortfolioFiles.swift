import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// The records of files, found in one pass. What is kept of a record is its type, its id, its customers and its
/// position.
struct PortfolioFiles {
  /// The portfolios: files, and lines that are one.
  private(set) var documents: [PortfolioDocument] = []
  private(set) var entries = RecordList<PortfolioEntry>()
  /// Findings about files that cannot be read.
  private(set) var findings: [Diagnostic] = []
  private let limits: InputLimits
  /// The version of lines with a loan that do not state it.
  private let version: PortfolioVersion?
  /// The day of lines with a loan.
  private let asOf: CalendarDate?

  init(_ limits: InputLimits, version: PortfolioVersion? = nil, asOf: CalendarDate? = nil) {
    self.limits = limits
    self.version = version
    self.asOf = asOf
  }

  /// Adds the files of a folder in the order of their names. A file that cannot be read becomes a finding.
  ///
  /// - Throws: ``GatewayError/missing(_:)`` if the folder cannot be read or has no such file;
  ///   ``GatewayError/malformed(_:)`` if no file can be read, or there are too many records.
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
      let path = "\(folder)/\(name)"
      let shown = SystemText.shown(name)
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

  /// Adds a file that is a portfolio.
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

  /// Checks that there are not too many records, after those of a file were added.
  private func checkCount(_ path: String) throws(GatewayError) {
    if entries.count > limits.records { throw limits.tooManyRecords(entries.count, in: SystemText.shown(path)) }
  }

  /// Adds the lines of a file: a loan or a portfolio on each. A line that is neither becomes a fault in its place.
  mutating func add(linesOf path: String, prefix: String = "") throws(GatewayError) {
    let file = try open(path)
    var lines = LinesOfFile(
      of: IndexedFile(path: path, version: file.version), prefix: prefix, asOf: asOf, limits: limits)
    let blockSize = 1 << 20
    // The positions of the next block and of the line that is being read, and the number of this line.
    var position = 0
    var start = 0
    var number = 1
    while position < file.version.size {
      guard let block = file.content(in: position..<min(position + blockSize, file.version.size)), !block.isEmpty else {
        throw lines.file.changed
      }
      var search = block.startIndex
      while let end = block[search...].firstIndex(of: UInt8(ascii: "\n")) {
        try add(lineAt: start..<position + end, number: number, of: file, &lines)
        start = position + end + 1
        search = end + 1
        number += 1
        try checkCount(path)
      }
      position += block.count
    }
    if start < position { try add(lineAt: start..<position, number: number, of: file, &lines) }
    try checkCount(path)
  }

  /// Adds one line; a blank one is left out.
  private mutating func add(
    lineAt range: Range<Int>, number: Int, of file: ReadableFile, _ lines: inout LinesOfFile
  ) throws(GatewayError) {
    guard range.count <= limits.bytes else {
      return entries.append(
        lines.fault(limits.tooLarge(lines.path(ofLine: number)).diagnostic, at: range, number: number))
    }
    guard let bytes = file.content(in: range), bytes.count == range.count else { throw lines.file.changed }
    if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return }
    switch lines.content(of: bytes, at: range, number: number, version: version) {
    case .loan(let entry): entries.append(entry)
    case .portfolio(let document): add(document)
    }
  }
}
