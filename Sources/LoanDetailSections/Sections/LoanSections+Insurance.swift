public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The insurance policies that belong to the product, each with its last day.
  public func insurances() -> [Item] {
    listSection("insurance", Words.insurance, facts.insurance) { policies in
      policies.mapNamed(Self.name(of:)) { id, policy in
        section(id, Words.text(of: policy.kind), rows(of: policy, id))
      }.flatMap(\.self)
    }
  }

  private static func name(of policy: InsurancePolicy) -> String {
    "insurance.\(InsurancePolicy.Kind.named.first { $0.value == policy.kind }?.key ?? "other")"
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

  /// The caption and the tone of the last day of a policy.
  private func expiry(of policy: InsurancePolicy) -> (String?, Tone) {
    guard facts.lifecycle.phase.isOpen else { return (nil, .neutral) }
    switch policy.expiry(on: day) {
    case .expired: return (Words.expired(language), .critical)
    case .today: return (Words.expiresToday(language), .attention)
    case .soon(let days):
      return ("\(Words.expiresIn(language)) \(context.formatter.count(days, Words.days))", .attention)
    case nil: return (nil, .neutral)
    }
  }
}
