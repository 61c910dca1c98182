public import LoanArithmetic

/// Somebody bound by the contract.
public struct Party: Sendable, Hashable {
  /// What binds them.
  public enum Role: Sendable, Hashable {
    case borrower, coBorrower, guarantor, pledgor
    /// A role the source names in a way nobody knows.
    case unknown(String)

    /// The roles with a name of their own, by that name.
    public static let named: [String: Role] = [
      "borrower": .borrower, "coBorrower": .coBorrower, "guarantor": .guarantor, "pledgor": .pledgor,
    ]
  }

  /// Who it is at the source, when they are a customer.
  public var customer: CustomerID?
  /// What binds them.
  public var role: Role
  /// What they are called.
  public var name: String?

  /// Makes a party.
  public init(customer: CustomerID? = nil, role: Role, name: String? = nil) {
    self.customer = customer
    self.role = role
    self.name = name
  }
}

/// Something that secures the debt.
public struct Security: Sendable, Hashable {
  /// What it is.
  public enum Kind: Sendable, Hashable {
    case realEstate, vehicle, deposit
    /// Something the source names in a way nobody knows.
    case other(String)

    /// The kinds with a name of their own, by that name.
    public static let named: [String: Kind] = [
      "realEstate": .realEstate, "vehicle": .vehicle, "deposit": .deposit,
    ]
  }

  /// What it is.
  public var kind: Kind
  /// What it is, in the source's words.
  public var title: LocalizedText?
  /// Where it is.
  public var address: String?
  /// Its number in a public register, such as a cadastral number.
  public var registration: AccountNumber?
  /// Its appraised value.
  public var value: Money?
  /// The day of the appraisal.
  public var valuedOn: CalendarDate?

  /// Makes a security of which only the kind is known.
  public init(kind: Kind) { self.kind = kind }
}

/// An insurance that goes with the product.
public struct InsurancePolicy: Sendable, Hashable {
  /// What is insured.
  public enum Kind: Sendable, Hashable {
    case life, property, title, unemployment, vehicle
    /// Something the source names in a way nobody knows.
    case other(String)

    /// The kinds with a name of their own, by that name.
    public static let named: [String: Kind] = [
      "life": .life, "property": .property, "title": .title, "unemployment": .unemployment, "vehicle": .vehicle,
    ]
  }

  /// What is insured.
  public var kind: Kind
  /// Who insures it.
  public var insurer: String?
  /// The policy's number.
  public var number: AccountNumber?
  /// The first day of the cover.
  public var from: CalendarDate?
  /// The last day of the cover.
  public var until: CalendarDate?
  /// What the cover costs for its time.
  public var premium: Money?
  /// The most it pays.
  public var insuredAmount: Money?

  /// Makes a policy of which only the kind is known.
  public init(kind: Kind) { self.kind = kind }
}

/// A paper that goes with the product.
public struct Document: Sendable, Hashable {
  /// The id at the source.
  public var id: String
  /// What it is.
  public var title: LocalizedText
  /// The day it was made.
  public var date: CalendarDate?

  /// Makes a document.
  public init(id: String, title: LocalizedText, date: CalendarDate? = nil) {
    self.id = id
    self.title = title
    self.date = date
  }
}

/// Something the source wants the customer to know.
public struct Notice: Sendable, Hashable {
  /// How much it matters.
  public enum Importance: String, Sendable, Hashable, CaseIterable {
    case information, attention, critical
  }

  /// The id at the source.
  public var id: String
  /// How much it matters.
  public var importance: Importance
  /// The message in a few words.
  public var title: LocalizedText
  /// The message in full.
  public var text: LocalizedText?

  /// Makes a notice.
  public init(id: String, importance: Importance, title: LocalizedText, text: LocalizedText? = nil) {
    self.id = id
    self.importance = importance
    self.title = title
    self.text = text
  }
}
