public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
public import LoanDetailSections
public import Loans
import Localization

extension Instalment {
  /// The standard screens, with the purchase and a timeline of all payments.
  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    let bought = Bought(loan: loan, purchase: purchase)
    return switch screen {
    case .main:
      standard?
        .replacing(.paymentsAround, with: PaymentsAround(loan, isComplete: true))
        .before(.terms, bought)
    case .details: standard?.after(.contract, bought)
    default: standard
    }
  }

  /// The contradictions of the facts, and a full cost of a contract that is no loan: by law, only a loan has one.
  public var contradictions: [Diagnostic] {
    guard isLoan.value == false, let cost = record.facts.terms.fullCost.value else { return record.contradictions }
    return record.contradictions + [
      .contradiction(
        at: isLoan, "The contract is said to be no loan, and a full cost is stated.", found: "false",
        expected: "true beside a full cost of \(cost.percent)%, or a full cost that is not applicable")
    ]
  }

  /// The status that the contract is no loan by law, if the source states this.
  public func ownStatuses(in context: PresentationContext) -> [Status] {
    guard isLoan.value == false else { return [] }
    return [status("status.no-loan", Words.notALoan, from: isLoan, in: context)]
  }
}

/// The purchase: the shop, the order with its state, and each article with its price.
///
/// ```
/// Purchase
///   Shop  . . . . . . . . . . .  Example Sound
///   Order . . . . . . . . . . . . . . . A-1042
///   State of the order  . . . . . .  delivered
///   Headphones  . . . . . . . .  RUB 11,000.00
/// ```
struct Bought: LoanSection {
  static let name: SectionName = "purchase"
  static let summary = "What was bought: the shop, the order with its state, and each thing with its price."

  let loan: LoanOnScreen
  let purchase: Purchase?

  var title: LocalizedText? { Words.purchase }

  var items: [Item] {
    if let purchase {
      row("merchant", Words.merchant, purchase.merchant)
      if let order = purchase.order { rows(of: order) }
    }
  }

  /// The order with its state and days, and each article with its price.
  @ItemsBuilder
  private func rows(of order: Order) -> [Item] {
    row("number", Words.orderNumber, order.number)
    row("state", Words.orderState, loan.ofItsDay(order.state)) { value(Words.text(of: $0)) }
    row("placed", Words.placedOn, order.placedOn)
    row("returned", Words.returnedOn, order.returnedOn)
    row("refund-by", Words.refundBy, order.refundBy, caption: order.refundBy.value.flatMap { timeLeft(toComing: $0) })
    list(Words.things, order.items) { things in
      each(things, named: { _ in "purchase.thing" }) { id, thing in
        let _ = trace(id, [order.items.source])
        if let total = thing.total {
          row(.id(id), thing.title, total, caption: pieces(of: thing))
        } else {
          row(.id(id), Words.thing, thing.title)
        }
      }
    }
  }

  /// The number of pieces and the price of one; `nil` for a single piece, or without a price.
  private func pieces(of thing: OrderItem) -> SpokenText? {
    guard thing.quantity > 1, let price = thing.price else { return nil }
    return said(Words.pieces(formatter.number(thing.quantity), at: value(price)))
  }
}
