import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// The products of a customer on a day, sorted into groups for one reader.
struct SummaryFigures {
  /// The products whose debt the customer owes: the overdue ones first, then by the day of the next payment.
  let owed: [SummaryEntry]
  /// The ended products of the customer: nothing is owed, but interest may have been paid this year.
  let ended: [SummaryEntry]
  /// The products whose debt others owe. The customer only secures or pays it.
  let others: [SummaryEntry]
  /// The products whose debt another organisation owns now.
  let transferred: [SummaryEntry]
  /// The names of the products that cannot be shown.
  let unreadable: [LocalizedText]
  /// The names of the products that are shown but state no shared facts, so that no total contains them.
  let withoutFacts: [LocalizedText]
  /// The currency of the totals, and the exchange rates; `nil` for totals in each currency.
  let conversion: CustomerSummary.Conversion?
  /// A placeholder for a loan, with the reader's context.
  let loan: LoanOnScreen

  init(
    of products: [CustomerProduct], for customer: CustomerID, _ conversion: CustomerSummary.Conversion?,
    in context: PresentationContext
  ) {
    let scope = CustomerScope.customer(customer)
    let entries = products.compactMap { product in
      (product.product as? any FactStatingProduct).map { SummaryEntry($0.id, $0.shown(in: context)) }
    }
    let own = entries.filter { $0.isOwed(by: scope) }
    owed = own.filter { $0.isShown && !$0.loan.isOwedToAnother }.sortedByUrgency
    ended = own.filter { !$0.isShown }
    transferred = own.filter { $0.isShown && $0.loan.isOwedToAnother }
    others = entries.filter { !$0.isOwed(by: scope) && $0.isShown }.sortedByUrgency
    unreadable = products.filter { $0.product == nil }.map(\.title)
    withoutFacts = products.filter { $0.product.map { !($0 is any FactStatingProduct) } ?? false }.map(\.title)
    self.conversion = conversion
    let currency = conversion?.currency ?? entries.first?.facts.currency ?? .none(decimals: 2)
    loan = LoanOnScreen(ofNoLoan: currency, for: scope, in: context)
  }

  /// The day after the month that begins on the day of the screen. That month contains each monthly payment once.
  var dayAfterMonth: CalendarDate { dayAfter(months: 1) }

  /// The day after the three months in which a change counts as soon.
  var dayAfterThreeMonths: CalendarDate { dayAfter(months: 3) }

  private func dayAfter(months: Int) -> CalendarDate { loan.context.asOf.adding(months: months) ?? loan.context.asOf }

  /// The sum of each currency in the currency of the totals; empty without one.
  func converted(_ sums: [Money]) -> [ConvertedSum] {
    guard let conversion else { return [] }
    // The sum in this currency may have more decimals.
    let own = sums.first { $0.currency.code == conversion.currency.code }
    let currency = own?.currency ?? conversion.currency
    return sums.map { sum in
      if sum == own { return ConvertedSum(sum: sum, value: sum, rate: nil) }
      guard case .valid(let rate) = conversion.rates.rate(of: sum.currency, in: currency, on: loan.context.asOf),
        let value = sum.converted(to: currency, at: rate.rate)
      else { return ConvertedSum(sum: sum, value: nil, rate: nil) }
      return ConvertedSum(sum: sum, value: value, rate: rate)
    }
  }

  /// The rates of the currencies of the products, each once.
  var rates: [ExchangeRate] {
    let currencies = owed.flatMap { entry in
      [entry.facts.currency] + entry.owedInOtherCurrencies.compactMap(\.value?.currency)
    }
    return converted(currencies.map(Money.zero)).compactMap(\.rate).distinct
  }

  /// Whether the totals leave out debts, apart from currencies without a rate.
  var leavesOutDebts: Bool {
    !unreadable.isEmpty || !withoutFacts.isEmpty
      || owed.contains { entry in
        switch entry.debt {
        case .unknown, .principalOnly: true
        case .whole, .inFavour, .inapplicable, .none: !entry.currenciesOfUnknownDebt.isEmpty
        }
      }
  }
}

/// The sum in a currency with its value in the currency of the totals.
struct ConvertedSum {
  let sum: Money
  /// `nil` without a usable rate.
  let value: Money?
  /// `nil` if the sum is in the currency of the totals.
  let rate: ExchangeRate?
}

extension [ConvertedSum] {
  /// The sum of all values; `nil` if there are none, or if it is too large.
  var total: Money? {
    let values = compactMap(\.value)
    return values.first.flatMap { Money.sum(values, currency: $0.currency) }
  }
}

/// One product of a customer.
struct SummaryEntry {
  /// The debt of a product.
  enum Debt: Sendable {
    case whole(Fact<Money>)
    /// Nothing but the principal is known.
    case principalOnly(Fact<Money>)
    /// The bank owes the customer this amount.
    case inFavour(Money)
    case unknown
    /// The product has no balance.
    case inapplicable
    /// Nothing can be owed in this phase.
    case none
  }

