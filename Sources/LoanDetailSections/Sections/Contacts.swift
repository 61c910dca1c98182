import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The organisations and persons whom the customer can ask. On the main screen, only those that now act in place of the
/// bank: the collector of a debt in collection, the organisations of a transfer, or those of a court case or an
/// inheritance.
///
/// ```
/// Contacts
///   Debt collector
///     Name  . . . . . . . . .  North Collectors
///     Telephone . . . . . . .  +7 800 555 35 35
///     Hours . . . . . . . . . weekdays, 9 to 18
/// ```
struct Contacts: LoanSection {
  static let name = SectionName.contacts
  static let priority = Priority.low
  static let summary = "The organisations and persons whom the customer can ask."
  static let needs = [NeededFact("contacts", \.contacts)]

  let loan: LoanOnScreen
  var screen = ScreenID.details

  var title: LocalizedText? { LoanWords.contacts }
  var silence: String? {
    screen == .main && rolesNow.isEmpty ? "nobody acts in place of the bank" : nil
  }

  var items: [Item] {
    list(LoanWords.contacts, facts.contacts) { contacts in
      each(contacts.filter(isShown), named: Self.name(of:)) { id, contact in
        section(.id(id), LoanWords.text(of: contact, on: day), rows(of: contact, id))
      }
    }
  }

  /// The roles that now act in place of the bank.
  private var rolesNow: Set<Contact.Role> {
    let overlays = facts.lifecycle.overlays
    var roles: Set<Contact.Role> = overlays.contains(.collections) ? [.collector] : []
    if overlays.contains(.bankruptcy) { roles.formUnion([.trustee, .court]) }
    if overlays.contains(.borrowerDied) { roles.formUnion([.notary, .insurer]) }
    if overlays.contains(.courtDecision) { roles.formUnion([.bailiff, .court]) }
    if facts.lifecycle.phase == .transferred || overlays.contains(.servicingTransfer) {
      roles.formUnion([.creditor, .servicer, .collector])
    }
    return roles
  }

  /// The contacts that the screen shows; empty if they are unknown.
  var shown: [Contact] { (facts.contacts.value ?? []).filter(isShown) }

  /// Whether the screen shows a contact.
  private func isShown(_ contact: Contact) -> Bool {
    guard screen == .main else { return true }
    return rolesNow.contains(contact.role) && contact.until.map { $0 >= day } ?? true
  }

  private static func name(of contact: Contact) -> String {
    "contacts.\(Contact.Role.named.name(of: contact.role))"
  }

  @ItemsBuilder
  private func rows(of contact: Contact, _ id: ItemID) -> [Item] {
    row(.id(id.appending("name")), LoanWords.name(of: contact.role), contact.name)
    row(.id(id.appending("address")), LoanWords.address, contact.address)
    each(contact.phones, named: { _ in "\(id).phone" }) { id, phone in
      Item.row(
        Row(
          id: id, label: LoanWords.phone(language), value: value(Self.number(of: phone)),
          destination: phone.copyable(language).flatMap(Link.init(telephone:)).map(Destination.link)))
    }
    row(.id(id.appending("hours")), LoanWords.hours, contact.hours)
    if let link = contact.link {
      Item.row(
        Row(
          id: id.appending("link"), label: (link.isTelephone ? LoanWords.phone : LoanWords.webPage)(language),
          value: value(link.text), destination: .link(link(language))))
    }
    row(.id(id.appending("registry")), LoanWords.organisationNumber, contact.registryNumber)
    row(.id(id.appending("from")), LoanWords.responsibleFrom, contact.from)
    row(.id(id.appending("until")), LoanWords.responsibleUntil, contact.until)
  }

  /// The telephone number as it is written, without the beginning `tel:` of a link.
  private static func number(of phone: DataText) -> DataText {
    phone.raw.hasPrefix("tel:") ? DataText(String(phone.raw.dropFirst("tel:".count))) : phone
  }
}

extension Link {
  /// Creates the link of a written telephone number, such as `+7 (800) 555-35-35`; `nil` if it cannot be dialled.
  fileprivate init?(telephone text: String) {
    let number = text.hasPrefix("tel:") ? text.dropFirst("tel:".count) : text[...]
    guard number.allSatisfy({ "+0123456789 .-()\u{a0}".contains($0) }) else { return nil }
    self.init("tel:" + number.filter { "+0123456789".contains($0) })
  }
}
