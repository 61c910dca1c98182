package import DesignSystem
import LoanArithmetic
package import LoanDetailCore
import LoanDetailEngine
import LoanDetailScreens
package import Loans

/// A product whose record is read, for any number of screens: in any locale, on any day, and for any client.
package struct OpenLoan: Sendable {
  /// The product, or the fault in its place.
  private let page: LoanPage
  private let reference: ProductReference
  private let scope: CustomerScope
  /// The day of a reader that states none.
  private let day: BankDay
  private let service: LoanDetailService

  fileprivate init(
    _ page: LoanPage, _ reference: ProductReference, _ scope: CustomerScope, _ day: BankDay,
    _ service: LoanDetailService
  ) {
    self.page = page
    self.reference = reference
    self.scope = scope
    self.day = day
    self.service = service
  }
}

/// Products whose records are read.
struct OpenLoans: Sendable {
  let loans: [OpenLoan]
  let day: CalendarDate
  /// Whether these are all products; `false` if a part of the source cannot be read.
  let isWhole: Bool
}

extension OpenLoan {
  /// This product alone.
  func alone(for reader: LoanReader) throws(RequestError) -> OpenLoans {
    OpenLoans(loans: [self], day: try day(for: reader).day, isWhole: true)
  }
}

extension LoanDetailService {
  /// Reads the record of a product.
  ///
  /// - Parameters:
  ///   - reference: the product.
  ///   - scope: the customer whose products may be seen.
  ///   - reader: states the day and the time zone of the readers that state none.
  @concurrent
  package func open(
    _ reference: ProductReference, for scope: CustomerScope, _ reader: LoanReader
  ) async throws(RequestError) -> OpenLoan {
    try await request(.explanation, reference, for: scope, reader) { (log, day, deadline) throws(RequestError) in
      let request = ScreenRequest(.main, on: day, for: reader, log)
      return OpenLoan(try await open(reference, for: request, by: deadline).pages[0], reference, scope, day, self)
    }
  }
}

extension LoanDetailService {
  /// Reads the records of all products of a customer, with the page of each that cannot be shown.
  ///
  /// - Throws: `RequestError` if no interactor answers.
  @concurrent
  func openAll(of customer: CustomerID, _ reader: LoanReader) async throws(RequestError) -> OpenLoans {
    let scope = CustomerScope.customer(customer)
    return try await request(.summary, for: scope, reader) { (_, day, deadline) throws(RequestError) in
      let loans = try await pages(of: customer, by: deadline).map { page in
        OpenLoan(page, ProductReference(page.id?.description ?? ""), scope, day, self)
      }
      return OpenLoans(loans: loans, day: day.day, isWhole: !(source?.lacksRecords ?? false))
    }
  }
}

extension OpenLoan {
  /// The manifest of the plugin that owns the product.
  package var manifest: ProductManifest { page.manifest }

  /// The screens that the product has, in the order of its manifest, the main screen first.
  package var screens: [ScreenID] { [.main] + manifest.screens.filter { $0 != .main && page.screens.contains($0) } }

  /// The day of the data; `nil` if the source does not state it.
  var dataAsOf: CalendarDate? { page.loan?.basis.dataAsOf }

  /// Throws if the product cannot be shown.
  func check(for reader: LoanReader) throws(RequestError) {
    let request = ScreenRequest(.main, on: try day(for: reader), for: reader, log(for: reader))
    if let error = request.shown(page).error { throw error }
  }

  /// Explains a screen, or the answer to a question; `nil` if the product does not have the screen.
  package func explained(
    _ screen: ScreenID = .main, _ question: ScreenQuestion? = nil, for reader: LoanReader
  ) throws(RequestError) -> ExplainedScreen? {
    let day = try day(for: reader)
    let log = log(for: reader)
    let request = ScreenRequest(screen, on: day, for: reader, log, question: question)
    guard screen == .main || page.hasScreen(screen, in: request.context) else { return nil }
    return ExplainedScreen(of: page, on: screen, reader, day, log, question: question)
  }

  /// Makes the documents that readers are shown of a screen: the screen, or the page that states why there is none.
  ///
  /// The screen is made once for all readers who are shown the same forms, so the readers must have the same locale and
  /// the same day.
  package func documents(
    _ screen: ScreenID = .main, _ question: ScreenQuestion? = nil, for readers: [LoanReader]
  ) throws(RequestError) -> [ScreenDocument] {
    var made: [PresentationContext.Forms: ShownPage] = [:]
    var documents: [ScreenDocument] = []
    for reader in readers {
      let request = ScreenRequest(screen, on: try day(for: reader), for: reader, log(for: reader), question: question)
      let shown = made[reader.forms] ?? request.shown(page)
      made[reader.forms] = shown
      documents.append(shown.tree(of: shown.document, for: reader))
    }
    return documents
  }

  /// The main screen as a reader who is a customer is shown it, on the day of the reader: without findings for staff.
  package func mainScreen(for reader: LoanReader) throws(RequestError) -> ScreenDocument {
    let request = ScreenRequest(.main, on: try day(for: reader), for: reader, log(for: reader))
    return CheckedScreen(of: page, on: .main, in: request.context).document(stating: [])
  }

  /// The payments that are due by the facts; `nil` if the product has no shared facts or cannot be shown.
  func paymentsDue(for reader: LoanReader) throws(RequestError) -> CalendarPayments? {
    let request = ScreenRequest(.main, on: try day(for: reader), for: reader, log(for: reader))
    return page.loan.flatMap { CalendarPayments(of: $0, in: request.context) }
  }

  /// The day that a reader is shown.
  private func day(for reader: LoanReader) throws(RequestError) -> BankDay {
    reader.asOf == nil ? day : try service.day(for: reader, stated: nil, in: day.timeZone)
  }

  /// A log for the findings of a screen, which nobody reports.
  private func log(for reader: LoanReader) -> RequestLog {
    RequestLog(.explanation, of: reference, for: scope, reader, service.options)
  }
}
