import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The parts of the debt that are repaid by a plan of their own, in short, and the product to which this one belongs.
///
/// ```
/// Separate repayment plans
///   Instalments, Elektronika
///     Left to repay . . . . . . RUB 20,000.00
///     Payment . . . . . . . . .  RUB 4,000.00
///       by November 30, 2026, in 9 days
///     Interest rate . . . . . . . . 0% a year
///     Payments made . . . . . . . . .  1 of 6
/// ```
///
/// Many plans are the rows of a table: those with the next payments here, all of them on the details screen.
struct SubPlans: LoanSection {
  static let name = SectionName.plans
  static let summary = "The parts of the debt with a plan of their own: what is left, the payment, and its day."
  static let needs = [
    NeededFact("revolving.subPlans", \.revolving.subPlans), NeededFact("parent", \.parent),
  ]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.subPlans }

  private static let rowsShown = 5

  var items: [Item] {
    plans { plans in
      // A payment whose day has passed since the data was sent is not the next one.
      let coming = plans.filter { $0.nextDue.flatMap(noteOfPassedDay) == nil }
      let next = coming.sorted { $0.nextDue.isBefore($1.nextDue) }.prefix(Self.rowsShown)
      row(
        "count", LoanWords.planCount, facts.revolving.subPlans.map { _ in plans.count }, destination: .screen(.details))
      if !next.isEmpty { table("next", LoanWords.nextPlans, of: next, isComplete: false) }
    } each: {
      rows(of: $1, $0, rate: $2)
    }
  }
}

/// ```
/// Separate repayment plans
///   Instalments, Elektronika
///     Initial amount  . . . . . RUB 24,000.00
///     Left to repay . . . . . . RUB 20,000.00
///     Payment . . . . . . . . .  RUB 4,000.00
///     Interest rate . . . . . . . . 0% a year
///     Ends  . . . . . . . . .  April 30, 2027
/// ```
struct AllSubPlans: LoanSection {
  static let name = SectionName.plans
  static let summary = "The parts of the debt with a plan of their own, with all that is known about each."
  static let needs = SubPlans.needs

  let loan: LoanOnScreen

  var title: LocalizedText? {
    (facts.revolving.subPlans.value ?? []).areMany ? titleWithCurrency(LoanWords.subPlans) : LoanWords.subPlans
  }

  var items: [Item] {
    plans { plans in
      table("rows", LoanWords.subPlans, of: plans, isComplete: true)
    } each: { id, plan, rate in
      row(.id(id.appending("original")), LoanWords.originalSum, plan.original)
      rows(of: plan, id, rate: rate)
      row(.id(id.appending("opened")), LoanWords.planStart, plan.opened)
      row(.id(id.appending("ends")), LoanWords.planEnd, plan.ends)
      if let product = plan.product {
        related(.id(id.appending("product")), LoanWords.planAsProduct, facts.revolving.subPlans.map { _ in product })
      }
    }
  }
}

extension CalendarDate? {
  /// Whether the day is before another one. An unknown day comes last.
  func isBefore(_ other: CalendarDate?) -> Bool { map { day in other.map { day < $0 } ?? true } ?? false }
}

extension [SubPlan] {
  /// Whether there are more plans than customers read one by one.
  var areManyToRead: Bool { count > 8 }

  /// Whether the plans are rows of one table. A plan with a screen of its own is not, because it has a link.
  fileprivate var areMany: Bool { areManyToRead && allSatisfy { $0.product == nil } }
}

extension LoanSection {
  /// The parent product, and each plan under its name (`each`) or, if there are many, all of them together (`many`).
  fileprivate func plans(
    @ItemsBuilder many: ([SubPlan]) -> [Item], @ItemsBuilder each rows: (ItemID, SubPlan, Rate?) -> [Item]
  ) -> [Item] {
    related("parent", LoanWords.parentProduct, facts.parent)
      + list(LoanWords.subPlans, facts.revolving.subPlans) { plans in
        if plans.areMany {
          many(plans)
        } else {
          each(plans, named: { "plans.plan.\($0.id)" }) { id, plan in
            section(.id(id), LoanWords.title(of: plan), rows(id, plan, loan.rate(of: plan)))
          }
        }
      }
  }

