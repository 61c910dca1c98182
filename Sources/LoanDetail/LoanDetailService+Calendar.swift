public import DesignSystem
import LoanDetailCore
import LoanDetailEngine
public import LoanDetailRendering
import LoanDetailScreens
public import Loans
import Localization

/// The payments and changes to come of one product or of all products of a customer.
public struct LoanCalendar: Sendable {
  /// The calendar (RFC 5545), or the table (RFC 4180).
  public let bytes: [UInt8]
  /// The products that could not be shown; their events are missing, and nothing is cancelled.
  public let missing: [String]
  /// Whether a part of the source cannot be read, so that there may be products whose events are missing. Nothing is
  /// cancelled then.
  public let mayLackProducts: Bool
  /// Findings about the data, for staff.
  public let diagnostics: [Diagnostic]
}

extension LoanCalendar {
  /// The sections of a main screen whose days are events of a calendar.
  public static let sections: Set<ItemID> = [CalendarSections.changes, CalendarSections.bookedRepayments]
}

extension LoanDetailService {
  /// Makes the calendar of a product: its payments, booked early repayments, and what will change.
  ///
  /// The payments are those of the schedule. Those of the main screen are taken if there is no schedule, if the debt is
  /// repaid, or if an early repayment is booked in the data: the schedule is then the one before it. What is due by the
  /// facts is in the calendar even if neither lists it, such as a fee or the payment of another currency.
  ///
  /// - Parameters:
  ///   - reference: the product.
  ///   - scope: the customer whose products may be seen.
  ///   - reader: the locale and the day.
  ///   - previous: the calendar to update; its coming events that are gone are cancelled.
  /// - Throws: ``RequestError``, or `ICSError` if nothing is to come or another calendar is to be updated.
  @concurrent
  public func calendar(
    of reference: ProductReference, for scope: CustomerScope, _ reader: LoanReader,
    updating previous: ICSCalendar? = nil
  ) async throws -> LoanCalendar {
    let loan = try await open(reference, for: scope, reader)
    try loan.check(for: reader)
    let main = try loan.documents(for: [reader])[0]
    let subject = "\(main.subject.type)\n\(main.subject.id)"
    return try calendar(try loan.alone(for: reader), reader, updating: previous, of: subject, name: main.subject.title)
  }

  /// Makes the calendar of all products of a customer. Its events are those of the calendars of the products.
  ///
  /// - Parameters:
  ///   - customer: the customer.
  ///   - reader: the locale and the day.
  ///   - previous: the calendar to update; its coming events that are gone are cancelled.
  /// - Throws: ``RequestError``, or `ICSError` if nothing is to come or another calendar is to be updated.
  @concurrent
  public func calendar(
    for customer: CustomerID, _ reader: LoanReader, updating previous: ICSCalendar? = nil
  ) async throws -> LoanCalendar {
    try calendar(
      try await openAll(of: customer, reader), reader, updating: previous, of: "customer\n\(customer.rawValue)",
      name: Self.calendarName(reader.language))
  }

  /// Makes a table of the payments and changes to come of all products of a customer, the earliest first.
  ///
  /// Its columns are the day, the product, what happens, the amount, and the details of what has no amount. These are
  /// the events of the calendar.
  ///
  /// - Parameters:
  ///   - customer: the customer.
  ///   - reader: the locale and the day.
  ///   - dialect: the characters between values and in numbers.
  /// - Throws: ``RequestError``, or `ICSError.empty` if nothing is to come.
  @concurrent
  public func tableToCome(
    for customer: CustomerID, _ reader: LoanReader, _ dialect: CSVRenderer.Dialect = .standard
  ) async throws -> LoanCalendar {
    try toCome(try await openAll(of: customer, reader), reader) { coming in
      let titles = Self.headings.map { $0(reader.language) }
      let table = Table(toCome: coming, in: LoanCalendar.sections, titles: titles)
      if table.rows.isEmpty { throw ICSError.empty }
      return CSVRenderer(dialect: dialect).render(table)
    }
  }

  /// The titles of the columns of the table.
  private static let headings = [
    LocalizedText(en: "Date", ru: "Дата"), LocalizedText(en: "Loan", ru: "Кредит"),
    LocalizedText(en: "What is to come", ru: "Что предстоит"), LocalizedText(en: "Amount", ru: "Сумма"),
    LocalizedText(en: "Details", ru: "Подробности"),
  ]

  private static let calendarName = LocalizedText(en: "Loan payments", ru: "Платежи по кредитам")

  /// Makes a calendar of products. `subject` tells it from other calendars, `name` is for people.
  private func calendar(
    _ loans: OpenLoans, _ reader: LoanReader, updating previous: ICSCalendar?, of subject: String, name: String
  ) throws -> LoanCalendar {
    try toCome(loans, reader) { coming in
      let renderer = ICSRenderer(sections: LoanCalendar.sections, previous: previous)
      let bytes = renderer.render(coming, of: subject, name: name)
      try renderer.check(bytes, of: subject)
      return bytes
    }
  }

  /// Writes a file of the screens that say what is to come of each product.
  private func toCome(
    _ open: OpenLoans, _ reader: LoanReader, file: (ComingProducts) throws -> [UInt8]
  ) throws -> LoanCalendar {
    var products: [ComingProduct] = []
    var missing: [String] = []
    var diagnostics: [Diagnostic] = []
    for loan in open.loans {
      guard let main = try loan.explained(for: reader) else { continue }
      diagnostics += main.diagnostics
      if main.cause != nil { missing.append(main.document.subject.title) }
      // A repayment that was booked when the data was made counts after its day, too: nobody knows whether it was
      // carried out.
      let whenRead = loan.dataAsOf.flatMap { "\($0)" == main.document.asOf ? nil : $0 }
      let stated = try whenRead.map { try loan.documents(for: [reader.on($0)])[0] } ?? main.document
      let isScheduleOld = stated.contentItems.contains { $0.id == CalendarSections.bookedRepayments }
      let due = main.cause == nil ? try loan.paymentsDue(for: reader) : nil
      let followsSchedule = !isScheduleOld && due?.followsSchedule ?? true
      let schedule = followsSchedule ? try loan.explained(.schedule, for: reader) : nil
      products.append(
        ComingProduct(
          screens: [schedule, main].compactMap { $0?.document }, due: due?.timeline, isKnown: due?.areKnown ?? true))
    }
    let coming = ComingProducts(products, on: "\(open.day)", isWhole: open.isWhole)
    return LoanCalendar(
      bytes: try file(coming), missing: missing, mayLackProducts: !open.isWhole, diagnostics: diagnostics)
  }
}
