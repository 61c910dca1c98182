import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension ConformanceSubject {
  /// Checks that the parts of each breakdown add up to its total.
  func sumFindings() -> [Finding] {
    screens.flatMap { screen in
      screen.items.compactMap { item -> Finding? in
        guard case .breakdown(let breakdown) = item else { return nil }
        return breakdown.fault.map { Finding(screen.place, $0) }
      }
    }
  }

  /// Checks that the main screen states every material fact that the record knows, and marks it.
  func materialFactFindings() -> [Finding] {
    products.flatMap { product -> [Finding] in
      guard let facts = product.record?.facts else { return [] }
      return product.screens.filter { $0.document.screen == .main }.flatMap { screen in
        let said = Set(screen.items.compactMap(\.fact))
        return facts.materialFacts(on: screen.context.asOf).filter { !said.contains($0.fact) }.map { fact, name in
          Finding(
            screen.place,
            "The record knows \(name) and no item of the main screen has the fact \"\(fact.rawValue)\". "
              + "Show it, and mark the item with `fact: .\(fact)`.")
        }
      }
    }
  }
}

extension Breakdown {
  /// The reason why the parts are not the total; `nil` if they are.
  ///
  /// This is independent of `TreeRules` on purpose: the engine refuses such a screen by that rule, and a mistake in the
  /// rule must not hide the fault here as well. The sum is in 128 bits, so that it never overflows.
  fileprivate var fault: String? {
    guard case .money(let whole) = total.value else {
      return "The total of the breakdown \"\(id)\" is no amount of money. Give it one."
    }
    var sum: Int128 = 0
    for part in parts {
      guard case .money(let money) = part.value, money.currency == whole.currency else {
        return "The part \"\(part.id)\" of the breakdown \"\(id)\" is no amount of \(whole.currency). "
          + "Let every part be money in the currency of the total."
      }
      sum += Int128(money.minorUnits)
    }
    guard sum != Int128(whole.minorUnits) else { return nil }
    return "The parts of the breakdown \"\(id)\" add up to \(sum) minor units of \(whole.currency), and its total is "
      + "\(whole.minorUnits). Show a breakdown only where the parts are the whole, to the minor unit."
  }
}

extension LoanFacts {
  /// The material facts that the record knows on a day, each with its name for messages.
  ///
  /// These are the rules by which the shared sections show the facts, so the kit asks for no more and no less than they
  /// show. Only a schedule calculated from the terms does not count: a product may do without it.
  fileprivate func materialFacts(on day: CalendarDate) -> [(fact: MaterialFact, name: String)] {
    let next = nextObligation(on: day)
    let all: [(isKnown: Bool, fact: MaterialFact, name: String)] = [
      (debt.total.value != nil, .balance, "the total debt"),
      (overdueAmount(on: day).value?.isPositive ?? false, .overdue, "an overdue amount"),
      (rate(on: day).value != nil, .rate, "the rate"),
      (terms.fullCost.value != nil, .fullCost, "the full cost"),
      (next?.due.value != nil, .nextPaymentDate, "the day of the next payment"),
      (next?.amount.value != nil, .nextPaymentAmount, "the amount of the next payment"),
    ]
    return all.filter(\.isKnown).map { ($0.fact, $0.name) }
  }
}
