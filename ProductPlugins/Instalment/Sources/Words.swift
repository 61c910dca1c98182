import DesignSystem
import LoanDetailSections
import Localization

/// The words that only purchases in instalments need.
enum Words {
  static let product = LocalizedText(en: "Instalments", ru: "Рассрочка")
  static let notALoan = LocalizedText(en: "Not a loan by law", ru: "По закону это не кредит")
  static let purchase = LocalizedText(en: "Purchase", ru: "Покупка")
  static let merchant = LocalizedText(en: "Shop", ru: "Магазин")
  static let orderNumber = LocalizedText(en: "Order", ru: "Заказ")
  static let orderState = LocalizedText(en: "State of the order", ru: "Состояние заказа")
  static let placedOn = LocalizedText(en: "Ordered on", ru: "Заказан")
  static let returnedOn = LocalizedText(en: "Returned on", ru: "Возвращён")
  static let refundBy = LocalizedText(en: "Refund by", ru: "Срок возврата денег")
  static let things = LocalizedText(en: "What was bought", ru: "Что куплено")
  static let thing = LocalizedText(en: "Bought", ru: "Куплено")
  /// A number of pieces with the price of one.
  static func pieces(_ count: String, at price: Value) -> LocalizedText {
    LocalizedText(en: "\(count) × \(price)", ru: "\(count) × \(price)")
  }

  /// The state of an order.
  static func text(of state: Order.State) -> LocalizedText {
    switch state {
    case .placed: LocalizedText(en: "placed", ru: "принят")
    case .onItsWay: LocalizedText(en: "on its way", ru: "в пути")
    case .delivered: LocalizedText(en: "delivered", ru: "доставлен")
    case .partlyReturned: LocalizedText(en: "a part was returned", ru: "часть возвращена")
    case .returned: LocalizedText(en: "returned", ru: "возвращён")
    }
  }
}
