import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension ConformanceSubject {
  /// The parts of a breakdown add up.
  func sumFindings() -> [Finding] {
    screens.flatMap { screen in
      screen.items.compactMap { item -> Finding? in
        guard case .breakdown(let breakdown) = item else { return nil }
        return breakdown.fault.map { Finding(screen.place, $0) }
      }
    }
  }

  /// What the record knows and the reader must not miss is on the main screen, and says what it is.
  func materialFactFindings() -> [Finding] {
    products.flatMap { product -> [Finding] in
      guard let facts = product.record?.facts else { return [] }
      return product.screens.filter { $0.document.screen == .main }.flatMap { screen in
        let said = Set(screen.items.compactMap(\.fact))
        return facts.material(on: screen.context.asOf).filter { !said.contains($0.fact) }.map { fact, name in
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
  /// Why the parts are not the total; `nil` when they are.
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
  /// The material facts that are known, with what each is called.
  fileprivate func material(on day: CalendarDate) -> [(fact: MaterialFact, name: String)] {
    let next = nextObligation(on: day)
    let all: [(known: Bool, fact: MaterialFact, name: String)] = [
      (debt.total.value != nil, .balance, "the total debt"),
      (debt.overdue.amount.value?.isPositive ?? false, .overdue, "an overdue amount"),
      (terms.rates.value?.isEmpty == false, .rate, "the rate"),
      (terms.fullCost.value != nil, .fullCost, "the full cost"),
      (next?.due.value != nil, .nextPaymentDate, "the day of the next payment"),
      (next?.amount.value != nil, .nextPaymentAmount, "the amount of the next payment"),
    ]
    return all.filter(\.known).map { ($0.fact, $0.name) }
  }

  /// The soonest stated obligation of a product that is still owed on.
  private func nextObligation(on day: CalendarDate) -> Obligation? {
    guard lifecycle.phase.isOpen else { return nil }
    return (obligations.value ?? [])
      .filter { $0.kind != .overdue && ($0.due.value.map { $0 >= day } ?? false) }
      .min { ($0.due.value ?? day) < ($1.due.value ?? day) }
  }
}
