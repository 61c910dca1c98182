package import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The header of every screen: the title, the amounts owed, and the state of the product.
///
/// ```
/// Boat loan · contract ••4471
///   You owe  . . . . . . . . .  RUB 287,268.56
///   To pay off in full  . . . . RUB 288,010.11
///   Paid on schedule
/// ```
struct LoanHeader: LoanSection {
  static let name: SectionName = "header"
  static let summary = "The title, the amounts owed, and the state of the product."
  static let needs = [NeededFact("title", \.title), NeededFact("contractNumber", \.contractNumber)]

  let loan: LoanOnScreen

  var items: [Item] { item }

  var item: Item {
    trace(id, sources)
    return .header(
      Header(
        title: facts.title(orType: loan.typeTitle)(language), subtitle: subtitle,
        amounts: [balance].compactMap(\.self) + inOtherCurrencies + [overpaid, overdue, payoff].compactMap(\.self),
        statuses: allStatuses,
        missing: facts.lifecycle.overlays.contains(.partialData)
          ? [lack("status.partialData", LoanWords.partOfData, because: .notDelivered)] : []))
  }

  /// The shared statuses with the product's own. Own statuses that need attention come before the first shared one that
  /// does not; the others come last.
  var allStatuses: [Status] {
    let shared = statuses
    let own = loan.ownStatuses
    if own.isEmpty { return shared }
    let needsAttention = { (status: Status) in status.tone == .attention || status.tone == .critical }
    let place = shared.firstIndex { !needsAttention($0) } ?? shared.count
    return shared[..<place] + own.filter(needsAttention) + shared[place...] + own.filter { !needsAttention($0) }
  }

  private var subtitle: String? {
    facts.contractNumber.value.map { LoanWords.contractShort(value($0))(language) }
  }

  /// The debt or, if it is unknown, the principal; `nil` if both are unknown. A debt below zero is in the customer's
  /// favour.
  private var balance: Amount? {
    let total = facts.debt.total
    if let money = total.value, money.minorUnits < 0, let magnitude = money.magnitude {
      return prominent(
        .id("debt.total"), LoanWords.inYourFavour, total.map { _ in magnitude }, states: .balance, tone: .positive)
    }
    return prominent(.id("debt.total"), labelOfDebt, total, states: .balance, caption: unknownDay(of: total))
      ?? prominent(
        .id("debt.principal"), LoanWords.principalOwed, facts.debt.principal, states: .balance,
        caption: unknownDay(of: facts.debt.principal))
  }

  /// The label of the debt, which states who owes it.
  private var labelOfDebt: LocalizedText {
    if loan.isDebtOfDeceased { return LoanWords.debtOfDeceased }
    guard loan.isOwedByReader else { return LoanWords.borrowerOwes }
    return loan.isOwedToAnother ? LoanWords.owedToNewLender : LoanWords.owed
  }

  /// The debts in other currencies, which are not part of the balance.
  private var inOtherCurrencies: [Amount] {
    loan.debtsInOtherCurrencies.compactMap { debt in
      let code = debt.currency.code
      return prominent(.id("debt.other.\(code)"), LoanWords.alsoOwed(in: code), debt.amount, states: .balance)
    }
  }

  /// The caption that the day of an amount is unknown; `nil` if it is known, if the amount is not the source's own, and
  /// for an ended product, whose amounts no longer change.
  private func unknownDay(of fact: Fact<Money>) -> SpokenText? {
    guard facts.lifecycle.phase.isOpen, facts.asOf == nil, case .known(_, .provider, nil) = fact else { return nil }
    return said(LoanWords.unknownDay)
  }

  /// The overpaid amount; `nil` unless it is positive.
  private var overpaid: Amount? {
    guard let money = facts.debt.overpaid.value, money.isPositive else { return nil }
    return prominent(.id("debt.overpaid"), LoanWords.inYourFavour, facts.debt.overpaid, tone: .positive)
  }

  /// The overdue amount; `nil` unless it is positive.
  private var overdue: Amount? {
    let fact = loan.overdueAmount
    guard let money = fact.value, money.isPositive else { return nil }
    return prominent(
      .id("debt.overdue"), LoanWords.overdueAmount, fact, states: .overdue, tone: .critical)
  }

  /// The sum that repays everything, with its day and its daily growth; `nil` if the header does not show it.
  private var payoff: Amount? {
    guard loan.isPayoffInHeader, let payoff = facts.debt.payoff.value else { return nil }
    let validOn = payoff.validOn.map { said(LoanWords.payoffOn(value($0))) }
    let perDiem = loan.payoffGrowth.value.flatMap { $0.isZero ? nil : said(LoanWords.perDiem(value($0))) }
    return prominent(
      .id("debt.payoff"), LoanWords.payoff, facts.debt.payoff.map(\.amount), states: .payoff,
      caption: [validOn, perDiem].joinedTexts(by: language.comma))
  }
}

extension LoanOnScreen {
  /// Whether the header shows the payoff amount: it is known, and the loan is not over.
  var isPayoffInHeader: Bool { facts.lifecycle.phase.isOpen && facts.debt.payoff.value != nil }

  /// The status that the header shows first.
  package var firstStatus: Status? { LoanHeader(loan: self).allStatuses.first }
}
