public import DesignSystem
import LoanArithmetic
import Loans
public import Localization

/// The coming payments of all plans in one calendar: each day with its sum and its plans.
///
/// ```
/// Coming payments of all plans
///   → November 28, 2026   2 payments            RUB 2,650.00
///     Example Sound RUB 1,800.00; Toy Sample RUB 850.00
///   • December 5, 2026    Example Pets, payment 3 of 4
/// ```
public struct PlanCalendar: LoanSection {
  public static let name = SectionName.planCalendar
  public static let summary = "The coming payments of all plans by day, each day with its sum."
  public static let needs = [NeededFact("revolving.subPlans", \.revolving.subPlans)]

  public let loan: LoanOnScreen
  public init(_ loan: LoanOnScreen) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.paymentsOfAllPlans }
  public var silence: String? {
    silenceWhenOver ?? (planCount < 2 ? "fewer than two plans have a payment to come" : nil)
  }

  private static let daysShown = 8

  private var planCount: Int {
    Set(loan.planPayments.flatMap { $0.parts.map(\.plan.id) }).count
  }

  public var items: [Item] {
    let days = loan.planPayments.prefix(Self.daysShown)
    let entries = days.enumerated().map { index, payments in
      Timeline.Entry(
        id: id("\(payments.due)"), date: formatter.date(payments.due), title: title(of: payments),
        money: formatter.money(payments.total), caption: parts(of: payments), state: index == 0 ? .next : .ahead)
    }
    if !entries.isEmpty {
      Item.timeline(Timeline(id: id("line"), title: LoanWords.paymentsOfAllPlans(language), entries: entries))
    }
  }

  /// The plan of a day with one payment; otherwise the number of payments.
  private func title(of payments: PlanPayments) -> String {
    guard payments.parts.count == 1, let part = payments.parts.first else {
      return formatter.count(payments.parts.count, LoanWords.paymentsOfDay)
    }
    let plan = name(of: part.plan)(language)
    guard let number = part.number, let all = part.plan.payments else { return plan }
    return LoanWords.payment(formatter.number(number), of: formatter.number(all), in: plan)(language)
  }

  /// The plans of a day with several payments, each with its payment.
  private func parts(of payments: PlanPayments) -> String? {
    guard payments.parts.count > 1 else { return nil }
    return payments.parts.map { LoanWords.amount(of: name(of: $0.plan)(language), value($0.amount))(language) }
      .joinedTexts(by: "; ")
  }

  private func name(of plan: SubPlan) -> LocalizedText {
    plan.title ?? plan.merchant.map(LocalizedText.init) ?? LoanWords.text(of: plan.kind)
  }
}
