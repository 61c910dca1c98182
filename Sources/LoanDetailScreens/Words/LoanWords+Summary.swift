import DesignSystem
import LoanDetailSections
import Loans
import Localization

extension LoanWords {
  static let summaryTitle = LocalizedText(en: "Your debts at a glance", ru: "Ваши долги")
  static func named(_ title: LocalizedText, _ number: Value) -> LocalizedText {
    LocalizedText(en: "\(title) \(number)", ru: "\(title) \(number)")
  }
  static let owedInAll = LocalizedText(en: "You owe in all", ru: "Всего вы должны")
  static func owedIn(_ currency: String) -> LocalizedText {
    LocalizedText(en: "You owe in \(currency)", ru: "Вы должны в \(currency)")
  }
  static func inCurrency(_ currency: String) -> LocalizedText {
    LocalizedText(en: "In \(currency)", ru: "В \(currency)")
  }
  static func allIn(_ currency: String) -> LocalizedText {
    LocalizedText(en: "All of it in \(currency)", ru: "Всё вместе в \(currency)")
  }
  static let atRatesBelow = LocalizedText(
    en: "at the exchange rates below", ru: "по курсам, указанным ниже")
  static let convertedBelow = LocalizedText(
    en: "with debts in other currencies, at the exchange rates below",
    ru: "вместе с долгами в других валютах по курсам, указанным ниже")
  static func onDay(_ day: Value, left: SpokenText) -> LocalizedText {
    LocalizedText(en: "\(day), \(left)", ru: "\(day), \(left)")
  }
  /// The earliest day of debts that are stated for different days.
  static func asOfOrLater(_ day: Value) -> LocalizedText {
    LocalizedText(en: "as of \(day) or later", ru: "по состоянию на \(day) или позже")
  }
  static let productsOverdue = PluralText(
    en: ("{n} contract is overdue", "{n} contracts are overdue"),
    ru: ("Просрочка по {n} договору", "Просрочка по {n} договорам", "Просрочка по {n} договорам"))
  static let notAllCounted = LocalizedText(
    en: "Not everything is counted, see below", ru: "Учтено не всё, подробности ниже")
  static let noDebts = LocalizedText(
    en: "We know of no debts and no payments.", ru: "Долгов и платежей, о которых мы знаем, нет.")

  static let overdueFirst = LocalizedText(en: "Overdue: pay this first", ru: "Просрочено: оплатите сначала это")
  static let whatYouOwe = LocalizedText(en: "What you owe", ru: "Что вы должны")
  static let principalAlone = LocalizedText(en: "principal only", ru: "только основной долг")
  static let amountUnknown = LocalizedText(en: "the amount is not known", ru: "сумма неизвестна")

