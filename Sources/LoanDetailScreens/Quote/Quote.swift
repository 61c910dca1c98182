public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
import LoanDetailSections
public import Loans
public import Localization

/// The cost of a loan that is not taken yet: the payment, the schedule and the full cost, with and without each
/// insurance of the request. The cheapest combination is marked.
///
/// ```swift
/// let tariff = try Tariff(parsing: Array(BoatLoan.plugin.tariff.utf8), name: "tariff")
/// let quote = try Quote(request, title: BoatLoan.plugin.manifest.title, by: tariff)
/// let answer = try await loans.screen(of: quote, .quote, reader)
/// ```
///
/// Everything is calculated from the request and the tariff. Missing values are named, and never guessed.
public struct Quote: DescribedProduct {
  private let request: QuoteRequest
  private let tariff: Tariff
  public let title: LocalizedText

  /// Creates a quote.
  ///
  /// - Parameters:
  ///   - request: the requested loan.
  ///   - title: the name of the product type for customers.
  ///   - tariff: the product's tariff.
  /// - Throws: ``QuoteError`` if the tariff does not allow the loan, or does not have one of the insurances.
  public init(_ request: QuoteRequest, title: LocalizedText, by tariff: Tariff) throws(QuoteError) {
    try request.check(tariff)
    self.request = request
    self.title = title
    self.tariff = tariff
  }

  public var id: ProductID { ProductID(type: tariff.product, id: "quote") }
  public var diagnostics: [Diagnostic] { tariff.diagnostics }
  /// A quote is made from a request, so it has no data of a record.
  public var basis: ScreenBasis { ScreenBasis() }
  /// The quote and, if it can be calculated, the payments of the loan with all insurances of the request.
  public var screens: [ScreenID] { [.quote, .schedule] }

  public var manifest: ProductManifest {
    ProductManifest(
      type: tariff.product, title: title, version: "1.0.0", module: ProductManifest.screensModule, screens: screens,
      screenTitles: [.quote: LoanWords.quoteTitle])
  }

  public func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    let figures = QuoteFigures(request, title: title, by: tariff, in: context)
    let sections = SectionList(
      QuoteMissing(figures: figures), QuoteCost(figures: figures), QuoteComparison(figures: figures),
      QuoteTerms(figures: figures))
    return ProductViewModel(
      headerItem: QuoteHeader(figures: figures).item, contentItems: sections.items, dependsOnDay: request.on == nil)
  }

  public func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    switch screen {
    case .quote: return mainViewModel(in: context)
    case .schedule:
      let figures = QuoteFigures(request, title: title, by: tariff, in: context)
      return ProductViewModel(
        headerItem: QuoteHeader(figures: figures).item,
        contentItems: SectionList(QuoteMissing(figures: figures), QuoteSchedule(figures: figures)).items,
        // The schedule has a line between past and future, which depends on the day.
        dependsOnDay: request.on == nil || figures.whole.figures != nil)
    default: return nil
    }
  }
}
