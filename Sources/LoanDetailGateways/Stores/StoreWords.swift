import LoanDetailJSON
import Loans
import Localization

/// The reasons for which a store refuses an event, in the customer's words: parts of a sentence, as the reasons of
/// unavailable actions are.
enum StoreWords {
  static let notOffered = LocalizedText(en: "the bank does not offer it now", ru: "сейчас банк этого не предлагает")
  static let alreadyRequested = LocalizedText(en: "it has already been asked for", ru: "об этом уже попросили")
  static let onlyForBorrowers = LocalizedText(
    en: "only the borrower can ask for it", ru: "об этом может попросить только заёмщик")
  static let noBooking = LocalizedText(
    en: "no early repayment is booked for this day", ru: "на этот день досрочное погашение не назначено")
  static let tooLateToCancel = LocalizedText(
    en: "the last day to cancel it is over", ru: "последний день для отмены прошёл")
  static let tooLateToAsk = LocalizedText(
    en: "the last day to ask for it is over", ru: "последний день, когда можно было об этом попросить, прошёл")
  static let noExtensionLeft = LocalizedText(
    en: "the contract allows no more extensions", ru: "по договору больше нельзя переносить платежи")
  static let samePaymentDay = LocalizedText(
    en: "the payments are already on this day", ru: "платежи уже приходятся на это число")
}

extension StoreWords {
  /// Why a record may be out of date.
  static let sourceIsSilent = LocalizedText(
    en: "the bank’s system does not answer; these are its last known data",
    ru: "система банка не отвечает, показаны последние полученные данные")
}

/// A text that becomes a part of a record, in the languages of the program.
struct DataWords {
  let english: String
  let russian: String

  var value: JSONValue { .object([.init("en", .string(english)), .init("ru", .string(russian))]) }
}

extension StoreWords {
  /// The reason of a frozen card, for everybody who sees the record.
  static let frozenByCustomer = DataWords(
    english: "the card was frozen at a customer’s request", russian: "карта заморожена по просьбе клиента")

  /// What the customer has asked for, if the bank has not decided about it yet; `nil` for a change that is made at
  /// once.
  static func request(for change: LoanChange) -> DataWords? {
    switch change {
    case .autopay, .frozen, .cancelRepayment: nil
    case .paymentDay(let day):
      DataWords(english: "payments on the \(ordinal(day))", russian: "платежи \(day)-го числа")
    case .extendPayment: DataWords(english: "moving the next payment", russian: "перенос ближайшего платежа")
    case .requestDocument: DataWords(english: "the document is being prepared", russian: "документ готовится")
    }
  }

  /// The English ordinal number of a day of a month.
  private static func ordinal(_ day: Int) -> String {
    switch (day / 10, day % 10) {
    case (1, _): "\(day)th"
    case (_, 1): "\(day)st"
    case (_, 2): "\(day)nd"
    case (_, 3): "\(day)rd"
    default: "\(day)th"
    }
  }
}
