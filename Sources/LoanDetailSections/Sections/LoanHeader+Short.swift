import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

// The statuses for narrow screens, and what opens when the reader taps one.
extension LoanHeader {
  /// The short forms of a status, the most complete first.
  func shortForms(of state: HeadlineState) -> [LocalizedText?] {
    switch state {
    case .overdue(let since):
      let days = since.map { formatter.count($0.days(until: loan.dayOfState), LoanWords.overdueBy) }
      return [days.map(LocalizedText.init(verbatim:)), LoanWords.overdue].map {
        $0.map { shortDated($0, loan.validity(of: .overdue)) }
      }
    case .contradictedArrears: return [shortDated(LoanWords.shortArrearsUnclear, loan.validity())]
    case .overlay(let overlay):
      let words = LoanWords.short(of: overlay) ?? inWords(overlay)
      let until = facts.lifecycle.details[overlay]?.until.map { LoanWords.until(words, digits($0)) }
      return [until, words].map { $0.map { shortDated($0, loan.validity(of: overlay)) } }
    case .overLimit(let over): return [shortDated(LoanWords.isAboveLimit(value(over)), loan.validity())]
    case .change(let change): return shortForms(of: change)
    case .policyEnded: return [LoanWords.shortPolicyEnded]
    case .phase(let phase): return [shortDated(LoanWords.short(of: phase) ?? inWords(phase), loan.validityOfPhase)]
    case .paymentDue, .dataOfAnotherDay, .nothingOverdue: return []
    }
  }

  /// The short forms of a change: the new limit, payment or rate with its first day, then the change alone.
  private func shortForms(of change: ComingChange) -> [LocalizedText?] {
    let day = digits(change.day).text
    let paid = change.paymentFrom.map { digits($0).text } ?? day
    let payment = change.payment?.after.value.map { text($0) }
    let isLasting =
      switch change.kind {
      case .rate, .payment, .repaymentBegins: true
      default: false
      }
    return [
      change.limit?.after.value.map { LoanWords.shortLimit(value($0), from: day) },
      payment.map {
        isLasting
          ? LoanWords.shortPayment($0, from: paid) : LoanWords.comes(sentence(of: change), amount: $0, on: day)
      },
      change.rate?.after.value.map { LoanWords.shortRate(text($0), from: day) },
      isLasting ? nil : LoanWords.comes(sentence(of: change), on: day), LoanWords.shortChange(from: day),
    ]
  }

  /// The section with the details of a state; `nil` if there is none.
  func destination(of state: HeadlineState) -> Destination? {
    switch state {
    case .overdue, .contradictedArrears: .section(.overdue)
    case .overlay(.overdue): .section(.overdue)
    case .overlay(.earlyRepaymentScheduled): .section(.bookedRepayments)
    case .overlay(.paymentHoliday): .section(.holiday)
    case .overlay(.servicingTransfer): .section(.transfer)
    case .overlay: .section(.state)
    case .overLimit: .section(.limit)
    case .paymentDue: .section(.nextPayment)
    case .change: .section(.changes)
    case .policyEnded, .dataOfAnotherDay, .phase, .nothingOverdue: nil
    }
  }
}
