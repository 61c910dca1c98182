import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// What the products of a customer say of themselves on a day, put together for one reader.
struct SummaryFigures {
  /// The products that the customer owes: what is overdue first, then by the day of the next payment.
  let owed: [SummaryEntry]
  /// The products of the customer that are over: nothing is owed, but interest may have been paid this year.
  let over: [SummaryEntry]
  /// The products that others owe, and that the customer only secures or pays for.
  let others: [SummaryEntry]
  /// The names of the products that cannot be shown, and of those that state no facts.
  let unreadable: [LocalizedText]
  let factless: [LocalizedText]
  /// The currency of the totals, and the rates; `nil` for totals in each currency.
  let conversion: CustomerSummary.Conversion?
  /// The reader's side of the screen.
  let loan: LoanOnScreen

  init(
    of products: [CustomerProduct], for customer: CustomerID, _ conversion: CustomerSummary.Conversion?,
    in context: PresentationContext
  ) {
    let scope = CustomerScope.customer(customer)
    let entries = products.compactMap { product in
      (product.product as? any FactStatingProduct).map { SummaryEntry($0.id, $0.shown(in: context)) }
    }
    owed = entries.filter { $0.facts.isOwed(by: scope) && $0.isShown }.sortedByUrgency
    over = entries.filter { $0.facts.isOwed(by: scope) && !$0.isShown }
    others = entries.filter { !$0.facts.isOwed(by: scope) && $0.isShown }.sortedByUrgency
    unreadable = products.filter { $0.product == nil }.map(\.title)
    factless = products.filter { $0.product.map { !($0 is any FactStatingProduct) } ?? false }.map(\.title)
    self.conversion = conversion
    let currency = conversion?.currency ?? entries.first?.facts.currency ?? .none(decimals: 2)
    loan = LoanOnScreen(ofNoLoan: currency, for: scope, in: context)
  }

  /// The day after the month that begins on the day of the screen: each monthly payment is in this month just once.
  var endOfMonth: CalendarDate { loan.context.asOf.adding(months: 1) ?? loan.context.asOf }

  /// The last day of the changes that are soon.
  var endOfSoon: CalendarDate { loan.context.asOf.adding(months: 3) ?? loan.context.asOf }

  /// A sum in the currency of the totals, with the rate if it is in another one; `nil` without a usable rate.
  func converted(_ sum: Money) -> (value: Money, rate: ExchangeRate?)? {
    guard let conversion else { return nil }
    if sum.currency == conversion.currency { return (sum, nil) }
    guard
      case .valid(let rate) = conversion.rates.rate(of: sum.currency, in: conversion.currency, on: loan.context.asOf)
    else { return nil }
    return sum.converted(to: conversion.currency, at: rate.rate).map { ($0, rate) }
  }

  /// The rates of the currencies of the products, each once.
  var rates: [ExchangeRate] {
    var seen: Set<ExchangeRate> = []
    return owed.compactMap { converted(.zero($0.facts.currency))?.rate }.filter { seen.insert($0).inserted }
  }

  /// What a total leaves out, apart from currencies without a rate.
  var leavesOutDebts: Bool {
    !unreadable.isEmpty || !factless.isEmpty
      || owed.contains { entry in
        switch entry.debt {
        case .unknown, .principalOnly: true
        case .whole, .inFavour, .none: false
        }
      }
  }
}

/// One product of a customer.
struct SummaryEntry {
  /// What is owed.
  enum Debt: Sendable {
    case whole(Fact<Money>)
    /// Nothing but the principal is known.
    case principalOnly(Fact<Money>)
    /// The bank owes the customer this amount.
    case inFavour(Money)
    case unknown
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
  /// The state that the customer should know first.
  let status: Status?

  var facts: LoanFacts { loan.facts }

  init(_ id: ProductID, _ loan: LoanOnScreen) {
    self.id = id
    self.loan = loan
    let (facts, day) = (loan.facts, loan.context.asOf)
    debt = Debt(of: facts)
    let amount = loan.overdueAmount
    overdue = amount.value?.isPositive ?? false ? amount : .notProvided
    isOverdue = loan.isOverdue
    payments = day.adding(months: 12).map { loan.paymentsDue(before: $0) } ?? []
    status = loan.firstStatus
  }

  /// Whether the summary has a place for the product: its debt or a payment of it may concern the customer.
  var isShown: Bool { if case .none = debt { false } else { true } }

  /// The known amount that is owed; `nil` if the bank owes the customer.
  var owed: Fact<Money>? {
    switch debt {
    case .whole(let fact), .principalOnly(let fact): fact
    case .inFavour, .unknown, .none: nil
    }
  }

  /// The name with the number of the contract, such as "Boat loan •• 4471".
  func name(_ section: some LoanSection) -> LocalizedText {
    let title = facts.title(orType: loan.typeTitle)
    return facts.contractNumber.value.map { LoanWords.named(title, section.value($0)) } ?? title
  }
}

extension SummaryEntry.Debt {
  fileprivate init(of facts: LoanFacts) {
    let phase = facts.lifecycle.phase
    let mayOwe = phase.isOpen || phase == .writtenOff || phase == .transferred
    if let total = facts.debt.total.value {
      if total.minorUnits < 0, let magnitude = total.magnitude {
        self = .inFavour(magnitude)
      } else {
        self = mayOwe || total.isPositive ? .whole(facts.debt.total) : .none
      }
    } else if facts.debt.principal.value?.isPositive ?? false {
      self = .principalOnly(facts.debt.principal)
    } else {
      self = mayOwe ? .unknown : .none
    }
  }
}

extension [SummaryEntry] {
  /// The overdue ones first, then by the day of the next payment, then those without one; otherwise in their order.
  fileprivate var sortedByUrgency: [SummaryEntry] {
    enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.isOverdue != second.isOverdue { return first.isOverdue }
      switch (first.payments.first?.due, second.payments.first?.due) {
      case (let left?, let right?) where left != right: return left < right
      case (.some, nil): return true
      case (nil, .some): return false
      default: return left.offset < right.offset
      }
    }.map(\.element)
  }
}
