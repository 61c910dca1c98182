import InstalledProducts
import LoanDetail

/// Answers the requests of a bank's app. The HTTP server around it knows the customer, and passes on what the app sent.
struct LoanServer: Sendable {
  private let http: LoanDetailHTTP

  init(source: some LoanRecordGateway, options: LoanDetailService.Options = .init(deadline: .seconds(5))) throws {
    http = LoanDetailHTTP(try LoanDetailService(InstalledProducts.all, source: source, options: options))
  }

  func answer(to request: LoanDetailHTTP.Request, for customer: CustomerID) async -> LoanDetailHTTP.Answer {
    await http.answer(to: request, for: customer)
  }
}
