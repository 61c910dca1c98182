import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// The payments during the deferral, the deferred amounts, and the beginning of full payments.
///
/// ```
/// While payments are deferred
///   You pay now . . . . . . . . 60% of the interest
///     until August 31, 2027
///   Deferred interest so far  . . . .  RUB 6,412.10
///   First full payment  . . . . . . . RUB 5,412.10
/// ```
struct DeferredPayments: LoanSection {
  static let name: SectionName = "deferral"
  static let summary = "What is paid during the deferral, what is put off, and when full payments begin."

  let loan: LoanOnScreen
  let deferral: Deferral?
  let screen: ScreenID

  var title: LocalizedText? { isOver ? Words.afterDeferral : Words.deferral }
  var silence: String? {
    guard facts.lifecycle.phase.isOpen else { return "nothing is to be paid in this phase" }
    return isOver && deferral?.putOff.value?.isPositive != true ? "the deferral is over" : nil
  }

  /// Whether the deferral is over: by its days or, if none is stated, by the phase and the shares of the interest.
  private var isOver: Bool {
    guard let deferral else { return false }
    let (until, fullFrom) = (deferral.until.value, deferral.fullFrom.value)
    if until == nil, fullFrom == nil {
      let shares = deferral.shares.value ?? []
      return facts.lifecycle.phase != .deferred && shares.allSatisfy { $0.until.map { $0 < day } ?? false }
    }
    return until.map { $0 < day } ?? false || fullFrom.map { $0 <= day } ?? false
  }

  var items: [Item] {
    if let deferral {
      if isOver {
        row("put-off", Words.interestStillPutOff, loan.ofItsDay(deferral.putOff))
      } else {
        during(deferral)
      }
      note("terms", deferral.putOffTerms)
    }
  }

  /// The rows of a deferral that is not over.
  @ItemsBuilder
  private func during(_ deferral: Deferral) -> [Item] {
    let share = deferral.share(on: day)
    if let share {
      row(
        "share", Words.paidNow, deferral.shares.map { _ in Words.shareOfInterest(percent: share.percent) },
        caption: share.until.map { said(Words.until(value($0))) })
    } else if case .absent(let reason) = deferral.shares {
      row("share", Words.paidNow, Fact<LocalizedText>.absent(reason))
    }
    row("put-off", Words.interestPutOff, loan.ofItsDay(deferral.putOff))
    if facts.lifecycle.phase == .deferred { row("principal", Words.principalPutOff, facts.debt.principal) }
    row("until", Words.deferredUntil, deferral.until, caption: deferral.until.value.flatMap { timeLeft(toComing: $0) })
    if deferral.fullPayment.value == nil { row("full-from", Words.fullPaymentsFrom, deferral.fullFrom) }
    row(
      "full-payment", Words.firstFullPayment, deferral.fullPayment, states: .comingPayment,
      caption: deferral.fullFrom.value.map { said(Words.on(value($0))) })
    row("full-count", Words.fullPaymentCount, deferral.fullPayments)
    if screen == .details {
      each((deferral.shares.value ?? []).filter { $0.from > day }, named: { "deferral.share.\($0.from)" }) {
        id, share in
        row(
          .id(id), Words.from(value(share.from)),
          deferral.shares.map { _ in Words.shareOfInterest(percent: share.percent) })
      }
    }
  }
}

/// The customer's studies, their state, and the consequences of a leave or an expulsion.
struct Studies: LoanSection {
  static let name: SectionName = "study"
  static let summary = "The study, its state with the last day, and what follows from a leave or an expulsion."

  let loan: LoanOnScreen
  let study: Study?

  var title: LocalizedText? { Words.study }

  /// The state of the studies on the day of the screen.
  private var state: Fact<Study.State> { study?.state(on: day) ?? .notProvided }

  var items: [Item] {
    if let study {
      row("school", Words.school, study.school)
      row("programme", Words.programme, study.programme)
      row("state", Words.state, loan.ofItsDay(state), caption: days(of: study), tone: tone) {
        value(Words.text(of: $0, year: study.year.value.map { formatter.number($0) }))
      }
      if facts.lifecycle.phase.isOpen, state.value != .graduated, state.value != .expelled {
        let _ = trace(id("confirm"), [study.confirmBy.source])
        deadline("confirm", Words.confirmBy, study.confirmBy.value)
        if state.value == .studying { row("if-leave", Words.ifLeave, study.ifLeave) }
        if state.value != nil { row("if-expelled", Words.ifExpelled, study.ifExpelled) }
      }
    }
  }

  /// The last day of the studies or the leave, or the day of the graduation or the expulsion; `nil` if it is unknown.
  private func days(of study: Study) -> SpokenText? {
    switch state.value {
    case .studying: study.until.value.map { said(Words.studyUntil(value($0))) }
    case .academicLeave: study.until.value.map { said(Words.until(value($0))) }
    case .graduated, .expelled: study.since.value.map { said(Words.on(value($0))) }
    case nil: nil
    }
  }

  private var tone: Tone {
    facts.lifecycle.phase.isOpen && (state.value == .expelled || state.value == .academicLeave)
      ? .attention : .neutral
  }
}

/// The state's support, which pays a part of the interest. Its end is left out if the coming changes show it.
struct StateSupport: LoanSection {
  static let name: SectionName = "support"
  static let summary = "What the state pays of the interest, how much it was so far, and until when."

  let loan: LoanOnScreen
  let support: Support?
  let screen: ScreenID

  var title: LocalizedText? { Words.support }

  var items: [Item] {
    if let support {
      row("programme", Words.programme, support.programme)
      if !isOver {
        row("state-pays", Words.statePays, support.statePays) { percent($0, per: .year) }
        if !(screen == .main && loan.comingChanges.contains(where: support.isEnded(by:))) {
          row("until", LoanWords.validUntil, support.until)
          row("without", Words.rateWithoutSupport, support.rateWithout) { percent($0, per: .year) }
        }
        row("condition", Words.keptWhile, support.keptWhile)
      } else if hasEnded {
        row("ended", Words.supportEnded, support.until)
      }
      row("paid", Words.paidByState, loan.ofItsDay(support.paidByState))
    }
  }

  /// Whether the last day of the support has passed.
  private var hasEnded: Bool { support?.until.value.map { $0 < day } ?? false }
  private var isOver: Bool { facts.lifecycle.phase.isFinal || hasEnded }
}
