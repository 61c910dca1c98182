import LoanArithmetic
import LoanDetailEngine
import Loans
import Localization

/// The day of a request and the time zone in which it begins and ends.
struct BankDay: Hashable, Sendable {
  let day: CalendarDate
  let timeZone: BankTimeZone
}

extension LoanDetailService {
  /// The day to show: the reader's day, else the source's day, else today in the time zone.
  ///
  /// The time zone is the reader's, else the source's, else the options'.
  func day(
    for reader: LoanReader, _ scope: CustomerScope, by deadline: Deadline
  ) async throws(RequestError) -> BankDay {
    if let day = reader.asOf, let timeZone = reader.timeZone { return BankDay(day: day, timeZone: timeZone) }
    let stated = try await ask(for: scope, by: deadline) { source in
      (
        day: reader.asOf == nil ? try await source.asOf() : nil,
        timeZone: reader.timeZone == nil ? try await source.timeZone() : nil
      )
    }
    let timeZone = reader.timeZone ?? stated?.timeZone ?? options.timeZone
    guard let day = reader.asOf ?? stated?.day ?? options.today(timeZone) else { throw .unknownDay }
    return BankDay(day: day, timeZone: timeZone)
  }
}
