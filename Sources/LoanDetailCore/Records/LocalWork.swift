/// Work in this process with records that are already here: parsing, checking and mapping them.
///
/// A deadline limits how long a request waits for the sources. Local work does not count, because the source has
/// already answered: a portfolio of a million loans takes long to read. ``LoanRecordGateway/products(of:for:make:)``,
/// `LoanRecord.init(portfolioJSON:…)` and the gateways of this package use it. Use it for other work of this kind:
///
/// ```swift
/// let rows = try await database.loans(of: customer)  // counts
/// return LocalWork.perform { rows.map(boatLoan) }    // does not count
/// ```
public enum LocalWork {
  /// Measures the local work of the current request; `nil` outside a request and inside local work.
  @TaskLocal package static var meter: Meter?

  /// What is told when a piece of local work begins and when it ends.
  package struct Meter: Sendable {
    package let begin: @Sendable () -> Void
    package let end: @Sendable () -> Void

    package init(begin: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void) {
      self.begin = begin
      self.end = end
    }
  }

  /// Performs local work. Do not wait for a source in it, because no deadline would end that wait.
  public static func perform<Answer, Failure: Error>(
    _ work: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    guard let meter else { return try work() }
    meter.begin()
    defer { meter.end() }
    return try $meter.withValue(nil) { Result { () throws(Failure) in try work() } }.get()
  }

  /// Waits for local work of other tasks. The wait counts as local work too.
  package static func waiting<Answer>(_ wait: () async throws -> Answer) async rethrows -> Answer {
    meter?.begin()
    defer { meter?.end() }
    return try await wait()
  }
}
