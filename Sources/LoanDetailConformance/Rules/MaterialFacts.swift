import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import Loans

extension ConformanceSubject {
  /// Checks that the main screen shows every material fact that the record knows, and marks it.
  func materialFactFindings() -> [Finding] {
    eachMaterialFact { screen, known in
      guard known.isRequired, screen.document.screen == .main else { return [] }
      let shown = screen.figures(of: known, in: data)
      // A wrong value is a finding of the rule about values.
      guard !shown.contains(where: { known.isShown(by: $0.value) || known.value(in: $0.value) == nil }) else {
        return []
      }
      return [
        "The record knows \(known.name) and no item of the main screen has the fact \"\(known.fact.rawValue)\". "
          + "Show it, and mark the item with `fact: .\(known.fact)`."
      ]
    }
  }

  /// Checks the value of every item that is marked as a material fact, and the value in its texts.
  func materialValueFindings() -> [Finding] {
    eachMaterialFact { screen, known in
      screen.figures(of: known, in: data).compactMap { item, shown in
        let start = "The item \"\(item)\" has the fact \"\(known.fact.rawValue)\""
        let remedy = "Show the record's value, and make its texts with the context's formatter."
        guard let value = known.value(in: shown) else {
          let values = known.values.filter { $0.isEqual(to: shown) != nil }.map(\.description)
          return "\(start) and shows \(shown.text), and the record has \(values.joined(separator: " or ")). \(remedy)"
        }
        guard !value.isSaid(by: shown, using: screen.context.formatter) else { return nil }
        return "\(start) and the value \(value), and its texts are \"\(shown.text)\" and \"\(shown.spoken)\". \(remedy)"
      }
    } + untrueFactFindings()
  }

  /// Finds items that are marked as a fact which the record rules out, or whose value is nowhere in it.
  private func untrueFactFindings() -> [Finding] {
    products.flatMap { product -> [Finding] in
      guard let facts = product.record?.facts else { return [] }
      return product.screens.flatMap { screen in
        let day = screen.context.asOf
        let loan = facts.on(day)
        let knownFacts = facts.demanded(on: day).materialFacts
        return screen.items.compactMap { item -> Finding? in
          guard let fact = item.fact else { return nil }
          let start = "The item \"\(item.id)\" has the fact \"\(fact.rawValue)\""
          if let reason = loan.reason(against: fact) {
            return Finding(screen.place, "\(start), and \(reason). Leave it out, or correct the record.")
          }
          // A value of a known fact is compared with the record's.
          guard let value = item.figure, !data.containsFigure(value),
            !knownFacts.contains(where: { $0.fact == fact && $0.isComparable(with: value) })
          else { return nil }
          return Finding(
            screen.place,
            "\(start) and shows \(value.text), which is nowhere in the record. Show the record's value, or leave the "
              + "item unmarked.")
        }
      }
    }
  }

  /// Makes findings of the messages about each screen and each material fact that its record knows.
  private func eachMaterialFact(_ messages: (ShownScreen, KnownFact) -> [String]) -> [Finding] {
    products.flatMap { product -> [Finding] in
      guard let facts = product.record?.facts else { return [] }
      return product.screens.flatMap { screen in
        facts.demanded(on: screen.context.asOf).materialFacts.flatMap { messages(screen, $0) }
          .map { Finding(screen.place, $0) }
      }
    }
  }
}

extension ShownScreen {
  /// The ids and values of the items that show a material fact and can be compared with the record.
  ///
  /// Items that show another value of the data, such as a product's own fee, are left out.
  fileprivate func figures(of known: KnownFact, in data: SampleTexts) -> [(id: ItemID, value: Value)] {
    items.filter { $0.fact == known.fact }.compactMap { item in
      guard let value = item.figure, known.isComparable(with: value) else { return nil }
      let sources = explanation.node(item.id)?.sources ?? []
      let isOfFact = sources.isEmpty || sources.contains { known.sources.contains($0) }
      return isOfFact || known.value(in: value) != nil || !data.containsFigure(value) ? (item.id, value) : nil
    }
  }
}

extension Item {
  /// The machine-readable value of an amount or a row; `nil` for other items.
  fileprivate var figure: Value? {
    switch self {
    case .amount(let amount): .money(amount.money)
    case .row(let row): row.value
    default: nil
    }
  }
}

extension LoanFacts {
  /// Returns the loan with the facts as stated, or without those that a screen of the day may not demand.
  fileprivate func demanded(on day: CalendarDate) -> LoanOnDay {
    let (stated, shown) = (on(day), LoanOnDay(self, on: day))
    return stated.demand == .contract && !shown.isExcused ? stated : shown
  }
}

extension LoanOnDay {
  /// The reason why an item cannot show a fact; `nil` if it can.
  fileprivate func reason(against fact: MaterialFact) -> String? {
    switch fact {
    case .nextPaymentDate, .nextPaymentAmount: facts.lifecycle.phase.isOpen ? nil : "nothing is due after its end"
    case .overdue:
      !isOverdue && (facts.debt.overdue.amount.value?.isZero ?? false)
        ? "the record states that nothing is overdue" : nil
    case .balance, .rate, .fullCost, .payoff, .fees, .cure, .neededOnDay, .comingPayment: nil
    }
  }
}
