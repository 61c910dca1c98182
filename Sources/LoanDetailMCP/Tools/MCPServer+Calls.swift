import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailScreens
import Loans

extension MCPServer {
  /// Calls a tool. A fault of its arguments, or of the data, is a result that says so, because the model can act on it.
  func call(_ request: MCPRequest, for client: MCPClient, progress: Progress) async throws(MCPFault) -> MCPResult {
    let name = try request.required("name", expected: "the name of a tool")
    guard let tool = tools.first(where: { $0.rawValue == name }) else {
      let known = tools.map(\.rawValue).joined(separator: ", ")
      throw request.fault(at: "name", expected: "one of \(known)")
    }
    if let arguments = request.parameters["arguments"], !arguments.isObject, arguments != .null {
      throw request.fault(at: "arguments", expected: "an object")
    }
    do {
      let arguments = try ToolArguments(
        request.parameters["arguments"], of: parameters(of: tool), required: required(by: tool))
      let answer = try await answer(of: tool, arguments, progress: progress)
      return try answer.result(
        part: arguments.texts[RequestParameter.cursor.name], limit: options.maximumLength, in: reader.language,
        for: client)
    } catch {
      return MCPResult([
        ("content", .array([.textContent(Self.sentence(about: error))])), ("isError", .bool(true)),
      ])
    }
  }

  /// The answer of a tool.
  private func answer(
    of tool: MCPTool, _ arguments: ToolArguments, progress: Progress
  ) async throws -> MCPAnswer {
    switch tool {
    case .listProducts: return try await list(arguments)
    case .showScreen:
      return try await shown(try await screen(arguments, reader(arguments)), arguments, progress: progress)
    case .whatIf:
      let name = try arguments.required(.question)
      let question = try WhatIf(named: name, arguments.texts(of: WhatIf.Parameter.all.map(\.name)))
      let screens = try await loans.explanation(
        of: try await reference(arguments), whatIf: question, for: scope, try reader(arguments))
      return try await shown(screens[0], arguments, progress: progress)
    case .quote: return try await shown(try await quote(arguments), arguments, progress: progress).withoutProduct
    case .summary: return try await shown(try await summary(arguments), arguments, progress: progress).withoutProduct
    case .explain: return try await explanation(arguments, progress: progress)
    case .compareDays: return try await comparison(arguments, progress: progress)
    }
  }

  /// The page of the list of products that a cursor names, or the first one.
  private func list(_ arguments: ToolArguments) async throws -> MCPAnswer {
    let place = try ListPlace(arguments.texts[RequestParameter.cursor.name])
    let list = try await loans.list(
      for: scope, try reader(arguments), from: place.page, atMost: Self.productsOnPage)
    return MCPAnswer(list, at: place, names)
  }

  /// The answer with a screen. Reports the first of two steps of the progress, because the screen is there.
  private func shown(
    _ screen: ExplainedScreen, _ arguments: ToolArguments, progress: Progress
  ) async throws -> MCPAnswer {
    progress.step(1, of: 2)
    return MCPAnswer(screen, names, for: try reader(arguments))
  }

  /// The reader for the day that an argument states; the reader of the server if the argument is absent.
  private func reader(_ arguments: ToolArguments, on parameter: RequestParameter = .day) throws -> LoanReader {
    guard let day = try arguments.day(parameter) else { return reader }
    return try reader(on: day)
  }

  /// The reader of a day.
  private func reader(on day: CalendarDate) throws -> LoanReader {
    try loans.reader(locale: options.locale, asOf: day, timeZone: options.timeZone, renderer: reader.renderer)
  }

  /// The product that the arguments name.
  private func reference(_ arguments: ToolArguments) async throws -> ProductReference {
    try await reference(named: try arguments.required(.product))
  }

  /// The screen that the arguments name, or the main screen. Only a statement has a period.
  private func screen(_ arguments: ToolArguments, _ reader: LoanReader) async throws -> ExplainedScreen {
    let name = arguments.texts[RequestParameter.screen.name].map(ScreenID.init(rawValue:)) ?? .main
    let reference = try await reference(arguments)
    let days = arguments.texts(of: StatementPeriod.parameters)
    if name != .statement, let other = days.keys.sorted().first {
      throw ToolFault("arguments.\(other) goes with the screen \"statement\" only.")
    }
    let period = try StatementPeriod.named(days)
    return try await loans.explanation(
      of: reference, on: [name], asking: period.map(ScreenQuestion.statement), for: scope, reader)[0]
  }