  static let comingMonth = LocalizedText(en: "Payments of the coming month", ru: "Платежи на месяц вперёд")
  static func fromTo(_ from: Value, _ to: Value?) -> LocalizedText {
    guard let to else { return LocalizedText(en: "From \(from)", ru: "С \(from)") }
    return LocalizedText(en: "\(from) to \(to)", ru: "\(from) — \(to)")
  }
  static let burden = LocalizedText(
    en: "all payments of these days", ru: "все платежи этих дней")
  static let burdenWithEarly = LocalizedText(
    en: "all payments of these days, with booked early repayments",
    ru: "все платежи этих дней, вместе с запланированными досрочными погашениями")
  static let withoutOverdue = LocalizedText(en: "without what is already overdue", ru: "без просроченного")
  static let withoutUnknownPayments = LocalizedText(
    en: "without the payments whose amount is not known", ru: "без платежей, сумма которых неизвестна")
  static let payForNewLimit = LocalizedText(
    en: "So that the debt fits into the new, lower limit", ru: "Чтобы долг уложился в новый, меньший лимит")
  static let noPaymentsInMonth = LocalizedText(
    en: "No payment is known for the coming month.", ru: "Известных платежей на месяц вперёд нет.")
  static let later = LocalizedText(en: "Later", ru: "Позже")
  static func checkPayment(of day: Value, for name: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "\(name): check that the payment of \(day) was made.", ru: "\(name): проверьте, что платёж за \(day) внесён.")
  }
  static let fullRepaymentBooked = LocalizedText(en: "Full early repayment", ru: "Полное досрочное погашение")
  static let partRepaymentBooked = LocalizedText(en: "Partial early repayment", ru: "Частичное досрочное погашение")
  static func text(of kind: DuePayment.Kind) -> LocalizedText {
    switch kind {
    case .obligation(let kind): text(of: kind)
    case .subPlan(let plan): name(of: plan)
    case .newLimit: payForNewLimit
    case .earlyRepayment(.full): fullRepaymentBooked
    case .earlyRepayment(.part), .earlyRepayment(nil): partRepaymentBooked
    }
  }
  static func alreadyThere(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "already paid or in the account: \(amount)", ru: "уже внесено или есть на счёте: \(amount)")
  }
  static let onItsWay = LocalizedText(en: "the payment is being processed", ru: "платёж обрабатывается")
  /// The next payment of which something is left to pay, after others for which the money is there.
  static let nextToMake = LocalizedText(en: "Next payment to make", ru: "Следующий платёж, который нужно внести")

  static let changesSoon = LocalizedText(en: "What will change soon", ru: "Что скоро изменится")
  static func step(_ label: LocalizedText, _ after: Value) -> LocalizedText {
    LocalizedText(en: "\(label): \(after)", ru: "\(label): \(after)")
  }
  static func step(_ label: LocalizedText, _ after: Value, insteadOf before: Value) -> LocalizedText {
    LocalizedText(en: "\(label): \(after) instead of \(before)", ru: "\(label): \(after) вместо \(before)")
  }

  static let interestPaid = LocalizedText(en: "Interest this year", ru: "Проценты за этот год")
  static func interestOfYear(_ year: String) -> LocalizedText {
    LocalizedText(en: "Interest paid in \(year)", ru: "Уплачено процентов в \(year) году")
  }
  static let withoutUnknown = LocalizedText(
    en: "without the contracts for which it is not known", ru: "без договоров, по которым нет данных")
  static func notKnownFor(_ names: String) -> LocalizedText {
    LocalizedText(en: "Not known for: \(names).", ru: "Нет данных: \(names).")
  }

  static let debtsElsewhere = LocalizedText(en: "Debts to other lenders", ru: "Долги другим кредиторам")
  static func nowOwed(to lender: LocalizedText) -> LocalizedText {
    LocalizedText(en: "now owed to: \(lender)", ru: "теперь кредитор — \(lender)")
  }
  static let elsewhereApart = LocalizedText(
    en: "These debts now belong to another lender and are not part of the totals. Ask that lender what is owed today.",
    ru: "Эти долги переданы другому кредитору и в итоги не входят. Сколько платить сегодня, узнайте у него.")

  static let debtsOfOthers = LocalizedText(en: "Debts of others", ru: "Чужие долги")
  static let othersApart = LocalizedText(
    en: "You do not owe these yourself: they are not part of the totals.",
    ru: "Это не ваш долг: в итоги он не входит.")
  static let hasNoBalance = LocalizedText(en: "no balance", ru: "остатка нет")
  static func yourRole(as party: Party) -> LocalizedText {
    let name = role(of: party)
    return LocalizedText(en: "your role: \(name)", ru: "ваша роль: \(name)")
  }

  static let leftOut = LocalizedText(en: "What the totals leave out", ru: "Что не вошло в итоги")
  static func isUnreadable(_ name: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "\(name): the data is not available right now.", ru: "\(name): данные сейчас недоступны.")
  }
  static func isFactless(_ name: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "\(name): it states no figures that can be added up.", ru: "\(name): нет данных, которые можно сложить.")
  }
  static func debtUnknown(_ name: LocalizedText) -> LocalizedText {
    LocalizedText(en: "\(name): the debt is not known.", ru: "\(name): сумма долга неизвестна.")
  }
  static func onlyPrincipalCounted(_ name: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "\(name): only the principal is counted, interest and fees are not known.",
      ru: "\(name): учтён только основной долг, проценты и комиссии неизвестны.")
  }
  static func paymentUnknown(_ name: LocalizedText) -> LocalizedText {
    LocalizedText(en: "\(name): the next payment is not known.", ru: "\(name): следующий платёж неизвестен.")
  }
  static func noRate(from: String, to: String) -> LocalizedText {
    LocalizedText(
      en: "Amounts in \(from): there is no exchange rate to \(to).", ru: "Суммы в \(from): нет курса к \(to).")
  }
  static func rateIsOld(from: String, to: String, on day: Value, usableFor limit: String) -> LocalizedText {
    LocalizedText(
      en: "Amounts in \(from): the newest exchange rate to \(to) is of \(day), and it is used for \(limit) only.",
      ru: "Суммы в \(from): последний курс к \(to) — от \(day), а применять его можно только \(limit).")
  }
  static func sumTooLarge(_ currency: String) -> LocalizedText {
    LocalizedText(
      en: "Amounts in \(currency): together they are too large to be counted.",
      ru: "Суммы в \(currency): вместе они слишком велики, чтобы их посчитать.")
  }
  static func tooLarge(from: String, to: String) -> LocalizedText {
    LocalizedText(
      en: "Amounts in \(from): in \(to) they are too large to be counted.",
      ru: "Суммы в \(from): в \(to) они слишком велики, чтобы их посчитать.")
  }

  static let exchangeRates = LocalizedText(en: "Exchange rates", ru: "Курсы валют")
  static func converted(_ amount: Value, at rate: String, on day: Value) -> LocalizedText {
    LocalizedText(en: "\(amount) at \(rate), the rate of \(day)", ru: "\(amount) по курсу \(rate) на \(day)")
  }
  static func rateOf(_ source: LocalizedText, on day: Value) -> LocalizedText {
    LocalizedText(en: "\(source), \(day)", ru: "\(source), \(day)")
  }
}
