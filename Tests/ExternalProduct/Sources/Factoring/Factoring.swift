import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans
import Localization

/// The invoices of a company that the bank has bought. The company's buyers pay them to the bank.
public struct Factoring: RecordProduct {
  public static let manifest = ProductManifest(
    type: "factoring", title: LocalizedText(en: "Factoring", ru: "Факторинг"), version: "1.0.0", module: "Factoring",
    screens: [.main, .details, .composition, .operations], ownWords: words)

  public static let plugin = ProductPlugin(Factoring.self)

  public var record: LoanRecord

  public init(_ record: LoanRecord, own reader: ObjectReader?) { self.record = record }
}

extension Factoring {
  /// An invoice is sold, not lent against: whoever bought the goods pays it.
  static let words = OwnWords(
    texts: [
      .init("You owe", en: "Paid to you in advance", ru: "Выплачено вам авансом"),
      .init("To pay off in full", en: "To buy all invoices back", ru: "Чтобы выкупить все счета"),
      .init(
        "You make no payments under this contract", en: "Your buyers pay: you have nothing to pay",
        ru: "Платят ваши покупатели: вам платить не нужно"),
      .init("Debt", en: "Paid to you in advance", ru: "Выплачено вам авансом"),
      .init("What the debt is made of", en: "What it is made of", ru: "Из чего складывается сумма"),
      .init("Principal", en: "Advances", ru: "Авансы"),
      .init("Borrower", en: "Seller", ru: "Продавец"),
      .init("Credit limit", en: "Limit for invoices", ru: "Лимит на счета"),
      .init("Credit lines", en: "Limits for invoices", ru: "Лимиты на счета"),
      .init("Separate repayment plans", en: "Invoices", ru: "Счета"),
      .init("Plan", en: "Invoice", ru: "Счёт"),
      .init("Number of plans", en: "Number of invoices", ru: "Число счетов"),
      .init("Next payments", en: "Due next", ru: "Ближайшие к оплате"),
      .init("Pay by", en: "Due on", ru: "Срок оплаты"),
      .init("Initial amount", en: "Invoice amount", ru: "Сумма счёта"),
      .init("Left to repay", en: "Your advance", ru: "Ваш аванс"),
      .init("Loan disbursed", en: "Advance paid to you", ru: "Аванс выплачен"),
    ],
    avoiding: [
      "en": ["loan", "credit", "lend", "borrow", "debt", "owe", "interest", "principal", "repay", "repaid", "plan"],
      "ru": ["кредит", "заём", "займ", "заёмщик", "долг", "проценты", "погаш", "план"],
    ])
}
