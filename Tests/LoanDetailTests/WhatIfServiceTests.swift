import InstalledProducts
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering
import Loans
import Testing

@Suite("What-if questions at the front door", .timeLimit(.minutes(40)))
struct WhatIfServiceTests {
  private static let part = WhatIf(
    .earlyRepayment(amount: ExactDecimal(coefficient: 50_000, scale: 0)), showsSchedule: true)

  private func document(
    _ host: Host, _ question: WhatIf, _ reader: LoanReader? = nil, page: PageRequest? = nil
  ) async throws -> RenderedScreen {
    let answer = try await host.loans.screen(
      "consumerLoan:1001", whatIf: question, for: .allCustomers, reader ?? host.reader, page: page)
    guard case .document(let screen) = answer else { throw Unexpected() }
    return screen
  }

  @Test("are answered for every sample without a finding about the screen")
  func everySample() async throws {
    let host = try Host(locale: "ru_RU")
    let amount = ExactDecimal(coefficient: 20_000, scale: 0)
    let questions: [WhatIf.Scenario] = [
      .earlyRepayment(amount: amount), .payoff(on: CalendarDate("2026-12-31")), .cure(on: CalendarDate("2026-12-01")),
      .paymentHoliday(months: 3), .minimumOnly, .fixedPayment(amount: amount),
      .rateChange(percent: ExactDecimal(coefficient: 119, scale: 1), from: try #require(CalendarDate("2027-06-18"))),
    ]
    let entries = try await host.loans.list(for: .allCustomers, host.reader).list.entries
    #expect(entries.count > 20)
    for entry in entries {
      guard let product = entry.id else { continue }
      for question in questions {
        let answer = try await host.loans.screen(
          ProductReference(product), whatIf: WhatIf(question, showsSchedule: true), for: .allCustomers, host.reader)
        guard case .document(let screen) = answer else { throw Unexpected() }
        #expect(screen.tree.screen == .whatIf && !screen.tree.contentItems.isEmpty)
        let findings = screen.diagnostics.filter { $0.id.hasPrefix("screen.") || $0.id.hasPrefix("tree.") }
        #expect(findings.isEmpty, "\(product) \(question)")
      }
    }
  }

  @Test(
    "have a tag, so that the same question is answered with unchanged without reading, and another one with a patch")
  func heldAnswers() async throws {
    let host = try Host()
    let first = try await document(host, Self.part)
    let asked = host.source.asked.ofRecords.count
    let again = try await host.loans.screen(
      "consumerLoan:1001", whatIf: Self.part, for: .allCustomers, host.reader, held: .eTag(first.eTag))
    guard case .unchanged(let same) = again, same.eTag == first.eTag else { throw Unexpected() }
    #expect(host.source.asked.ofRecords.count == asked)
    var other = Self.part
    other.scenario = .earlyRepayment(amount: ExactDecimal(coefficient: 60_000, scale: 0))
    let second = try await document(host, other)
    #expect(first.eTag != second.eTag)
    let change = try await host.loans.screen(
      "1001", whatIf: other, for: .allCustomers, host.reader, held: .document(first.bytes))
    guard case .patch(let patch) = change else { throw Unexpected() }
    #expect(patch.bytes.count < second.bytes.count && patch.to == second.eTag)
  }

  @Test("that have no answer say so by machine too")
  func withoutAnswer() async throws {
    let host = try Host()
    let answered = try await document(host, Self.part)
    #expect(answered.tree.outcome == .complete)
    let tooLate = WhatIf(.payoff(on: CalendarDate("2126-12-31")))
    let refused = try await document(host, tooLate)
    let answer = ScreenDocument.Outcome.Missing(id: "what-if.answer", name: "Answer", reason: .notProvided)
    #expect(refused.tree.outcome == .partial(missing: [answer]))
  }

  @Test("are answered for clients of earlier versions, and by pages")
  func clients() async throws {
    let host = try Host()
    for version in [1, 2] {
      let reader = try host.loans.reader(
        locale: "en_US", asOf: CalendarDate("2026-11-21"),
        client: ClientProfile(version: version, kinds: ["row", "note"]))
      let screen = try await document(host, Self.part, reader)
      #expect(screen.tree.version == version && screen.tree.screen == .whatIf)
      #expect(String(decoding: screen.bytes, as: UTF8.self).contains("Interest saved"))
    }
    let page = try await document(host, Self.part, page: PageRequest(size: 12))
    let cursor = try #require(page.cursors.first)
    let next = try await document(host, Self.part, page: PageRequest(size: 12, after: cursor))
    #expect(page.eTag != next.eTag)
  }

  @Test("are explained item by item, with the rule for what is calculated")
  func explained() async throws {
    let host = try Host()
    let question = WhatIf(.payoff(on: CalendarDate("2026-12-31")))
    let screens = try await host.loans.explanation(of: "1001", whatIf: question, for: .allCustomers, host.reader)
    #expect(screens.map(\.document.screen) == [.whatIf])
    let node = try #require(screens[0].explanation.node("what-if.payoff.total"))
    #expect("\(node)".contains("principal and interest of the terms on the day"))
    let output = ExplanationOutput(screens[0], nodes: [node], for: host.reader).json(.compact)
    let items = try JSONParser.parse(output)["items"]?.elements ?? []
    #expect(items.map { $0["accessibilityLabel"] } == [.string(node.accessibilityLabel)])
  }

  @Test("have no screen without a question")
  func noQuestion() async throws {
    #expect(try await Host().error("1001", .whatIf).name == "noSuchScreen")
  }
}
