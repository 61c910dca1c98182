public import DesignSystem
import LoanArithmetic
import Loans
public import Localization

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

  var items: [Item] {
    if case .customer = loan.scope, let party = facts.party(of: loan.scope),
      facts.parties.count > 1 || party.role != .borrower
    {
      let _ = trace(id("role"), [source(.parties)])
      row("role", LoanWords.yourRole, LoanWords.role(of: party))
    }
  }
}
