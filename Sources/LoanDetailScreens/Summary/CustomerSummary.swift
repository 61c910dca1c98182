import DesignSystem
public import LoanArithmetic
public import LoanDetailCore
import LoanDetailSections
public import Loans
import Localization

/// A summary of all products of a customer: the debts, the overdue ones first, the payments of the coming month, the
/// changes that come soon, the interest of the year, and the amounts that the totals leave out.
///
/// ```swift
/// let summary = CustomerSummary(in: .rub, at: rates)
/// let answer = try await loans.summary(for: CustomerID(rawValue: "C-1"), as: summary, reader)
/// ```
///
/// Every `FactStatingProduct` takes part. Unknown and unreadable amounts are named, and never guessed.
public struct CustomerSummary: CustomerScreen {
  /// One currency for the totals, and the exchange rates of the others.
  struct Conversion: Sendable {
    let currency: Currency
    let rates: ExchangeRates
  }

  private let conversion: Conversion?

  /// Creates a summary with totals in each currency.
  public init() { conversion = nil }

  /// Creates a summary with totals in one currency.
  ///
  /// The sum of each other currency is converted once, at the newest rate of the day or of the
  /// `ExchangeRates.usableDays` before it. Without such a rate, the sum stays separate, with a note.
  public init(in currency: Currency, at rates: ExchangeRates) {
    conversion = Conversion(currency: currency, rates: rates)
  }

  public func product(of products: [CustomerProduct], for customer: CustomerID) -> any DescribedProduct {
    SummaryProduct(products: products, customer: customer, conversion: conversion)
  }
}

/// The summary of a customer's products as a product of its own, with one screen.
struct SummaryProduct: DescribedProduct {
  let products: [CustomerProduct]
  let customer: CustomerID
  let conversion: CustomerSummary.Conversion?

  var manifest: ProductManifest {
    ProductManifest(
      type: "customer", title: LoanWords.summaryTitle, version: "1.0.0", module: ProductManifest.screensModule,
      screens: screens, screenTitles: [.summary: LoanWords.summaryTitle], ownWords: ownWords)
  }

  /// The words of the products if they all have the same, so that a summary of nothing but purchases mentions no loan.
  private var ownWords: OwnWords {
    let words = products.compactMap { ($0.product as? any FactStatingProduct)?.ownWords }
    return words.first.flatMap { first in words.allSatisfy { $0 == first } ? first : nil } ?? .none
  }

  var id: ProductID { ProductID(type: "customer", id: customer.rawValue) }
  var title: LocalizedText { LoanWords.summaryTitle }
  var screens: [ScreenID] { [.summary] }
  /// The findings about the data of the products, and about the rates.
  var diagnostics: [Diagnostic] {
    products.flatMap(\.diagnostics) + (conversion?.rates.diagnostics ?? [])
  }

  var basis: ScreenBasis { ScreenBasis(of: products.compactMap { $0.product?.basis }) }

  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    let figures = SummaryFigures(of: products, for: customer, conversion, in: context)
    let sections = SectionList(
      SummaryOverdue(figures: figures), SummaryDebts(figures: figures), SummaryTotal(figures: figures),
      SummaryCalendar(figures: figures), SummaryChanges(figures: figures), SummaryInterest(figures: figures),
      SummaryElsewhere(figures: figures), SummaryOthers(figures: figures), SummaryLeftOut(figures: figures),
      SummaryRates(figures: figures)
    ).otherwise(SummaryOfNothing(figures: figures))
    return ProductViewModel(headerItem: SummaryHeader(figures: figures).item, contentItems: sections.items)
  }

  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    screen == .summary ? mainViewModel(in: context) : nil
  }
}
