public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

extension LoanSections {
  /// The insurances that go with the product, each with its expiry.
  public func insurances() -> [Item] {
    listSection("insurance", Words.insurance, facts.insurance) { policies in
      policies.mapNamed(Self.name(of:)) { id, policy in
        section(id, Words.text(of: policy.kind), rows(of: policy, id))
      }.flatMap(\.self)
    }
  }

  /// What secures the debt, except what a product shows in its own way.
  public func securities(except own: Security? = nil) -> [Item] {
    listSection("security", Words.security, facts.security) { securities in
      var others = securities
      if let index = others.firstIndex(where: { $0 == own }) { others.remove(at: index) }
      return others.mapNamed(Self.name(of:)) { id, security in
        section(id, Words.text(of: security.kind), rows(of: security, id))
      }.flatMap(\.self)
    }
  }

  /// What is known of one security, a row each.
  public func rows(of security: Security, _ id: ItemID) -> [Item] {
    let valued = security.valuedOn.map { "\(Words.valuedOn(language)) \(context.formatter.date($0).text)" }
    return textRow(id.appending("kind"), Words.securityKind, security.title.map { $0(language) })
      + textRow(id.appending("address"), Words.address, security.address)
      + textRow(id.appending("registration"), Words.registration, security.registration.map(text))
      + (security.value.map {
        [
          .row(
            Row(id: id.appending("value"), label: Words.securityValue(language), value: value($0), caption: valued))
        ]
      } ?? [])
  }

  /// The people bound by the contract and their roles.
  public func people() -> [Item] {
    guard facts.parties.count > 1 else { return [] }
    trace("parties", [source(.parties)])
    let rows = facts.parties.mapNamed(Self.name(of:)) { id, party in
      Item.row(
        Row(
          id: id, label: party.name ?? Words.nameless(language),
          value: .text(Words.text(of: party.role)(language))))
    }
    return section("parties", Words.parties, rows)
  }

  /// The papers that go with the product.
  func papers() -> [Item] {
    listSection("documents", Words.documents, facts.documents) { documents in
      documents.mapNamed({ "document.\($0.id)" }) { id, document in
        Item.row(
          Row(
            id: id, label: document.title(language),
            value: document.date.map { value($0) } ?? .text(Words.undated(language))))
      }
    }
  }

  /// A row for a text; nothing without one.
  public func textRow(_ id: ItemID, _ label: LocalizedText, _ text: String?) -> [Item] {
    text.map { [.row(Row(id: id, label: label(language), value: .text($0)))] } ?? []
  }

  private static func name(of policy: InsurancePolicy) -> String {
    "insurance.\(InsurancePolicy.Kind.named.first { $0.value == policy.kind }?.key ?? "other")"
  }

  private static func name(of security: Security) -> String {
    "security.\(Security.Kind.named.first { $0.value == security.kind }?.key ?? "other")"
  }

  private static func name(of party: Party) -> String {
    "party.\(Party.Role.named.first { $0.value == party.role }?.key ?? "other")"
  }

  private func rows(of policy: InsurancePolicy, _ id: ItemID) -> [Item] {
    func dayRow(
      _ part: String, _ label: LocalizedText, _ date: CalendarDate?, caption: String? = nil, tone: Tone = .neutral
    ) -> [Item] {
      date.map {
        [.row(Row(id: id.appending(part), label: label(language), value: value($0), caption: caption, tone: tone))]
      } ?? []
    }
    func moneyRow(_ part: String, _ label: LocalizedText, _ money: Money?) -> [Item] {
      money.map { [.row(Row(id: id.appending(part), label: label(language), value: value($0)))] } ?? []
    }
    let (expiry, tone) = expiry(of: policy)
    return textRow(id.appending("insurer"), Words.insurer, policy.insurer)
      + textRow(id.appending("number"), Words.policy, policy.number.map(text))
      + dayRow("from", Words.validFrom, policy.from)
      + dayRow("until", Words.validUntil, policy.until, caption: expiry, tone: tone)
      + moneyRow("premium", Words.premium, policy.premium)
      + moneyRow("sum", Words.insuredAmount, policy.insuredAmount)
  }

  /// What is to be said of a policy's last day: that it has passed, or that it is within a month.
  private func expiry(of policy: InsurancePolicy) -> (String?, Tone) {
    guard facts.lifecycle.phase.isOpen, let until = policy.until else { return (nil, .neutral) }
    let days = day.days(until: until)
    if days < 0 { return (Words.expired(language), .critical) }
    if days == 0 { return (Words.expiresToday(language), .attention) }
    guard days <= 30 else { return (nil, .neutral) }
    return ("\(Words.expiresIn(language)) \(context.formatter.count(days, Words.days))", .attention)
  }
}
