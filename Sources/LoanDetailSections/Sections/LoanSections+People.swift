public import DesignSystem
import LoanDetailCore

extension LoanSections {
  /// The parties of the contract with their roles; empty if there is only one.
  public func people() -> [Item] {
    guard facts.parties.count > 1 else { return [] }
    trace("parties", [source(.parties)])
    let rows = facts.parties.mapNamed(Self.name(of:)) { id, party in
      Item.row(
        Row(
          id: id, label: party.name ?? (party.isNameWithheld ? Words.nameWithheld : Words.nameless)(language),
          value: .text(Words.text(of: party.role)(language))))
    }
    return section("parties", Words.parties, rows)
  }

  private static func name(of party: Party) -> String {
    "party.\(Party.Role.named.first { $0.value == party.role }?.key ?? "other")"
  }

  /// The role of the customer who asks, unless they are the only borrower.
  func roleRow() -> [Item] {
    guard case .customer = scope, let role = facts.role(of: scope), facts.parties.count > 1 || role != .borrower else {
      return []
    }
    trace("contract.role", [source(.parties)])
    return [
      .row(
        Row(
          id: "contract.role", label: Words.yourRole(language), value: .text(Words.text(of: role)(language))))
    ]
  }
}
