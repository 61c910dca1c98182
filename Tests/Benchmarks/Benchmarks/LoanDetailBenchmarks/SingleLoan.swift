import InstalledProducts
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import Loans

/// A source of one loan that reads its JSON for each request, as a bank that keeps each loan in a row of a database.
struct SingleLoan: LoanRecordGateway {
  let id: ProductID
  let bytes: [UInt8]

  func asOf() -> CalendarDate? { Inputs.day }
  func timeZone() -> BankTimeZone? { nil }

  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
  func revision(of id: ProductID, for scope: CustomerScope) -> RecordRevision? { nil }

  func productTypes(for scope: CustomerScope) -> [ProductType] { [id.type] }

  func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) throws -> SummaryPage {
    SummaryPage(entries: [.success(try record(with: id, for: scope))])
  }

  func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
    try LoanRecord(portfolioJSON: bytes, of: id, for: scope, version: .two, asOf: Inputs.day)
  }
}

extension SingleLoan {
  static func sample() throws -> SingleLoan {
    SingleLoan(id: ProductID(type: "consumerLoan", id: "1001"), bytes: try Inputs.sample("1001"))
  }

  static func scheduled(rows: Int) throws -> SingleLoan {
    SingleLoan(id: ProductID(type: "mortgage", id: "1"), bytes: try Inputs.loan(rows: rows))
  }

  /// The loan as its product reads it.
  func product() async throws -> any ProductProtocol {
    guard let plugin = InstalledProducts.all.first(where: { $0.manifest.type == id.type }) else {
      throw ProductError.notFound(id)
    }
    return try await plugin.interactor(readingFrom: self).productWithDetails(by: id, for: .allCustomers)
  }
}

extension ViewModelConvertible where Self: EveryProductProtocol {
  /// A screen of the product as a document.
  func document(of screen: ScreenID, in context: PresentationContext) -> ScreenDocument {
    let model = viewModel(for: screen, in: context) ?? mainViewModel(in: context)
    return ScreenDocument(
      subject: .init(id: id.id, type: id.type.rawValue, title: title(context.language)), screen: screen,
      language: context.language.code, locale: context.formatter.locale, asOf: "\(context.asOf)",
      headerItem: model.headerItem, contentItems: model.contentItems, remarks: [])
  }
}
