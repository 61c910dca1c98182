import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailScreens
import LoanDetailSections
import Loans

extension QuoteCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    if let note = options.client.note { report.note(note) }
    let quote = try quote(by: try readTariff(in: surroundings, into: &report))
    // A quote reads no records; the service needs a source all the same.
    let loans = try LoanDetailService(
      tool.plugins, source: SampleGateway(of: []),
      options: .init(languages: try options.output.languages(in: surroundings), today: surroundings.today))
    let reader = try loans.reader(
      locale: options.output.locale(in: surroundings), asOf: asOf, client: options.client.profile,
      renderer: try options.output.renderer(in: surroundings), revealsNumbers: options.revealsNumbers)
    let screen: ScreenID = showsSchedule ? .schedule : .quote
    if let explained = options.explained {
      let explanation = try await loans.explanation(of: quote, on: screen, reader)
      report.explain(explained.item, on: [explanation], options.output, for: reader, subject: "The screen")
    } else {
      let rows = options.rows
      report.show(
        try await loans.screen(of: quote, screen, reader, page: rows.page, held: rows.held), for: reader,
        page: rows.page)
    }
  }

  /// Reads the tariff of the option, or else the product's sample tariff.
  private func readTariff(in surroundings: Surroundings, into report: inout Report) throws -> Tariff {
    guard let document = tariff else {
      report.note("The tariff is a sample. Give your own with --tariff FILE.")
      guard let own = try product.readTariff() else { throw UsageError("There is no tariff.", in: Self.name) }
      return own
    }
    let bytes = try document.smallJSON(in: surroundings, limits, advice: "Pipe the tariff in, or give --tariff FILE.")
    let tariff = try Tariff(parsing: bytes, name: document.name, limits: limits.ofSmallDocument)
    guard tariff.product == product.manifest.type else {
      throw UsageError(
        "The tariff is of the product type \(SourcePath.quoted(tariff.product.rawValue)), not of "
          + "\(SourcePath.quoted(product.manifest.type.rawValue)).", in: Self.name)
    }
    return tariff
  }

  /// The quote by a tariff. Throws if the amount has too many decimals, or if the request does not go with the tariff.
  private func quote(by tariff: Tariff) throws(UsageError) -> Quote {
    let currency = currency ?? tariff.currency
    guard let amount = Money("\(amount)", currency: currency) else {
      throw UsageError(
        "--amount takes an amount with at most \(currency.decimals) decimals, not \(amount).", in: Self.name)
    }
    do { return try Quote(request(amount), title: product.manifest.title, by: tariff) } catch {
      throw UsageError("\(error)", in: Self.name)
    }
  }
}
