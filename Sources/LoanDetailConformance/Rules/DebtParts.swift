import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans

extension ConformanceSubject {
  /// Checks the parts of the debt, of the overdue amount and of the next payment against the record.
  func debtPartFindings() -> [Finding] {
    products.flatMap { product -> [Finding] in
      guard let facts = product.record?.facts else { return [] }
      return product.screens.flatMap { screen in
        screen.items.flatMap { item -> [Finding] in
          // Parts that do not add up are a finding of another rule.
          guard case .breakdown(let breakdown) = item, let fact = breakdown.total.fact, breakdown.fault == nil else {
            return []
          }
          let known = facts.on(screen.context.asOf).portions(of: fact).first { !$0.isEmpty } ?? []
          return breakdown.messages(expecting: known).map { Finding(screen.place, $0) }
        }
      }
    }
  }
}

extension LoanOnDay {
  /// The portions of a material fact, first from the source, then with a schedule calculated from the terms; empty for
  /// a fact that has no portions.
  fileprivate func portions(of fact: MaterialFact) -> [[Portion]] {
    switch fact {
    case .balance: [facts.debt.portions]
    case .overdue: [facts.debt.overdue.portions]
    case .nextPaymentAmount:
      [self, LoanOnDay(facts, on: day)].map { $0.nextObligation?.portions ?? [] }
    case .rate, .fullCost, .nextPaymentDate, .payoff, .fees, .cure, .neededOnDay, .comingPayment: []
    }
  }
}

extension Breakdown {
  /// The differences from the record's portions, as messages. A product may split a portion into several parts.
  fileprivate func messages(expecting portions: [Portion]) -> [String] {
    let amounts = parts.map { part in
      if case .money(let money) = part.value { money.minorUnits } else { Int64(0) }
    }
    return portions.compactMap { portion in
      let name = portion.component.rawValue
      let remedy = "Show the record's parts: `sections.breakdown` does."
      if let index = parts.firstIndex(where: { $0.id.rawValue.hasSuffix(".\(name)") }) {
        guard amounts[index] != portion.amount.minorUnits else { return nil }
        return
          "The part \"\(parts[index].id)\" of the breakdown \"\(id)\" is \(parts[index].value.text), and the record "
          + "has \(portion.amount). \(remedy)"
      }
      guard !portion.amount.isZero, !Self.sums(of: amounts).contains(portion.amount.minorUnits) else { return nil }
      return "The breakdown \"\(id)\" does not have the \(name) of \(portion.amount) that the record has. \(remedy)"
    }
  }

  /// The sums of any of the amounts. Only the first twelve are used, because each one doubles the number of sums.
  private static func sums(of amounts: [Int64]) -> Set<Int64> {
    amounts.prefix(12).reduce(into: [0]) { sums, amount in
      sums.formUnion(sums.map { $0.addingReportingOverflow(amount).partialValue })
    }
  }
}
