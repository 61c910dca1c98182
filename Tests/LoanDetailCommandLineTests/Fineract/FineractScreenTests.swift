import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Testing

@Suite("The screens of a loan of Fineract")
struct FineractScreenTests {
  private let payload: FineractPayload

  init() throws {
    payload = try #require(try FineractPayload.all().first { $0.name == "loanAccountWithRepaymentSchedule" })
  }

  /// The lines of all screens that contain a text.
  private func lines(
    with text: String, of payload: FineractPayload, asOf day: CalendarDate? = nil
  ) throws -> [String] {
    var record = try payload.record()
    if let day {
      var facts = record.facts
      facts.asOf = day
      record = LoanRecord(id: record.id, scope: record.scope, facts: facts, path: record.path)
    }
    return try payload.screens(of: record).split(separator: "\n").map { String($0) }.filter { $0.contains(text) }
  }

  /// The value at the end of the line with a label, which is the same on each screen that has it.
  private func value(_ label: String, of payload: FineractPayload? = nil) throws -> Substring? {
    let lines = Set(try lines(with: label, of: payload ?? self.payload))
    #expect(lines.count < 2, "\(lines)")
    return lines.first.map { Self.value(of: $0[...]) }
  }

  private static func value(of line: Substring) -> Substring {
    (line.split(separator: " . ").last ?? "").drop { $0 == " " || $0 == "." }
  }

  private func replacing(_ path: String..., with value: JSONValue) -> FineractPayload {
    FineractPayload(name: payload.name, loan: payload.loan.replacing(path.map { .name($0) }, with: value))
  }

  @Test("say what the loan costs in all, and in which order a payment is applied")
  func terms() throws {
    #expect(try value("Total to repay") == "$10,809.91")
    #expect(try value("Total cost of the loan") == "$809.91")
    #expect(try value("Payments are applied to") == "penalties, fees, interest, principal")
    let other = replacing("transactionProcessingStrategyName", with: .string("HeavensFamily Unique"))
    #expect(try value("Payments are applied to", of: other) == "HeavensFamily Unique")
  }

  @Test("say what is paid so far, without the parts that are zero")
  func paid() throws {
    let lines = try payload.screens(of: payload.record()).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("  Paid so far") })
    #expect(lines[start...].prefix(3).map(Self.value(of:)) == ["$4,478.45", "$3,950.33", "$528.12"])
    #expect(!lines[start + 3].contains("Fees"))
  }

  @Test("name a sole borrower in the contract; several parties have their own section")
  func borrower() throws {
    #expect(try value("  Borrower ") != nil)
    let together = try #require(try FineractPayload.all().last)
    #expect(try value("  Borrower ", of: together) == nil)
  }

  @Test("say that the day of the data is unknown, unless a day is known or the loan is over")
  func unknownDay() throws {
    let words = "the day of the data is unknown"
    #expect(try !lines(with: words, of: payload).isEmpty)
    #expect(try lines(with: words, of: payload, asOf: CalendarDate("2017-02-01")) == [])
    #expect(try lines(with: words, of: replacing("status", with: .object([.init("id", .number("600"))]))) == [])
  }

  @Test("have a column for the day of payment only if a payment was not made on its day")
  func paidOn() throws {
    #expect(try lines(with: "Paid on", of: payload).count == 1)
    #expect(try !lines(with: "1/24/2017", of: payload).isEmpty)
    let due = JSONValue.array(["2016", "11", "3"].map { .number($0) })
    let path: [PayloadLeaf.Step] = [
      .name("repaymentSchedule"), .name("periods"), .index(1), .name("obligationsMetOnDate"),
    ]
    let punctual = FineractPayload(name: payload.name, loan: payload.loan.replacing(path, with: due))
    #expect(try lines(with: "Paid on", of: punctual) == [])
  }
}
