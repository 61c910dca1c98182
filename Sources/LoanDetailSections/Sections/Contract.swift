public import DesignSystem
import LoanArithmetic
import Loans
public import Localization

/// The product type, the phase, the number, account and days of the contract, and a sole borrower.
///
/// ```
/// Contract
///   Product . . . . . . . . . . .  Boat loan
///   Status  . . . . . . . . . . . . . Active
///   Contract number . . . . . . . . . ••4471
///   Opened  . . . . . . . . .  March 12, 2025
/// ```
package struct Contract: LoanSection {
  package static let name = SectionName.contract
  package static let summary =
    "The product type, the phase, the number, account and days of the contract, and a sole borrower."
  package static let needs = [NeededFact("phase", group: .phase)]

  package let loan: LoanOnScreen
  package init(_ loan: LoanOnScreen) { self.loan = loan }

  package var title: LocalizedText? { LoanWords.contract }

  package var items: [Item] {
    type
    row("status", LoanWords.status, inWords(facts.lifecycle.phase))
    ContractNumber(loan)
    row("account", LoanWords.linkedAccount, facts.account)
    row("registry", LoanWords.registryID, facts.registryID, copy: facts.registryID.value?.copyable(language)) {
      value($0)
    }
    ContractDays(loan)
    soleBorrower
    row("holders", LoanWords.holders, facts.holders)
    row("bundle", LoanWords.bundle, facts.bundle)
  }

  /// The name of a borrower who is the only party. Several parties are shown in ``People``.
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

/// The number of the contract.
struct ContractNumber: LoanSection {
  static let name = SectionName.contract
  static let summary = "The number of the contract."

  let loan: LoanOnScreen
  init(_ loan: LoanOnScreen) { self.loan = loan }

  var items: [Item] { row("number", LoanWords.contractNumber, facts.contractNumber) }
}

/// The first and the last day of the contract, and the day of its settlement.
struct ContractDays: LoanSection {
  static let name = SectionName.contract
  static let summary = "The first and the last day of the contract, and the day of its settlement."

  let loan: LoanOnScreen
  init(_ loan: LoanOnScreen) { self.loan = loan }

  var items: [Item] {
    row("opened", LoanWords.opened, facts.opened)
    row("ends", hasEnded ? LoanWords.ended : LoanWords.ends, facts.ends, caption: contractOnly)
    row("settled", isAhead(facts.settled) ? LoanWords.toBeSettled : LoanWords.settled, facts.settled)
  }

  /// The caption "by the contract" if a full repayment that is booked, or the phase, ends the contract before.
  private var contractOnly: SpokenText? {
    let isOver = facts.lifecycle.phase.isFinal && !hasEnded
    return loan.closingRepayment != nil || isOver ? said(LoanWords.byContract) : nil
  }

  private var hasEnded: Bool { facts.ends.value.map { $0 < day } ?? false }

  private func isAhead(_ date: Fact<CalendarDate>) -> Bool { date.value.map { $0 > day } ?? false }
}

/// The parties of the contract with their roles.
///
/// ```
/// Parties
///   Ivan Ivanov . . . . . . . . . . . borrower
///   Anna Ivanova  . . . . . . . .  co-borrower
/// ```
public struct People: LoanSection {
  public static let name = SectionName.people
  public static let priority = Priority.low
  public static let summary = "The parties of the contract with their roles."
  public static let needs = [NeededFact("parties", group: .parties)]

  public let loan: LoanOnScreen
  public init(_ loan: LoanOnScreen) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.parties }
  public var silence: String? { facts.parties.count > 1 ? nil : "there are not several parties" }

  public var items: [Item] {
    each(facts.parties, named: Self.name(of:)) { id, party in
      Item.row(
        Row(
          id: id,
          label: party.name?(language)
            ?? (party.isNameWithheld ? LoanWords.nameWithheld : LoanWords.nameless)(language),
          value: value(LoanWords.role(of: party))))
    }
  }

  private static func name(of party: Party) -> String {
    "party.\(Party.Role.named.name(of: party.role))"
  }
}

/// The role of the requesting customer, unless they are the borrower and the only party.
struct CustomerRole: LoanSection {
  static let name = SectionName.contract
  static let summary = "The role of the customer who asks."

  let loan: LoanOnScreen
  init(_ loan: LoanOnScreen) { self.loan = loan }

  var items: [Item] {
    if case .customer = loan.scope, let party = facts.party(of: loan.scope),
      facts.parties.count > 1 || party.role != .borrower
    {
      let _ = trace(id("role"), [source(.parties)])
      row("role", LoanWords.yourRole, LoanWords.role(of: party))
    }
  }
}
