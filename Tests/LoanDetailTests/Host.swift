import InstalledProducts
import InstalledSamples
import LoanDetail
import LoanDetailGateways
import Testing

/// A host over the sample records, whose source counts what it is asked.
struct Host {
  let source: CountingGateway
  let loans: LoanDetailService
  let reader: LoanReader

  init(
    locale: String = "en_US", asOf: String? = "2026-11-21",
    options: LoanDetailService.Options = .init(deadline: .seconds(120)),
    revision: String? = "1", timeZone: BankTimeZone? = nil, requestID: String? = nil,
    beforeAnswer: @escaping @Sendable (CountingGateway.Question) async throws -> Void = { _ in }
  ) throws {
    source = CountingGateway(records: try Self.samples(), revision: revision, beforeAnswer: beforeAnswer)
    loans = try LoanDetailService(InstalledProducts.all, source: source, options: options)
    reader = try loans.reader(
      locale: locale, asOf: asOf.flatMap { CalendarDate($0) }, timeZone: timeZone, requestID: requestID)
  }

  static func samples() throws -> PortfolioGateway {
    try PortfolioGateway(
      merging: InstalledSamples.all.map { (name: $0.manifest.module, bytes: $0.records ?? []) })
  }

  /// A whole document.
  func document(
    _ reference: ProductReference, _ screen: ScreenID = .main, for scope: CustomerScope = .allCustomers,
    page: PageRequest? = nil
  ) async throws -> RenderedScreen {
    let answer = try await loans.screen(reference, screen, for: scope, reader, page: page)
    guard case .document(let rendered) = answer else { throw Unexpected() }
    return rendered
  }

  /// The error of a request that must have one.
  func error(
    _ reference: ProductReference, _ screen: ScreenID = .main, for scope: CustomerScope = .allCustomers,
    page: PageRequest? = nil, held: HeldScreen? = nil
  ) async throws -> RequestError {
    do throws(RequestError) {
      _ = try await loans.screen(reference, screen, for: scope, reader, page: page, held: held)
    } catch {
      return error
    }
    throw Unexpected()
  }
}

struct Unexpected: Error {}

extension CustomerScope {
  static let first = CustomerScope.customer(CustomerID(rawValue: "C-1"))
}

extension RequestError {
  /// The name of the case.
  var name: String {
    switch self {
    case .notFound: "notFound"
    case .ambiguous: "ambiguous"
    case .noSuchScreen: "noSuchScreen"
    case .unknownCursor: "unknownCursor"
    case .tooLong: "tooLong"
    case .unusableBase: "unusableBase"
    case .unavailable: "unavailable"
    case .unreadable: "unreadable"
    case .broken: "broken"
    case .deadlinePassed: "deadlinePassed"
    case .unknownDay: "unknownDay"
    case .overloaded: "overloaded"
    case .cancelled: "cancelled"
    }
  }
}