  let id: ProductID
  let loan: LoanOnScreen
  let debt: Debt
  let overdue: Fact<Money>
  let isOverdue: Bool
  /// The payments from the day of the screen on, up to a year.
  let payments: [DuePayment]
  /// The first status of the product's header.
  let status: Status?

  var facts: LoanFacts { loan.facts }
  /// The text of ``status``, with the words for screen readers.
  var spokenStatus: SpokenText? { status.map { SpokenText($0.text, spoken: $0.spoken ?? $0.text) } }

  init(_ id: ProductID, _ loan: LoanOnScreen) {
    self.id = id
    self.loan = loan
    let day = loan.context.asOf
    debt = Debt(of: loan)
    let amount = loan.overdueAmount
    overdue = amount.value?.isPositive ?? false ? amount : .notProvided
    isOverdue = loan.isOverdue
    payments = day.adding(months: 12).map { loan.paymentsDue(before: $0) } ?? []
    status = loan.firstStatus
  }

  /// Whether the summary shows the product, because something may be owed.
  var isShown: Bool { if case .none = debt { false } else { true } }

  /// Whether the customer owes the debt. Nobody owes the debt of a borrower who has died before an heir accepts it.
  func isOwed(by scope: CustomerScope) -> Bool { facts.isOwed(by: scope) && !loan.isDebtOfDeceased }

  /// The known amount of the debt; `nil` if it is unknown, or if nothing is owed to the bank.
  var owed: Fact<Money>? {
    switch debt {
    case .whole(let fact), .principalOnly(let fact): fact
    case .inFavour, .unknown, .inapplicable, .none: nil
    }
  }

  /// A text about the product, in the product's own words.
  func own(_ text: LocalizedText) -> LocalizedText {
    let said = text.spoken(loan.context.language)
    return LocalizedText(en: "\(said)", ru: "\(said)")
  }

  /// The known debts in other currencies than that of the product.
  var owedInOtherCurrencies: [Fact<Money>] {
    loan.debtsInOtherCurrencies.map(\.amount).filter { $0.value != nil }
  }

  /// The codes of the other currencies in which the debt is unknown.
  var currenciesOfUnknownDebt: [String] {
    loan.debtsInOtherCurrencies.filter { $0.amount.value == nil }.map(\.currency.code)
  }

  /// The name with the number of the contract, such as "Boat loan •• 4471".
  func name(_ section: some LoanSection) -> LocalizedText {
    let title = facts.title(orType: loan.typeTitle)
    return facts.contractNumber.value.map { LoanWords.named(title, section.value($0)) } ?? title
  }
}

extension SummaryEntry.Debt {
  /// Decides what is owed. In this order: unknown, if an ended product may still have a debt of which no total is
  /// stated; the stated total, of which one below zero is in the customer's favour; the principal alone; else no
  /// balance or unknown, if anything can be owed in the phase.
  fileprivate init(of loan: LoanOnScreen) {
    let facts = loan.facts
    let phase = facts.lifecycle.phase
    let others = loan.debtsInOtherCurrencies
    let mayOwe = phase.isOpen || phase == .writtenOff || phase == .transferred || !others.isEmpty
    let isStated = [facts.debt.total, facts.debt.principal].contains { $0.value?.isPositive ?? false }
    let owed = loan.owedAfterTheEnd
    let isInOtherCurrencies = !owed.isEmpty && owed.allSatisfy { $0.value?.currency != facts.currency }
    if loan.mayBeOwedAfterTheEnd, !isStated, facts.debt.total.value == nil || !isInOtherCurrencies {
      self = .unknown
    } else if let total = facts.debt.total.value {
      if total.minorUnits < 0, let magnitude = total.magnitude {
        self = .inFavour(magnitude)
      } else {
        self = mayOwe || total.isPositive ? .whole(facts.debt.total) : .none
      }
    } else if facts.debt.principal.value?.isPositive ?? false {
      self = .principalOnly(facts.debt.principal)
    } else if facts.debt.total == .absent(.notApplicable) {
      self = mayOwe ? .inapplicable : .none
    } else {
      self = mayOwe ? .unknown : .none
    }
  }
}

extension [SummaryEntry] {
  /// The overdue products, then the others; in each group by the day of the next payment, those without one last.
  fileprivate var sortedByUrgency: [SummaryEntry] {
    enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.isOverdue != second.isOverdue { return first.isOverdue }
      switch (first.payments.first?.last, second.payments.first?.last) {
      case (let left?, let right?) where left != right: return left < right
      case (.some, nil): return true
      case (nil, .some): return false
      default: return left.offset < right.offset
      }
    }.map(\.element)
  }
}
