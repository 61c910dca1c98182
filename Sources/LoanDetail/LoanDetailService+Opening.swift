import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
public import Loans
import Localization

extension LoanDetailService {
  /// Runs a request on the day of its reader, and reports its end.
  ///
  /// - Parameters:
  ///   - page: the rows to send, which are checked before any source is asked.
  ///   - outcome: the outcome to report for an answer.
  ///   - body: makes the answer from the request's log, its day and its deadline.
  func request<Answer>(
    _ operation: RequestReport.Operation, _ reference: ProductReference? = nil, for scope: CustomerScope,
    _ reader: LoanReader, _ page: PageRequest? = nil,
    outcome: (Answer) -> RequestReport.Outcome = { _ in .document },
    _ body: (RequestLog, BankDay, Deadline) async throws(RequestError) -> Answer
  ) async throws(RequestError) -> Answer {
    let log = RequestLog(operation, of: reference, for: scope, reader, options)
    return try await log.reporting(outcome: outcome) { () throws(RequestError) in
      if let page { try reader.check(page) }
      let type = reference?.typed.flatMap { registry[$0.type] }?.supportingProductType
      guard gate.enter(type) else { throw .overloaded }
      defer { gate.leave(type) }
      let deadline = deadline()
      log.deadline = deadline
      return try await body(log, try await day(for: reader, scope, by: deadline), deadline)
    }
  }

  /// The day to show: the reader's day, else the source's day, else today in the time zone.
  ///
  /// The time zone is the reader's, else the source's, else the options'. A loan with a time zone of its own is shown
  /// in that, unless the reader states one.
  func day(
    for reader: LoanReader, _ scope: CustomerScope, by deadline: Deadline
  ) async throws(RequestError) -> BankDay {
    if let day = reader.asOf, let timeZone = reader.timeZone {
      return BankDay(day: day, timeZone: timeZone, isToday: false, isInZoneOfReader: true)
    }
    let stated = try await ask(.day, for: scope, by: deadline) { source in
      (
        day: reader.asOf == nil ? try await source.asOf() : nil,
        timeZone: reader.timeZone == nil ? try await source.timeZone() : nil
      )
    }
    return try day(for: reader, stated: stated?.day, in: stated?.timeZone)
  }

  /// The day to show of data with a day and a time zone of its own.
  func day(
    for reader: LoanReader, stated: CalendarDate?, in zone: BankTimeZone?
  ) throws(RequestError) -> BankDay {
    let timeZone = reader.timeZone ?? zone ?? options.timeZone
    let stated = reader.asOf ?? stated
    guard let day = stated ?? options.today(timeZone) else { throw .unknownDay }
    return BankDay(day: day, timeZone: timeZone, isToday: stated == nil, isInZoneOfReader: reader.timeZone != nil)
  }

  /// A deadline that begins now.
  func deadline() -> Deadline { Deadline(of: options.deadline, on: options.clock) }

  /// Returns a strategist with the page of one product.
  ///
  /// - Throws: ``RequestError`` if the reference does not identify a product, or if the product does not have the
  ///   screen.
  func open(
    _ reference: ProductReference, for request: ScreenRequest, by deadline: Deadline
  ) async throws(RequestError) -> InteractionStrategist {
    let scope = request.log.scope
    let registry = try await registry(for: reference, scope, by: deadline)
    let strategist = InteractionStrategist(registry, scope: scope, observer: options.exchanges) { deadline }
    do {
      try await strategist.loadLoan(reference, searchesList: options.searchesListForUnknownID)
    } catch {
      try checkCancellation()
      let lacksRecords = source?.lacksRecords ?? false
      throw RequestError(error, among: strategist.searched, lacksRecords) { request.shown($0).rendered() }
    }
    try checkCancellation()
    let page = strategist.pages[0]
    if let id = page.id, !page.hasScreen(request.screen, in: request.context) {
      throw .noSuchScreen(request.screen, of: id, available: page.screens)
    }
    return strategist
  }

