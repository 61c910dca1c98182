public import LoanArithmetic
public import Localization

/// A part of the debt that is repaid by a plan of its own, such as a purchase in instalments.
public struct SubPlan: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case instalments, cash, balanceTransfer, promotional
    /// A kind of the source's own; the text is the source's word for it.
    case other(String)

    /// The known kinds by their names in records.
    public static let named: [String: Kind] = [
      "instalments": .instalments, "cash": .cash, "balanceTransfer": .balanceTransfer, "promotional": .promotional,
      "other": .other("other"),
    ]
  }

  /// The id in the source, unique in the product.
  public var id: String
  public var kind: Kind
  /// The title in the source; `nil` to use the engine's own words for the kind.
  public var title: LocalizedText?
  /// The name of the seller.
  public var merchant: DataText?
  /// The first day of the plan.
  public var opened: CalendarDate?
  /// The last day of the plan.
  public var ends: CalendarDate?
  /// The debt at the beginning.
  public var original: Money?
  /// The debt that is left.
  public var left: Money?
  /// The regular payment.
  public var payment: Money?
  /// Who pays, if it is not the customer.
  public var payer: LocalizedText?
  /// The day of the next payment.
  public var nextDue: CalendarDate?
  /// The number of payments made.
  public var paid: Int?
  /// The number of all payments.
  public var payments: Int?
  public var rate: Rate?
  /// The payments of the plan, the earliest first; empty if the source does not list them. Those that the customer has
  /// missed are overdue, and ``LoanOnDay/planPayments`` contains those to come.
  public var schedule: [ScheduleRow]
  /// The separate product for the plan, if it has one.
  public var product: RelatedProduct?

  /// Whether nothing is left to pay.
  var isRepaid: Bool { left?.isPositive == false || paid != nil && paid == payments }

  public init(
    id: String, kind: Kind, title: LocalizedText? = nil, merchant: DataText? = nil, opened: CalendarDate? = nil,
    ends: CalendarDate? = nil, original: Money? = nil, left: Money? = nil, payment: Money? = nil,
    payer: LocalizedText? = nil, nextDue: CalendarDate? = nil, paid: Int? = nil, payments: Int? = nil,
    rate: Rate? = nil, schedule: [ScheduleRow] = [], product: RelatedProduct? = nil
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.merchant = merchant
    self.opened = opened
    self.ends = ends
    self.original = original
    self.left = left
    self.payment = payment
    self.payer = payer
    self.nextDue = nextDue
    self.paid = paid
    self.payments = payments
    self.rate = rate
    self.schedule = schedule
    self.product = product
  }
}
