public import LoanArithmetic
public import Localization

/// A person with a role in the contract.
public struct Party: Sendable, Hashable {
  public enum Role: Sendable, Hashable {
    case borrower, coBorrower, guarantor, pledgor
    /// Pays for the borrower without owing the debt.
    case payer
    /// Inherits from the borrower.
    case heir
    /// A role of the source's own; the text is the source's word for it.
    case unknown(String)

    /// The known roles by their names in records.
    public static let named: [String: Role] = [
      "borrower": .borrower, "coBorrower": .coBorrower, "guarantor": .guarantor, "pledgor": .pledgor,
      "payer": .payer, "heir": .heir, "other": .unknown("other"),
    ]
  }

  /// The person's customer id; `nil` if they are not a customer.
  public var customer: CustomerID?
  public var role: Role
  /// The source's own name of the role; `nil` to use the engine's words.
  public var title: LocalizedText?
  public var name: DataText?
  /// Whether there is a name that must not be shown.
  public var isNameWithheld: Bool
  /// The part of each payment that they pay, in percent, as the parties have agreed.
  public var share: ExactDecimal?
  /// The part of the next payment that they pay, as the parties have agreed.
  public var pays: Money?

  public init(
    customer: CustomerID? = nil, role: Role, title: LocalizedText? = nil, name: DataText? = nil,
    isNameWithheld: Bool = false, share: ExactDecimal? = nil, pays: Money? = nil
  ) {
    self.share = share
    self.pays = pays
    self.customer = customer
    self.role = role
    self.title = title
    self.name = name
    self.isNameWithheld = isNameWithheld
  }
}

extension [Party] {
  /// Returns the parties as a scope may see them. A party to a contract sees the roles of all others, because they show
  /// who else is bound by it, but the name and the customer id only of themselves. Staff
  /// (``CustomerScope/allCustomers``) see everything. Who pays which part is seen by all.
  ///
  /// ``LoanRecord`` applies the rule when it is created. A source that may disclose a name to the other parties, for
  /// example because the contract itself states it, sets the parties of the record's facts again afterwards.
  package func visible(to scope: CustomerScope) -> [Party] {
    guard case .customer(let customer) = scope else { return self }
    return map {
      $0.customer == customer
        ? $0
        : Party(
          role: $0.role, title: $0.title, isNameWithheld: $0.name != nil || $0.isNameWithheld, share: $0.share,
          pays: $0.pays)
    }
  }
}
