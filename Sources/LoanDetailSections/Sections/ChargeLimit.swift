public import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
public import Localization

/// The cap on all charges of the loan: the charges so far, the charges still possible, and the day of reaching the cap.
///
/// ```
/// The most that can be charged
///   Cap on all charges  . . . . . RUB 10,000.00
///     100% of the original amount
///   Charged so far    RUB 1,280.00 of 10,000.00
///   May still be charged  . . . .  RUB 8,720.00
///   Reached if nothing is paid  March 10, 2027
///   Interest rate at most . . . . .  0.8% a day
/// ```
public struct ChargeLimit: LoanSection {
  public static let name = SectionName.chargeLimit
  public static let priority = Priority.low
  public static let summary = "The limit of all charges, what is charged of it, and when it is reached."
  public static let needs = [NeededFact("terms.chargeCap", \.terms.chargeCap)]

  public let loan: LoanOnScreen
  public init(_ loan: LoanOnScreen) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.mostThatMayBeCharged }
  public var silence: String? { silenceWhenOver }

  public var items: [Item] {
    members(LoanWords.chargeCap, of: facts.terms.chargeCap) { cap in
      limit(cap)
      charged
      state
      row("daily", LoanWords.dailyCap, cap.dailyPercent.map { Rate(percent: $0, period: .day) })
    }
  }

  /// The cap in money, with its percentage if the source states one or, if the sum is unknown, in percent.
  private func limit(_ cap: ChargeCap) -> [Item] {
    let share: (ExactDecimal) -> Value = { percent in
      self.percent(percent) { LoanWords.percent($0, of: .originalAmount) }
    }
    guard loan.chargeCap.value != nil else {
      return row(
        .id("terms.charge-cap"), LoanWords.chargeCap, facts.terms.chargeCap.map { _ in cap.percent.map(share) }
      ) {
        $0 ?? value(LoanWords.unreadable)
      }
    }
    return row(
      .id("terms.charge-cap"), LoanWords.chargeCap, loan.chargeCap,
      caption: loan.chargeCapPercent.map(share).map { SpokenText($0.text, spoken: $0.spoken) })
  }

  /// The charges so far, as a part of the cap if both are known.
  private var charged: [Item] {
    guard let charged = loan.chargedSoFar.value, let cap = loan.chargeCap.value, cap.isPositive else {
      return row("charged", LoanWords.chargedSoFar, loan.chargedSoFar)
    }
    trace(id("charged"), [loan.chargedSoFar.source, loan.chargeCap.source])
    let words = said(LoanWords.part(value(charged), of: value(cap)))
    let text = [words, qualification(of: loan.chargedSoFar)].joinedTexts(by: language.semicolon) ?? words
    let permille = min(max(Int128(charged.minorUnits) * 1000 / Int128(cap.minorUnits), 0), 1000)
    return [
      .progress(
        ProgressBar(
          id: id("charged"), label: LoanWords.chargedSoFar(language), permille: Int(permille), text: text.text,
          spoken: text.spoken))
    ]
  }

  /// The charges still possible and the day of reaching the cap, or a note that the cap is reached or exceeded.
  @ItemsBuilder
  private var state: [Item] {
    if let above = loan.chargedAboveCap {
      let _ = trace(id("above"), [loan.chargedSoFar.source, loan.chargeCap.source])
      note("above", LoanWords.chargedAboveCap(value(above)), tone: .critical)
    } else if loan.chargeable.value?.isZero ?? false {
      let _ = trace(id("reached"), [loan.chargeable.source])
      note("reached", LoanWords.nothingMoreMayBeCharged, tone: .positive)
    } else {
      row("left", LoanWords.mayStillBeCharged, loan.chargeable)
      row(
        "until", LoanWords.capReachedIfUnpaid, loan.chargeCapReached,
        caption: loan.chargeCapReached.value.flatMap { timeLeft(toComing: $0) })
    }
  }
}
