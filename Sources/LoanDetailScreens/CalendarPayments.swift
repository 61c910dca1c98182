package import DesignSystem
import LoanArithmetic
package import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// The payments of a product that are due by its facts, for a calendar: each with its day and its amount.
package struct CalendarPayments {
  private let loan: LoanOnScreen
  private let payments: [DuePayment]

  /// Finds the payments; `nil` for a product without shared facts.
  ///
  /// From the first booked early repayment on, only the payments that the source states are among them, because those
  /// of the schedule and of the plans may change.
  package init?(of product: any ProductProtocol, in context: PresentationContext) {
    guard let loan = (product as? any FactStatingProduct)?.shown(in: context) else { return nil }
    let end = (loan.passedRepayments + loan.comingRepayments).map(\.on).min()
    self.loan = loan
    payments = loan.paymentsDue(before: nil).filter { payment in
      payment.isRegular && payment.amount.value?.isPositive ?? false
        && (payment.isStated || end.map { payment.due < $0 } ?? true)
    }
  }

  /// Whether the payments to come are known: nobody knows whether a booked repayment was carried out after its day.
  package var areKnown: Bool { loan.passedRepayments.isEmpty }

  /// Whether the schedule says what is to come: not once the debt is repaid and nothing may be owed, though many
  /// sources keep it in the record.
  package var followsSchedule: Bool { !loan.isOver || loan.mayBeOwedAfterTheEnd }

  /// The payments as a timeline; those of the plans are one payment of their day, as in the calendar of all plans.
  package var timeline: Timeline {
    let days = Dictionary(grouping: payments, by: \.due)
    let entries = days.sorted { $0.key < $1.key }.flatMap { day, payments -> [Timeline.Entry] in
      let plans = payments.compactMap { payment in
        if case .subPlan(let plan) = payment.kind { (payment, plan) } else { nil }
      }
      let others = payments.filter { if case .subPlan = $0.kind { false } else { true } }
      return others.mapNamed({ "due.\(day).\(Self.name(of: $0.kind))" }) { entry(for: $1, id: $0) }
        + [entry(of: plans, on: day)].compactMap(\.self)
    }
    return Timeline(id: "due", title: "", entries: entries)
  }

  /// Returns the entry of one payment.
  private func entry(for payment: DuePayment, id: ItemID) -> Timeline.Entry {
    let (language, formatter) = (loan.context.language, loan.context.formatter)
    let isForLimit = payment.kind == .newLimit
    let covered = payment.covered.value.flatMap {
      $0.isPositive ? LoanWords.alreadyThere(.money(formatter.money($0))) : nil
    }
    return Timeline.Entry(
      id: id, date: formatter.date(payment.due),
      title: LoanWords.text(of: isForLimit ? .obligation(.other) : payment.kind)(language),
      money: payment.amount.value.map { formatter.money($0) },
      caption: [isForLimit ? LoanWords.payForNewLimit : nil, covered].map { $0?(language) }
        .joinedTexts(by: language.semicolon), state: .ahead)
  }

  /// Returns the payments of sub-plans on a day as one entry; `nil` if there are none or they cannot be added up.
  private func entry(of plans: [(payment: DuePayment, plan: SubPlan)], on day: CalendarDate) -> Timeline.Entry? {
    let (language, formatter) = (loan.context.language, loan.context.formatter)
    let amounts = plans.compactMap(\.payment.amount.value)
    guard let first = plans.first, let currency = amounts.first?.currency,
      let sum = Money.sum(amounts, currency: currency)
    else { return nil }
    let names = plans.map { LoanWords.name(of: $0.plan)(language) }
    return Timeline.Entry(
      id: ItemID(rawValue: "\(SectionName.planCalendar.rawValue).\(day)"), date: formatter.date(day),
      title: plans.count == 1
        ? LoanWords.name(of: first.plan)(language) : formatter.count(plans.count, LoanWords.paymentsOfDay),
      money: formatter.money(sum), caption: plans.count == 1 ? nil : names.joined(separator: language.semicolon),
      state: .ahead)
  }

  /// The name of a kind in the ids of entries: that of the obligation, or `limit`.
  private static func name(of kind: DuePayment.Kind) -> String {
    if case .obligation(let kind) = kind { kind.rawValue } else { "limit" }
  }
}
