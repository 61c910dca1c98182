import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// ```
/// Contract
///   Product . . . . . . . . . . .  Boat loan
///   Status  . . . . . . . . . . . . . Active
///   Contract number . . . . . . . . . ••4471
///   Opened  . . . . . . . . .  March 12, 2025
/// ```
struct Contract: LoanSection {
  static let name = SectionName.contract
  static let summary =
    "The product type, the phase, the number, account and days of the contract, and a sole borrower."
  static let needs = [NeededFact("phase", group: .phase)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.contract }

  var items: [Item] {
    type
    row("status", LoanWords.status, inWords(facts.lifecycle.phase))
    ContractNumber(loan: loan)
    row("account", LoanWords.linkedAccount, facts.account)
    row("registry", LoanWords.registryID, facts.registryID, copy: facts.registryID.value?.copyable(language)) {
      value($0)
    }
    ContractDays(loan: loan)
    soleBorrower
    row("holders", LoanWords.holders, facts.holders)
    row("bundle", LoanWords.bundle, facts.bundle)
  }

  /// The name of a borrower who is the only party; otherwise empty, because ``People`` shows several parties.
  private var soleBorrower: [Item] {
    guard facts.parties.count == 1, let party = facts.parties.first, party.role == .borrower else { return [] }
    trace(id("borrower"), [source(.parties)])
    return row("borrower", LoanWords.borrower, party.name)
  }

  private var type: [Item] {
    trace(id("type"), [source(rule: "the product type's title")])
    return row("type", LoanWords.type, loan.typeTitle)
  }
}

struct ContractNumber: LoanSection {
  static let name = SectionName.contract
  static let summary = "The number of the contract."

  let loan: LoanOnScreen

  var items: [Item] { row("number", LoanWords.contractNumber, facts.contractNumber) }
}

struct ContractDays: LoanSection {
  static let name = SectionName.contract
  static let summary = "The first and the last day of the contract, and the day of its settlement."

  let loan: LoanOnScreen

  var items: [Item] {
    row("opened", LoanWords.opened, facts.opened)
    row("ends", hasEnded ? LoanWords.ended : LoanWords.ends, facts.ends, caption: contractOnly)
    row("settled", isAhead(facts.settled) ? LoanWords.toBeSettled : LoanWords.settled, facts.settled)
  }

  /// The caption "by the contract" if a booked full repayment or the phase ends the contract earlier; otherwise `nil`.
  private var contractOnly: SpokenText? {
    let isOver = facts.lifecycle.phase.isFinal && !hasEnded
    return loan.closingRepayment != nil || isOver ? said(LoanWords.byContract) : nil
  }

  private var hasEnded: Bool { facts.ends.value.map { $0 < day } ?? false }

  /// Whether a known day is after the day of the screen.
  private func isAhead(_ date: Fact<CalendarDate>) -> Bool { date.value.map { $0 > day } ?? false }
}
