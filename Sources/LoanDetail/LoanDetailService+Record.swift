public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
import LoanDetailEngine
public import Loans

extension LoanDetailService {
  /// Makes one screen of a record that the host holds, one of a nightly batch for example.
  ///
  /// ```swift
  /// let loans = try LoanDetailService(InstalledProducts.all)
  /// let reader = try loans.reader(locale: "en_US", asOf: day, renderer: JSONRenderer(isCompact: true))
  /// for line in lines {
  ///   let record = try LoanRecord(portfolioJSON: line, for: .allCustomers, asOf: day)
  ///   write(try await loans.screen(of: record, .main, reader).bytes)
  /// }
  /// ```
  ///
  /// The bytes are the same as for a request for `type:id` to a source with the record. The product's interactor reads
  /// from a gateway that has only this record. It runs in the caller's task, and no deadline applies.
  ///
  /// - Parameters:
  ///   - record: the record, read in full for the scope of the screen.
  ///   - screen: one of the product's screens.
  ///   - reader: the locale, the day, the client and the renderer. Without a day, the screen shows the record's day or,
  ///     without that, today.
  /// - Throws: ``RequestError``; `RequestError.notFound(_:near:findings:)` if there is no plugin for the record's type.
  @concurrent
  public func screen(
    of record: LoanRecord, _ screen: ScreenID, _ reader: LoanReader
  ) async throws(RequestError) -> RenderedScreen {
    let log = RequestLog(.screen(screen), of: ProductReference(record.id), for: record.scope, reader, options)
    return try await log.reporting { () throws(RequestError) in
      let screen = try await made(of: record, screen, asking: nil, reader, page: nil, log).screen
      log.add(screen.diagnostics)
      return screen
    }
  }

  /// Makes one screen of a record that the host holds, or answers a question about it. The answer is shorter if the
  /// client has an older or the same document.
  ///
  /// - Parameters:
  ///   - record: the record, read in full for the scope of the screen.
  ///   - screen: one of the product's screens.
  ///   - question: the question that the screen answers; `nil` for none.
  ///   - reader: the locale, the day, the client and the renderer.
  ///   - page: the rows of its lists to send; `nil` for all rows.
  ///   - held: what the client already has of the screen.
  @concurrent
  public func screen(
    of record: LoanRecord, _ screen: ScreenID, asking question: ScreenQuestion?, _ reader: LoanReader,
    page: PageRequest? = nil, held: HeldScreen? = nil
  ) async throws(RequestError) -> ScreenAnswer {
    let log = RequestLog(.screen(screen), of: ProductReference(record.id), for: record.scope, reader, options)
    return try await log.reporting(outcome: \.outcome) { () throws(RequestError) in
      if let page { try reader.check(page) }
      let made = try await made(of: record, screen, asking: question, reader, page: page, log)
      return try answer(made, for: reader, held, log)
    }
  }

  /// Makes a screen of a record, without looking at what the client has.
  private func made(
    of record: LoanRecord, _ screen: ScreenID, asking question: ScreenQuestion?, _ reader: LoanReader,
    page: PageRequest?, _ log: RequestLog
  ) async throws(RequestError) -> MadeScreen {
    let day = try day(for: reader, stated: record.facts.asOf, in: record.facts.timeZone.value)
    let request = ScreenRequest(screen, on: day, for: reader, log, rows: page, question: question)
    let strategist = try await holding(record).open(ProductReference(record.id), for: request, by: .none)
    return try render(request.shown(strategist.pages[0]), for: request)
  }

  /// A copy of the service with only this record and the plugin of its type.
  private func holding(_ record: LoanRecord) throws(RequestError) -> LoanDetailService {
    var service = self
    let type = record.id.type
    let gateway = HeldRecord(record)
    if let plugin = plugins.first(where: { $0.manifest.type == type }) {
      service.registry = InteractorRegistry(checked: plugin.interactor(readingFrom: gateway), on: sourceExecutor)
    } else if let plugin = options.pluginForOtherTypes?(type) {
      do {
        service.registry = try InteractorRegistry(
          [plugin.interactor(readingFrom: gateway)], executor: { sourceExecutor })
      } catch {
        throw .broken(RequestFault(page: nil, cause: .brokenPlugin, diagnostics: [.badPlugin(error)]))
      }
    } else {
      throw .notFound(ProductReference(record.id), near: [], findings: [])
    }
    return service
  }
}
