/// A person with a role in the contract.
public struct Party: Sendable, Hashable {
  public enum Role: Sendable, Hashable {
    case borrower, coBorrower, guarantor, pledgor
    /// A role that the engine does not know; the text is the source's name for it.
    case unknown(String)

    /// The known roles by their names in records.
    public static let named: [String: Role] = [
      "borrower": .borrower, "coBorrower": .coBorrower, "guarantor": .guarantor, "pledgor": .pledgor,
    ]
  }

  /// The person's customer id; `nil` if they are not a customer.
  public var customer: CustomerID?
  public var role: Role
  public var name: String?

  public init(customer: CustomerID? = nil, role: Role, name: String? = nil) {
    self.customer = customer
    self.role = role
    self.name = name
  }
}
