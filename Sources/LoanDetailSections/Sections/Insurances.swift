public import DesignSystem
import LoanArithmetic
import Loans
public import Localization

/// The insurance policies of the product, with their terms and the right to a refund of the premium.
///
/// ```
/// Insurance
///   Life and health
///     Insurer . . . . . . . . . . . .  Insurer
///     Valid until . . . . .  December 10, 2026
///       expires in 19 days
/// ```
public struct Insurances: LoanSection {
  public static let name = SectionName.insurance
  public static let priority = Priority.low
  public static let summary = "The insurance policies, each with its last day, its premium and the right to give it up."
  public static let needs = [NeededFact("insurance", \.insurance)]

  public let loan: LoanOnScreen
  public init(_ loan: LoanOnScreen) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.insurance }

  public var items: [Item] {
    list(LoanWords.insurance, facts.insurance) { policies in
      each(policies, named: Self.name(of:)) { id, policy in
        section(.id(id), LoanWords.text(of: policy.kind), rows(of: policy, id))
      }
    }
  }

  private static func name(of policy: InsurancePolicy) -> String {
    "insurance.\(InsurancePolicy.Kind.named.name(of: policy.kind))"
  }

  @ItemsBuilder
  private func rows(of policy: InsurancePolicy, _ id: ItemID) -> [Item] {
    let (expiry, tone) = expiry(of: policy)
    row(.id(id.appending("insurer")), LoanWords.insurer, policy.insurer)
    row(.id(id.appending("number")), LoanWords.policy, policy.number)
    row(.id(id.appending("from")), LoanWords.validFrom, policy.from)
    row(.id(id.appending("until")), LoanWords.validUntil, policy.until, caption: expiry, tone: tone)
    row(.id(id.appending("premium")), LoanWords.premium, policy.premium)
    row(.id(id.appending("sum")), LoanWords.insuredAmount, policy.insuredAmount)
    row(.id(id.appending("voluntary")), LoanWords.mayDoWithout, policy.isVoluntary)
    row(
      .id(id.appending("rate-without")), LoanWords.rateWithout,
      facts.lifecycle.phase.isFinal ? nil : policy.rateWithout,
      caption: policy.rateWithoutFrom.map { said(LoanWords.from(value($0))) })
    refund(of: policy.refund, id.appending("refund"))
  }

  /// The refund of the premium: its extent, where to apply for it, and the last day to apply.
  @ItemsBuilder
  private func refund(of refund: InsuranceRefund?, _ id: ItemID) -> [Item] {
    if let refund {
      let right = refund.right.map(LoanWords.text)
      if let amount = refund.amount, refund.right != InsuranceRefund.Right.none {
        row(.id(id), LoanWords.premiumRefund, amount, caption: right?(language))
      } else {
        row(.id(id), LoanWords.premiumRefund, right)
      }
      row(.id(id.appending("apply")), LoanWords.applyTo, refund.applyTo)
      deadline(.id(id.appending("by")), LoanWords.applyBy, refund.by)
    }
  }

  /// The caption and the tone of the last day of a policy. The caption is `nil` while the day is not near.
  private func expiry(of policy: InsurancePolicy) -> (caption: String?, tone: Tone) {
    guard facts.lifecycle.phase.isOpen else { return (nil, .neutral) }
    switch policy.expiry(on: day) {
    case .expired: return (LoanWords.expired(language), .critical)
    case .today: return (LoanWords.expiresToday(language), .attention)
    case .soon(let days):
      return (formatter.count(days, LoanWords.expiresIn), .attention)
    case nil: return (nil, .neutral)
    }
  }
}
