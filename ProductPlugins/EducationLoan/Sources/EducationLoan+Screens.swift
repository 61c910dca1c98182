public import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans
import Localization

extension EducationLoan {
  /// The standard screens, with the deferral, the studies and the state's support.
  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    let deferred = DeferredPayments(loan: loan, deferral: deferral, screen: screen)
    let studies = Studies(loan: loan, study: study)
    let support = StateSupport(loan: loan, support: support, screen: screen)
    return switch screen {
    case .main: standard?.before(.changes, deferred).before(.terms, studies, support)
    case .details: standard?.before(.terms, deferred, studies).after(.terms, support)
    default: standard
    }
  }

  /// The statuses of an academic leave and of an expulsion.
  public func ownStatuses(in context: PresentationContext) -> [Status] {
    guard let study, record.facts.lifecycle.phase.isOpen else { return [] }
    switch study.state(on: context.asOf).value {
    case .academicLeave:
      let words = study.until.value.map { Words.onLeave(until: context.formatter.date($0).text) }
      return [
        status(
          "status.leave", words ?? Words.academicLeave, short: Words.academicLeave, tone: .attention,
          from: study.state, in: context)
      ]
    case .expelled:
      let words = study.since.value.map { Words.expelled(on: context.formatter.date($0).text) }
      return [status("status.expelled", words ?? Words.expelled, tone: .attention, from: study.state, in: context)]
    case .studying, .graduated, nil: return []
    }
  }
}
