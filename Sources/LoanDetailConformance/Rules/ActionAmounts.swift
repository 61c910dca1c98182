import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans

extension ConformanceSubject {
  /// Checks that actions suggest the amounts that the screen asks for.
  ///
  /// Only the standard flows are checked: the product alone knows what the parameters of its own flows mean.
  func actionAmountFindings() -> [Finding] {
    products.flatMap { product -> [Finding] in
      guard let facts = product.record?.facts else { return [] }
      return product.screens.flatMap { screen in
        let loan = facts.on(screen.context.asOf)
        return screen.items.flatMap(\.destinations).compactMap { id, destination -> Finding? in
          guard case .flow(let name, let parameters) = destination,
            case .value(let suggested)? = parameters.first(where: { $0.name == "suggestedAmount" })?.payload,
            let known = loan.amounts(forFlow: name)?.map(ExactValue.money),
            !known.contains(where: { $0.isEqual(to: suggested) ?? false }),
            !known.isEmpty || !data.containsFigure(suggested)
          else { return nil }
          let record = known.isEmpty ? "knows none" : "has \(known.map(\.description).joined(separator: " or "))"
          return Finding(
            screen.place,
            "The action \"\(id)\" suggests \(suggested.text) for the flow \"\(name)\", and the record \(record). "
              + "Suggest the amount that the screen asks for, as the section `actions` does, or none.")
        }
      }
    }
  }
}

extension LoanOnDay {
  /// The amounts that an action may suggest for a standard flow, each once; `nil` for other flows.
  fileprivate func amounts(forFlow name: String) -> [Money]? {
    let next = [nextObligation, withCalculatedSchedule.nextObligation].compactMap(\.self)
    let all: [Money?]
    switch name {
    case "pay": all = isOverdue ? [amountToCure.value] : [amountOfTask] + next.map(\.remaining)
    case "repayFull": all = [facts.debt.payoff.value?.amount]
    case "setUpAutopay": all = next.map(\.amount.value)
    default: return nil
    }
    return all.compactMap(\.self).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The amount of a task that is not the next payment; `nil` for other tasks, or if it is unknown.
  private var amountOfTask: Money? {
    switch task {
    case .keepGrace(let sum): sum.remaining
    case .payExcess(let amount), .payCharges(let amount), .payForNewLimit(let amount, _): amount
    case .prepareRepayment(let need): need.missing.value
    default: nil
    }
  }
}
