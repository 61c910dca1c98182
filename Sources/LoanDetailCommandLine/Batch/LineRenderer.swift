import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import Loans

/// Makes the screens of lines with one record each.
struct LineRenderer: Sendable {
  var loans: LoanDetailService
  var reader: LoanReader
  var screen: ScreenID
  /// The version of records that do not state theirs.
  var version: PortfolioVersion
  /// The day for which the records are valid; `nil` if it is not known.
  var dataAsOf: CalendarDate?
  /// The member of a line that names the customer of its screen; `nil` for screens for staff.
  var customerField: String?
  var limits: InputLimits
  /// Whether the first bad line ends the batch.
  var isStrict = false
  var format = OutputOptions.LineFormat.json

  /// The end of each screen in text output, a line with a form feed.
  static let screenEnd = Array("\u{C}\n".utf8)

  /// Renders the lines of a chunk, in their order.
  func render(_ chunk: LineChunk) async -> RenderedChunk {
    var rendered = RenderedChunk(number: chunk.number)
    rendered.tally.bytesSkipped = chunk.bytesSkipped
    for (index, line) in chunk.lines.enumerated() {
      let number = chunk.firstLine + index
      if let range = line.range, chunk.isBlank(range) {
        rendered.addEmptyLine(as: format)
      } else {
        switch await screen(of: line.range.map { Array(chunk.bytes[$0]) }, line: number) {
        case .success(let screen): rendered.add(screen, as: format)
        case .failure(let failure):
          rendered.add(failure.fault, as: format, isStrict: isStrict)
          if isStrict { return rendered }
        }
      }
      rendered.tally.lines += 1
      rendered.tally.lastLine = number
      rendered.tally.bytesIn += line.size
    }
    return rendered
  }

  private struct Failure: Error { let fault: LineFault }

  /// Makes the screen of a line with a number. `bytes` is `nil` for a line that is too long.
  private func screen(of bytes: [UInt8]?, line: Int) async -> Result<RenderedScreen, Failure> {
    guard var bytes else { return .failure(Failure(fault: .tooLong(line, limit: limits.bytes))) }
    var scope = CustomerScope.allCustomers
    if let customerField {
      switch RecordMember.take(customerField, from: &bytes) {
      case .success(let customer): scope = .customer(customer)
      case .failure(let error): return .failure(Failure(fault: LineFault(line: line, error.diagnostic)))
      }
    }
    let record: LoanRecord
    do throws(ProductError) {
      record = try LoanRecord(portfolioJSON: bytes, for: scope, version: version, asOf: dataAsOf, limits: limits)
    } catch { return .failure(Failure(fault: LineFault(line: line, error, for: scope))) }
    do throws(RequestError) { return .success(try await loans.screen(of: record, screen, reader)) } catch {
      return .failure(Failure(fault: LineFault(line: line, error, of: record)))
    }
  }
}