  /// The quote for the loan of the arguments.
  private func quote(_ arguments: ToolArguments) async throws -> ExplainedScreen {
    let type = try arguments.required(quotedType)
    guard let tariff = options.tariffs().first(where: { $0.product.rawValue == type }),
      let title = loans.manifests.first(where: { $0.type == tariff.product })?.title
    else {
      throw ToolFault("There is no tariff of the product type \(SourcePath.quoted(type)).")
    }
    let showsSchedule = arguments.texts[QuoteRequest.Parameter.schedule.name] == "true"
    let request = try QuoteRequest(
      named: arguments.texts(of: QuoteRequest.Parameter.ofLoan.map(\.name)),
      insurances: arguments.lists[insurances.name] ?? [], by: tariff)
    let quote = try Quote(request, title: title, by: tariff)
    let reader = try request.on.map { day in try self.reader(on: day) } ?? self.reader
    return try await loans.explanation(of: quote, on: showsSchedule ? .schedule : .quote, for: scope, reader)
  }

  /// What the customer of the scope owes, with totals in the currency of the arguments.
  private func summary(_ arguments: ToolArguments) async throws -> ExplainedScreen {
    guard case .customer(let customer) = scope else { throw ToolFault("A summary is of one customer.") }
    var screen = CustomerSummary()
    if let code = arguments.texts[totals.name], let rates = options.rates() {
      guard let currency = Currency(code: code) else {
        throw ToolFault(
          at: totals.name, found: .string(code), expected: "a currency code of ISO 4217 such as RUB")
      }
      screen = CustomerSummary(in: currency, at: rates)
    }
    return try await loans.explanation(of: screen, for: customer, try reader(arguments))
  }

  /// The explanation of an item or, without one, of all items of a screen.
  private func explanation(_ arguments: ToolArguments, progress: Progress) async throws -> MCPAnswer {
    let reader = try reader(arguments)
    let first = try await screen(arguments, reader)
    progress.step(1, of: 2)
    guard let name = arguments.texts[RequestParameter.item.name] else {
      return MCPAnswer(explaining: first.explanation.nodes, of: first, names, for: reader)
    }
    let item = ItemID(rawValue: name)
    var screens = [first]
    // Without a screen, the item is searched on all of them.
    if arguments.texts[RequestParameter.screen.name] == nil, first.explanation.node(item) == nil {
      screens = try await loans.explanation(
        of: try await reference(arguments), on: [.main] + first.manifest.screens.filter { $0 != .main }, for: scope,
        reader)
    }
    for screen in screens {
      if let node = screen.explanation.node(item) {
        return MCPAnswer(explaining: [node], of: screen, names, for: reader)
      }
    }
    let near = NearMiss.suggestion(
      for: name, among: screens.flatMap(\.explanation.nodes).map(\.id.rawValue))
    throw ToolFault(
      ["The product has no item \(SourcePath.quoted(name)) there.", near].compactMap(\.self).joined(separator: " "))
  }

  /// The comparison of a screen on two days.
  private func comparison(_ arguments: ToolArguments, progress: Progress) async throws -> MCPAnswer {
    let reader = try reader(arguments)
    let otherReader = try self.reader(arguments, on: .otherDay)
    let before = try await screen(arguments, reader)
    progress.step(1, of: 3)
    let after = try await screen(arguments, otherReader)
    progress.step(2, of: 3)
    return MCPAnswer(comparing: before, with: after, names, for: otherReader)
  }

  /// What went wrong, for a model and its user.
  private static func sentence(about error: any Error) -> String {
    switch error {
    case let fault as ToolFault: fault.message
    // What a source says is for the bank's log.
    case let error as RequestError where error.fault != nil: error.title
    case let error as RequestError:
      if case .notFound = error { "\(error) list_products names those there are." } else { "\(error)" }
    case let error as RequestNameError: TextGuard.messages("\(error)")
    case let error as QuoteError: TextGuard.messages("\(error)")
    case is ReaderError: "\(error)"
    default: "The bank's data cannot be shown. Trying again does not help."
    }
  }
}
