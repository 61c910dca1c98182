import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// An early repayment of a part: the loan without it, compared with its two possible effects.
///
/// ```
/// Early repayment, RUB
///   What changes         Without it   Smaller payment   Shorter term
///   Payment afterwards    13,118.74          8,995.86      13,118.74
///   Last payment          5/14/2029         5/14/2029      6/14/2028
///   Payments left                29                29             18
///   Interest saved                          19,658.63      34,063.81
/// ```
struct WhatIfRepayment: WhatIfSection {
  static let name: SectionName = "what-if.repayment"
  static let summary = "An early repayment: the payment, the end and the interest, without it and by each effect."
  static let needs = [
    NeededFact("schedule", group: .schedule), NeededFact("terms.rates", \.terms.rates),
    NeededFact("terms.interest", \.terms.interest), NeededFact("terms.amortisation", \.terms.amortisation),
  ]

  let loan: LoanOnScreen

  var isPartOfAnswer: Bool { comparison != nil }
  var title: LocalizedText? { titleWithCurrency(LoanWords.repaidEarly) }

  private var comparison: RepaymentComparison? {
    if case .repayment(let comparison)? = asked.answer { comparison } else { nil }
  }

  /// One line of the table.
  private struct Line {
    /// The last part of the row's id.
    let name: String
    let label: LocalizedText
    /// The figures without the repayment and with each effect of it.
    let cells: [Value?]
  }

  var items: [Item] {
    if let comparison {
      let _ = trace(id("effects"), [source(rule: "payments of the terms with and without the early repayment")])
      table(
        "effects", titleWithCurrency(LoanWords.repaidEarly), columns(of: comparison), of: lines(of: comparison),
        named: { "\(id).\($0.name)" }
      ) { id, line in
        TableRow(id: id, cells: [.text(line.label(language))] + line.cells)
      }
    }
  }

  private func columns(of comparison: RepaymentComparison) -> [Table.Column] {
    [column("what", LoanWords.figureName, .leading, .high), column("now", LoanWords.asItIs, .trailing, .high)]
      + comparison.options.map {
        let title = comparison.fixedUntil == nil ? LoanWords.title(of: $0.effect) : LoanWords.withRepayment
        return column($0.effect.rawValue, title, .trailing, .high)
      }
  }

  private func lines(of comparison: RepaymentComparison) -> [Line] {
    let options = comparison.options
    let payment = Line(
      name: "payment", label: LoanWords.paymentAfterwards,
      cells: [comparison.payment.map { figure($0) }]
        + options.map { $0.outcome.paymentAfter.value.map { figure($0) } })
    let saved = Line(
      name: "saved", label: LoanWords.interestSaved,
      cells: [nil] + options.map { $0.outcome.interestSaved.value.map { figure($0) } })
    return [payment] + (debt(in: comparison).map { [$0] } ?? end(in: comparison)) + [saved]
  }

  /// The debt at the end of a fixed rate; `nil` for a loan that such an end does not interrupt.
  private func debt(in comparison: RepaymentComparison) -> Line? {
    comparison.fixedUntil.map { until in
      Line(
        name: "debt", label: LoanWords.debt(on: short(until)),
        cells: [comparison.debtAtFixing.map { figure($0) }]
          + comparison.options.map { $0.debtAtFixing.map { figure($0) } })
    }
  }

  /// The last payment and the number of payments.
  private func end(in comparison: RepaymentComparison) -> [Line] {
    let options = comparison.options
    let left = options.first.map { ($0.outcome.rows?.count ?? 0) + $0.paymentsSaved }
    return [
      Line(
        name: "ends", label: LoanWords.lastPayment,
        cells: [comparison.ends.map(short)] + options.map { $0.outcome.endsAfter.value.map(short) }),
      Line(
        name: "left", label: LoanWords.left,
        cells: [left.map { value($0) }] + options.map { $0.outcome.rows.map { value($0.count) } }),
    ]
  }

  private func short(_ date: CalendarDate) -> Value { .date(formatter.date(date, .numeric)) }
}

extension LoanSection {
  /// The time by which the loan ends earlier, in months; if they are unknown, the number of payments saved.
  func time(of option: RepaymentComparison.Option) -> String {
    option.monthsSooner.map { formatter.count($0, LoanWords.unit(.months)) }
      ?? formatter.count(option.paymentsSaved, LoanWords.payments)
  }
}
