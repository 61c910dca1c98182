import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The shop and the order, which the `specifics` of a record state.
struct Purchase: Sendable {
  var merchant: Fact<LocalizedText>
  /// The order; `nil` if the source does not state it.
  var order: Order?

  init(_ reader: ObjectReader, currency: Currency) {
    merchant = reader.localizedText("merchant")
    order = reader.object("order").map { Order($0, currency: currency) }
  }
}

/// An order at a shop.
struct Order: Sendable {
  /// The state of an order.
  enum State: String, Sendable, CaseIterable {
    case placed, onItsWay, delivered, partlyReturned, returned
  }

  /// The shop's number of the order.
  var number: Fact<DataText>
  var placedOn: Fact<CalendarDate>
  var state: Fact<State>
  var returnedOn: Fact<CalendarDate>
  /// The last day for the refund of returned articles.
  var refundBy: Fact<CalendarDate>
  var items: Fact<[OrderItem]>

  init(_ reader: ObjectReader, currency: Currency) {
    number = reader.text("number")
    placedOn = reader.date("placedOn")
    state = reader.name("state", of: State.self)
    returnedOn = reader.date("returnedOn")
    refundBy = reader.date("refundBy")
    items = reader.objects("items") { OrderItem($0, currency: currency) }
    reader.reportUnread()
  }
}

/// An article of an order.
struct OrderItem: Sendable, Hashable {
  var title: LocalizedText
  /// The price of one piece; `nil` if it is unknown.
  var price: Money?
  /// The number of pieces, 1...9999; 1 if the source does not state it.
  var quantity: Int

  /// Reads an article; `nil` if it has no title that can be read.
  init?(_ reader: ObjectReader, currency: Currency) {
    let title = reader.required("title", reader.localizedText("title"))
    price = reader.money("price", in: currency).value
    quantity = reader.optional("quantity", reader.integer("quantity", in: 1...9_999)) ?? 1
    guard let title else { return nil }
    self.title = title
  }

  /// The price of all pieces; `nil` if it is unknown or too large.
  var total: Money? {
    guard let price else { return nil }
    let (total, overflows) = price.minorUnits.multipliedReportingOverflow(by: Int64(quantity))
    return overflows ? nil : Money(minorUnits: total, currency: price.currency)
  }
}
