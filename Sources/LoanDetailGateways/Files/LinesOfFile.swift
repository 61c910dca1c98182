import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// Makes the entries of the lines of one file.
struct LinesOfFile {
  let file: IndexedFile
  /// Distinguishes the file from others in messages; empty for a file alone.
  private let prefix: String
  private let asOf: CalendarDate?
  private let limits: InputLimits
  /// What the lines of a version share.
  private var shared: [PortfolioVersion: PortfolioEntry.Shared] = [:]

  /// What a line has.
  enum Content {
    case loan(PortfolioEntry)
    case portfolio(PortfolioDocument)
  }

  /// Begins with a file. Its loans outside a portfolio are true for `asOf`.
  init(of file: IndexedFile, prefix: String, asOf: CalendarDate?, limits: InputLimits) {
    self.file = file
    self.prefix = prefix
    self.asOf = asOf
    self.limits = limits
  }

  /// The path of a line in messages.
  func path(ofLine number: Int) -> String { "\(prefix)line \(number)" }

  /// Returns the content of a line. A line that cannot be read is a loan with a fault.
  ///
  /// - Parameters:
  ///   - bytes: the line.
  ///   - range: its position in the file.
  ///   - number: its number, from 1.
  ///   - version: the version of a loan that states none.
  mutating func content(
    of bytes: [UInt8], at range: Range<Int>, number: Int, version: PortfolioVersion?
  ) -> Content {
    var isPortfolio = false
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONReader.read(bytes.span) { (reader) throws(JSONFault) in
        try reader.value { name in
          if name.is("loans") { isPortfolio = true }
          return name.is("id") || name.is("type") || name.is("parties") || name.is("schemaVersion")
        }
      }
    } catch {
      return .loan(fault(error.diagnostic(in: nil).inLine(number, of: path(ofLine: number)), at: range, number: number))
    }
    if isPortfolio {
      do throws(GatewayError) {
        return .portfolio(
          try PortfolioDocument(
            reading: SourceBytes(bytes), name: path(ofLine: number), prefix: "\(path(ofLine: number)): ",
            limits: limits, in: .file(file, offset: range.lowerBound)))
      } catch { return .loan(fault(error.diagnostic, at: range, number: number)) }
    }
    let stated = value[PortfolioVersion.member]
    let head = PortfolioHead(.made(value), range: range)
    guard let version = stated.map(PortfolioVersion.init) ?? version else {
      let finding = LoanRecord.unknownVersion(stated, at: "\(path(ofLine: number)): $")
      return .loan(PortfolioEntry(head: head, index: number, shared: shared(.two), fault: finding))
    }
    return .loan(PortfolioEntry(head: head, index: number, shared: shared(version)))
  }

  /// A line that cannot be read. Nobody knows whose it is, so only staff see it.
  mutating func fault(_ finding: Diagnostic, at range: Range<Int>, number: Int) -> PortfolioEntry {
    PortfolioEntry(
      head: PortfolioHead(.made(.null), range: range), index: number, shared: shared(.two), fault: finding)
  }

  /// What the lines of a version share, made for the first of them.
  private mutating func shared(_ version: PortfolioVersion) -> PortfolioEntry.Shared {
    if let known = shared[version] { return known }
    let made = PortfolioEntry.Shared(
      .file(file, offset: 0), prefix: prefix, version: version, asOf: asOf, limits: limits, hasLines: true)
    shared[version] = made
    return made
  }
}

extension Diagnostic {
  /// The finding about the first line of a text that is a line of a file.
  fileprivate func inLine(_ number: Int, of path: String) -> Diagnostic {
    let place = self.path.ranges(of: " (line 1, ").last.map { self.path[$0.upperBound...] }
    return at("\(path)\(place.map { " (\($0)" } ?? "")")
  }
}
