import LoanArithmetic
import LoanDetail
import Loans
import Testing

/// The limits of questions against the calculations themselves, for every sample on two days.
@Suite("The values that a question accepts", .timeLimit(.minutes(40)))
struct InputLawTests {
  private struct Sample {
    let id: ProductID
    let loan: LoanOnDay

    /// The answer to a question, and whether its values are acceptable.
    func answer(to scenario: WhatIf.Scenario) -> (answer: WhatIfAnswer, isAcceptable: Bool) {
      let answer = loan.answer(to: scenario)
      return (answer, loan.faults(in: scenario, answeredBy: answer).isEmpty)
    }
  }

  private static func samples() throws -> [Sample] {
    let gateway = try Host.samples()
    return gateway.productTypes(for: .allCustomers).flatMap { type in
      gateway.records(of: type, for: .allCustomers).flatMap { entry -> [Sample] in
        guard case .success(let record) = entry, let day = record.facts.asOf else { return [] }
        return [0, 3].compactMap { day.adding(days: $0) }.map { day in
          Sample(id: record.id, loan: LoanOnDay(record.facts, on: day))
        }
      }
    }
  }

  @Test("are those for which an early repayment is compared: amounts, days and what it keeps")
  func earlyRepayment() throws {
    var (loans, allowed, refused) = (0, 0, 0)
    for sample in try Self.samples() {
      // `isAllowed` is `nil` just above the limit, where not every loan has an answer.
      func check(_ amount: ExactDecimal, _ day: CalendarDate, _ kept: EarlyRepayment.Kept?, isAllowed: Bool?) {
        let scenario = WhatIf.Scenario.earlyRepayment(amount: amount, on: day, keeps: kept)
        let (answer, isAcceptable) = sample.answer(to: scenario)
        let isCompared = if case .repayment = answer { true } else { false }
        #expect(isAcceptable == isAllowed ?? false, "\(sample.id) \(sample.loan.day): \(scenario)")
        if let isAllowed { #expect(isCompared == isAllowed, "\(sample.id) \(sample.loan.day): \(scenario)") }
        if isAcceptable { allowed += 1 } else { refused += 1 }
      }
      guard let days = sample.loan.inputs(of: .earlyRepayment)?.days, let last = days.last else {
        for amount: Int64 in [1, 1_000, 100_000] {
          for later in [0, 10, 100] {
            guard let day = sample.loan.day.adding(days: later) else { continue }
            check(ExactDecimal(coefficient: amount, scale: 0), day, nil, isAllowed: false)
          }
        }
        continue
      }
      loans += 1
      let middle = days.first.adding(days: days.first.days(until: last) / 2)
      for day in [days.first.adding(days: -1), days.first, middle, last, last.adding(days: 1)].compactMap(\.self) {
        let amounts = try #require(sample.loan.inputs(of: .earlyRepayment, on: day)?.amounts)
        let (least, most) = (amounts.least.minorUnits, amounts.most.minorUnits)
        let tried = Set([
          least - 1, least, amounts.usual.minorUnits, (least + most) / 2, most - 1, most, most + 1, most * 2,
        ])
        for minorUnits in tried where minorUnits > 0 {
          let amount = ExactDecimal(coefficient: minorUnits, scale: amounts.least.currency.decimals)
          let isPart: Bool? = minorUnits == most + 1 ? nil : least <= minorUnits && minorUnits <= most
          for kept in [nil, EarlyRepayment.Kept.payment, .term] {
            let isKept = kept.map(sample.loan.inputs(of: .earlyRepayment)?.kept.contains ?? { _ in false }) ?? true
            check(amount, day, kept, isAllowed: isPart.map { $0 && isKept && days.contains(day) })
          }
        }
      }
    }
    #expect(loans > 20 && allowed > 1_000 && refused > 2_000)
  }

  @Test("are the days from today on for which the amount that repays everything is known: they have no gap")
  func payoff() throws {
    var (loans, allowed, refused) = (0, 0, 0)
    for sample in try Self.samples() {
      let first = max(sample.loan.day, sample.loan.dayOfState)
      let days = sample.loan.inputs(of: .payoff)?.days
      if days != nil { loans += 1 }
      let edges = [first, days?.last, sample.loan.nextObligation?.due.value, sample.loan.facts.ends.value]
      let tried = edges.compactMap(\.self).flatMap { edge in (-2...2).compactMap { edge.adding(days: $0) } }
      for day in Set(tried + (0..<40).compactMap { first.adding(days: $0 * 5) }) {
        let (answer, isAcceptable) = sample.answer(to: .payoff(on: day))
        let isKnown = if case .impossible = answer { false } else { day >= first }
        #expect(isKnown == isAcceptable, "\(sample.id) \(sample.loan.day): \(day)")
        if isAcceptable { allowed += 1 } else { refused += 1 }
      }
    }
    #expect(loans > 100 && allowed > 2_000 && refused > 5_000)
  }

  @Test("are the months for which a payment holiday can be calculated")
  func holiday() throws {
    var (allowed, refused) = (0, 0)
    for sample in try Self.samples() {
      for months in [0, 1, 2, 6, 30, 59, 60, 61] {
        let (answer, isAcceptable) = sample.answer(to: .paymentHoliday(months: months))
        let isKnown = if case .impossible = answer { false } else { true }
        #expect(isKnown == isAcceptable, "\(sample.id) \(sample.loan.day): \(months)")
        if isAcceptable { allowed += 1 } else { refused += 1 }
      }
    }
    #expect(allowed > 100 && refused > 1_000)
  }
}
