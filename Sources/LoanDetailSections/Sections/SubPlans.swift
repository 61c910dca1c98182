package import DesignSystem
import LoanArithmetic
import Loans
package import Localization

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
package struct SubPlans: LoanSection {
  package static let name = SectionName.plans
  package static let summary = "The parts of the debt with a plan of their own: what is left, the payment, and its day."
  package static let needs = [
    NeededFact("revolving.subPlans", \.revolving.subPlans), NeededFact("parent", \.parent),
  ]

  package let loan: LoanOnScreen
  package init(_ loan: LoanOnScreen) { self.loan = loan }

  package var title: LocalizedText? { LoanWords.subPlans }

  private static let rowsShown = 5

  package var items: [Item] {
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

/// The parts of the debt that are repaid by a plan of their own, with everything known about each.
///
/// ```
/// Separate repayment plans
///   Instalments, Elektronika
///     Initial amount  . . . . . RUB 24,000.00
///     Left to repay . . . . . . RUB 20,000.00
///     Payment . . . . . . . . .  RUB 4,000.00
///     Interest rate . . . . . . . . 0% a year
///     Ends  . . . . . . . . .  April 30, 2027
/// ```
package struct AllSubPlans: LoanSection {
  package static let name = SectionName.plans
  package static let summary = "The parts of the debt with a plan of their own, with all that is known about each."
  package static let needs = SubPlans.needs

  package let loan: LoanOnScreen
  package init(_ loan: LoanOnScreen) { self.loan = loan }

  package var title: LocalizedText? {
    (facts.revolving.subPlans.value ?? []).areMany ? titleWithCurrency(LoanWords.subPlans) : LoanWords.subPlans
  }

  package var items: [Item] {
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
  /// Whether the day is before another one. No day comes last.
  func isBefore(_ other: CalendarDate?) -> Bool { map { day in other.map { day < $0 } ?? true } ?? false }
}

extension [SubPlan] {
  /// Whether there are more than customers read one by one.
  var areManyToRead: Bool { count > 8 }

  /// Whether they are shown together. A plan with a screen of its own keeps its link.
  fileprivate var areMany: Bool { areManyToRead && allSatisfy { $0.product == nil } }
}

extension LoanSection {
  /// The parent product, and each plan under its name or, if there are many, all of them together.
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

  /// A table with a row for each plan. A complete table also has what the plan began with, its days and its payments.
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

  private func numeric(_ day: CalendarDate?) -> Value? { day.map { .date(formatter.date($0, .numeric)) } }

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

/// The coming payments of all plans in one calendar: each day with its sum and its plans.
///
/// ```
/// Coming payments of all plans
///   → November 28, 2026   2 payments            RUB 2,650.00
///     Example Sound RUB 1,800.00; Toy Sample RUB 850.00
///   • December 5, 2026    Example Pets, payment 3 of 4
///   • December 12, 2026   Example Sound, payment 4 of 4, calculated
/// ```
package struct PlanCalendar: LoanSection {
  package static let name = SectionName.planCalendar
  package static let summary = "The coming payments of all plans by day, each day with its sum."
  package static let needs = [NeededFact("revolving.subPlans", \.revolving.subPlans)]

  package let loan: LoanOnScreen
  package init(_ loan: LoanOnScreen) { self.loan = loan }

  package var title: LocalizedText? { calendarTitle }
  package var silence: String? {
    silenceWhenOver ?? (planCount < 2 ? "fewer than two plans have a payment to come" : nil)
  }

  private static let daysShown = 8

  private var planCount: Int {
    Set(loan.planPayments.flatMap { $0.parts.map(\.plan.id) }).count
  }

  package var items: [Item] {
    let days = loan.planPayments.prefix(Self.daysShown)
    let entries = days.enumerated().map { index, payments in
      Timeline.Entry(
        id: id("\(payments.due)"), date: formatter.date(payments.due), title: title(of: payments),
        money: formatter.money(payments.total), caption: parts(of: payments), state: index == 0 ? .next : .ahead)
    }
    if !entries.isEmpty {
      Item.timeline(Timeline(id: id("line"), title: calendarTitle(language), entries: entries))
    }
  }

  /// The heading. The payments of a plan that somebody else pays are left out: these are not those of all plans.
  private var calendarTitle: LocalizedText {
    let arePaidByOthers = facts.revolving.subPlans.value?.contains { $0.payer != nil } ?? false
    return arePaidByOthers ? LoanWords.nextPlans : LoanWords.paymentsOfAllPlans
  }

  /// The plan of a day with one payment, otherwise the number of payments, and whether one of them is calculated.
  private func title(of payments: PlanPayments) -> String {
    let calculated = payments.parts.contains(where: \.isCalculated) ? LoanWords.calculated(language) : nil
    return language.list([name(of: payments), calculated].compactMap(\.self))
  }

  private func name(of payments: PlanPayments) -> String {
    guard payments.parts.count == 1, let part = payments.parts.first else {
      return formatter.count(payments.parts.count, LoanWords.paymentsOfDay)
    }
    let plan = LoanWords.name(of: part.plan)(language)
    guard let number = part.number, let all = part.plan.payments else { return plan }
    return LoanWords.payment(formatter.number(number), of: formatter.number(all), in: plan)(language)
  }

  /// The plans of a day with several payments, each with its payment.
  private func parts(of payments: PlanPayments) -> String? {
    guard payments.parts.count > 1 else { return nil }
    return payments.parts.map {
      LoanWords.amount(of: LoanWords.name(of: $0.plan)(language), value($0.amount))(language)
    }
    .joinedTexts(by: language.semicolon)
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
