package import DesignSystem
import LoanArithmetic
package import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// The sections of a main screen that a calendar is made of.
package enum CalendarSections {
  /// What will change.
  package static let changes = ItemID(rawValue: SectionName.changes.rawValue)
  /// The booked early repayments, after which the payments of the schedule are others.
  package static let bookedRepayments = ItemID(rawValue: SectionName.bookedRepayments.rawValue)

  /// The payments of a product that are due by its facts, each with its day and its amount; `nil` without shared facts.
  ///
  /// They end with the day of the first booked early repayment, after which they may be others. There are none while a payment
  /// is being processed, because it may be one of them.
  package static func payments(of product: any ProductProtocol, in context: PresentationContext) -> Timeline? {
    guard let loan = (product as? any FactStatingProduct)?.shown(in: context), !loan.isShown(.paymentProcessing) else {
      return nil
    }
    // The next payment stays as it is, whatever others pay before it.
    let afterNext = loan.nextObligation?.due.value?.adding(days: 1) ?? context.asOf
    let end = (loan.passedRepayments + loan.comingRepayments).map { $0.payer == nil ? $0.on : max($0.on, afterNext) }
      .min()
    let (language, formatter) = (loan.context.language, context.formatter)
    let payments = loan.paymentsDue(before: end).filter { $0.isRegular && $0.amount.value?.isPositive ?? false }
    let entries = payments.mapNamed({ "due.\($0.due).\($0.kind.name)" }) { id, payment in
      let purpose = payment.kind == .newLimit ? LoanWords.payForNewLimit : nil
      let covered = payment.covered.value.flatMap {
        $0.isPositive ? LoanWords.alreadyThere(.money(formatter.money($0))) : nil
      }
      return Timeline.Entry(
        id: id, date: formatter.date(payment.due),
        title: LoanWords.text(of: purpose == nil ? payment.kind : .obligation(.other))(language),
        money: payment.amount.value.map { formatter.money($0) },
        caption: [purpose, covered].map { $0?(language) }.joinedTexts(by: language.semicolon), state: .ahead)
    }
    return Timeline(id: "due", title: "", entries: entries)
  }
}

extension DuePayment.Kind {
  fileprivate var name: String {
    switch self {
    case .obligation(let kind): kind.rawValue
    case .subPlan(let plan): plan.id
    case .newLimit: "limit"
    case .earlyRepayment: "early"
    }
  }
}
