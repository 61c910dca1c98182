public import LoanArithmetic
public import LoanDetailCore
import Localization

extension PortfolioGateway {
  /// Reads a file with a record on each line (NDJSON): a loan as in the array `loans` of a portfolio, or a whole
  /// portfolio.
  ///
  /// One pass checks the lines and finds the records. Only their types, ids, customers and positions are kept; a record
  /// is read from the file when it is requested. A line that cannot be read is a fault in its place, such as `line 12`.
  /// Only the first 100 of these lines are listed (see ``PortfolioGateway``). If the file is changed after that, its
  /// records are unavailable until the gateway is made anew.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - version: the version of loans that do not state theirs in `schemaVersion`. Without it, such a loan is a fault.
  ///   - asOf: the day for which loans outside a portfolio are true.
  ///   - limits: the limits of the input: `bytes` for a line, `records` for the file.
  /// - Throws: `GatewayError.missing` if the file cannot be read; `GatewayError.malformed` if it has too many records.
  public init(
    linesOf path: String, version: PortfolioVersion? = nil, asOf: CalendarDate? = nil, limits: InputLimits = .standard
  ) throws(GatewayError) {
    var files = PortfolioFiles(limits, version: version, asOf: asOf)
    try files.add(linesOf: path)
    self.init(files)
  }

  /// Reads the files of a folder: portfolios (`*.json`), and records on lines (`*.ndjson`, `*.jsonl`), in the order of
  /// their names. Files in folders below it are not read.
  ///
  /// The records are found in one pass, a file at a time, and read when they are requested, as by
  /// ``init(linesOf:version:asOf:limits:)``. A file that is no portfolio is a finding, and the others are shown.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - limits: the limits of the input: `bytes` for a file or a line, `records` for all files.
  /// - Throws: `GatewayError.missing` if the folder cannot be read or has no such file; `GatewayError.malformed` if
  ///   none of the files can be read, or there are too many records.
  public init(folder: String, limits: InputLimits = .standard) throws(GatewayError) {
    var files = PortfolioFiles(limits)
    try files.add(folder: folder)
    self.init(files)
  }

  /// Whether a path has records that are read by their positions: a folder, or a file with a record on each line.
  package static func isReadByPosition(_ path: String) -> Bool {
    SystemFolder.isFolder(path) || PortfolioFiles.hasLines(path)
  }
}
