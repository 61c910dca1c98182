import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The `specifics` of a record: where the customer bought something, and what.
struct Purchase: Sendable {
  var merchant: Fact<LocalizedText>
  var order: Order?

  init(_ reader: ObjectReader, currency: Currency) {
    merchant = reader.localizedText("merchant")
    order = reader.object("order").map { Order($0, currency: currency) }
  }
}

/// An order at a shop.
struct Order: Sendable {
  enum State: String, Sendable, CaseIterable {
    case placed, onItsWay, delivered, partlyReturned, returned
  }

  /// The number by which the shop knows the order.
  var number: Fact<String>
  var placedOn: Fact<CalendarDate>
  var state: Fact<State>
  var returnedOn: Fact<CalendarDate>
  /// The last day on which the money for what was returned comes back.
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

/// A thing that was bought.
struct OrderItem: Sendable, Hashable {
  var title: LocalizedText
  /// The price of one piece.
  var price: Money?
  /// The number of pieces, 1...9999; `nil` for one.
  var quantity: Int?

  init?(_ reader: ObjectReader, currency: Currency) {
    let title = reader.required("title", reader.localizedText("title"))
    price = reader.money("price", in: currency).value
    quantity = reader.integer("quantity", in: 1...9999).value
    guard let title else { return nil }
    self.title = title
  }

  /// The price of all pieces; `nil` if it is unknown or too large to be counted.
  var total: Money? {
    guard let price else { return nil }
    let (total, overflows) = price.minorUnits.multipliedReportingOverflow(by: Int64(quantity ?? 1))
    return overflows ? nil : Money(minorUnits: total, currency: price.currency)
  }
}
