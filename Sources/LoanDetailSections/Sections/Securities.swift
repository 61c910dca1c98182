public import DesignSystem
import LoanArithmetic
public import Loans
public import Localization

/// The securities of the debt, except the one that the product shows itself.
///
/// ```
/// Collateral
///   Vehicle
///     Kind  . . . . . . . . . . Škoda Octavia
///     Appraised value . . . .  RUB 900,000.00
/// ```
public struct Securities: LoanSection {
  public static let name = SectionName.security
  public static let priority = Priority.low
  public static let summary = "What secures the debt."
  public static let needs = [NeededFact("security", \.security)]

  public let loan: LoanOnScreen
  let own: Security?

  /// Creates the section.
  ///
  /// - Parameters:
  ///   - loan: the loan.
  ///   - own: a security that the product shows itself.
  public init(_ loan: LoanOnScreen, except own: Security? = nil) {
    self.loan = loan
    self.own = own
  }

  public var title: LocalizedText? { LoanWords.security }

  public var items: [Item] {
    list(LoanWords.security, facts.security) { securities in
      each(others(of: securities), named: Self.name(of:)) { id, security in
        section(.id(id), LoanWords.text(of: security.kind), rows(of: security, id))
      }
    }
  }

  /// The securities without the first one that is equal to the product's own.
  private func others(of securities: [Security]) -> [Security] {
    var others = securities
    if let index = others.firstIndex(where: { $0 == own }) { others.remove(at: index) }
    return others
  }

  private static func name(of security: Security) -> String {
    "security.\(Security.Kind.named.name(of: security.kind))"
  }
}

extension LoanSection {
  /// One row per known property of a security.
  @ItemsBuilder
  public func rows(of security: Security, _ id: ItemID) -> [Item] {
    row(.id(id.appending("kind")), LoanWords.securityKind, security.title)
    row(.id(id.appending("address")), LoanWords.address, security.address)
    row(.id(id.appending("registration")), LoanWords.registration(of: security.kind), security.registration)
    row(
      .id(id.appending("value")), LoanWords.securityValue, security.value,
      caption: valuation(of: security))
    row(.id(id.appending("secured")), LoanWords.securedAmount, security.secured)
    if let lien = security.lien {
      row(.id(id.appending("lien")), LoanWords.lienRegistered, lien.registeredOn)
      row(.id(id.appending("lien.removed")), lienRemoval(lien.removedOn), lien.removedOn)
      // Once the pledge is removed, the last day for its removal has no meaning.
      if lien.removedOn == nil { row(.id(id.appending("lien.by")), LoanWords.lienRemovedBy, lien.removedBy) }
    }
  }

  /// The label of the day on which a pledge was or will be removed; without a day, that of a past one.
  private func lienRemoval(_ removed: CalendarDate?) -> LocalizedText {
    removed.map { $0 > day } ?? false ? LoanWords.lienWillBeRemoved : LoanWords.lienRemoved
  }

  /// The day of the valuation of a security, for a caption; `nil` if it is unknown.
  public func valuation(of security: Security) -> SpokenText? {
    security.valuedOn.map { said(LoanWords.valuedOn(value($0))) }
  }
}
