import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The coming payments of all plans in one calendar: each day with its sum and its plans.
///
/// ```
/// Coming payments of all plans
///   → November 28, 2026   2 payments            RUB 2,650.00
///     Example Sound RUB 1,800.00; Toy Sample RUB 850.00
///   • December 5, 2026    Example Pets, payment 3 of 4
///   • December 12, 2026   Example Sound, payment 4 of 4, calculated
/// ```
struct PlanCalendar: LoanSection {
  static let name = SectionName.planCalendar
  static let summary = "The coming payments of all plans by day, each day with its sum."
  static let needs = [NeededFact("revolving.subPlans", \.revolving.subPlans)]

  let loan: LoanOnScreen

  var title: LocalizedText? { calendarTitle }
  var silence: String? {
    silenceWhenOver ?? (planCount < 2 ? "fewer than two plans have a payment to come" : nil)
  }

  private static let daysShown = 8

  private var planCount: Int {
    Set(loan.planPayments.flatMap { $0.parts.map(\.plan.id) }).count
  }

  var items: [Item] {
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

  /// The plan of the only payment of a day, with its number if that is known; for several payments, their number.
  private func name(of payments: PlanPayments) -> String {
    guard payments.parts.count == 1, let part = payments.parts.first else {
      return formatter.count(payments.parts.count, LoanWords.paymentsOfDay)
    }
    let plan = LoanWords.name(of: part.plan)(language)
    guard let number = part.number, let all = part.plan.payments else { return plan }
    return LoanWords.payment(formatter.number(number), of: formatter.number(all), in: plan)(language)
  }

  /// The plans of a day with several payments, each with its payment; `nil` for a single payment.
  private func parts(of payments: PlanPayments) -> String? {
    guard payments.parts.count > 1 else { return nil }
    return payments.parts.map {
      LoanWords.amount(of: LoanWords.name(of: $0.plan)(language), value($0.amount))(language)
    }
    .joinedTexts(by: language.semicolon)
  }
}
