public import LoanArithmetic

/// The period of a statement of account, which is the screen `ScreenID.statement`.
///
/// ```swift
/// if let autumn = StatementPeriod(from: CalendarDate("2026-09-01"), to: CalendarDate("2026-11-20")) {
///   let answer = try await loans.screen("1001", statementFor: autumn, for: scope, reader)
/// }
/// ```
///
/// Without a first day, the period begins with the month of its last day, but not before the contract; without a last
/// day, it ends on the day of the facts. Without either, it is the last full month or, of a contract that began after
/// that, its days so far.
public struct StatementPeriod: Sendable, Hashable {
  /// The first day.
  public let from: CalendarDate?
  /// The last day.
  public let to: CalendarDate?

  /// Creates a period; `nil` if it would end before it begins.
  public init?(from: CalendarDate?, to: CalendarDate?) {
    if let from, let to, to < from { return nil }
    self.from = from
    self.to = to
  }

  private init() { (from, to) = (nil, nil) }

  /// The period without stated days: the last full month or, of a younger contract, its days so far.
  package static let lastMonth = StatementPeriod()

  /// The names of the parameters of a request that state the first and the last day.
  public static let parameters = ["from", "to"]

  /// The stated days in the form in which a client writes them.
  public var stated: [(name: String, value: String)] {
    zip(Self.parameters, [from, to]).compactMap { name, day in day.map { (name, "\($0)") } }
  }
}
