public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

/// The product type, the phase, and the number and days of the contract.
///
/// ```
/// Contract
///   Type  . . . . . . . . . . . .  Boat loan
///   Status  . . . . . . . . . . . . . active
///   Contract number . . . . . . . . . ••4471
///   Opened  . . . . . . . . .  March 12, 2025
/// ```
public struct Contract: LoanSection {
  public static let name = SectionName.contract
  public static let summary = "The product type, the phase, and the number and days of the contract."
  public static let needs = [NeededFact("phase", group: .phase)]

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.contract }

  public var items: [Item] {
    type
    row("status", LoanWords.status, LoanWords.text(of: facts.lifecycle.phase))
    ContractNumber(loan)
    row("registry", LoanWords.registryID, facts.registryID, copy: facts.registryID.value) { value($0) }
    ContractDays(loan)
    row("holders", LoanWords.holders, facts.holders)
    row("bundle", LoanWords.bundle, facts.bundle)
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

  let loan: ShownLoan
  init(_ loan: ShownLoan) { self.loan = loan }

  var items: [Item] { row("number", LoanWords.contractNumber, facts.contractNumber) }
}

/// The first and the last day of the contract, and the day on which it was settled.
struct ContractDays: LoanSection {
  static let name = SectionName.contract
  static let summary = "The first and the last day of the contract, and the day on which it was settled."

  let loan: ShownLoan
  init(_ loan: ShownLoan) { self.loan = loan }

  var items: [Item] {
    row("opened", LoanWords.opened, facts.opened)
    row("ends", hasEnded ? LoanWords.ended : LoanWords.ends, facts.ends)
    row("settled", LoanWords.settled, facts.settled)
  }

  private var hasEnded: Bool { facts.ends.value.map { $0 < day } ?? false }
}
