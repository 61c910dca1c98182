import InstalledProducts
import LoanDetail
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailScreens
import Testing

@testable import LoanDetailCommandLine

/// Measures each list of the portfolio schema with n and with 4 n elements, in the time of the thread, which hardly
/// depends on other work of the machine. `.ci/attacks` measures longer lists.
@Suite("Time grows with each list of a portfolio and not with its square", .serialized, .timeLimit(.minutes(40)))
struct PortfolioGrowthTests {
  private static let length = 50
  private static let bound = 5.0
  /// Below this time, in microseconds, growth cannot be told from the noise.
  private static let measurable = 4_000
  private static let attempts = 3
  private static let customer = CustomerID(rawValue: "C")

  private let loans: LoanDetailService
  private let reader: LoanReader

  init() throws {
    loans = try LoanDetailService(InstalledProducts.all, options: .init(answerMemory: 0))
    reader = try loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"))
  }

  @Test(
    "of equal and of distinct elements, on every screen, in a batch, in a summary and in a what-if",
    arguments: [false, true])
  func lists(isDistinct: Bool) async throws {
    let schema = try PortfolioLists()
    let all = schema.all
    #expect(all.count > 30)
    for known in ["operations", "schedule.rows", "revolving.subPlans"] {
      #expect(all.contains { $0.name == known }, "\(known)")
    }
    var (readable, measured) = (0, 0)
    for list in all {
      let make = { (count: Int) throws in
        try Subject(schema.loan(list, count, isDistinct: isDistinct).rendered(.compact))
      }
      let long = try make(4 * Self.length)
      if long.record != nil { readable += 1 }
      for output in Output.all where output == .reading || long.record != nil {
        let time = try await time(of: output, long)
        if time < Self.measurable { continue }
        measured += 1
        let growth = try await growth(of: output, from: time, make)
        #expect(growth <= Self.bound, "\(list.name), \(output)")
      }
    }
    #expect(measured * 10 >= all.count, "Only \(measured) times of \(all.count) lists are long enough to compare.")
    #expect(readable * 10 >= all.count * 9, "\(readable) of \(all.count) lists can be read.")
  }

  /// How much longer four times the elements take, at the least: of several runs, and of a longer list, too, if a short
  /// one is over the bound. A short list may be shown in another way than a long one.
  ///
  /// - Parameter first: the time of the first list of four times the length.
  private func growth(
    of output: Output, from first: Int, _ make: (Int) throws -> Subject
  ) async throws -> Double {
    var least = Double(first) / Double(max(try await time(of: output, make(Self.length)), 1))
    for length in [Self.length, 4 * Self.length] where least > Self.bound {
      let (short, long) = (try make(length), try make(4 * length))
      for _ in 0..<Self.attempts where least > Self.bound {
        let (before, after) = (try await time(of: output, short), try await time(of: output, long))
        least = min(least, Double(after) / Double(max(before, 1)))
      }
    }
    return least
  }

  private enum Output: Equatable {
    case reading, batch, summary, whatIf
    case screen(ScreenID)

    static let all: [Output] =
      [.reading, .batch] + [.main, .details, .composition, .schedule, .operations].map(Output.screen)
      + [.summary, .whatIf]
  }

  /// A loan with a long list.
  private struct Subject {
    let text: [UInt8]
    /// `nil` if the reader refuses it.
    let record: LoanRecord?

    init(_ text: [UInt8]) throws {
      self.text = text
      record = try? Self.read(text)
    }

    /// The record as a line of a batch.
    var line: LineChunk {
      LineChunk(number: 0, firstLine: 1, bytes: text, lines: [.init(range: 0..<text.count, size: text.count)])
    }

    static func read(_ text: [UInt8]) throws -> LoanRecord {
      try LoanRecord(portfolioJSON: text, for: .customer(customer), asOf: CalendarDate("2026-11-21"))
    }
  }

  private func time(of output: Output, _ subject: Subject) async throws -> Int {
    guard let record = subject.record else {
      return await ProcessorTime.ofThread { _ = try? Subject.read(subject.text) }.microseconds
    }
    let service = try service(of: record)
    return await ProcessorTime.ofThread {
      // A fault page or an error is an answer too.
      switch output {
      case .reading: _ = try? Subject.read(subject.text)
      case .batch: _ = await batch.render(subject.line)
      case .screen(let screen): _ = try? await loans.screen(of: record, screen, reader)
      case .summary: _ = try? await service.summary(for: Self.customer, as: CustomerSummary(), reader)
      case .whatIf:
        _ = try? await service.screen(
          ProductReference(record.id), whatIf: WhatIf(.payoff()), for: .customer(Self.customer), reader)
      }
    }.microseconds
  }

  private var batch: LineRenderer {
    LineRenderer(
      loans: loans, reader: reader, screen: .main, version: .two, dataAsOf: CalendarDate("2026-11-21"),
      limits: .standard)
  }

  private func service(of record: LoanRecord) throws -> LoanDetailService {
    try LoanDetailService(InstalledProducts.all, source: HeldRecord(record: record), options: .init(answerMemory: 0))
  }
}

/// A source with one record, in memory.
private struct HeldRecord: LoanRecordGateway {
  let record: LoanRecord

  var answersFromMemory: AnswersFromMemory { .all }
  func asOf() -> CalendarDate? { record.facts.asOf }
  func timeZone() -> BankTimeZone? { nil }
  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
  func revision(of id: ProductID, for scope: CustomerScope) -> RecordRevision? { nil }
  func productTypes(for scope: CustomerScope) -> [ProductType] { [record.id.type] }
  func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) -> SummaryPage {
    SummaryPage(entries: type == record.id.type ? [.success(record)] : [])
  }
  func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
    guard id == record.id else { throw ProductError.notFound(id) }
    return record
  }
}
