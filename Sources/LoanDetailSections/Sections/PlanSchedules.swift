import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The payments of the parts of the debt with a plan of their own. Each plan has a table; many plans have one table, by
/// day.
///
/// ```
/// Separate repayment plans
///   Washing machine, RUB
///   #   Date        Payment      Balance   Status
///   1   10/25/26   4,000.00    20,000.00     paid
///   Today · November 21, 2026
///   2   11/25/26   4,000.00    16,000.00
/// ```
struct PlanSchedules: LoanSection {
  static let name = SectionName.planSchedules
  static let summary = "The payments of each part of the debt with a plan of its own."
  static let needs = [NeededFact("revolving.subPlans", \.revolving.subPlans)]
  static let emptiness = "no plan lists its payments"

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.subPlans }

  var items: [Item] {
    let plans = plansWithPayments
    if plans.areManyToRead {
      let rows = plans.flatMap { plan in plan.schedule.map { (plan: plan, row: $0) } }.enumerated().sorted {
        let (due, other) = ($0.element.row.due, $1.element.row.due)
        return due == other ? $0.offset < $1.offset : due.isBefore(other)
      }.map(\.element)
      // A sum with the payments of somebody else is not what the customer pays.
      schedule(
        rows: rows.map(\.row), of: rows.map(\.plan), id: "rows", title: LoanWords.subPlans,
        isComplete: plans.allSatisfy { $0.payer == nil })
    } else {
      each(plans, named: { "plan-schedules.plan.\($0.id)" }) { id, plan in
        schedule(
          rows: plan.schedule, of: plan.schedule.map { _ in plan }, id: .id(id), title: titleWithPayer(of: plan),
          isComplete: true)
      }
    }
  }
}

extension LoanSection {
  /// The title of a plan, with the one who pays it if it is not the customer.
  func titleWithPayer(of plan: SubPlan) -> LocalizedText {
    let title = LoanWords.title(of: plan)
    return plan.payer.map { LoanWords.plan(title, paidBy: $0) } ?? title
  }

  /// The sub-plans whose payments the source lists.
  var plansWithPayments: [SubPlan] { (facts.revolving.subPlans.value ?? []).filter { !$0.schedule.isEmpty } }
}
