import DesignSystem
public import Loans
public import Localization

/// The words about the actions that a customer may take.
extension LoanWords {
  /// The heading of the actions.
  static let actions = LocalizedText(en: "What you can do", ru: "Что можно сделать")
  /// A state of the loan with its last day.
  static func until(_ text: LocalizedText, _ day: Value) -> LocalizedText {
    LocalizedText(en: "\(text) until \(day)", ru: "\(text) до \(day)")
  }
  /// The reason why something is not possible, with its last day.
  static func reason(_ text: LocalizedText, until day: Value) -> LocalizedText {
    LocalizedText(en: "\(text) (until \(day))", ru: "\(text) (по \(day))")
  }
  /// A request with its day.
  static func request(_ text: LocalizedText, of day: Value) -> LocalizedText {
    LocalizedText(en: "\(text) (requested on \(day))", ru: "\(text) (заявка от \(day))")
  }
  static func notAvailable(_ reason: LocalizedText) -> LocalizedText {
    LocalizedText(en: "Not available: \(reason)", ru: "Недоступно: \(reason)")
  }
  static func limits(from least: Value) -> LocalizedText { LocalizedText(en: "from \(least)", ru: "от \(least)") }
  static func limits(upTo most: Value) -> LocalizedText { LocalizedText(en: "up to \(most)", ru: "до \(most)") }
  static func limits(from least: Value, upTo most: Value) -> LocalizedText {
    LocalizedText(en: "from \(least) to \(most)", ru: "от \(least) до \(most)")
  }
  /// The time until which an action counts for today. `time` includes the name of its time zone.
  static func countsToday(before time: String) -> LocalizedText {
    LocalizedText(en: "counts today if done before \(time)", ru: "зачтём сегодня, если до \(time)")
  }
  /// A time with its time zone: Moscow time (МСК), UTC, or the name of the zone's city.
  static func time(_ time: String, in zone: BankTimeZone) -> LocalizedText {
    switch zone.identifier {
    case "Europe/Moscow": return LocalizedText(en: "\(time) Moscow time", ru: "\(time) МСК")
    case "UTC": return LocalizedText(en: "\(time) UTC", ru: "\(time) UTC")
    default:
      let city = zone.city
      return LocalizedText(en: "\(time) (\(city) time)", ru: "\(time) (\(city))")
    }
  }
  static func fee(_ amount: Value) -> LocalizedText { LocalizedText(en: "fee \(amount)", ru: "комиссия \(amount)") }
  static let noFee = LocalizedText(en: "no fee", ru: "без комиссии")

  /// The customer-facing name of an action.
  public static func text(of kind: LoanAction.Kind) -> LocalizedText {
    switch kind {
    case .pay: LocalizedText(en: "Make a payment", ru: "Внести платёж")
    case .repayPart: LocalizedText(en: "Repay part early", ru: "Погасить часть досрочно")
    case .repayFull: LocalizedText(en: "Repay in full early", ru: "Погасить полностью досрочно")
    case .changePaymentDate: LocalizedText(en: "Change the payment day", ru: "Изменить дату платежа")
    case .setUpAutopay: LocalizedText(en: "Set up automatic payment", ru: "Настроить автоплатёж")
    case .takePaymentHoliday: LocalizedText(en: "Take a payment holiday", ru: "Взять кредитные каникулы")
    case .orderStatement: LocalizedText(en: "Order a statement", ru: "Заказать справку")
    case .restructure: LocalizedText(en: "Request easier terms", ru: "Попросить о реструктуризации")
    case .refuse: LocalizedText(en: "Withdraw from the loan", ru: "Отказаться от кредита")
    case .cancelInsurance: LocalizedText(en: "Cancel the insurance", ru: "Отказаться от страховки")
    case .contactAdviser: LocalizedText(en: "Contact your adviser", ru: "Связаться с менеджером")
    case .cancelRequest: LocalizedText(en: "Cancel the request", ru: "Отменить заявку")
    case .dispute: LocalizedText(en: "Dispute a transaction", ru: "Оспорить операцию")
    case .change(let name): text(of: name)
    case .other(let raw): own(raw, or: LocalizedText(en: "Another request", ru: "Другое действие"))
    }
  }

  /// The customer-facing name of a change.
  private static func text(of change: LoanChange.Name) -> LocalizedText {
    switch change {
    case .turnOnAutopay: LocalizedText(en: "Turn on automatic payment", ru: "Включить автоплатёж")
    case .turnOffAutopay: LocalizedText(en: "Turn off automatic payment", ru: "Отключить автоплатёж")
    case .cancelRepayment: LocalizedText(en: "Cancel the early repayment", ru: "Отменить досрочное погашение")
    case .changePaymentDay: LocalizedText(en: "Choose another payment day", ru: "Выбрать другой день платежа")
    case .freeze: LocalizedText(en: "Freeze the card", ru: "Заморозить карту")
    case .unfreeze: LocalizedText(en: "Unfreeze the card", ru: "Разморозить карту")
    case .extendPayment: LocalizedText(en: "Move the next payment", ru: "Перенести ближайший платёж")
    case .requestDocument: LocalizedText(en: "Ask for a document", ru: "Запросить документ")
    }
  }

  /// The heading of the links to the other screens.
  static let more = LocalizedText(en: "More", ru: "Подробнее")
}