  /// The interactors to ask: all of them if the reference has a registered type or there is no source; otherwise those
  /// of the types that the source has for the scope.
  ///
  /// Types that are not registered have the interactors of `Options.pluginForOtherTypes`. Interactors with other
  /// sources are always asked.
  func registry(
    for reference: ProductReference? = nil, _ scope: CustomerScope, by deadline: Deadline
  ) async throws(RequestError) -> InteractorRegistry {
    guard let source else { return registry }
    if let type = reference?.typed?.type, registry[type] != nil { return registry }
    let types = try await ask(.types, for: scope, by: deadline) { try await $0.productTypes(for: scope) } ?? []
    guard let plugin = options.pluginForOtherTypes else { return registry.having(types) }
    do {
      return try registry.having(types).adding(
        types.filter { registry[$0] == nil }.map { plugin($0).interactor(readingFrom: source) }, on: sourceExecutor)
    } catch {
      throw .broken(RequestFault(page: nil, cause: .brokenPlugin, diagnostics: [.badPlugin(error)]))
    }
  }

  /// Asks the source a question; returns `nil` if the service has no source.
  func ask<Answer: Sendable>(
    _ kind: AnswersFromMemory, for scope: CustomerScope, by deadline: Deadline,
    _ question: @escaping @Sendable (any LoanRecordGateway) async throws -> Answer
  ) async throws(RequestError) -> Answer? {
    guard let source else { return nil }
    do {
      return try await deadline.answer(on: source.answersFromMemory.isSuperset(of: kind) ? nil : sourceExecutor) {
        try await question(source)
      }
    } catch {
      try checkCancellation()
      throw RequestError(source: (error as? GatewayError).map { $0.visible(to: scope) } ?? error)
    }
  }

  /// Throws if the task of the request is cancelled.
  func checkCancellation() throws(RequestError) {
    if Task.isCancelled { throw .cancelled }
  }
}

extension LoanReader {
  /// What the reader is shown of a product: the day, the locale, the rows of a page and the question.
  func context(
    on day: BankDay, _ options: LoanDetailService.Options, _ page: PageRequest? = nil,
    explainingTo provenance: ProvenanceLog? = nil, question: ScreenQuestion? = nil
  ) -> PresentationContext {
    let context = PresentationContext(
      formatter: formatter, asOf: day.day, timeZone: day.timeZone, revealsNumbers: revealsNumbers,
      provenance: provenance, page: page, question: question, forms: forms)
    if day.isInZoneOfReader { return context }
    return context.keepingTimeOfLoans { [today = options.today] zone in day.isToday ? today(zone) : day.day }
  }
}

extension RequestError {
  /// The error for a reference that does not identify exactly one of the pages of a source, which may lack records.
  /// `render` renders the page of a type that cannot be listed.
  fileprivate init(
    _ error: LookupError, among pages: [LoanPage], _ lacksRecords: Bool, render: (LoanPage) -> RenderedScreen
  ) {
    switch error {
    case .ambiguous(let reference, let choices): self = .ambiguous(reference, choices: choices)
    case .notFound(let reference, let near):
      // A record whose id cannot be read is listed and opened by its place, so it has another id than the reference.
      // The findings tell of it, as the reference may mean it. A record of an interactor that did not answer may have
      // the id.
      let unread = pages.filter { $0.cause == .badData }.flatMap(\.diagnostics)
        .filter { $0.severity == .error && $0.path.hasSuffix(".id") }
      let untold = pages.filter { $0.cause == .unavailable && $0.id?.id == reference.text }.flatMap(\.diagnostics)
      let findings = (unread + untold + (lacksRecords ? [.mayBeUnread] : [])).distinct
      let isUnknown = lacksRecords || !untold.isEmpty
      self =
        isUnknown
        ? .unavailable(RequestFault(page: nil, cause: .unavailable, diagnostics: findings))
        : .notFound(reference, near: near, findings: findings)
    case .unavailable:
      let silent = pages.first { $0.id == nil }
      let all = pages.filter { $0.id == nil || $0.cause == .badData }.flatMap(\.diagnostics)
      self.init(RequestFault(page: silent.map(render), cause: silent?.cause ?? .unavailable, diagnostics: all))
    }
  }
}

extension LoanDetailService {
  /// Returns the source's findings about itself as a whole, such as a portfolio whose documents are of different days;
  /// none for a service without a source.
  ///
  /// They name places in the source, so they are for staff only. Requests for screens do not ask for them. The question
  /// counts among the requests about all types (``Options/requestsInFlight``); without a reader, it has no report.
  @concurrent
  public func findings(for scope: CustomerScope) async throws(RequestError) -> [Diagnostic] {
    guard gate.enter(nil) else { throw .overloaded }
    defer { gate.leave(nil) }
    return try await ask(.all, for: scope, by: deadline()) { try await $0.diagnostics(for: scope) } ?? []
  }
}