  /// A table with a row for each plan. A complete table also has the initial amount of the plan, its days and the
  /// number of its payments.
  fileprivate func table(
    _ part: PartID, _ title: LocalizedText, of plans: some Collection<SubPlan>, isComplete: Bool
  ) -> [Item] {
    var optional: [(column: Table.Column, cells: [Value?])] = [
      (column("payment", LoanWords.payment, .trailing), plans.map { $0.payment.map { figure($0) } }),
      (column("due", LoanWords.payBy), plans.map { numeric($0.nextDue) }),
      (column("payer", LoanWords.paidBy), plans.map { $0.payer.map { value($0) } }),
      (column("rate", LoanWords.rate, .trailing), plans.map { loan.rate(of: $0).map { value($0) } }),
    ]
    if isComplete {
      optional += [
        (column("original", LoanWords.originalSum, .trailing, .low), plans.map { $0.original.map { figure($0) } }),
        (column("opened", LoanWords.planStart, .leading, .low), plans.map { numeric($0.opened) }),
        (column("ends", LoanWords.planEnd, .leading, .low), plans.map { numeric($0.ends) }),
        (column("paid", LoanWords.done, .trailing, .low), plans.map { $0.paid.map { value($0) } }),
        (column("payments", LoanWords.paymentCount, .trailing, .low), plans.map { $0.payments.map { value($0) } }),
      ]
    }
    optional.removeAll { $0.cells.allSatisfy { $0 == nil } }
    let columns =
      [column("plan", LoanWords.plan, .leading, .high), column("left", LoanWords.leftOfPlan, .trailing, .high)]
      + optional.map(\.column)
    return table(
      part, dated(titleWithCurrency(title)), columns, of: Array(plans.enumerated()),
      named: { plan in
        "plans.plan.\(plan.element.id)"
      }
    ) { id, plan in
      let first = [value(LoanWords.title(of: plan.element)), plan.element.left.map { figure($0) }]
      return TableRow(id: id, cells: first + optional.map { $0.cells[plan.offset] })
    }
  }

  /// A day in digits; `nil` without a day.
  private func numeric(_ day: CalendarDate?) -> Value? { day.map { .date(formatter.date($0, .numeric)) } }

  /// What is left of a plan, its next payment, who pays it, its rate, and the number of payments made.
  @ItemsBuilder
  fileprivate func rows(of plan: SubPlan, _ id: ItemID, rate: Rate?) -> [Item] {
    row(.id(id.appending("left")), LoanWords.leftOfPlan, ofItsDay(plan.left, of: facts.revolving.subPlans))
    row(.id(id.appending("payment")), LoanWords.payment, plan.payment, caption: plan.nextDue.flatMap(dayAndCountdown))
    if plan.payment == nil {
      row(
        .id(id.appending("due")), LoanWords.payBy, plan.nextDue,
        caption: plan.nextDue.flatMap { $0 < day ? timeLeft(toComing: $0) : nil })
    }
    row(.id(id.appending("payer")), LoanWords.paidBy, plan.payer)
    row(.id(id.appending("rate")), LoanWords.rate, rate)
    if let all = plan.payments, let paid = plan.paid {
      row(
        .id(id.appending("paid")), LoanWords.done,
        ofItsDay(LoanWords.part(value(paid), of: value(all)), of: facts.revolving.subPlans))
    } else {
      row(.id(id.appending("paid")), LoanWords.done, ofItsDay(plan.paid, of: facts.revolving.subPlans))
      row(.id(id.appending("payments")), LoanWords.paymentCount, plan.payments)
    }
  }

  /// A row for another product, which it opens.
  func related(_ part: PartID, _ label: LocalizedText, _ product: Fact<RelatedProduct>) -> [Item] {
    let destination = product.value.map {
      Destination.screen(.main, of: Destination.Product(type: $0.id.type.rawValue, id: $0.id.id))
    }
    return row(part, label, product, destination: destination) { value($0.title ?? LoanWords.anotherProduct) }
  }
}

extension LoanOnScreen {
  /// Returns the titles of the sub-plans that have a title or a seller, by the ids of the plans.
  func titlesOfPlans() -> [String: LocalizedText] {
    let titled = (facts.revolving.subPlans.value ?? []).compactMap { plan in
      plan.title == nil && plan.merchant == nil ? nil : (plan.id, LoanWords.title(of: plan))
    }
    return Dictionary(titled) { first, _ in first }
  }
}
