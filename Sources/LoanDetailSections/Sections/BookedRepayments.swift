import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The booked early repayments: the sum needed on the account, the missing part of it, and the loan afterwards. Of
/// several, each is a section of its own.
///
/// ```
/// Booked early repayment
///   Day of the repayment  . . November 27, 2026
///     in 6 days
///   To be on the account that day RUB 70,343.68
///     Instalment of that day  .   RUB 20,343.68
///     Early repayment . . . . .   RUB 50,000.00
///   Already on the account  . .   RUB 20,343.68
///   Left to deposit . . . . . .   RUB 50,000.00
///   Payment afterwards  . . . .   RUB 18,020.27
///     now RUB 20,343.68; calculated
/// ```
struct BookedRepayments: LoanSection {
  static let name = SectionName.bookedRepayments
  static let summary = "The booked early repayments: the sum needed, what is missing of it, and what follows."
  static let needs = [NeededFact("earlyRepayments", \.bookedRepayments)]

  let loan: LoanOnScreen

  var title: LocalizedText? {
    coming.contains { $0.payer == nil } ? LoanWords.bookedRepayment : coming.first.map(title(of:))
  }
  var silence: String? {
    if let silenceWhenOver { return silenceWhenOver }
    let isPast = facts.bookedRepayments.value.map { !$0.isEmpty } ?? false && coming.isEmpty
    return isPast ? "the day of the repayment has passed" : nil
  }

  private var coming: [BookedRepayment] { loan.comingRepayments }

  var items: [Item] {
    list(LoanWords.bookedRepayment, facts.bookedRepayments) { _ in
      each(coming, named: { "early.\($0.extent?.rawValue ?? "other")" }) { id, repayment in
        if coming.count == 1 {
          rows(of: repayment, id)
        } else {
          let title = LoanWords.payment(title(of: repayment), of: text(repayment.on))
          section(.id(id), title, rows(of: repayment, id))
        }
      }
    }
  }

  /// The heading of a repayment, by the one who pays it.
  private func title(of repayment: BookedRepayment) -> LocalizedText {
    repayment.payer.map { LoanWords.expectedRepayment($0.kind) } ?? LoanWords.bookedRepayment
  }

  @ItemsBuilder
  private func rows(of repayment: BookedRepayment, _ id: ItemID) -> [Item] {
    day(of: repayment, id)
    if let payer = repayment.payer {
      rows(of: payer, paying: repayment, id)
    } else {
      need(of: repayment, id)
    }
    outcome(of: repayment, id)
    deadline(.id(id.appending("cancel-by")), LoanWords.cancelBy, repayment.cancelBy)
  }

  private func day(of repayment: BookedRepayment, _ id: ItemID) -> [Item] {
    let requested = repayment.requestedOn.map { said(LoanWords.requested(on: value($0))) }
    return row(
      .id(id.appending("on")), LoanWords.repaymentDay, repayment.on,
      caption: [countdown(to: repayment.on), requested].joinedTexts(by: language.semicolon))
  }

  /// The source of the money, the amount, the event that is waited for, and the consequence if it does not come.
  @ItemsBuilder
  private func rows(of payer: BookedRepayment.Payer, paying repayment: BookedRepayment, _ id: ItemID) -> [Item] {
    row(.id(id.appending("payer")), LoanWords.paidBy, payer.name ?? LoanWords.text(of: payer.kind))
    row(.id(id.appending("amount")), LoanWords.amount, loan.repaymentNeed(of: repayment).total)
    row(.id(id.appending("awaits")), LoanWords.isAwaited, payer.awaits)
    row(.id(id.appending("otherwise")), LoanWords.ifItDoesNotCome, payer.otherwise)
  }

  /// The sum that must be on the account on the day, the part of it that is there, and the account.
  @ItemsBuilder
  private func need(of repayment: BookedRepayment, _ id: ItemID) -> [Item] {
    let need = loan.repaymentNeed(of: repayment)
    if need.total.value == nil {
      row(.id(id.appending("amount")), LoanWords.repaidEarly, repayment.amount)
      if repayment.amount == nil { note(.id(id.appending("ask")), LoanWords.askForTheSum) }
    } else if need.portions.isEmpty {
      row(.id(id.appending("needed")), LoanWords.neededOnAccount, need.total, states: .neededOnDay)
    } else {
      breakdown(
        .id(id.appending("needed")), LoanWords.neededOnAccount, need.total, need.portions.map(titled),
        states: .neededOnDay)
    }
    covered(by: need, id)
    row(.id(id.appending("account")), LoanWords.fromAccount, need.account)
  }

  /// The portion with the title that it has in this section.
  private func titled(_ portion: Portion) -> Portion {
    var portion = portion
    if portion.component == .instalment { portion.title = LoanWords.instalmentOfDay }
    if portion.component.isRepaidEarly { portion.title = LoanWords.repaidEarly }
    return portion
  }

  /// The part of the sum on the account, and the missing part unless it is the whole sum.
  @ItemsBuilder
  private func covered(by need: RepaymentNeed, _ id: ItemID) -> [Item] {
    let isMissing = need.missing.value?.isPositive ?? false
    let limit = need.isCoveredUpToInstalment && isMissing ? LoanWords.coveredUpToInstalment(language) : nil
    row(.id(id.appending("covered")), LoanWords.covered, need.covered, caption: limit)
    if let missing = need.missing.value, missing.isPositive, missing != need.total.value {
      row(.id(id.appending("missing")), LoanWords.stillMissing, missing, tone: .attention)
    }
  }

  /// The effect of a repayment: the payment and the end of the loan afterwards, and the saved interest.
  @ItemsBuilder
  private func outcome(of repayment: BookedRepayment, _ id: ItemID) -> [Item] {
    let outcome = loan.outcome(of: repayment)
    if repayment.extent == .full {
      row(.id(id.appending("effect")), LoanWords.effectOfRepayment, LoanWords.repaysAll)
    } else {
      row(.id(id.appending("effect")), LoanWords.effectOfRepayment, repayment.effect.map(LoanWords.text))
      paymentAfter(outcome, id)
      if outcome.endsAfter.value != facts.ends.value {
        row(.id(id.appending("ends-after")), LoanWords.endsAfter, outcome.endsAfter, caption: endNow)
      }
    }
    if outcome.interestSaved.value?.isPositive ?? false {
      row(.id(id.appending("saved")), LoanWords.interestSaved, outcome.interestSaved, tone: .positive)
    }
  }

  /// The payment after the repayment; empty if it is unknown or stays the same.
  private func paymentAfter(_ outcome: RepaymentOutcome, _ id: ItemID) -> [Item] {
    guard let after = outcome.paymentAfter.value else { return [] }
    let now = loan.nextRegularPayment
    guard after != now else { return [] }
    return row(
      .id(id.appending("payment-after")), LoanWords.paymentAfter, outcome.paymentAfter, states: .comingPayment,
      caption: now.map { said(LoanWords.nowIs(value($0))) })
  }

  /// The caption with the present end of the loan; `nil` if it is unknown.
  private var endNow: SpokenText? {
    facts.ends.value.map { said(LoanWords.nowIs(value($0))) }
  }
}

extension LoanSection {
  /// A note that a schedule does not contain the next repayment that was booked or expected on the day of the facts;
  /// empty if there is none.
  func beforeRepayment(_ part: PartID) -> [Item] {
    guard let booked = loan.repaymentOutsideSchedule else { return [] }
    return note(part, LoanWords.scheduleBefore(booked, on: text(booked.on)), tone: .attention)
  }
}
